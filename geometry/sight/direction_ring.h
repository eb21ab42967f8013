#pragma once

#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/wide.h"

namespace parapet {

// The direction of a line, of any length: its components may be as long as 2^64.
struct LineDirection {
  Wide x = 0;
  Wide y = 0;
  Wide z = 0;

  static constexpr LineDirection of(Vec v) noexcept { return {v.x, v.y, v.z}; }
};

// The directions across a line form a ring: those of vectors that differ by a multiple of the
// line are one. Seen against the line, the ring runs counterclockwise.

// Is v no direction of the ring, because it runs along the line?
bool runs_along(const LineDirection& line, Vec v) noexcept;

// Does v lie counterclockwise (positive) or clockwise (negative) of u, by less than half a turn?
//   (1) zero exactly when they are the same or opposite, or one of them runs along the line
// Exact for vectors <= 2^22: their cross product <= 2^45, the sum < 2^111.
Sign turn(const LineDirection& line, Vec u, Vec v) noexcept;

// Of two directions with turn() zero: the same, not opposite ones?
bool same_way(const LineDirection& line, Vec u, Vec v) noexcept;

// A closed part of the ring, counterclockwise from `first` to `last`: at most half of it. `full` is
// false for a sector without an inside: one direction, or two opposite ones.
struct Sector {
  Vec first;
  Vec last;
  bool full = false;
};

// The directions of everything that a convex body holds, seen from a point of the line: of all
// vectors from that point to its corners. Nothing where all run along the line.
// REQUIRES: the line does not enter the body, so that they lie in half a ring.
std::optional<Sector> sector_of(const LineDirection& line, Point on_line,
                                std::span<const Point> corners);

// An open part of the ring, counterclockwise; more than nothing and at most half of it.
struct Arc {
  Vec first;
  Vec last;
};

// A direction inside an arc, a vector <= 2^21.
Vec inside(const LineDirection& line, const Arc& arc) noexcept;

// What the sectors leave of the ring, less the two directions at which it is cut open: some
// direction and its opposite.
std::vector<Arc> gaps(const LineDirection& line, std::span<const Sector> sectors);

}  // namespace parapet
