#include "cli/question_verb.h"

#include <algorithm>
#include <optional>

#include "cli/argument_value.h"
#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kCommon[] = {
    {"units", "--units", ArgumentKind::json, "units instead of the board's: JSON, or a file of it"},
    {"vehicles", "--vehicles", ArgumentKind::json, "vehicles instead of the board's"},
    {"markers", "--markers", ArgumentKind::json, "markers instead of the board's"},
    {"devices", "--devices", ArgumentKind::json, "devices instead of the board's"},
};

// Puts a value under its key; "jump.at" goes into the object `jump`, if there is one.
Result<void> put(std::vector<JsonMember>& members, const Argument& argument, JsonValue value,
                 const std::string& word) {
  const std::size_t dot = argument.key.find('.');
  if (dot == std::string_view::npos) {
    members.push_back({std::string(argument.key), std::move(value)});
    return {};
  }
  const std::string_view outer = argument.key.substr(0, dot);
  const auto found = std::find_if(members.begin(), members.end(),
                                  [outer](const JsonMember& m) { return m.key == outer; });
  if (found == members.end() || !found->value.is_object()) {
    return Failure(word_fault(argument.name, word, "--" + std::string(outer) + " with it"));
  }
  std::vector<JsonMember> inner = found->value.members();
  inner.push_back({std::string(argument.key.substr(dot + 1)), std::move(value)});
  found->value = JsonValue::from_members(std::move(inner));
  return {};
}

Result<std::optional<JsonMember>> options_member(const std::vector<std::string>& options) {
  std::vector<JsonMember> changed;
  for (const std::string& option : options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      return Failure(word_fault("--option", option, "ID=VALUE, such as L2=allow"));
    }
    const std::string id = option.substr(0, equals);
    std::erase_if(changed, [&](const JsonMember& member) { return member.key == id; });
    changed.push_back({id, JsonValue::from_text(option.substr(equals + 1))});
  }
  if (changed.empty()) return std::optional<JsonMember>();
  return std::optional(JsonMember{"options", JsonValue::from_members(std::move(changed))});
}

}  // namespace

std::vector<QuestionVerb> question_verbs() {
  std::vector<QuestionVerb> verbs;
  for (const auto& table :
       {sight_verbs(), moving_verbs(), area_verbs(), vehicle_verbs(), map_verbs()}) {
    verbs.insert(verbs.end(), table.begin(), table.end());
  }
  return verbs;
}

std::span<const Argument> common_arguments() { return kCommon; }

Result<JsonValue> make_question(const QuestionVerb& verb,
                                const std::map<std::string, std::string>& words,
                                const std::vector<std::string>& options) {
  std::vector<JsonMember> members = {{"ask", JsonValue::from_text(std::string(verb.name))}};
  for (const auto& arguments : {verb.arguments, common_arguments()}) {
    for (const Argument& argument : arguments) {
      const auto word = words.find(std::string(argument.key));
      if (word == words.end()) {
        if (argument.kind == ArgumentKind::flag) {
          members.push_back({std::string(argument.key), JsonValue::from_bool(false)});
        }
        continue;
      }
      auto value = value_of(argument, word->second);
      if (!value) return Failure(value.error());
      const auto done = put(members, argument, *std::move(value), word->second);
      if (!done) return Failure(done.error());
    }
  }
  const auto changed = options_member(options);
  if (!changed) return Failure(changed.error());
  if (*changed) members.push_back(**changed);
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet::cli
