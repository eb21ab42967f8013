#include "cli/realms/realms_told.h"

#include <algorithm>

#include "cli/words.h"
#include "rules/ask/realms/places.h"
#include "rules/files/json/json_number.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {

std::string RealmsTold::name(std::string_view key) const {
  const JsonValue* value = question.find(key);
  if (value == nullptr) return {};
  if (value->is_list()) {
    std::string numbers;
    for (const JsonValue& item : value->items()) {
      const auto number = exact_number(item);
      if (!numbers.empty()) numbers += ", ";
      numbers += number ? number_text(*number) : write_json_line(item);
    }
    return "(" + numbers + ") mm";
  }
  const auto at = space(key);
  if (!at) return as_text(value);
  const std::string place = to_name(state, *at);
  const auto who = unit(key);
  if (!who) return place;
  return state.units()[*who].id + " (" + place + ")";
}

std::optional<std::size_t> RealmsTold::unit(std::string_view key) const {
  const JsonValue* value = question.find(key);
  if (value == nullptr || !value->is_text()) return std::nullopt;
  const auto place = ask::read_realms_place(JsonCursor(*value, "question"), state);
  if (!place) return std::nullopt;
  if (const auto* unit = std::get_if<std::size_t>(&*place)) return *unit;
  return ask::unit_on(state, std::get<realms::SpaceId>(*place));
}

std::optional<realms::SpaceId> RealmsTold::space(std::string_view key) const {
  return named_space(state, question.find(key));
}

std::optional<realms::SpaceId> RealmsTold::start() const {
  if (const auto from = space("from")) return from;
  if (const JsonValue* path = question.find("path"); !items_of(path).empty()) {
    return named_space(state, &items_of(path).front());
  }
  return space("unit");
}

std::optional<std::size_t> RealmsTold::mover_unit() const {
  if (const auto named = unit("unit")) return named;
  const auto from = start();
  return from ? ask::unit_on(state, *from) : std::nullopt;
}

Ratio RealmsTold::mover_height() const {
  const JsonValue* height = question.find("height");
  if (height != nullptr) {
    if (const auto pegs = exact_number(*height)) return *pegs;
  }
  const auto unit = mover_unit();
  return unit ? state.units()[*unit].height : Ratio(10);
}

std::string RealmsTold::mover() const {
  const auto from = start();
  const std::string place = from ? to_name(state, *from) : std::string();
  const auto who = mover_unit();
  if (who && (asks("unit") || !asks("height"))) {
    return state.units()[*who].id + (place.empty() ? "" : " (" + place + ")");
  }
  return "A figure of " + pegs_text(mover_height()) + (place.empty() ? "" : " on " + place);
}

std::optional<Ratio> RealmsTold::pegs(std::string_view key) const {
  const JsonValue* value = own(key);
  return value == nullptr ? std::nullopt : exact_number(*value);
}

std::vector<realms::SpaceId> RealmsTold::spaces(std::string_view key) const {
  std::vector<realms::SpaceId> found;
  for (const JsonValue& item : items_of(own(key))) {
    const auto space = named_space(state, item.is_object() ? item.find("at") : &item);
    if (space) found.push_back(*space);
  }
  return found;
}

Ratio to_pegs(const realms::Battlefield& field, std::int64_t ticks) {
  const Ratio& rise = field.peg().rise;
  return Ratio::make(ticks * rise.denominator(), rise.numerator()).value_or(Ratio(ticks));
}

std::optional<realms::SpaceId> named_space(const ask::RealmsState& state, const JsonValue* value) {
  if (value == nullptr || !value->is_text()) return std::nullopt;
  const auto space = ask::read_realms_space(JsonCursor(*value, "question"), state);
  return space ? std::optional(*space) : std::nullopt;
}

std::string to_name(const ask::RealmsState& state, realms::SpaceId space) {
  return state.field().name_of(space);
}

std::string enumerated(const ask::RealmsState& state, const std::vector<realms::SpaceId>& spaces,
                       std::size_t most) {
  std::vector<std::string> names;
  for (const realms::SpaceId& space : spaces) names.push_back(to_name(state, space));
  return enumerated(names, most);
}

}  // namespace parapet::cli
