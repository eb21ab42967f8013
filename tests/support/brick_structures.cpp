#include "tests/support/brick_structures.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

#include "geometry/solids/convex_hull.h"

namespace parapet::testing {
namespace {

Shape turned(const Shape& shape, int quarters, bool mirrored) {
  const auto move = [&](Point point) { return testing::turned(point, quarters, mirrored); };
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(move(box->lo()), move(box->hi()));
  }
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) {
    std::vector<Point> corners;
    for (const Point corner : solid->vertices()) corners.push_back(move(corner));
    return convex_hull(std::move(corners)).value();
  }
  const Triangle triangle = std::get<Triangle>(shape);
  return Triangle{move(triangle.a), move(triangle.b), move(triangle.c)};
}

}  // namespace

physics::Piece tile_at(const BrickPlace& place, std::int64_t mass_mg) {
  const Point low{kStud * place.x, kStud * place.y, kBrick * place.z};
  physics::Piece piece =
      block_between(low, low + Vec{kStud * place.wide, kStud * place.deep, kBrick}, mass_mg);
  for (int y = 0; y < place.deep; ++y) {
    for (int x = 0; x < place.wide; ++x) {
      const Point hole = low + Vec{kStud * x + kStud / 2, kStud * y + kStud / 2, 0};
      piece.holes.push_back({hole, {0, 0, -1}});
    }
  }
  piece.id =
      std::to_string(place.x) + "," + std::to_string(place.y) + "," + std::to_string(place.z);
  return piece;
}

physics::Piece brick_at(const BrickPlace& place, std::int64_t mass_mg) {
  physics::Piece piece = tile_at(place, mass_mg);
  for (const Connector& hole : piece.holes) {
    piece.studs.push_back({hole.at + Vec{0, 0, kBrick}, {0, 0, 1}});
  }
  return piece;
}

physics::Piece block_between(Point a, Point b, std::int64_t mass_mg) {
  physics::Piece piece;
  piece.shapes = {Box::spanning(a, b)};
  piece.mass_mg = mass_mg;
  return piece;
}

std::int64_t brick_mass(int wide, int deep) {
  struct Row {
    std::pair<int, int> size;
    std::int64_t mass_mg;
  };
  static constexpr std::array<Row, 8> kRows{{{{1, 1}, 430},
                                             {{1, 2}, 810},
                                             {{1, 4}, 1570},
                                             {{1, 6}, 2280},
                                             {{1, 8}, 3030},
                                             {{2, 2}, 1150},
                                             {{2, 4}, 2160},
                                             {{2, 6}, 3230}}};
  const std::pair<int, int> size = std::minmax(wide, deep);
  for (const Row& row : kRows) {
    if (row.size == size) return row.mass_mg;
  }
  return 270 * wide * deep;
}

physics::Structure structure_of(std::vector<physics::Piece> pieces, physics::Table table) {
  physics::Structure structure;
  structure.pieces = std::move(pieces);
  structure.table = table;
  return structure;
}

Point turned(Point point, int quarters, bool mirrored) {
  for (int n = 0; n < quarters; ++n) point = {-point.y, point.x, point.z};
  return {mirrored ? -point.x : point.x, point.y, point.z};
}

physics::Structure turned(const physics::Structure& structure, int quarters, bool mirrored) {
  physics::Structure result = structure;
  const auto move = [&](Connector& connector) {
    connector.at = turned(connector.at, quarters, mirrored);
    connector.axis = turned(Point{} + connector.axis, quarters, mirrored) - Point{};
  };
  for (physics::Piece& piece : result.pieces) {
    for (Shape& shape : piece.shapes) shape = turned(shape, quarters, mirrored);
    std::for_each(piece.studs.begin(), piece.studs.end(), move);
    std::for_each(piece.holes.begin(), piece.holes.end(), move);
  }
  for (physics::Load& load : result.loads) load.at = turned(load.at, quarters, mirrored);
  return result;
}

}  // namespace parapet::testing
