#pragma once

#include "rules/ask/asked.h"
#include "rules/realms/step/step.h"

namespace parapet::ask {

// A step as an answer (formats.md): cost, rise, drop, obstruction, width, wounds, profile, and
// `link` where one is taken.
Answer step_answer(realms::StepRuling ruling);

}  // namespace parapet::ask
