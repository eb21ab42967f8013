#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Doomsday devices (formats.md, questions).
std::span<const MayhemQuestion> device_questions();

}  // namespace parapet::ask
