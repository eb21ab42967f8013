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
  const Unit* taker = nullptr;
  const Unit* keeper = nullptr;
  for (const Unit& unit : pieces.units) {
    const Unit*& first = unit.side == objective.side ? keeper : taker;
    if (first == nullptr && controls(board, unit, objective.at, rules)) first = &unit;
  }
  ObjectiveRuling ruling;
  ruling.flips = taker != nullptr && keeper == nullptr;
  const auto in_zone = [&](const Unit& unit) {
    return Reason{
        "AOM-ZOC-2",
        "The objective lies in the zone of control of " + unit.id + " (" + unit.side + ").",
        unit.footprint.at};
  };
  if (taker != nullptr) ruling.because.push_back(in_zone(*taker));
  if (keeper != nullptr) ruling.because.push_back(in_zone(*keeper));
  const char* verdict = "No unit of another side has the objective in its zone of control.";
  if (taker != nullptr) verdict = "It flips: only one side has it in its zone of control.";
  if (taker != nullptr && keeper != nullptr) {
    verdict = "It stays: it lies in the zones of control of both sides.";
  }
  ruling.because.push_back({"AOM-OM-1", verdict, objective.at});
  return ruling;
}

}  // namespace parapet::mayhem
