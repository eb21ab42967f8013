#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

#include "tests/support/sightline_oracle.h"

namespace parapet::testing {
namespace {

constexpr std::int64_t kCubes = 128;    // along a tick
constexpr std::int64_t kTubeCubes = 5;  // the tube's radius
constexpr std::int64_t kAside =
    12;  // how far from the line a cube of the tube can lie in its layer

using Numbers = std::array<std::int64_t, 3>;

// The line's longest axis comes first, so that the tube is cut into layers of cubes across it.
class Raster {
 public:
  Raster(const std::vector<Body>& boxes, const Segment& segment) {
    const Numbers p{segment.p.x, segment.p.y, segment.p.z};
    const Numbers q{segment.q.x, segment.q.y, segment.q.z};
    std::array<std::size_t, 3> order{0, 1, 2};
    std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return std::abs(q[a] - p[a]) > std::abs(q[b] - p[b]);
    });
    const bool forwards = p[order[0]] <= q[order[0]];
    for (std::size_t i = 0; i < 3; ++i) {
      p_[i] = (forwards ? p : q)[order[i]];
      d_[i] = (forwards ? q : p)[order[i]] - p_[i];
    }
    for (const Body& body : boxes) {
      if (!HeldApart(outline(body.shape), segment).touches_inside()) continue;
      const Box& box = std::get<Box>(body.shape);
      const Numbers low{box.lo().x, box.lo().y, box.lo().z};
      const Numbers high{box.hi().x, box.hi().y, box.hi().z};
      boxes_.push_back({});
      for (std::size_t i = 0; i < 3; ++i) boxes_.back()[i] = {low[order[i]], high[order[i]]};
    }
    // The tube leans beyond its ends by less than this.
    first_layer_ = p_[0] * kCubes - kAside;
    layers_ = d_[0] * kCubes + 2 * kAside;
    cubes_.resize(static_cast<std::size_t>(layers_ * (2 * kAside + 1) * (2 * kAside + 1)));
    for_each([&](const Numbers& cube) { cubes_[*number(cube)] = look(cube); });
  }

  // Flood the free cubes from those at p, and see whether one at q is wet.
  bool is_connected() {
    std::vector<Numbers> wet;
    for_each([&](const Numbers& cube) {
      if (cubes_[*number(cube)] == Cube::start) wet.push_back(cube);
    });
    while (!wet.empty()) {
      const Numbers cube = wet.back();
      wet.pop_back();
      for (std::size_t axis = 0; axis < 3; ++axis) {
        for (const int step : {-1, 1}) {
          Numbers next = cube;
          next[axis] += step;
          const std::optional<std::size_t> place = number(next);
          if (!place || cubes_[*place] == Cube::taken) continue;
          if (cubes_[*place] == Cube::end) return true;
          if (cubes_[*place] == Cube::free) wet.push_back(next);
          cubes_[*place] = Cube::taken;
        }
      }
    }
    return false;
  }

 private:
  enum class Cube : char { taken, free, start, end };

  // Where the line passes the layer, about.
  std::int64_t middle(std::int64_t layer, std::size_t axis) const {
    return p_[axis] * kCubes + (layer - p_[0] * kCubes) * d_[axis] / d_[0];
  }

  std::optional<std::size_t> number(const Numbers& cube) const {
    const std::int64_t layer = cube[0] - first_layer_;
    const std::int64_t east = cube[1] - middle(cube[0], 1) + kAside;
    const std::int64_t north = cube[2] - middle(cube[0], 2) + kAside;
    const std::int64_t width = 2 * kAside + 1;
    if (layer < 0 || layer >= layers_ || east < 0 || east >= width || north < 0 || north >= width) {
      return std::nullopt;
    }
    return static_cast<std::size_t>((layer * width + east) * width + north);
  }

  template <class Use>
  void for_each(const Use& use) const {
    for (std::int64_t layer = first_layer_; layer < first_layer_ + layers_; ++layer) {
      const std::int64_t east = middle(layer, 1);
      const std::int64_t north = middle(layer, 2);
      for (std::int64_t i = east - kAside; i <= east + kAside; ++i) {
        for (std::int64_t j = north - kAside; j <= north + kAside; ++j) use(Numbers{layer, i, j});
      }
    }
  }

  // Everything is doubled here, so that the middle of a cube is whole.
  Cube look(const Numbers& cube) const {
    const auto from_p = [&](std::size_t i) { return 2 * cube[i] + 1 - 2 * kCubes * p_[i]; };
    const Vec offset{from_p(0), from_p(1), from_p(2)};
    const Vec along{d_[0], d_[1], d_[2]};
    const std::int64_t squared = dot(along, along);
    const std::int64_t on_line = dot(offset, along);  // from 0 to 2 kCubes squared
    const Vec across = cross(offset, along);
    if (on_line <= 0 || on_line >= 2 * kCubes * squared) return Cube::taken;
    if (dot(across, across) > 4 * kTubeCubes * kTubeCubes * squared) return Cube::taken;
    for (const auto& box : boxes_) {
      bool inside = true;
      for (std::size_t i = 0; i < 3; ++i) {
        inside &= box[i][0] * kCubes <= cube[i] && cube[i] < box[i][1] * kCubes;
      }
      if (inside) return Cube::taken;
    }
    const std::int64_t near = 3 * (std::abs(along.x) + std::abs(along.y) + std::abs(along.z));
    if (on_line < near) return Cube::start;
    return on_line > 2 * kCubes * squared - near ? Cube::end : Cube::free;
  }

  Numbers p_{};
  Numbers d_{};
  std::vector<std::array<std::array<std::int64_t, 2>, 3>> boxes_;  // low and high along each axis
  std::int64_t first_layer_ = 0;
  std::int64_t layers_ = 0;
  std::vector<Cube> cubes_;
};

}  // namespace

bool plain_tube(const std::vector<Body>& boxes, const Segment& segment) {
  for (const Body& body : boxes) {
    if (HeldApart(outline(body.shape), segment).crosses()) return false;
  }
  return Raster(boxes, segment).is_connected();
}

}  // namespace parapet::testing
