#pragma once

#include "scans/surface.h"

namespace parapet::scans {

// The volume between a surface and the level z = base below it, counted once for each time that the
// surface faces up and taken off where it faces down: of open terrain what is under it, of a closed
// body its volume wherever the base is. Parts that overlap count twice.
double volume_above(const Surface& surface, double base) noexcept;

// The volume of all places above the base that more faces lie over that face up than down, however
// many: parts that overlap count once. Measured along `lines` upright lines each way, or fewer
// where that would take too long.
double solid_volume_above(const Surface& surface, double base, int lines = 512);

}  // namespace parapet::scans
