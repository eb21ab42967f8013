#pragma once

#include <string>

#include "rules/ask/mayhem_session.h"

namespace parapet::cli {

// A ruling as a referee says it: the verdict, why and by which rules, where on the line, what it
// hangs on. Plain text, lines of its own, ends with a line break. `question` is one that `ruled`
// answers.
std::string referee_text(const JsonValue& question, const ask::Ruled& ruled);

// One sentence: "archer (G3@2) does not see runner (K5)." For a question about sight or an attack.
std::string verdict_sentence(const JsonValue& question, const ask::Answer& answer);

}  // namespace parapet::cli
