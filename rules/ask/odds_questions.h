#pragma once

#include "rules/ask/mayhem_question.h"

namespace parapet::ask {

// What a handful of dice may show (formats.md 4.1).
std::span<const MayhemQuestion> odds_questions();

}  // namespace parapet::ask
