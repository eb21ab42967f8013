#include "rules/skyline/normal_move.h"

#include <algorithm>

#include "rules/skyline/combat.h"

namespace parapet::skyline {

MoveRuling rule_move(const Network& network, std::span<const Unit> units,
                     const std::optional<std::string>& side, std::size_t from, std::size_t to) {
  const std::string& here = network.locations[from].id;
  const std::string& there = network.locations[to].id;
  const NamedSpace at{there};
  MoveRuling ruling;
  const std::vector<std::size_t> borders = borders_of(network, from);
  ruling.legal = std::find(borders.begin(), borders.end(), to) != borders.end();
  if (from == to) {
    ruling.because.push_back({"SKY-10", "A move ends on another location.", at});
  } else {
    ruling.because.push_back({"SKY-10",
                              "Locations " + here + " and " + there +
                                  (ruling.legal ? " share a border." : " share no border."),
                              at});
  }
  const Combat combat(network, units, side);
  if (!ruling.legal || !combat.starts_at(to)) return ruling;
  ruling.combat.push_back(to);
  ruling.because.push_back(
      {"SKY-11",
       std::string(combat.has_enemy(to) ? "Enemies are on location "
                                        : "A territory token lies on location ") +
           there + ": a combat starts.",
       at});
  return ruling;
}

std::vector<std::size_t> borders_of(const Network& network, std::size_t location) {
  std::vector<std::size_t> borders;
  for (const auto& [a, b] : network.adjacent) {
    if (a == location) borders.push_back(b);
    if (b == location) borders.push_back(a);
  }
  std::sort(borders.begin(), borders.end());
  return borders;
}

}  // namespace parapet::skyline
