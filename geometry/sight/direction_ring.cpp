#include "geometry/sight/direction_ring.h"

#include <array>

#include "geometry/numbers/length.h"

namespace parapet {
namespace {

// Exact: a vector <= 2^22 and a line <= 2^64 give components < 2^88.
std::array<Wide, 3> across(const LineDirection& d, Vec v) noexcept {
  return {d.y * v.z - d.z * v.y, d.z * v.x - d.x * v.z, d.x * v.y - d.y * v.x};
}

// Is v the first of a half ring that holds all of them? See sector_of().
Vec most_turned(const LineDirection& d, Vec from, Sign way, std::span<const Vec> vectors) noexcept {
  // Twice: opposite directions do not compare, so the first round may stop between them.
  for (int round = 0; round < 2; ++round) {
    for (const Vec v : vectors) {
      if (turn(d, from, v) == way) from = v;
    }
  }
  return from;
}

bool strictly_inside(const LineDirection& d, const Arc& arc, Vec v) noexcept {
  return turn(d, arc.first, v) == Sign::positive && turn(d, v, arc.last) == Sign::positive;
}

// Any direction of the ring.
Vec some_direction(const LineDirection& d) noexcept {
  if (d.x == 0 && d.y == 0) return {1, 0, 0};
  return {0, 0, 1};
}

// Does the sector hold the direction, or end there?
bool holds(const LineDirection& d, const Sector& sector, Vec v) noexcept {
  const Sign from_first = turn(d, sector.first, v);
  if (!sector.full) {
    return from_first == Sign::zero &&
           (same_way(d, sector.first, v) || same_way(d, sector.last, v));
  }
  return from_first != Sign::negative && turn(d, v, sector.last) != Sign::negative;
}

// Adds what a sector leaves of an arc. Neither is longer than half a ring, so a sector that begins
// inside the arc does not come round to its beginning.
void cut(const LineDirection& d, const Arc& arc, const Sector& sector, std::vector<Arc>& left) {
  const bool begins = strictly_inside(d, arc, sector.first);
  const bool ends = strictly_inside(d, arc, sector.last);
  if (begins) left.push_back({arc.first, sector.first});
  if (ends) left.push_back({sector.last, arc.last});
  if (!begins && !ends && !holds(d, sector, inside(d, arc))) left.push_back(arc);
}

}  // namespace

bool runs_along(const LineDirection& d, Vec v) noexcept {
  return across(d, v) == std::array<Wide, 3>{};
}

Sign turn(const LineDirection& d, Vec u, Vec v) noexcept {
  const Vec plane = cross(u, v);
  return sign_of(d.x * plane.x + d.y * plane.y + d.z * plane.z);
}
static_assert(6 * power_of_two(22 + 22 + 64) < power_of_two(111));

bool same_way(const LineDirection& d, Vec u, Vec v) noexcept {
  // They differ by a multiple of the line and a factor, which these have in common.
  const std::array<Wide, 3> a = across(d, u);
  const std::array<Wide, 3> b = across(d, v);
  for (std::size_t i = 0; i < 3; ++i) {
    if (a[i] != 0) return sign_of(a[i]) == sign_of(b[i]);
  }
  return true;
}

std::optional<Sector> sector_of(const LineDirection& d, Point on_line,
                                std::span<const Point> corners) {
  std::vector<Vec> vectors;
  for (const Point corner : corners) {
    const Vec v = corner - on_line;
    if (!runs_along(d, v)) vectors.push_back(v);
  }
  if (vectors.empty()) return std::nullopt;
  const Vec first = most_turned(d, vectors.front(), Sign::negative, vectors);
  const Vec last = most_turned(d, first, Sign::positive, vectors);
  bool full = false;
  for (const Vec v : vectors) full |= turn(d, first, v) == Sign::positive;
  if (full) return Sector{first, last, true};
  for (const Vec v : vectors) {
    if (!same_way(d, first, v)) return Sector{first, v, false};
  }
  return Sector{first, first, false};
}

Vec inside(const LineDirection& d, const Arc& arc) noexcept {
  if (turn(d, arc.first, arc.last) == Sign::positive) return arc.first + arc.last;
  // Half a ring: an axis a quarter of a turn on, or nearly so.
  for (const Vec axis : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) {
    const Sign side = turn(d, arc.first, axis);
    if (side == Sign::positive) return axis;
    if (side == Sign::negative) return -axis;
  }
  return {};  // not reached: not every axis runs along the line or the arc's ends
}

std::vector<Arc> gaps(const LineDirection& d, std::span<const Sector> sectors) {
  const Vec seam = some_direction(d);
  std::vector<Arc> arcs{{seam, -seam}, {-seam, seam}};
  std::vector<Arc> left;
  for (const Sector& sector : sectors) {
    left.clear();
    for (const Arc& arc : arcs) {
      if (sector.full) {
        cut(d, arc, sector, left);
        continue;
      }
      // Both directions in turn; they are the same or opposite, so the arc holds one at most.
      const bool first_inside = strictly_inside(d, arc, sector.first);
      const Vec spoke = first_inside ? sector.first : sector.last;
      cut(d, arc, {spoke, spoke, false}, left);
    }
    arcs.swap(left);
    if (arcs.empty()) break;
  }
  return arcs;
}

}  // namespace parapet
