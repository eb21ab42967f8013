#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Vehicles and drones (formats.md, questions).
std::span<const MayhemQuestion> vehicle_questions();

}  // namespace parapet::ask
