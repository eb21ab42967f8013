#include "rules/mayhem/collapse/demolish.h"

#include <algorithm>

#include "rules/mayhem/attack/distance.h"

namespace parapet::mayhem {
namespace {

constexpr int kReach = 1;

bool reaches(const Board& board, const Building& building, Space from, const Options& options) {
  for (int level = 1; level <= building.top(); ++level) {
    for (int dy = -kReach; dy <= kReach; ++dy) {
      for (int dx = -kReach; dx <= kReach; ++dx) {
        const Space to{from.x + dx, from.y + dy, level};
        if (!building.holds(to)) continue;
        const auto steps = distance(board, from, to, options);
        if (steps && *steps <= kReach) return true;
      }
    }
  }
  return false;
}

}  // namespace

DemolishRuling rule_demolish(const Board& board, const Building& building, const Stand& unit,
                             const Options& options) {
  DemolishRuling ruling;
  if (!building.stands()) {
    ruling.because.push_back({"AOM-MAP-5", "Nothing stands over Level 1 there: no building.", {}});
    return ruling;
  }
  const std::vector<Space> counting = unit.counting_spaces(options);
  ruling.legal = std::any_of(counting.begin(), counting.end(),
                             [&](Space from) { return reaches(board, building, from, options); });
  if (ruling.legal) ruling.spaces = building.spaces();
  ruling.because.push_back(
      {"AOM-GOL-1",
       ruling.legal ? "The building is within one space: an explosion marker is laid face up on "
                      "any space in or on it, as the unit's player likes."
                    : "No space of the building is within one space of the unit.",
       unit.main});
  return ruling;
}

}  // namespace parapet::mayhem
