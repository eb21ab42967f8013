#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Pushes and falls (formats.md, questions).
std::span<const MayhemQuestion> push_questions();

}  // namespace parapet::ask
