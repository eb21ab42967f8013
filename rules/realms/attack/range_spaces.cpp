#include "rules/realms/attack/range_spaces.h"

#include <algorithm>
#include <deque>
#include <limits>

#include "rules/realms/neighbours.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

constexpr int kFar = std::numeric_limits<int>::max();

bool shares_ground(const ColumnRectangle& plate, const Box& body) {
  return plate.first.x * kColumnSide < body.hi().x && body.lo().x < plate.end().x * kColumnSide &&
         plate.first.y * kColumnSide < body.hi().y && body.lo().y < plate.end().y * kColumnSide;
}

// Breadth first over the spaces. All surfaces of a spot have the same neighbours, so each spot is
// looked around from once.
class Spread {
 public:
  Spread(const Battlefield& field, bool in_air, const Options& options)
      : field_(field), in_air_(in_air), options_(options), looked_(field.spots().size()) {
    starts_.push_back(0);
    for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
      starts_.push_back(starts_.back() + field.surfaces(spot).size());
    }
    distance_.assign(starts_.back(), kFar);
  }

  int& distance(SpaceId space) { return distance_[starts_[space.spot] + space.level]; }

  void reach(SpaceId space, int steps) {
    if (distance(space) <= steps) return;
    distance(space) = steps;
    open_.push_back(space);
  }

  void run() {
    while (!open_.empty()) {
      const SpaceId space = open_.front();
      open_.pop_front();
      const int next = distance(space) + 1;
      look_around(space.spot, next);
      if (in_air_) continue;
      for (const LinkedSpace& link : links_of(field_, space, options_)) {
        if (link.kind != LinkKind::stairs) reach(link.to, next);
      }
    }
  }

 private:
  void look_around(std::uint32_t spot, int next) {
    if (looked_[spot]) return;
    looked_[spot] = true;
    for (const std::uint32_t near : field_.spots_near(spot)) {
      const auto levels = static_cast<std::uint32_t>(field_.surfaces(near).size());
      for (std::uint32_t level = 0; level < levels; ++level) reach({near, level}, next);
    }
  }

  const Battlefield& field_;
  bool in_air_;
  const Options& options_;
  std::vector<bool> looked_;
  std::vector<std::size_t> starts_;  // of each spot's spaces
  std::vector<int> distance_;
  std::deque<SpaceId> open_;
};

}  // namespace

std::vector<SpaceId> spaces_of_figure(const Battlefield& field, std::span<const Unit> units,
                                      std::size_t unit, const Box& body, bool from_feet) {
  const auto ground = unit_plate(field, units[unit].at, units[unit].size);
  if (!ground) return {units[unit].at};
  std::vector<SpaceId> spaces = ground->spaces;
  for (std::uint32_t spot = 0; spot < field.spots().size(); ++spot) {
    if (!shares_ground(field.spots()[spot].plate, body)) continue;
    const auto surfaces = field.surfaces(spot);
    for (std::uint32_t level = 0; level < surfaces.size(); ++level) {
      const std::int64_t height = surfaces[level].height;
      if (height < body.hi().z && (!from_feet || height >= body.lo().z)) {
        spaces.push_back({spot, level});
      }
    }
  }
  std::sort(spaces.begin(), spaces.end());
  spaces.erase(std::unique(spaces.begin(), spaces.end()), spaces.end());
  return spaces;
}

std::optional<int> spaces_between(const Battlefield& field, std::span<const SpaceId> from,
                                  std::span<const SpaceId> to, bool in_air,
                                  const Options& options) {
  Spread spread(field, in_air, options);
  for (const SpaceId space : from) spread.reach(space, 0);
  spread.run();
  int least = kFar;
  for (const SpaceId space : to) least = std::min(least, spread.distance(space));
  if (least == kFar) return std::nullopt;
  return least;
}

}  // namespace parapet::realms
