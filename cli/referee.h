#pragma once

#include <string>

#include "cli/open_board.h"
#include "rules/ask/mayhem_session.h"
#include "rules/mayhem/sight.h"

namespace parapet::cli {

// A ruling as a referee says it: the verdict, why and by which rules, where on the line, what it
// hangs on. Plain text, lines of its own, ends with a line break. `question` is one that `ruled`
// answers.
std::string referee_text(const OpenBoard& board, const JsonValue& question,
                         const ask::Ruled& ruled);

// One sentence: "archer (G3@2) does not see runner (K5)." For a question about sight or an attack.
std::string verdict_sentence(const JsonValue& question, const ask::Answer& answer,
                             const mayhem::SightRuling& evidence);

// The sight ruling behind a question `sight` or `attack`.
Result<mayhem::SightRuling> sight_evidence(const OpenBoard& board, const JsonValue& question);

}  // namespace parapet::cli
