#pragma once

#include "rules/ask/mayhem_question.h"

namespace parapet::ask {

// Collapsing buildings, demolishing (formats.md 4.1).
std::span<const MayhemQuestion> collapse_questions();

}  // namespace parapet::ask
