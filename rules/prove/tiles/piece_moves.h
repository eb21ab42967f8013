#pragma once

#include "rules/facing.h"
#include "rules/mayhem/pieces.h"
#include "rules/prove/random_source.h"
#include "rules/prove/tiles/map_moves.h"

namespace parapet::prove {

Facing moved(Facing facing, const PlaceMove& move);

// The north-west space of where a footprint of that size comes to lie.
Space moved_corner(Space at, int width, int height, const PlaceMove& move);

// Everything that stands on a board where it stands on the board that was made of it.
mayhem::Pieces moved(const mayhem::Pieces& pieces, const PlaceMove& move);

// In another order.
mayhem::Pieces shuffled(mayhem::Pieces pieces, RandomSource& random);

}  // namespace parapet::prove
