#pragma once

#include "rules/ask/mayhem_question.h"

namespace parapet::ask {

// Checking and building a map (formats.md 4.1).
std::span<const MayhemQuestion> map_questions();

}  // namespace parapet::ask
