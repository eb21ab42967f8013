#include "bench/brick_tower.h"

#include <string>
namespace parapet::bench {
namespace {

constexpr std::int64_t kStud = 80;
constexpr std::int64_t kCourse = 96;

// A brick with its corner on whole studs, two by four or four by two.
physics::Piece brick(std::int64_t x, std::int64_t y, std::int64_t course, bool lies_east) {
  const std::int64_t wide = lies_east ? 4 : 2;
  const std::int64_t deep = lies_east ? 2 : 4;
  physics::Piece piece;
  piece.id = std::to_string(x) + "/" + std::to_string(y) + "/" + std::to_string(course);
  piece.mass_mg = 2160;
  const Point corner{x * kStud, y * kStud, course * kCourse};
  piece.shapes = {Box::spanning(corner, corner + Vec{wide * kStud, deep * kStud, kCourse})};
  for (std::int64_t east = 0; east < wide; ++east) {
    for (std::int64_t south = 0; south < deep; ++south) {
      const Vec middle{east * kStud + kStud / 2, south * kStud + kStud / 2, 0};
      piece.holes.push_back({corner + middle, {0, 0, -1}});
      piece.studs.push_back({corner + middle + Vec{0, 0, kCourse}, {0, 0, 1}});
    }
  }
  return piece;
}

}  // namespace

physics::Structure brick_tower(int bricks_a_wall, int courses) {
  physics::Structure tower;
  tower.table = physics::Table::loose;
  const std::int64_t far = std::int64_t{4} * bricks_a_wall;
  for (int course = 0; course < courses; ++course) {
    const std::int64_t near_start = course % 2 == 0 ? 0 : 2;
    const std::int64_t far_start = 2 - near_start;
    for (std::int64_t n = 0; n < bricks_a_wall; ++n) {
      tower.pieces.push_back(brick(near_start + 4 * n, 0, course, true));
      tower.pieces.push_back(brick(far, near_start + 4 * n, course, false));
      tower.pieces.push_back(brick(far_start + 4 * n, far, course, true));
      tower.pieces.push_back(brick(0, far_start + 4 * n, course, false));
    }
  }
  return tower;
}

std::vector<std::uint32_t> corner_of(const physics::Structure& tower) {
  Box whole = bounds(tower.pieces.front().shapes.front());
  for (const physics::Piece& piece : tower.pieces) {
    whole = join(whole, bounds(piece.shapes.front()));
  }
  std::vector<std::uint32_t> corner;
  for (std::uint32_t piece = 0; piece < tower.pieces.size(); ++piece) {
    const Box box = bounds(tower.pieces[piece].shapes.front());
    const std::int64_t twice_across = box.lo().x + box.hi().x + box.lo().y + box.hi().y;
    const bool is_near = 2 * twice_across < 3 * (whole.hi().x + whole.hi().y);
    if (is_near && 5 * box.lo().z < 2 * whole.hi().z) corner.push_back(piece);
  }
  return corner;
}

}  // namespace parapet::bench
