#pragma once

#include "geometry/numbers/result.h"
#include "rules/files/mayhem/mayhem_file.h"
#include "rules/prove/prove.h"
#include "rules/prove/subject.h"

namespace parapet::prove {

// A tile board to be proven. Errors: those of the referee on it.
Result<Subject> tile_subject(const MayhemFile& board, const TileReferee& referee,
                             const Effort& effort);

}  // namespace parapet::prove
