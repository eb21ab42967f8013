#include "viewer/scene/covered_faces.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kBefore = 2;                          // ticks before the face
constexpr std::array<double, 3> kBetween{40, 40, 32};  // from point to point
constexpr int kMost = 64;                              // points along an axis

using Numbers = std::array<double, 3>;

// Bit n of the number tells whether the corner is at the high end of axis n.
osg::Vec3d corner(const Box& box, int bits) {
  return {(bits & 1) != 0 ? box.high.x() : box.low.x(),
          (bits & 2) != 0 ? box.high.y() : box.low.y(),
          (bits & 4) != 0 ? box.high.z() : box.low.z()};
}

// By face, counterclockwise from outside.
constexpr std::array<std::array<int, 4>, 6> kCorners{
    {{2, 0, 4, 6}, {1, 3, 7, 5}, {0, 1, 5, 4}, {3, 2, 6, 7}, {2, 3, 1, 0}, {4, 5, 7, 6}}};

}  // namespace

void add_box_faces(Mesh& mesh, const Box& box, const Colour& side, const Colour& top,
                   BoxFaces faces) {
  for (std::size_t face = 0; face < kCorners.size(); ++face) {
    const auto& [a, b, c, d] = kCorners[face];
    if (!faces[face]) continue;
    mesh.add_quad(corner(box, a), corner(box, b), corner(box, c), corner(box, d),
                  face == 5 ? top : side);
  }
}

void add_box_edges(Mesh& mesh, const Box& box, const Colour& colour, BoxFaces faces) {
  // Whether an edge from that corner belongs to one of the faces across this axis.
  const auto is_edge_of = [&faces](int bits, int along, int across) {
    const std::size_t high = (bits & (1 << across)) != 0 ? 1 : 0;
    return along != across && faces[static_cast<std::size_t>(across) * 2 + high];
  };
  for (int bits = 0; bits < 8; ++bits) {
    for (int axis = 0; axis < 3; ++axis) {
      if ((bits & (1 << axis)) != 0) continue;
      if (is_edge_of(bits, axis, 0) || is_edge_of(bits, axis, 1) || is_edge_of(bits, axis, 2)) {
        mesh.add_line(corner(box, bits), corner(box, bits | (1 << axis)), colour);
      }
    }
  }
}

BoxFaces uncovered_faces(const parapet::Box& block,
                         const std::function<bool(const BrickPoint& point)>& is_solid) {
  const Numbers low{static_cast<double>(block.lo().x), static_cast<double>(block.lo().y),
                    static_cast<double>(block.lo().z)};
  const Numbers high{static_cast<double>(block.hi().x), static_cast<double>(block.hi().y),
                     static_cast<double>(block.hi().z)};
  std::array<int, 3> steps{};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    steps[axis] = std::clamp(static_cast<int>(std::ceil((high[axis] - low[axis]) / kBetween[axis])),
                             1, kMost);
  }
  const auto is_covered = [&](std::size_t across, double height) {
    const std::size_t u = (across + 1) % 3;
    const std::size_t v = (across + 2) % 3;
    const auto place = [&](std::size_t axis, int step) {
      return low[axis] + (high[axis] - low[axis]) * (step + 0.5) / steps[axis];
    };
    Numbers at{};
    at[across] = height;
    for (int i = 0; i < steps[u]; ++i) {
      for (int j = 0; j < steps[v]; ++j) {
        at[u] = place(u, i);
        at[v] = place(v, j);
        if (!is_solid({at[0], at[1], at[2]})) return false;
      }
    }
    return true;
  };
  BoxFaces faces = kAllFaces;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    // The world's y runs the other way than a board's.
    const std::size_t low_face = 2 * axis + (axis == 1 ? 1 : 0);
    const std::size_t high_face = 2 * axis + (axis == 1 ? 0 : 1);
    if (is_covered(axis, low[axis] - kBefore)) faces.reset(low_face);
    if (is_covered(axis, high[axis] + kBefore)) faces.reset(high_face);
  }
  return faces;
}

}  // namespace parapet::viewer
