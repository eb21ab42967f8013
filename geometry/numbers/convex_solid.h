#pragma once

#include <compare>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
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
//   (4) a solid is a handle: copies share their data, and those of a solid that only moved what is
//       the same wherever it stands
class ConvexSolid {
 public:
  static std::variant<ConvexSolid, SolidFault> make(std::vector<Point> vertices,
                                                    std::vector<FaceLoop> faces);

  // A box as a solid; nothing if it is flat or out of range.
  static std::optional<ConvexSolid> from_box(const Box& box);

  // The hull of four points, in any order; nothing if they lie in one plane or out of range.
  static std::optional<ConvexSolid> tetrahedron(Point a, Point b, Point c, Point d);

  // The same solid elsewhere; nothing if it would lie out of range there.
  std::optional<ConvexSolid> moved(Vec by) const;

  const std::vector<Point>& vertices() const noexcept { return place_->vertices; }
  const std::vector<FaceLoop>& faces() const noexcept { return place_->form->faces; }
  const std::vector<SolidEdge>& edges() const noexcept { return place_->form->edges; }
  const std::vector<Plane>& planes() const noexcept { return place_->planes; }
  const std::vector<Vec>& edge_directions() const noexcept { return place_->form->edge_directions; }

  // The smallest box along the axes that holds the solid.
  const Box& bounds() const noexcept { return place_->bounds; }

 private:
  // What is the same wherever the solid stands, and what is not.
  struct Form {
    std::vector<FaceLoop> faces;
    std::vector<SolidEdge> edges;
    std::vector<Vec> edge_directions;
  };
  struct Place {
    std::vector<Point> vertices;
    std::vector<Plane> planes;
    Box bounds;
    std::shared_ptr<const Form> form;
  };

  explicit ConvexSolid(Place place) : place_(std::make_shared<const Place>(std::move(place))) {}

  std::shared_ptr<const Place> place_;  // never null but in a solid that was moved from
};

}  // namespace parapet
