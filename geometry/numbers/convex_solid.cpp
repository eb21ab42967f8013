#include "geometry/numbers/convex_solid.h"

#include <algorithm>
#include <utility>

#include "geometry/numbers/predicates.h"

namespace parapet {
namespace {

using Vertices = std::vector<Point>;

template <typename T>
bool has_repeats(std::vector<T> items) {
  std::sort(items.begin(), items.end());
  return std::adjacent_find(items.begin(), items.end()) != items.end();
}

// The plane of a face from its first corners that do not lie on one line; the zero normal if there
// are none. It looks outwards if the face is convex and counterclockwise.
Plane plane_of(const Vertices& vertices, const FaceLoop& face) {
  const Point a = vertices[face[0]];
  const Point b = vertices[face[1]];
  Plane plane;
  for (std::size_t i = 2; i < face.size() && plane.normal == Vec{}; ++i) {
    plane = Plane::through(a, b, vertices[face[i]]);
  }
  return plane;
}

// Each corner lies left of each edge, or on it. With no corner repeated, this holds for the convex
// loops that wind once, corners within a side allowed, and for no others.
bool is_convex_loop(const Vertices& vertices, const FaceLoop& face, Vec normal) {
  for (std::size_t i = 0; i < face.size(); ++i) {
    const Point start = vertices[face[i]];
    const Vec edge = vertices[face[(i + 1) % face.size()]] - start;
    for (const std::uint32_t corner : face) {
      if (wide_dot(normal, cross(edge, vertices[corner] - start)) < 0) return false;
    }
  }
  return true;
}

std::optional<SolidFault> fault_of_face(const Vertices& vertices, const FaceLoop& face) {
  if (face.size() < 3) return SolidFault::face_too_short;
  const auto missing = [&](std::uint32_t corner) { return corner >= vertices.size(); };
  if (std::any_of(face.begin(), face.end(), missing)) return SolidFault::no_such_vertex;
  if (has_repeats(face)) return SolidFault::face_not_convex;

  const Plane plane = plane_of(vertices, face);
  if (plane.normal == Vec{}) return SolidFault::face_too_short;
  const auto off_plane = [&](std::uint32_t corner) { return plane.value(vertices[corner]) != 0; };
  if (std::any_of(face.begin(), face.end(), off_plane)) return SolidFault::face_not_flat;
  if (!is_convex_loop(vertices, face, plane.normal)) return SolidFault::face_not_convex;

  const auto outside = [&](Point vertex) { return plane.value(vertex) > 0; };
  if (std::any_of(vertices.begin(), vertices.end(), outside)) return SolidFault::face_not_outer;
  const auto inside = [&](Point vertex) { return plane.value(vertex) < 0; };
  if (std::none_of(vertices.begin(), vertices.end(), inside)) return SolidFault::no_inside;
  return std::nullopt;
}

// The edges as the faces run along them, sorted. REQUIRES: every face is sound.
std::vector<SolidEdge> directed_edges(const std::vector<FaceLoop>& faces) {
  std::vector<SolidEdge> edges;
  for (const FaceLoop& face : faces) {
    for (std::size_t i = 0; i < face.size(); ++i) {
      edges.push_back({face[i], face[(i + 1) % face.size()]});
    }
  }
  std::sort(edges.begin(), edges.end());
  return edges;
}

// Faces that each support the hull, joined along every edge once each way, cover the whole hull: a
// closed patchwork on a sphere, nowhere turned over, leaves no hole.
bool is_closed(const std::vector<SolidEdge>& directed) {
  const auto has_partner = [&](SolidEdge edge) {
    return std::binary_search(directed.begin(), directed.end(), SolidEdge{edge.to, edge.from});
  };
  return !directed.empty() &&
         std::adjacent_find(directed.begin(), directed.end()) == directed.end() &&
         std::all_of(directed.begin(), directed.end(), has_partner);
}

bool uses_all(std::size_t vertex_count, const std::vector<SolidEdge>& directed) {
  std::vector<bool> used(vertex_count, false);
  for (const SolidEdge edge : directed) used[edge.from] = true;
  return std::find(used.begin(), used.end(), false) == used.end();
}

// Each flat side once. Two faces lie in one side when the same vertices lie in their planes.
std::vector<Plane> planes_of(const Vertices& vertices, const std::vector<FaceLoop>& faces) {
  std::vector<Plane> planes;
  for (const FaceLoop& face : faces) {
    const Plane plane = plane_of(vertices, face);
    const auto holds_face = [&](const Plane& known) {
      return std::all_of(face.begin(), face.end(),
                         [&](std::uint32_t corner) { return known.value(vertices[corner]) == 0; });
    };
    if (std::none_of(planes.begin(), planes.end(), holds_face)) planes.push_back(plane);
  }
  return planes;
}

std::vector<Vec> directions_of(const Vertices& vertices, const std::vector<SolidEdge>& edges) {
  std::vector<Vec> directions;
  for (const SolidEdge edge : edges) {
    const Vec direction = vertices[edge.to] - vertices[edge.from];
    const auto parallel = [&](Vec known) { return cross(known, direction) == Vec{}; };
    if (std::none_of(directions.begin(), directions.end(), parallel)) {
      directions.push_back(direction);
    }
  }
  return directions;
}

Box bounds_of(const Vertices& vertices) {
  Box bounds = Box::spanning(vertices[0], vertices[0]);
  for (const Point vertex : vertices) bounds = join(bounds, Box::spanning(vertex, vertex));
  return bounds;
}

std::optional<ConvexSolid> if_sound(std::variant<ConvexSolid, SolidFault> made) {
  if (auto* solid = std::get_if<ConvexSolid>(&made)) return std::move(*solid);
  return std::nullopt;
}

}  // namespace

std::variant<ConvexSolid, SolidFault> ConvexSolid::make(std::vector<Point> vertices,
                                                        std::vector<FaceLoop> faces) {
  const auto beyond = [](Point vertex) { return !in_range(vertex); };
  if (std::any_of(vertices.begin(), vertices.end(), beyond)) {
    return SolidFault::vertex_out_of_range;
  }
  if (has_repeats(vertices)) return SolidFault::vertex_repeated;
  for (const FaceLoop& face : faces) {
    if (const std::optional<SolidFault> fault = fault_of_face(vertices, face)) return *fault;
  }

  std::vector<SolidEdge> edges = directed_edges(faces);
  if (!is_closed(edges)) return SolidFault::not_closed;
  if (!uses_all(vertices.size(), edges)) return SolidFault::vertex_unused;
  std::erase_if(edges, [](SolidEdge edge) { return edge.from > edge.to; });
  std::vector<Plane> planes = planes_of(vertices, faces);
  std::vector<Vec> directions = directions_of(vertices, edges);
  const Box bounds = bounds_of(vertices);
  return ConvexSolid({std::move(vertices), std::move(planes), bounds,
                      std::make_shared<const Form>(
                          Form{std::move(faces), std::move(edges), std::move(directions)})});
}

std::optional<ConvexSolid> ConvexSolid::moved(Vec by) const {
  const Box there = Box::spanning(bounds().lo() + by, bounds().hi() + by);
  if (!in_range(there)) return std::nullopt;
  Place place{vertices(), planes(), there, place_->form};
  for (Point& vertex : place.vertices) vertex = vertex + by;
  for (Plane& plane : place.planes) plane.offset += dot(plane.normal, by);
  return ConvexSolid(std::move(place));
}

std::optional<ConvexSolid> ConvexSolid::from_box(const Box& box) {
  // Corner i lies at hi along x, y and z where its bits 1, 2 and 4 are set.
  std::vector<Point> vertices;
  for (unsigned i = 0; i < 8; ++i) {
    vertices.push_back({(i & 1) != 0 ? box.hi().x : box.lo().x,
                        (i & 2) != 0 ? box.hi().y : box.lo().y,
                        (i & 4) != 0 ? box.hi().z : box.lo().z});
  }
  return if_sound(
      make(std::move(vertices),
           {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}));
}

std::optional<ConvexSolid> ConvexSolid::tetrahedron(Point a, Point b, Point c, Point d) {
  if (!in_range(a) || !in_range(b) || !in_range(c) || !in_range(d)) return std::nullopt;
  if (orient3d(a, b, c, d) == Sign::positive) std::swap(a, b);
  // Now d lies behind abc, which therefore is counterclockwise from outside.
  return if_sound(make({a, b, c, d}, {{0, 1, 2}, {0, 3, 1}, {1, 3, 2}, {2, 3, 0}}));
}

}  // namespace parapet
