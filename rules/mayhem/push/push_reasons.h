#pragma once

#include "rules/mayhem/push/push.h"
#include "rules/mayhem/push/push_steps.h"

namespace parapet::mayhem {

// Why the Pushes may do what the ruling says.
Because push_reasons(PushSteps& steps, const PushQuestion& question, const PushRuling& ruling,
                     const PushOutcome& outcome);

}  // namespace parapet::mayhem
