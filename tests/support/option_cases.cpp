#include "tests/support/option_cases.h"

#include <utility>

namespace parapet::test {
namespace {

const JsonMember* only_option(const JsonValue& question) {
  const JsonValue* options = question.find("options");
  if (options == nullptr || options->members().size() != 1) return nullptr;
  return &options->members().front();
}

}  // namespace

JsonValue without_options(const JsonValue& question) {
  std::vector<JsonMember> members;
  for (const JsonMember& member : question.members()) {
    if (member.key != "options") members.push_back(member);
  }
  return JsonValue::from_members(std::move(members));
}

std::map<std::pair<std::string, std::string>, OptionPair> option_pairs(
    const std::vector<std::string>& case_files) {
  std::map<std::pair<std::string, std::string>, OptionPair> pairs;
  for (const std::string& file : case_files) {
    const auto cases = read_cases(file);
    if (!cases) continue;
    for (const Case& one : *cases) {
      const JsonMember* option = only_option(one.ask);
      if (option == nullptr) continue;
      for (const Case& other : *cases) {
        if (other.board != one.board || other.ask != without_options(one.ask)) continue;
        pairs.try_emplace({option->key, std::string(option->value.text())}, OptionPair{other, one});
      }
    }
  }
  return pairs;
}

}  // namespace parapet::test
