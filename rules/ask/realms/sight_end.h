#pragma once

#include <vector>

#include "rules/ask/realms/realms_state.h"
#include "rules/realms/sight/unit_sight.h"

namespace parapet::ask {

// An end of a line of sight: a unit, a point in millimetres, or a space. Of a space it is the unit
// on it, else a figure of ten pegs, which is added to the units.
// Errors: those of read_realms_place and read_point_mm.
Result<realms::SightEnd> read_sight_end(const JsonCursor& at, const RealmsState& state,
                                        std::vector<realms::Unit>& units);

}  // namespace parapet::ask
