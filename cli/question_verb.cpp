#include "cli/question_verb.h"

#include <algorithm>

namespace parapet::cli {
namespace {

constexpr Argument kFromTo[] = {
    {"from", "FROM", ArgumentKind::text, "who looks: a place (F7, F7@2) or an id", true},
    {"to", "TO", ArgumentKind::text, "who is looked at", true},
};

constexpr Argument kAttack[] = {
    {"from", "FROM", ArgumentKind::text, "the attacker: a place or an id", true},
    {"to", "TO", ArgumentKind::text, "the target", true},
    {"dice", "--dice", ArgumentKind::text, "dice by colour, such as YY", true},
    {"facing", "--facing", ArgumentKind::facing_or_none,
     "the target's facing: N, E, S, W, or none; default: the unit's own"},
    {"bonus", "--bonus", ArgumentKind::integer, "bonuses of weapon and statuses"},
    {"penalty", "--penalty", ArgumentKind::integer, "penalties of statuses"},
    {"altitude", "--altitude", ArgumentKind::integer, "Level of an attacker in mid-air"},
    {"bands", "--bands", ArgumentKind::reaches, "reach of red, yellow, white: 1,3,7 (- = unused)"},
    {"bands_order", "--bands-order", ArgumentKind::text, "the order in which bands are tried: RYW"},
    {"range_shift", "--range-shift", ArgumentKind::integer, "a status: 3 or -3 to all bands"},
    {"attacker_facing", "--attacker-facing", ArgumentKind::text, "a facing that binds the attack"},
    {"ignore_los", "--ignore-los", ArgumentKind::yes, "an attack that needs no sight"},
};

constexpr Argument kDice[] = {
    {"dice", "DICE", ArgumentKind::text, "dice by colour, such as YY", true},
    {"net", "NET", ArgumentKind::integer, "bonuses less penalties", true},
};

constexpr Argument kFront[] = {
    {"at", "AT", ArgumentKind::text, "a place or an id", true},
    {"facing", "--facing", ArgumentKind::text, "N, E, S or W; default: the unit's own"},
};

constexpr Argument kHack[] = {
    {"unit", "UNIT", ArgumentKind::text, "who hacks: an id or a place", true},
    {"target", "TARGET", ArgumentKind::text, "what is hacked", true},
};

constexpr QuestionVerb kVerbs[] = {
    {"sight", "Can she see him? The verdict, why, and where on the line.", kFromTo,
     "parapet sight boards/rooftop-dispute.board.json archer runner --picture ruling.png"},
    {"attack", "Sight, range, Flank, height and Protection, and what they make of the dice.",
     kAttack,
     "parapet attack boards/rooftop-dispute.board.json archer runner --dice YY --bands 1,4,9"},
    {"dice", "What dice become by bonuses and penalties.", kDice,
     "parapet dice boards/house-with-window.board.json YY 3"},
    {"front", "The spaces in front of a unit.", kFront,
     "parapet front boards/rooftop-dispute.board.json archer --facing E"},
    {"distance", "The distance in spaces.", kFromTo,
     "parapet distance boards/rooftop-dispute.board.json archer runner"},
    {"hack", "Whether a unit is near enough to hack.", kHack,
     "parapet hack boards/rooftop-dispute.board.json archer guard"},
};

Fault word_fault(std::string_view name, const std::string& word, std::string expected) {
  Fault fault;
  fault.code = "wrong-value";
  fault.place = std::string(name);
  fault.found = "\"" + word + "\"";
  fault.expected = std::move(expected);
  return fault;
}

bool is_integer(std::string_view word) {
  if (word.starts_with('-')) word.remove_prefix(1);
  return !word.empty() && word.size() <= 9 &&
         std::all_of(word.begin(), word.end(), [](char c) { return c >= '0' && c <= '9'; });
}

// Digits as JSON writes them: no zeros in front.
JsonValue integer_value(const std::string& word) {
  return JsonValue::from_integer(std::stoll(word));
}

Result<JsonValue> reaches_value(const Argument& argument, const std::string& word) {
  std::vector<JsonValue> items;
  std::size_t start = 0;
  for (;;) {
    const std::size_t comma = word.find(',', start);
    const std::string part = word.substr(start, comma - start);
    if (part == "-") {
      items.emplace_back();
    } else if (is_integer(part)) {
      items.push_back(integer_value(part));
    } else {
      return Failure(word_fault(argument.name, word, "three numbers or -, such as 1,3,-"));
    }
    if (comma == std::string::npos) return JsonValue::from_list(std::move(items));
    start = comma + 1;
  }
}

Result<JsonValue> value_of(const Argument& argument, const std::string& word) {
  switch (argument.kind) {
    case ArgumentKind::text:
      return JsonValue::from_text(word);
    case ArgumentKind::integer:
      if (!is_integer(word)) return Failure(word_fault(argument.name, word, "a whole number"));
      return integer_value(word);
    case ArgumentKind::reaches:
      return reaches_value(argument, word);
    case ArgumentKind::facing_or_none:
      return word == "none" ? JsonValue() : JsonValue::from_text(word);
    case ArgumentKind::yes:
      return JsonValue::from_bool(true);
  }
  return JsonValue();
}

}  // namespace

std::span<const QuestionVerb> question_verbs() { return kVerbs; }

Result<JsonValue> make_question(const QuestionVerb& verb,
                                const std::map<std::string, std::string>& words,
                                const std::vector<std::string>& options) {
  std::vector<JsonMember> members = {{"ask", JsonValue::from_text(std::string(verb.name))}};
  for (const Argument& argument : verb.arguments) {
    const auto word = words.find(std::string(argument.key));
    if (word == words.end()) continue;
    auto value = value_of(argument, word->second);
    if (!value) return Failure(value.error());
    members.push_back({std::string(argument.key), *std::move(value)});
  }
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
  if (!changed.empty()) {
    members.push_back({"options", JsonValue::from_members(std::move(changed))});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet::cli
