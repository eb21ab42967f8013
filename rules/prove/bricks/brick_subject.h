#pragma once

#include "geometry/numbers/result.h"
#include "rules/files/realms/realms_file.h"
#include "rules/prove/prove.h"
#include "rules/prove/subject.h"

namespace parapet::prove {

// A brick board to be proven. Sight from an eye to a body need not be the same both ways; between
// points it is, so its `ends` are the eyes of figures on all spaces and of all units. Errors: those
// of the referee on it.
Result<Subject> brick_subject(const RealmsBoard& board, const BrickReferee& referee,
                              const Effort& effort);

}  // namespace parapet::prove
