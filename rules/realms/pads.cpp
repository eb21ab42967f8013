#include "rules/realms/pads.h"

#include <algorithm>
#include <array>

#include "geometry/numbers/division.h"

namespace parapet::realms {
namespace {

// Studs are looked up by squares of a stud.
constexpr std::int64_t kCellSide = 2 * kColumnSide;

std::int64_t cell_of(std::int64_t ticks) { return floor_quotient(ticks, kCellSide); }

}  // namespace

PadFinder::PadFinder(std::span<const Piece> pieces) {
  for (const Piece& piece : pieces) {
    for (const Connector& stud : piece.studs) {
      if (stud.axis != Vec{0, 0, 1}) continue;
      studs_.push_back({stud.at.z, cell_of(stud.at.x), cell_of(stud.at.y), stud.at.x, stud.at.y});
    }
  }
  std::sort(studs_.begin(), studs_.end());
  // Two pieces in one place have one stud there.
  studs_.erase(std::unique(studs_.begin(), studs_.end()), studs_.end());
}

bool PadFinder::is_pad(const Spot& spot, const Surface& surface) const {
  const std::int64_t west = kColumnSide * spot.plate.first.x;
  const std::int64_t north = kColumnSide * spot.plate.first.y;
  const std::int64_t east = west + kColumnSide * spot.plate.width;
  const std::int64_t south = north + kColumnSide * spot.plate.depth;
  std::size_t found = 0;
  for (std::int64_t cell_x = cell_of(west); cell_x <= cell_of(east); ++cell_x) {
    const Stud least{surface.height, cell_x, cell_of(north), west, north};
    for (auto stud = std::lower_bound(studs_.begin(), studs_.end(), least);
         stud != studs_.end() && stud->z == surface.height && stud->cell_x == cell_x &&
         stud->cell_y <= cell_of(south);
         ++stud) {
      if (stud->x < west || stud->x > east || stud->y < north || stud->y > south) continue;
      const bool is_central = 2 * stud->x == west + east && 2 * stud->y == north + south;
      if (!is_central) return false;
      ++found;
    }
  }
  return found == 1;
}

}  // namespace parapet::realms
