#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Sight, attacks, dice, Front, range, hacking, checks of the board (formats.md, questions).
std::span<const MayhemQuestion> sight_questions();

}  // namespace parapet::ask
