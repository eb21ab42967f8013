#include "rules/ask/because_json.h"

#include "rules/files/place_json.h"

namespace parapet::ask {

JsonValue because_json(const Because& because) {
  std::vector<JsonValue> reasons;
  for (const Reason& reason : because) {
    std::vector<JsonMember> members = {{"rule", JsonValue::from_text(reason.rule)},
                                       {"text", JsonValue::from_text(reason.text)}};
    if (!std::holds_alternative<std::monostate>(reason.at)) {
      members.push_back({"at", place_json(reason.at)});
    }
    reasons.push_back(JsonValue::from_members(std::move(members)));
  }
  return JsonValue::from_list(std::move(reasons));
}

}  // namespace parapet::ask
