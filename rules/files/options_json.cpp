#include "rules/files/options_json.h"

#include <string>
#include <utility>
#include <vector>

namespace parapet {

Result<Options> read_options(const JsonCursor& at, Options before) {
  if (!at.value().is_object()) {
    return Failure(at.wrong("an object of option ids and values such as {\"L2\": \"allow\"}"));
  }
  for (const JsonMember& member : at.value().members()) {
    const JsonCursor option = at.at(member);
    if (!member.value.is_text()) return Failure(option.wrong("a value of the option, as a string"));
    if (auto set = before.set(member.key, member.value.text()); !set) {
      Fault fault = std::move(set.error());
      fault.file = option.file();
      fault.place = option.pointer();
      return Failure(std::move(fault));
    }
  }
  return before;
}

JsonValue options_json(const Options& options) {
  std::vector<JsonMember> members;
  for (const OptionIndex option : options.changed()) {
    members.push_back(
        {std::string(option_specs()[option].id), JsonValue::from_text(options.value(option))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
