#include "rules/realms/flight/nearest_spaces.h"

#include <algorithm>

#include "rules/realms/step/step.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

struct Candidate {
  std::int64_t squared_distance = 0;  // ticks
  SpaceId space;

  friend auto operator<=>(const Candidate&, const Candidate&) = default;
};

std::optional<SpaceId> landing_of(const Battlefield& field, std::uint32_t spot,
                                  std::optional<std::int64_t> feet) {
  const auto surfaces = field.surfaces(spot);
  for (auto level = static_cast<std::uint32_t>(surfaces.size()); level-- > 0;) {
    if (!feet || surfaces[level].height <= *feet) return SpaceId{spot, level};
  }
  return std::nullopt;
}

// By distance, then by space. Exact: squares < 2^42.
std::vector<Candidate> candidates(const Battlefield& field, std::array<int, 2> size,
                                  const Unit& origin, std::optional<std::int64_t> feet) {
  std::vector<Candidate> all;
  const std::optional<UnitPlate> from = unit_plate(field, origin.at, origin.size);
  if (!from) return all;
  const Point2 token = middle_of(from->plate);
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    const std::optional<SpaceId> space = landing_of(field, spot, feet);
    if (!space) continue;
    const std::optional<UnitPlate> plate = unit_plate(field, *space, size);
    if (!plate) continue;
    const Point2 middle = middle_of(plate->plate);
    const std::int64_t east = middle.x - token.x;
    const std::int64_t south = middle.y - token.y;
    all.push_back({east * east + south * south, *space});
  }
  std::sort(all.begin(), all.end());
  return all;
}

}  // namespace

std::vector<SpaceId> nearest_spaces(const Battlefield& field, std::span<const Unit> units,
                                    std::size_t unit, const Unit& origin,
                                    std::optional<std::int64_t> feet, const Options& options) {
  Stepping stepping(field, units, mover_of(units, unit), options);
  std::vector<SpaceId> nearest;
  std::int64_t distance = 0;
  for (const Candidate& candidate : candidates(field, units[unit].size, origin, feet)) {
    if (!nearest.empty() && candidate.squared_distance > distance) break;
    if (!stepping.may_stand(candidate.space)) continue;
    distance = candidate.squared_distance;
    nearest.push_back(candidate.space);
  }
  return nearest;
}

}  // namespace parapet::realms
