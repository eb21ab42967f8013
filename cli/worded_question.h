#pragma once

#include <map>
#include <string>
#include <vector>

#include "cli/question_verb.h"
#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

// The words given: those without a name in their order, the others by their name ("--mp").
struct Words {
  std::vector<std::string> plain;
  std::map<std::string, std::string> named;
};

// The question in the words given, about a board of that game.
// Errors: "wrong-game" for a verb that the game has not, "unknown-word" for a word that is none of
// the verb's there, "missing-word"; "wrong-value" for a word that is none of its kind; those of
// read_whole_file and parse_json.
Result<JsonValue> make_question(const Verb& verb, Game game, const Words& words,
                                const std::vector<std::string>& options);

// The fault of a question made so, told to whom knows words and no keys: a key that is missing is
// the "missing-word" that gives it. Other faults as they are.
Fault in_words(const Fault& fault, const Verb& verb, Game game);

}  // namespace parapet::cli
