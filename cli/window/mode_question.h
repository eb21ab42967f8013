#pragma once

#include <span>
#include <string>
#include <vector>

#include "cli/window/window_modes.h"

namespace parapet::cli {

// A question of a window, and which of its numbers went into it.
struct ModeQuestion {
  JsonValue question;
  std::vector<viewer::OptionChoice> numbers;
};

// The question of formats.md that a mode means with these picks, as the same words on the command
// line would make it. Errors: "missing-pick", "unknown-word" for a pick too many; those of
// make_question and, where a mode measures by itself, of the places picked.
Result<ModeQuestion> mode_question(const OpenBoard& board, const WindowMode& mode,
                                   const std::vector<std::string>& picks,
                                   std::span<const viewer::OptionChoice> numbers);

// The fault of such a question, to whom knows no keys and no words of the command line.
Fault in_picks(const OpenBoard& board, const WindowMode& mode, const Fault& fault);

}  // namespace parapet::cli
