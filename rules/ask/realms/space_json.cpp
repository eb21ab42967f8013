#include "rules/ask/realms/space_json.h"

#include <string>
#include <utility>

#include "rules/files/json/json_number.h"
#include "rules/realms/pegs/peg_scale.h"

namespace parapet::ask {

JsonValue space_json(const realms::Battlefield& field, realms::SpaceId space) {
  return JsonValue::from_text(field.name_of(space));
}

JsonValue spaces_json(const realms::Battlefield& field, std::span<const realms::SpaceId> spaces) {
  std::vector<JsonValue> names;
  for (const realms::SpaceId space : spaces) names.push_back(space_json(field, space));
  return JsonValue::from_list(std::move(names));
}

JsonValue number_or_null(const std::optional<Ratio>& number) {
  return number ? number_json(*number) : JsonValue();
}

JsonValue numbers_json(std::span<const Ratio> numbers) {
  std::vector<JsonValue> items;
  for (const Ratio& number : numbers) items.push_back(number_json(number));
  return JsonValue::from_list(std::move(items));
}

JsonValue height_json(const realms::Battlefield& field, std::int64_t ticks) {
  const Ratio pegs = realms::pegs_of_ticks(ticks, field.peg().rise);
  if (pegs.denominator() != 1) return fraction_json(pegs);
  return JsonValue::from_text(std::to_string(pegs.numerator()));
}

std::optional<std::string> margin_text(const std::optional<Ratio>& ticks) {
  if (!ticks) return std::nullopt;
  return to_string(*ticks);
}

}  // namespace parapet::ask
