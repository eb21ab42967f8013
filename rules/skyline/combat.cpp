#include "rules/skyline/combat.h"

namespace parapet::skyline {

Combat::Combat(const Network& network, std::span<const Unit> units,
               const std::optional<std::string>& side)
    : tokens_(network.tokens.begin(), network.tokens.end()) {
  if (!side) return;
  for (const Unit& unit : units) {
    if (unit.side != *side) enemies_.insert(unit.location);
  }
}

}  // namespace parapet::skyline
