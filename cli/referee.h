#pragma once

#include <functional>
#include <string>

#include "cli/told.h"
#include "rules/ask/session.h"
#include "viewer/ruling_text.h"

namespace parapet::cli {

// What only the game itself can say of a ruling.
struct RefereeWords {
  std::string verdict;  // a sentence; empty for a question that nobody has words for
  std::string lists;    // these two: lines of their own, may be empty
  std::string details;
  // What another answer has otherwise, to follow "With option ...".
  std::function<std::string(const ask::Answer& other)> difference;
};

// A ruling in words, part by part.
viewer::RulingText ruling_text(const RefereeWords& words, const ask::Ruled& ruled);

// The same of a tile board. REQUIRES: `told.answer` is that of `ruled`.
viewer::RulingText ruling_text(const Told& told, const ask::Ruled& ruled);

// As a referee says it: the verdict, lists, why and by which rules, details, what it hangs on.
// Plain text that ends with a line break.
std::string referee_text(const viewer::RulingText& words);

// One sentence: "archer (G3@2) does not see runner (K5).", "scout (F7) reaches D4@2 for 9 MP: ..."
std::string verdict_sentence(const Told& told);

// The keys of an answer as they are, a line each: for a question that nobody has words for.
std::string plain_answer(const ask::Answer& answer);

}  // namespace parapet::cli
