#pragma once

#include <span>

#include "geometry/numbers/result.h"
#include "physics/collapse/collapse.h"
#include "physics/structure/structure.h"
#include "rules/files/realms/realms_file.h"
#include "rules/realms/collapse/unit_falls.h"

namespace parapet::collapse {

// The board after a collapse, to be asked again (formats.md, brick boards). Its pieces have the ids
// they had: what fell from a model is among its `without` and stands for itself as loose solids,
// pieces that came down as one with the name of their body ("b1", "b2", ...: the next that is
// free). The units that fell stand where they landed, or on what came to lie there; one with no
// space left under it stands on the nearest space that has a surface. Links and levels of spaces
// that are gone are gone.
// REQUIRES: the pieces of the structure are those of the battlefield, in their order.
// Errors: those of read_realms_file, of which none is expected but "limit".
Result<RealmsBoard> board_after(const RealmsBoard& before, const WrittenUnits& units,
                                const physics::Structure& structure,
                                const physics::Collapse& collapse,
                                std::span<const realms::UnitFall> falls);

}  // namespace parapet::collapse
