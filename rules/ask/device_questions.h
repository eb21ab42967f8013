#pragma once

#include "rules/ask/mayhem_question.h"

namespace parapet::ask {

// Doomsday devices (formats.md 4.1).
std::span<const MayhemQuestion> device_questions();

}  // namespace parapet::ask
