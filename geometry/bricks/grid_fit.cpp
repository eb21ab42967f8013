#include "geometry/bricks/grid_fit.h"

#include <array>
#include <map>

namespace parapet {
namespace {

constexpr std::array<std::int64_t, 3> kCellTicks{40, 32, 40};
constexpr std::int64_t kUnitsOfTick = Decimal::kOne / 4;
constexpr std::int64_t kTolerance = 50;  // a cell is fifty times as long

constexpr std::int64_t remainder(std::int64_t value, std::int64_t cell) {
  const std::int64_t rest = value % cell;
  return rest < 0 ? rest + cell : rest;
}

// The same as the least step from the lattice: more than -cell / 2, at most cell / 2.
constexpr std::int64_t least_step(std::int64_t rest, std::int64_t cell) {
  return rest > cell / 2 ? rest - cell : rest;
}

// Of the lattice, in ticks in LDraw's axes.
std::array<std::int64_t, 3> ldraw_offset(const GridFit& fit) {
  return {fit.offset.x, -fit.offset.z, fit.offset.y};
}

// How far a coordinate lies behind the nearest place of the lattice, in units of decimals.
std::int64_t drift(Decimal coordinate, std::size_t axis, std::int64_t offset_ticks) {
  const std::int64_t cell = kCellTicks[axis] * kUnitsOfTick;
  return least_step(remainder(coordinate.units - offset_ticks * kUnitsOfTick, cell), cell);
}

bool is_small(std::int64_t drift_units, std::size_t axis) {
  const std::int64_t most = kCellTicks[axis] * kUnitsOfTick / kTolerance;
  return -most <= drift_units && drift_units <= most;
}

bool is_upright(const LdrawPlacement& part) {
  const std::optional<RightAngle> turn = right_angle(part);
  return turn && is_upright(*turn);
}

bool is_on_grid(const LdrawPlacement& part, const GridFit& fit) {
  const auto offset = ldraw_offset(fit);
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (!is_small(drift(part.at[axis], axis, offset[axis]), axis)) return false;
  }
  return true;
}

}  // namespace

GridFit fit_grid(const std::vector<LdrawPlacement>& parts) {
  std::map<std::array<std::int64_t, 3>, std::size_t> votes;
  for (const LdrawPlacement& part : parts) {
    if (!is_upright(part)) continue;
    const Point ticks = to_ticks(part.at);
    ++votes[{remainder(ticks.x, kCellTicks[0]), remainder(ticks.y, kCellTicks[1]),
             remainder(ticks.z, kCellTicks[2])}];
  }
  std::array<std::int64_t, 3> best{};
  std::size_t most = votes.empty() ? 0 : votes[best];
  for (const auto& [offset, count] : votes) {
    if (count > most) {
      best = offset;
      most = count;
    }
  }
  GridFit fit;
  fit.parts = parts.size();
  fit.offset = {least_step(best[0], kCellTicks[0]), least_step(best[2], kCellTicks[2]),
                least_step(remainder(-best[1], kCellTicks[1]), kCellTicks[1])};
  for (const LdrawPlacement& part : parts) {
    if (is_upright(part) && is_on_grid(part, fit)) ++fit.on_grid;
  }
  return fit;
}

Point origin_on_grid(const LdrawPlacement& part, const GridFit& fit) {
  const auto offset = ldraw_offset(fit);
  LdrawPlacement moved = part;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const std::int64_t step = drift(part.at[axis], axis, offset[axis]);
    if (is_small(step, axis)) moved.at[axis].units -= step;
  }
  return place_in_ticks(moved, {});
}

}  // namespace parapet
