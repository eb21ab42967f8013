#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// What a handful of dice may show (formats.md, questions).
std::span<const MayhemQuestion> odds_questions();

}  // namespace parapet::ask
