#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "tests/support/sightline_oracle.h"

namespace parapet::testing {
namespace {

constexpr std::int64_t kCubes = 128;    // along a tick
constexpr std::int64_t kTubeCubes = 5;  // the tube's radius
using Cube = Point;                     // its lowest corner, in cubes

class Raster {
 public:
  Raster(const std::vector<Body>& boxes, const Segment& segment) : segment_(segment) {
    for (const Body& body : boxes) {
      if (HeldApart(outline(body.shape), segment).touches_inside()) {
        boxes_.push_back(std::get<Box>(body.shape));
      }
    }
    collect();
  }

  // Flood the free cubes from those at p, and see whether one at q is wet.
  bool is_connected() {
    std::vector<Cube> wet;
    for (auto& [cube, place] : cubes_) {
      if (place.at_start) {
        wet.push_back(cube);
        place.wet = true;
      }
    }
    while (!wet.empty()) {
      const Cube cube = wet.back();
      wet.pop_back();
      if (cubes_.at(cube).at_end) return true;
      for (const Vec step : {Vec{1, 0, 0}, Vec{-1, 0, 0}, Vec{0, 1, 0}, Vec{0, -1, 0}, Vec{0, 0, 1},
                             Vec{0, 0, -1}}) {
        const auto next = cubes_.find(cube + step);
        if (next == cubes_.end() || next->second.wet) continue;
        next->second.wet = true;
        wet.push_back(next->first);
      }
    }
    return false;
  }

 private:
  struct Place {
    bool at_start = false;
    bool at_end = false;
    bool wet = false;
  };

  // Everything is doubled here, so that the middle of a cube is whole.
  void collect() {
    const Vec along = segment_.q - segment_.p;
    const std::int64_t squared = dot(along, along);
    const std::int64_t steps = kCubes * (std::abs(along.x) + std::abs(along.y) + std::abs(along.z));
    const std::int64_t reach = kTubeCubes + 2;
    for (std::int64_t step = 0; step <= steps; step += reach) {
      const Cube middle{segment_.p.x * kCubes + along.x * kCubes * step / steps,
                        segment_.p.y * kCubes + along.y * kCubes * step / steps,
                        segment_.p.z * kCubes + along.z * kCubes * step / steps};
      for (std::int64_t x = -2 * reach; x <= 2 * reach; ++x) {
        for (std::int64_t y = -2 * reach; y <= 2 * reach; ++y) {
          for (std::int64_t z = -2 * reach; z <= 2 * reach; ++z) {
            add(middle + Vec{x, y, z}, along, squared);
          }
        }
      }
    }
  }

  void add(Cube cube, Vec along, std::int64_t squared) {
    if (cubes_.contains(cube)) return;
    const Vec from_p{2 * cube.x + 1 - 2 * kCubes * segment_.p.x,
                     2 * cube.y + 1 - 2 * kCubes * segment_.p.y,
                     2 * cube.z + 1 - 2 * kCubes * segment_.p.z};
    const std::int64_t on_line = dot(from_p, along);  // from 0 to 2 kCubes squared
    const Vec across = cross(from_p, along);
    if (on_line <= 0 || on_line >= 2 * kCubes * squared) return;
    if (dot(across, across) > 4 * kTubeCubes * kTubeCubes * squared) return;
    for (const Box& box : boxes_) {
      const auto inside = [](std::int64_t place, std::int64_t low, std::int64_t high) {
        return low * kCubes <= place && place < high * kCubes;
      };
      if (inside(cube.x, box.lo().x, box.hi().x) && inside(cube.y, box.lo().y, box.hi().y) &&
          inside(cube.z, box.lo().z, box.hi().z)) {
        return;
      }
    }
    const std::int64_t near = 3 * (std::abs(along.x) + std::abs(along.y) + std::abs(along.z));
    cubes_[cube] = {on_line<near, on_line> 2 * kCubes * squared - near, false};
  }

  Segment segment_;
  std::vector<Box> boxes_;
  std::map<Cube, Place> cubes_;  // the free ones in the tube
};

}  // namespace

bool plain_tube(const std::vector<Body>& boxes, const Segment& segment) {
  for (const Body& body : boxes) {
    if (HeldApart(outline(body.shape), segment).crosses()) return false;
  }
  return Raster(boxes, segment).is_connected();
}

}  // namespace parapet::testing
