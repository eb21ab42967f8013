#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <tuple>

#include "scans/terrain/wall_board.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostWalls = 100'000;
constexpr double kTicks = 10;  // of a millimetre

using Wall = WallMap::Wall;
using Place = std::array<double, 2>;

Fault fault(std::string code, std::string found, std::string expected) {
  return Fault{std::move(code), {}, {}, std::move(found), std::move(expected), {}};
}

bool is_size(double millimetres) { return millimetres >= 0.2 && millimetres <= 50'000; }

// Ends that are this close are one: a thousandth of a square.
std::array<long long, 2> end_key(const Place& end) {
  return {std::llround(end[0] * 1000), std::llround(end[1] * 1000)};
}

bool stands(const Wall& wall) { return !wall.opens || wall.closed; }

std::optional<parapet::Point> tick_point(double x, double y, double z) {
  const double limit = static_cast<double>(parapet::kMaxCoordinate);
  if (!(std::abs(x) <= limit) || !(std::abs(y) <= limit) || !(std::abs(z) <= limit)) {
    return std::nullopt;
  }
  return parapet::Point{std::llround(x), std::llround(y), std::llround(z)};
}

}  // namespace

Result<WallSolids> wall_solids(const WallMap& map, const WallSolidRequest& request) {
  if (!is_size(request.square_mm) || !is_size(request.thickness_mm) ||
      !is_size(request.height_mm)) {
    return Failure(fault("wrong-value", "a square, a thickness or a height that is none",
                         "0.2 mm to 50 m each"));
  }
  if (map.walls.size() > kMostWalls) {
    return Failure(fault("limit", std::to_string(map.walls.size()) + " walls",
                         "at most " + std::to_string(kMostWalls)));
  }
  std::vector<Wall> walls;
  std::map<std::array<long long, 2>, int> ends;  // how many walls end in a place
  std::size_t open = 0;
  for (const Wall& wall : map.walls) {
    if (!stands(wall)) {
      ++open;
      continue;
    }
    walls.push_back(wall);
    if (walls.back().to < walls.back().from) std::swap(walls.back().from, walls.back().to);
    ++ends[end_key(wall.from)];
    ++ends[end_key(wall.to)];
  }
  std::sort(walls.begin(), walls.end(), [](const Wall& a, const Wall& b) {
    return std::tie(a.from, a.to, a.opens) < std::tie(b.from, b.to, b.opens);
  });
  const double square = request.square_mm * kTicks;
  const double half = request.thickness_mm * kTicks / 2;
  const double height = request.height_mm * kTicks;
  WallSolids result;
  std::size_t tiny = 0;
  std::size_t closed = 0;
  for (const Wall& wall : walls) {
    const double x = (wall.to[0] - wall.from[0]) * square;
    const double y = (wall.to[1] - wall.from[1]) * square;
    const double length = std::hypot(x, y);
    if (!(length >= 2)) {
      ++tiny;
      continue;
    }
    // Along the wall and to its right, both as long as half the thickness.
    const Place along{x / length * half, y / length * half};
    const Place right{-along[1], along[0]};
    const double before = ends[end_key(wall.from)] > 1 ? 1 : 0;
    const double behind = ends[end_key(wall.to)] > 1 ? 1 : 0;
    const Place from{wall.from[0] * square - before * along[0],
                     wall.from[1] * square - before * along[1]};
    const Place to{wall.to[0] * square + behind * along[0],
                   wall.to[1] * square + behind * along[1]};
    std::vector<parapet::Point> corners;
    for (const double z : {0.0, height}) {
      for (const auto& [end, side] :
           {std::pair(from, -1.0), std::pair(to, -1.0), std::pair(to, 1.0), std::pair(from, 1.0)}) {
        const auto corner = tick_point(end[0] + side * right[0], end[1] + side * right[1], z);
        if (!corner) {
          return Failure(fault("out-of-range", "a wall beyond 52 m", "a map within 52 m"));
        }
        corners.push_back(*corner);
      }
    }
    if (wall.opens) ++closed;
    result.solids.push_back(std::move(corners));
  }
  if (result.solids.empty()) {
    return Failure(fault("bad-scan", "no wall that stands", "one at least"));
  }
  std::string text = std::to_string(result.solids.size()) + " walls were built";
  if (closed > 0) text += ", " + std::to_string(closed) + " of them closed doors or windows";
  if (open > 0) text += "; " + std::to_string(open) + " portals stand open, as gaps";
  if (tiny > 0) {
    text += "; " + std::to_string(tiny) + " shorter than 0.2 mm were left out";
  }
  result.steps.push_back({"walls-to-solids",
                          text + ".",
                          false,
                          {{"walls", static_cast<double>(result.solids.size())},
                           {"closed", static_cast<double>(closed)},
                           {"open", static_cast<double>(open)},
                           {"left-out", static_cast<double>(tiny)}}});
  return result;
}

}  // namespace parapet::scans
