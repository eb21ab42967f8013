#include "rules/mayhem/placement/objective.h"

#include <algorithm>

#include "rules/mayhem/moving/zone.h"

namespace parapet::mayhem {
namespace {

bool is_near(const Footprint& footprint, Space space) {
  return space.level == footprint.at.level && space.x >= footprint.at.x - 1 &&
         space.y >= footprint.at.y - 1 && space.x <= footprint.at.x + footprint.width &&
         space.y <= footprint.at.y + footprint.height;
}

bool controls(const Board& board, const Unit& unit, Space space, const ZoneRules& rules) {
  if (unit.footprint.covers(space)) return true;
  if (!is_near(unit.footprint, space)) return false;
  const std::vector<Space> zone = zone_of_control(board, Stand::of(unit), rules);
  return std::binary_search(zone.begin(), zone.end(), space);
}

}  // namespace

ObjectiveRuling rule_objective(const Board& board, const Pieces& pieces, const Marker& objective,
                               const Options& options) {
  const ZoneRules rules = ZoneRules::from(options);
  // The first unit of each of two sides that have it in their zone.
  const Unit* first = nullptr;
  const Unit* second = nullptr;
  for (const Unit& unit : pieces.units) {
    const bool is_same_side = first != nullptr && unit.side == first->side;
    if (second != nullptr || is_same_side) continue;
    if (controls(board, unit, objective.at, rules)) (first == nullptr ? first : second) = &unit;
  }
  ObjectiveRuling ruling;
  ruling.flips = first != nullptr && second == nullptr && first->side != objective.side;
  for (const Unit* unit : {first, second}) {
    if (unit == nullptr) continue;
    ruling.because.push_back(
        {"AOM-ZOC-2",
         "The objective lies in the zone of control of " + unit->id + " (" + unit->side + ").",
         unit->footprint.at});
  }
  const char* verdict = "No unit of another side has the objective in its zone of control.";
  if (ruling.flips) verdict = "It flips: only one side has it in its zone of control.";
  if (second != nullptr) verdict = "It stays: it lies in the zones of control of both sides.";
  ruling.because.push_back({"AOM-OM-1", verdict, objective.at});
  return ruling;
}

}  // namespace parapet::mayhem
