#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Checking and building a map (formats.md, questions).
std::span<const MayhemQuestion> map_questions();

}  // namespace parapet::ask
