#include "rules/collapse/brick_structure.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "geometry/solids/scene.h"
#include "rules/collapse/brick_mass.h"
#include "rules/realms/riding/carriers.h"
#include "rules/realms/unit_plate.h"

namespace parapet::collapse {
namespace {

bool is_baseplate(const realms::Piece& piece) {
  return piece.part && piece.part->starts_with("Baseplate");
}

bool has_triangles(const std::vector<Shape>& shapes) {
  return std::any_of(shapes.begin(), shapes.end(),
                     [](const Shape& shape) { return std::holds_alternative<Triangle>(shape); });
}

Box box_round(const std::vector<Shape>& shapes) {
  Box box = bounds(shapes.front());
  for (const Shape& shape : shapes) box = join(box, bounds(shape));
  return box;
}

physics::Piece physics_piece(const realms::Piece& piece, std::vector<Shape> shapes) {
  physics::Piece made;
  made.id = piece.id;
  made.studs = piece.studs;
  made.holes = piece.holes;
  made.body = piece.body;
  const bool is_mesh = has_triangles(shapes);
  if (piece.loose) made.holding = physics::Holding::settled;
  if (is_baseplate(piece) || (is_mesh && !piece.part)) made.holding = physics::Holding::fixed;
  made.mass_mg = piece.mass_mg ? *piece.mass_mg : brick_mass(piece.part.value_or(""), shapes);
  if (is_mesh && piece.part) shapes = {box_round(shapes)};
  made.shapes = std::move(shapes);
  return made;
}

Scene scene_of(const physics::Structure& structure) {
  std::vector<Body> bodies;
  for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
    for (const Shape& shape : structure.pieces[n].shapes) bodies.push_back({shape, n});
  }
  return Scene(std::move(bodies));
}

// Finds what is under a figure.
class Underfoot {
 public:
  explicit Underfoot(const Scene& scene) : scene_(scene) {}

  // The piece that carries what stands at that place: of those that start below it the one whose
  // top is nearest, the first of several; those over the place itself come before those beside it.
  std::optional<std::uint32_t> piece_at(Point place) const {
    constexpr Vec kColumn{kColumnSide, kColumnSide, 0};
    std::optional<Candidate> best;
    for (const std::uint32_t body : scene_.near(Box::spanning(place - kColumn, place + kColumn))) {
      const Box box = bounds(scene_.body(body).shape);
      if (box.lo().z == place.z && box.hi().z > place.z) continue;
      const bool is_beside = !overlap(box, Box::spanning(place, place));
      const Candidate found{is_beside, box.hi().z - place.z, scene_.body(body).piece};
      if (!best || found < *best) best = found;
    }
    if (!best) return std::nullopt;
    return best->piece;
  }

 private:
  struct Candidate {
    bool is_beside = false;
    std::int64_t above = 0;
    std::uint32_t piece = 0;

    friend auto operator<=>(const Candidate&, const Candidate&) = default;
  };

  const Scene& scene_;
};

std::vector<physics::Load> loads_of(const realms::Battlefield& field, const Scene& scene,
                                    std::span<const realms::Unit> units) {
  const Underfoot underfoot(scene);
  std::vector<physics::Load> loads;
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (realms::is_in_air(units, n)) continue;
    const auto spaces = realms::covered_spaces(field, units[n].at, units[n].size);
    if (!spaces) continue;
    for (const realms::SpaceId space : *spaces) {
      const Point2 middle = field.centre(space.spot);
      const Point place{middle.x, middle.y, field.surface(space).height};
      if (const auto piece = underfoot.piece_at(place)) {
        loads.push_back({*piece, place, kSpaceMass});
      }
    }
  }
  return loads;
}

Failure too_many(const std::string& found, std::size_t limit) {
  return Failure(Fault{"limit", {}, {}, found, "at most " + std::to_string(limit), {}});
}

// Do more shapes than kMostNearShapes come to those of another piece? Hundreds in one place would
// make contacts without end.
bool is_crowded(const physics::Structure& structure, const Scene& scene) {
  std::size_t near = 0;
  for (const Body& body : scene.bodies()) {
    if (structure.pieces[body.piece].holding == physics::Holding::fixed) continue;
    for (const std::uint32_t other : scene.near(bounds(body.shape))) {
      near += scene.body(other).piece == body.piece ? 0U : 1U;
    }
    if (near > kMostNearShapes) return true;
  }
  return false;
}

}  // namespace

Result<physics::Structure> brick_structure(const realms::Battlefield& field,
                                           std::span<const realms::Unit> units,
                                           physics::Table table) {
  std::vector<std::vector<Shape>> shapes(field.pieces().size());
  std::optional<std::int64_t> lowest;
  for (const Body& body : field.bodies()) {
    shapes[body.piece].push_back(body.shape);
    const std::int64_t low = bounds(body.shape).lo().z;
    lowest = lowest ? std::min(*lowest, low) : low;
  }
  physics::Structure structure;
  structure.table = table;
  structure.table_height = static_cast<std::int32_t>(lowest.value_or(0));
  std::size_t movable = 0;
  for (std::size_t n = 0; n < shapes.size(); ++n) {
    structure.pieces.push_back(physics_piece(field.pieces()[n], std::move(shapes[n])));
    movable += structure.pieces.back().holding == physics::Holding::fixed ? 0U : 1U;
  }
  if (movable > kMostStructurePieces) {
    return too_many(std::to_string(movable) + " pieces that may stand or fall",
                    kMostStructurePieces);
  }
  const Scene scene = scene_of(structure);
  if (is_crowded(structure, scene)) {
    return too_many("more than " + std::to_string(kMostNearShapes) +
                        " times that shapes of two pieces come together",
                    kMostNearShapes);
  }
  structure.loads = loads_of(field, scene, units);
  return structure;
}

}  // namespace parapet::collapse
