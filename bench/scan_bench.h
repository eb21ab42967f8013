#pragma once

#include "bench/sight_bench.h"

namespace parapet::bench {

// A million lines over scans of about a million triangles, once with ends on any tick and once on
// the lattice: ours line by line and all at once, and the rivals, by turns in each repetition.
SightFigures measure_scan_sight(int repetitions);

}  // namespace parapet::bench
