#pragma once

#include <string>

#include "cli/told.h"
#include "rules/ask/mayhem_session.h"

namespace parapet::cli {

// A ruling as a referee says it: the verdict, lists, why and by which rules, where on the line,
// what it hangs on. Plain text, lines of its own, ends with a line break.
// REQUIRES: `told.answer` is that of `ruled`.
std::string referee_text(const Told& told, const ask::Ruled& ruled);

// One sentence: "archer (G3@2) does not see runner (K5).", "scout (F7) reaches D4@2 for 9 MP: ..."
std::string verdict_sentence(const Told& told);

}  // namespace parapet::cli
