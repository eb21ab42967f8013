#pragma once

#include <span>

#include "rules/ask/realms/realms_question.h"

namespace parapet::ask {

// sight and overview of game skirmish (formats.md, questions of game skirmish).
std::span<const RealmsQuestion> skirmish_questions();

}  // namespace parapet::ask
