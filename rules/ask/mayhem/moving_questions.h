#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Spaces, steps, walks, routes, reach, zones of control (formats.md, questions).
std::span<const MayhemQuestion> moving_questions();

}  // namespace parapet::ask
