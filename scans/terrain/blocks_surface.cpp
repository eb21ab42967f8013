#include "scans/terrain/blocks_surface.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace parapet::scans {
namespace {

using Place = std::array<int, 3>;

class Cubes {
 public:
  explicit Cubes(const Blocks& blocks) : blocks_(blocks) {}

  bool solid(const Place& at) const {
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (at[axis] < 0 || at[axis] >= blocks_.size[axis]) return false;
    }
    return blocks_.solid[index(at)] != 0;
  }

  // Calls visit(cube, axis, side) for each square of each solid cube that an empty one is behind.
  template <class Visit>
  void each_square(Visit visit) const {
    Place at{};
    for (at[2] = 0; at[2] < blocks_.size[2]; ++at[2]) {
      for (at[1] = 0; at[1] < blocks_.size[1]; ++at[1]) {
        for (at[0] = 0; at[0] < blocks_.size[0]; ++at[0]) {
          if (blocks_.solid[index(at)] == 0) continue;
          for (std::size_t axis = 0; axis < 3; ++axis) {
            for (const int side : {-1, 1}) {
              Place next = at;
              next[axis] += side;
              if (!solid(next)) visit(at, axis, side);
            }
          }
        }
      }
    }
  }

 private:
  std::size_t index(const Place& at) const {
    return (static_cast<std::size_t>(at[2]) * static_cast<std::size_t>(blocks_.size[1]) +
            static_cast<std::size_t>(at[1])) *
               static_cast<std::size_t>(blocks_.size[0]) +
           static_cast<std::size_t>(at[0]);
  }

  const Blocks& blocks_;
};

// The corners of a square, counterclockwise seen from the empty side.
std::array<Place, 4> corners_of(const Place& cube, std::size_t axis, int side) {
  const std::size_t next = (axis + 1) % 3;
  const std::size_t last = (axis + 2) % 3;
  Place corner = cube;
  if (side > 0) ++corner[axis];
  std::array<Place, 4> corners{corner, corner, corner, corner};
  ++corners[1][next];
  ++corners[2][next];
  ++corners[2][last];
  ++corners[3][last];
  if (side < 0) std::swap(corners[1], corners[3]);
  return corners;
}

std::uint64_t key_of(const Place& corner) {
  std::uint64_t key = 0;
  for (std::size_t axis = 3; axis-- > 0;) {
    key = key << 21 | static_cast<std::uint64_t>(corner[axis]);
  }
  return key;
}

bool is_sound(const Blocks& blocks) {
  constexpr int kMostSide = 1 << 20;
  std::size_t count = 1;
  for (const int side : blocks.size) {
    if (side <= 0 || side > kMostSide) return false;
    count *= static_cast<std::size_t>(side);
    if (count > blocks.solid.size()) return false;
  }
  return count == blocks.solid.size();
}

}  // namespace

Result<MadeSurface> blocks_surface(const Blocks& blocks, std::size_t most_faces) {
  if (!is_sound(blocks)) {
    return Failure(Fault{"bad-scan",
                         {},
                         {},
                         std::to_string(blocks.solid.size()) + " cubes",
                         "as many as the size says",
                         {}});
  }
  const Cubes cubes(blocks);
  std::size_t squares = 0;
  cubes.each_square([&](const Place&, std::size_t, int) { ++squares; });
  if (squares == 0) return Failure(Fault{"bad-scan", {}, {}, "no solid cube", "one at least", {}});
  if (squares > most_faces / 2) {
    return Failure(Fault{"limit",
                         {},
                         {},
                         std::to_string(2 * squares) + " triangles",
                         "at most " + std::to_string(most_faces),
                         {}});
  }
  // Corners get their numbers in the order of their place.
  std::vector<std::uint64_t> keys;
  keys.reserve(4 * squares);
  cubes.each_square([&](const Place& cube, std::size_t axis, int side) {
    for (const Place& corner : corners_of(cube, axis, side)) keys.push_back(key_of(corner));
  });
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  MadeSurface made;
  made.surface.points.reserve(keys.size());
  for (const std::uint64_t key : keys) {
    constexpr std::uint64_t kMask = (std::uint64_t{1} << 21) - 1;
    made.surface.points.push_back({static_cast<double>(key & kMask),
                                   static_cast<double>(key >> 21 & kMask),
                                   static_cast<double>(key >> 42)});
  }
  made.surface.faces.reserve(2 * squares);
  cubes.each_square([&](const Place& cube, std::size_t axis, int side) {
    std::array<std::uint32_t, 4> numbers{};
    const auto corners = corners_of(cube, axis, side);
    for (std::size_t i = 0; i < 4; ++i) {
      const auto found = std::lower_bound(keys.begin(), keys.end(), key_of(corners[i]));
      numbers[i] = static_cast<std::uint32_t>(found - keys.begin());
    }
    made.surface.faces.push_back({numbers[0], numbers[1], numbers[2]});
    made.surface.faces.push_back({numbers[0], numbers[2], numbers[3]});
  });
  const auto solid = std::count_if(blocks.solid.begin(), blocks.solid.end(),
                                   [](std::uint8_t one) { return one != 0; });
  made.steps.push_back(
      {"blocks-to-surface",
       std::to_string(solid) + " cubes became a surface of " + std::to_string(squares) +
           " squares; their volume is kept exactly.",
       false,
       {{"cubes", static_cast<double>(solid)}, {"squares", static_cast<double>(squares)}}});
  return made;
}

}  // namespace parapet::scans
