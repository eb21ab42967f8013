#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Reinforcements, redeploying, objectives, events (formats.md, questions).
std::span<const MayhemQuestion> placement_questions();

}  // namespace parapet::ask
