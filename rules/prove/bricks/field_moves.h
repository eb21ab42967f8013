#pragma once

#include "geometry/numbers/result.h"
#include "rules/files/realms/realms_file.h"
#include "rules/prove/bricks/point_move.h"
#include "rules/prove/random_source.h"

namespace parapet::prove {

// The board with everything on it elsewhere. Every space keeps its name, its number and its unit;
// a large unit is called after the space that is in its north-west then. What the file says of
// terrain is left out: the pieces and bodies are what counts.
// Errors: "out-of-range" where there is no room for it; "uneven" where a large unit would stand at
// another height, because its ground is not even; those of Battlefield::make.
Result<RealmsBoard> moved(const RealmsBoard& board, const PointMove& move);

// Its pieces, bodies, spaces and units in another order.
Result<RealmsBoard> shuffled(const RealmsBoard& board, RandomSource& random);

// Every block of more than a stud cut in two along a stud line across its longer side; the second
// half is a piece of its own.
Result<RealmsBoard> cut_in_two(const RealmsBoard& board);

}  // namespace parapet::prove
