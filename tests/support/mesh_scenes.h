#pragma once

#include <cstdint>
#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// A surface over so many squares of a lattice, two triangles each, with heights from 0 to `rise`
// and corners up to `shake` ticks beside the lattice.
struct HeightField {
  int columns = 8;
  int rows = 8;
  std::int64_t pitch = 16;
  std::int64_t rise = 40;
  std::int64_t shake = 0;
};
std::vector<Body> height_field(RandomSource& random, const HeightField& field);

// The skins of boxes on a lattice, each closed, often with faces, edges or corners in common.
std::vector<Body> box_skins(RandomSource& random, int count, std::int64_t pitch);

// Triangles anywhere, long and short, some of them degenerate, some twice.
std::vector<Body> loose_triangles(RandomSource& random, int count, std::int64_t reach);

// Lines that have to do with the triangles: through corners, middles of edges and points of faces,
// along edges, within planes of faces, along the axes, points; and others beside them.
Segment telling_segment(RandomSource& random, const std::vector<Body>& triangles);

}  // namespace parapet::testing
