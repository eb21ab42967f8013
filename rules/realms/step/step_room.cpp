#include "rules/realms/step/step_room.h"

#include <optional>

namespace parapet::realms {
namespace {

// The lowest span of the column that reaches into the clearance above a height, by level.
std::optional<std::uint32_t> intruder(const Columns& columns, Column at, std::int32_t height,
                                      std::int32_t clearance) {
  const auto spans = columns.spans(at);
  for (std::uint32_t level = 0; level < spans.size(); ++level) {
    if (spans[level].top <= height) continue;
    if (spans[level].bottom < std::int64_t{height} + clearance) return level;
    break;
  }
  return std::nullopt;
}

}  // namespace

bool has_room_to_stand(Footing& footing, const WayRules& rules, const WayEnd& place) {
  const ColumnRectangle& plate = place.plate;
  std::vector<Foothold> intruders;
  for (int y = plate.first.y; y < plate.end().y; ++y) {
    for (int x = plate.first.x; x < plate.end().x; ++x) {
      const auto level = intruder(footing.columns(), {x, y}, place.height, rules.needs.clearance);
      if (level) intruders.push_back({{x, y}, *level});
    }
  }
  if (intruders.empty()) return true;
  const WayGround ground(footing, rules, place, place, {});
  std::size_t found = 0;  // nodes and intruders both go row by row
  for (const WayNode& node : ground.nodes()) {
    if (found < intruders.size() && node.of_plate && node.at == intruders[found]) ++found;
  }
  return found == intruders.size();
}

}  // namespace parapet::realms
