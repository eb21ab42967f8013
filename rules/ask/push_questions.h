#pragma once

#include "rules/ask/mayhem_question.h"

namespace parapet::ask {

// Pushes and falls (formats.md 4.1).
std::span<const MayhemQuestion> push_questions();

}  // namespace parapet::ask
