#pragma once

#include "rules/ask/mayhem/mayhem_question.h"

namespace parapet::ask {

// Areas of effect, explosive spaces, explosions (formats.md, questions).
std::span<const MayhemQuestion> area_questions();

}  // namespace parapet::ask
