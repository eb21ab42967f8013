#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/plane.h"
#include "geometry/numbers/point.h"

namespace parapet {

// A face as the numbers of its corners, counterclockwise seen from outside.
using FaceLoop = std::vector<std::uint32_t>;

// An edge as the numbers of its two ends, the smaller first.
struct SolidEdge {
  std::uint32_t from = 0;
  std::uint32_t to = 0;

  friend constexpr auto operator<=>(const SolidEdge&, const SolidEdge&) noexcept = default;
};

// Why vertices and faces do not bound a convex solid.
enum class SolidFault : std::uint8_t {
  vertex_out_of_range,  // a coordinate beyond kMaxCoordinate
  vertex_repeated,      // two vertices in one place
  vertex_unused,        // a vertex of no face
  no_such_vertex,       // a face names a vertex that is not there
  face_too_short,       // a face of less than three corners, or all of them on one line
  face_not_flat,        // the corners of a face do not lie in one plane
  face_not_convex,      // a face turns right somewhere, or winds more than once
  face_not_outer,       // a vertex lies outside a face: the solid is not convex, or the face is
                        // listed clockwise
  not_closed,           // an edge does not join exactly two faces, once each way
  no_inside,            // all vertices lie in one plane
};

// A bounded convex solid with an inside, the hull of vertices on whole ticks. Its faces may be
// pieces of one flat side (a box may be given as twelve triangles).
//   (1) make() accepts exactly the closed boundaries of such solids, and names a fault of any other
//   (2) planes() holds the plane of each flat side once, normal outwards
//   (3) edge_directions() holds each direction of an edge once: no two are parallel
class ConvexSolid {
 public:
  static std::variant<ConvexSolid, SolidFault> make(std::vector<Point> vertices,
                                                    std::vector<FaceLoop> faces);

  // A box as a solid; nothing if it is flat or out of range.
  static std::optional<ConvexSolid> from_box(const Box& box);

  // The hull of four points, in any order; nothing if they lie in one plane or out of range.
  static std::optional<ConvexSolid> tetrahedron(Point a, Point b, Point c, Point d);

  const std::vector<Point>& vertices() const noexcept { return vertices_; }
  const std::vector<FaceLoop>& faces() const noexcept { return faces_; }
  const std::vector<SolidEdge>& edges() const noexcept { return edges_; }
  const std::vector<Plane>& planes() const noexcept { return planes_; }
  const std::vector<Vec>& edge_directions() const noexcept { return edge_directions_; }

  // The smallest box along the axes that holds the solid.
  const Box& bounds() const noexcept { return bounds_; }

 private:
  ConvexSolid(std::vector<Point> vertices, std::vector<FaceLoop> faces,
              std::vector<SolidEdge> edges);

  std::vector<Point> vertices_;
  std::vector<FaceLoop> faces_;
  std::vector<SolidEdge> edges_;
  std::vector<Plane> planes_;
  std::vector<Vec> edge_directions_;
  Box bounds_;
};

}  // namespace parapet
