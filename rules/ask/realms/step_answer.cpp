#include "rules/ask/realms/step_answer.h"

#include <string>
#include <string_view>
#include <utility>

#include "rules/ask/realms/space_json.h"
#include "rules/files/json/json_fields.h"

namespace parapet::ask {
namespace {

JsonValue link_json(realms::LinkKind kind) {
  return JsonValue::from_text(std::string(realms::kLinkKindWords[static_cast<std::size_t>(kind)]));
}

}  // namespace

Answer step_answer(realms::StepRuling ruling) {
  Answer answer;
  answer.own = {
      {"cost", integer_or_null(ruling.cost)},   {"rise", number_or_null(ruling.rise)},
      {"drop", number_or_null(ruling.drop)},    {"obstruction", number_or_null(ruling.obstruction)},
      {"width", number_or_null(ruling.width)},  {"wounds", JsonValue::from_integer(ruling.wounds)},
      {"profile", numbers_json(ruling.profile)}};
  if (ruling.link) answer.own.push_back({"link", link_json(*ruling.link)});
  answer.because = ruling.because;
  answer.margin = margin_text(ruling.margin);
  answer.too_close = ruling.too_close;
  answer.evidence = Evidence::of(std::move(ruling));
  return answer;
}

}  // namespace parapet::ask
