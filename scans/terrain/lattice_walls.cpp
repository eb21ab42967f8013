#include "scans/terrain/lattice_walls.h"

#include <algorithm>
#include <cmath>

namespace parapet::scans {
namespace {

constexpr double kPi = 3.14159265358979323846;

using Wall = WallMap::Wall;

double length_of(const Wall& wall) {
  return std::hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
}

// The axis across which the wall does not go: 0 where it is upright. Nothing where it slants.
std::optional<std::size_t> straight_axis(const Wall& wall, double tolerance) {
  const double x = std::abs(wall.to[0] - wall.from[0]);
  const double y = std::abs(wall.to[1] - wall.from[1]);
  if (std::min(x, y) > 2 * tolerance) return std::nullopt;
  return x <= y ? 0 : 1;
}

void lay(const Wall& wall, std::size_t axis, int line, LatticeWalls& result) {
  const std::size_t along = 1 - axis;
  const double low = std::min(wall.from[along], wall.to[along]);
  const double high = std::max(wall.from[along], wall.to[along]);
  const double middle = (low + high) / 2;
  for (int from = static_cast<int>(std::floor(low)); from < high; ++from) {
    const double begin = std::max(low, static_cast<double>(from)) - from;
    const double end = std::min(high, from + 1.0) - from;
    if (end <= begin) continue;
    EdgeCover& cover = result.edges[{axis == 0, line, from}];
    (wall.opens ? cover.portals : cover.walls).push_back({begin, end});
    if (wall.opens && static_cast<int>(std::floor(middle)) == from) cover.has_portal_middle = true;
  }
}

}  // namespace

double covered(std::vector<std::array<double, 2>> stretches) {
  std::sort(stretches.begin(), stretches.end());
  double sum = 0;
  double end = 0;
  for (const auto& stretch : stretches) {
    sum += std::max(0.0, stretch[1] - std::max(stretch[0], end));
    end = std::max(end, stretch[1]);
  }
  return sum;
}

std::array<double, 2> lattice_phase(const WallMap& map, double tolerance) {
  std::array<double, 2> phase{};
  for (std::size_t axis = 0; axis < 2; ++axis) {
    // The mean of directions: each place is a turn by its part of a square.
    std::vector<std::array<double, 2>> parts;  // sorted, so that the sum is the same in any order
    for (const Wall& wall : map.walls) {
      if (straight_axis(wall, tolerance) != axis) continue;
      parts.push_back({(wall.from[axis] + wall.to[axis]) / 2, length_of(wall)});
    }
    std::sort(parts.begin(), parts.end());
    double cosine = 0;
    double sine = 0;
    double length = 0;
    for (const auto& part : parts) {
      cosine += part[1] * std::cos(2 * kPi * part[0]);
      sine += part[1] * std::sin(2 * kPi * part[0]);
      length += part[1];
    }
    const bool agree = std::hypot(cosine, sine) > 0.8 * length;
    const double mean = std::atan2(sine, cosine) / (2 * kPi);
    if (agree && std::abs(mean) >= tolerance / 2) phase[axis] = mean;
  }
  return phase;
}

LatticeWalls lattice_walls(const WallMap& map, std::array<double, 2> phase, double tolerance,
                           bool skips_open) {
  LatticeWalls result;
  std::vector<Wall> walls;
  for (Wall wall : map.walls) {
    if (skips_open && wall.opens && !wall.closed) continue;
    for (std::size_t axis = 0; axis < 2; ++axis) {
      wall.from[axis] -= phase[axis];
      wall.to[axis] -= phase[axis];
    }
    if (wall.to < wall.from) std::swap(wall.from, wall.to);
    walls.push_back(wall);
  }
  std::sort(walls.begin(), walls.end(), [](const Wall& a, const Wall& b) {
    return std::tie(a.from, a.to, a.opens, a.closed) < std::tie(b.from, b.to, b.opens, b.closed);
  });
  for (const Wall& wall : walls) {
    const double length = length_of(wall);
    result.length += length;
    const auto axis = straight_axis(wall, tolerance);
    const double across = axis ? (wall.from[*axis] + wall.to[*axis]) / 2 : 0;
    const double moved = axis ? std::max(std::abs(wall.from[*axis] - std::round(across)),
                                         std::abs(wall.to[*axis] - std::round(across)))
                              : 0;
    if (axis && moved <= tolerance) {
      result.squares_moved += length * moved * moved;
      result.most_moved = std::max(result.most_moved, moved);
      lay(wall, *axis, static_cast<int>(std::round(across)), result);
      continue;
    }
    (axis ? result.beside : result.slanting) += length;
    if (length > result.worst_length) {
      result.worst_length = length;
      result.worst_place = {(wall.from[0] + wall.to[0]) / 2, (wall.from[1] + wall.to[1]) / 2};
    }
  }
  return result;
}

}  // namespace parapet::scans
