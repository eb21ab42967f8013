#include "rules/realms/unit_plate.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace parapet::realms {

std::optional<std::vector<SpaceId>> covered_spaces(const Battlefield& field, SpaceId at,
                                                   std::array<int, 2> size) {
  if (size[0] == 1 && size[1] == 1) return std::vector<SpaceId>{at};
  const Spot& corner = field.spots()[at.spot];
  if (!corner.grid_x || !corner.grid_y) return std::nullopt;
  const std::int32_t height = field.surface(at).height;
  std::vector<SpaceId> covered;
  for (int y = 0; y < size[1]; ++y) {
    for (int x = 0; x < size[0]; ++x) {
      if (x == 0 && y == 0) {
        covered.push_back(at);
        continue;
      }
      const auto spot = field.spot_of_grid(*corner.grid_x + x, *corner.grid_y + y);
      if (!spot || field.surfaces(*spot).empty()) return std::nullopt;
      const auto surfaces = field.surfaces(*spot);
      const auto nearest =
          std::min_element(surfaces.begin(), surfaces.end(), [&](const auto& a, const auto& b) {
            return std::abs(a.height - height) < std::abs(b.height - height);
          });
      covered.push_back({*spot, static_cast<std::uint32_t>(nearest - surfaces.begin())});
    }
  }
  return covered;
}

std::optional<UnitPlate> unit_plate(const Battlefield& field, SpaceId at, std::array<int, 2> size) {
  auto spaces = covered_spaces(field, at, size);
  if (!spaces || spaces->empty()) return std::nullopt;
  UnitPlate result{*std::move(spaces), field.spots()[at.spot].plate};
  for (const SpaceId space : result.spaces) {
    result.plate = united(result.plate, field.spots()[space.spot].plate);
  }
  return result;
}

}  // namespace parapet::realms
