#include "rules/realms/way/corridor.h"

#include <algorithm>

#include "geometry/ground/columns.h"
#include "geometry/numbers/wide.h"

namespace parapet::realms {
namespace {

struct Beside {
  std::int64_t distance = 0;  // from the line, times the length of the step
  std::size_t unit = 0;
};

// In half columns.
struct HalfPlace {
  std::int64_t x = 0;
  std::int64_t y = 0;
};

HalfPlace centre_of(const ColumnRectangle& plate) {
  return {2 * std::int64_t{plate.first.x} + plate.width,
          2 * std::int64_t{plate.first.y} + plate.depth};
}

void keep_nearest(std::optional<Beside>& nearest, const Beside& other) {
  if (!nearest || other.distance < nearest->distance) nearest = other;
}

}  // namespace

std::optional<Squeeze> squeeze(const ColumnRectangle& from, const ColumnRectangle& to,
                               std::span<const GroundBlock> blocks, const Peg& peg) {
  const HalfPlace start = centre_of(from);
  const HalfPlace end = centre_of(to);
  const HalfPlace step{end.x - start.x, end.y - start.y};
  if (step.x == 0 || step.y == 0) return std::nullopt;
  std::optional<Beside> left;
  std::optional<Beside> right;
  for (const GroundBlock& block : blocks) {
    const ColumnRectangle& plate = block.plate;
    std::int64_t least = 0;
    std::int64_t most = 0;
    bool is_first = true;
    for (const int x : {plate.first.x, plate.end().x}) {
      for (const int y : {plate.first.y, plate.end().y}) {
        const std::int64_t side =
            step.x * (2 * std::int64_t{y} - start.y) - step.y * (2 * std::int64_t{x} - start.x);
        least = is_first ? side : std::min(least, side);
        most = is_first ? side : std::max(most, side);
        is_first = false;
      }
    }
    if (least >= 0) keep_nearest(right, {least, block.unit});
    if (most <= 0) keep_nearest(left, {-most, block.unit});
  }
  if (!left || !right) return std::nullopt;
  // gap / length > 2 pegs, squared; a half column is half of kColumnSide ticks. The gap is whole,
  // so the other side may be rounded down.
  const Wide gap = Wide{left->distance} + right->distance;
  const Wide length = Wide{step.x} * step.x + Wide{step.y} * step.y;
  const Wide pegs = Wide{4} * peg.run.numerator();
  const Wide side = Wide{kColumnSide} * peg.run.denominator();
  const bool is_wide = gap * gap > pegs * pegs * length / (side * side);
  return Squeeze{left->unit, right->unit, is_wide};
}
// Half columns stay below 2^16: the gap is below 2^34, and 2^44 x 2^33 holds the other side.

}  // namespace parapet::realms
