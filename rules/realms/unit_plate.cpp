#include "rules/realms/unit_plate.h"

#include <algorithm>
#include <utility>

#include "rules/realms/occupancy.h"

namespace parapet::realms {
namespace {

StandingPlate join(const StandingPlate& a, const StandingPlate& b) {
  const Column first{std::min(a.first.x, b.first.x), std::min(a.first.y, b.first.y)};
  const Column end{std::max(a.first.x + a.width, b.first.x + b.width),
                   std::max(a.first.y + a.depth, b.first.y + b.depth)};
  return {first, end.x - first.x, end.y - first.y};
}

}  // namespace

std::optional<UnitPlate> unit_plate(const Battlefield& field, SpaceId at, std::array<int, 2> size) {
  auto spaces = covered_spaces(field, at, size);
  if (!spaces || spaces->empty()) return std::nullopt;
  UnitPlate result{std::move(*spaces), field.spots()[at.spot].plate};
  for (const SpaceId space : result.spaces) {
    result.plate = join(result.plate, field.spots()[space.spot].plate);
  }
  return result;
}

}  // namespace parapet::realms
