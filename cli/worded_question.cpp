#include "cli/worded_question.h"

#include <algorithm>
#include <iterator>
#include <optional>

#include "cli/argument_value.h"

namespace parapet::cli {
namespace {

// Objects that only their members' words make.
constexpr std::string_view kWordedObjects[] = {"profile", "sphere", "values"};

// Puts a value under its key; "jump.at" goes into the object `jump`, if there is one.
Result<void> put(std::vector<JsonMember>& members, const Argument& argument, JsonValue value,
                 const std::string& word) {
  const std::size_t dot = argument.key.find('.');
  if (dot == std::string_view::npos) {
    members.push_back({std::string(argument.key), std::move(value)});
    return {};
  }
  const std::string_view outer = argument.key.substr(0, dot);
  auto found = std::find_if(members.begin(), members.end(),
                            [outer](const JsonMember& m) { return m.key == outer; });
  const bool is_worded = std::find(std::begin(kWordedObjects), std::end(kWordedObjects), outer) !=
                         std::end(kWordedObjects);
  if (found == members.end() && is_worded) {
    members.push_back({std::string(outer), JsonValue::from_members({})});
    found = members.end() - 1;
  }
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

Fault usage_fault(std::string code, const QuestionVerb& question, std::string found,
                  std::string expected) {
  Fault fault;
  fault.code = std::move(code);
  fault.place = std::string(question.name);
  fault.found = std::move(found);
  fault.expected = std::move(expected);
  fault.excerpt = "Example:\n  " + std::string(question.example);
  return fault;
}

Fault missing_word(const QuestionVerb& question, const Argument& argument) {
  return usage_fault("missing-word", question, "nothing",
                     std::string(argument.name) + ": " + std::string(argument.help));
}

std::string other_game_of(const Verb& verb, Game game, std::string_view word) {
  for (const auto& [other, question] : verb.questions) {
    if (other == game) continue;
    for (const auto& arguments : {question.arguments, common_arguments(other)}) {
      for (const Argument& argument : arguments) {
        if (argument.name == word) return boards_of(other);
      }
    }
  }
  return {};
}

// The arguments of the question with the words given for them; a word that fits none is a fault.
using Given = std::vector<std::pair<const Argument*, std::optional<std::string>>>;
Result<Given> match(const Verb& verb, Game game, const QuestionVerb& question, const Words& words) {
  Given given;
  std::size_t plain = 0;
  std::size_t named = 0;
  for (const auto& arguments : {question.arguments, common_arguments(game)}) {
    for (const Argument& argument : arguments) {
      std::optional<std::string> word;
      if (argument.is_positional()) {
        if (plain < words.plain.size()) word = words.plain[plain++];
      } else if (const auto found = words.named.find(std::string(argument.name));
                 found != words.named.end()) {
        word = found->second;
        ++named;
      }
      if (!word && argument.required) {
        return Failure(missing_word(question, argument));
      }
      given.emplace_back(&argument, std::move(word));
    }
  }
  if (plain < words.plain.size()) {
    return Failure(usage_fault("unknown-word", question,
                               "\"" + words.plain[plain].substr(0, 80) + "\"",
                               "no further word on " + boards_of(game)));
  }
  if (named == words.named.size()) return given;
  for (const auto& [key, word] : words.named) {
    const std::string& name = key;
    const bool known = std::any_of(given.begin(), given.end(),
                                   [&](const auto& item) { return item.first->name == name; });
    if (known) continue;
    const std::string other = other_game_of(verb, game, name);
    return Failure(usage_fault(
        "unknown-word", question, name,
        "words of " + boards_of(game) + "; this one is of " + (other.empty() ? "no game" : other)));
  }
  return given;
}

}  // namespace

Result<JsonValue> make_question(const Verb& verb, Game game, const Words& words,
                                const std::vector<std::string>& options) {
  const auto question = verb.questions.find(game);
  if (question == verb.questions.end()) {
    const auto& [other, theirs] = *verb.questions.begin();
    return Failure(usage_fault("wrong-game", theirs,
                               "a board of game " + std::string(to_text(game)),
                               "one of " + boards_of(other) + ", which alone have this question"));
  }
  const auto given = match(verb, game, question->second, words);
  if (!given) return Failure(given.error());
  std::vector<JsonMember> members = {{"ask", JsonValue::from_text(std::string(verb.name))}};
  for (const auto& [argument, word] : *given) {
    if (!word) {
      if (argument->kind == ArgumentKind::flag) {
        members.push_back({std::string(argument->key), JsonValue::from_bool(false)});
      }
      continue;
    }
    auto value = value_of(*argument, *word);
    if (!value) return Failure(value.error());
    const auto done = put(members, *argument, *std::move(value), *word);
    if (!done) return Failure(done.error());
  }
  const auto changed = options_member(options);
  if (!changed) return Failure(changed.error());
  if (*changed) members.push_back(**changed);
  return JsonValue::from_members(std::move(members));
}

Fault in_words(const Fault& fault, const Verb& verb, Game game) {
  const auto question = verb.questions.find(game);
  if (fault.code != "missing-key" || question == verb.questions.end()) return fault;
  for (const Argument& argument : question->second.arguments) {
    if (fault.found != "no key \"" + std::string(argument.key) + "\"") continue;
    return missing_word(question->second, argument);
  }
  return fault;
}

}  // namespace parapet::cli
