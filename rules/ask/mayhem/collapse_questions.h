#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Collapsing buildings, demolishing (formats.md, questions).
std::span<const MayhemQuestion> collapse_questions();

}  // namespace parapet::ask
