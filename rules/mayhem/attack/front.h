#pragma once

#include <span>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/facing.h"
#include "rules/options.h"

namespace parapet::mayhem {

// OPT-F1: how wide the Front is.
enum class FrontShape { half_plane, wedge };
FrontShape front_shape(const Options& options);

// AOM-FRT-1..3: whether a place lies in the Front of what occupies the spaces `own` and looks in
// this facing: all rows ahead of the leading one, and the spaces on either side. Levels do not
// count; an own space is not in the Front. All else is Flank (AOM-FRT-2).
bool in_front(std::span<const Space> own, Facing facing, Space place, FrontShape shape);

// The spaces with floor of the unit's own Level that are in its Front, sorted.
std::vector<Space> front_spaces(const Board& board, std::span<const Space> own, Facing facing,
                                FrontShape shape);

}  // namespace parapet::mayhem
