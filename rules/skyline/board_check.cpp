#include "rules/skyline/board_check.h"

#include <algorithm>
#include <numeric>

namespace parapet::skyline {
namespace {

void check_dice(const Dice& dice, std::vector<NetworkWarning>& warnings) {
  const auto some = [&dice](auto is) {
    return std::any_of(dice.faces.begin(), dice.faces.end(), is);
  };
  const bool has_number = some([](const Face& face) { return !face.is_safe(); });
  const bool has_zero = some([](const Face& face) { return face.number == 0; });
  if (has_number && !has_zero) {
    warnings.push_back({"dice-without-zero",
                        "No number face of the dice is 0: a roll of numbers alone asks for " +
                            std::to_string(dice.count) +
                            " cards at least, and the rulebook tells of one that asks for 2."});
  }
  if (!some([](const Face& face) { return face.is_safe(); })) {
    warnings.push_back({"dice-without-safe", "No face of the dice is safe."});
  }
}

// The locations by what moves and rides join: each is named by the least of its piece.
std::vector<std::size_t> pieces_of(const Network& network) {
  std::vector<std::size_t> least(network.locations.size());
  std::iota(least.begin(), least.end(), std::size_t{0});
  const auto root = [&least](std::size_t place) {
    while (least[place] != place) place = least[place] = least[least[place]];
    return place;
  };
  const auto join = [&](std::size_t a, std::size_t b) {
    const auto [low, high] = std::minmax({root(a), root(b)});
    least[high] = low;
  };
  for (const auto& [a, b] : network.adjacent) join(a, b);
  for (const Rail& rail : network.rails) {
    join(network.stops[rail.from].location, network.stops[rail.to].location);
  }
  for (std::size_t place = 0; place < least.size(); ++place) least[place] = root(place);
  return least;
}

void check_map(const Network& network, std::vector<NetworkWarning>& warnings) {
  std::vector<bool> lonely(network.locations.size(), true);
  for (const auto& [a, b] : network.adjacent) lonely[a] = lonely[b] = false;
  for (const Stop& stop : network.stops) lonely[stop.location] = false;
  std::vector<bool> unjoined(network.stops.size(), true);
  for (const Rail& rail : network.rails) unjoined[rail.from] = unjoined[rail.to] = false;
  for (std::size_t n = 0; n < unjoined.size(); ++n) {
    if (!unjoined[n]) continue;
    warnings.push_back({"space-without-route",
                        "No route leads to " + network.stops[n].id + ", a space of the sky-line."});
  }
  for (std::size_t n = 0; n < lonely.size(); ++n) {
    if (!lonely[n] || lonely.size() == 1) continue;
    warnings.push_back({"lonely-location", "Location " + network.locations[n].id +
                                               " shares no border, and has no space of the "
                                               "sky-line."});
  }
  const std::vector<std::size_t> pieces = pieces_of(network);
  for (std::size_t n = 1; n < pieces.size(); ++n) {
    if (pieces[n] != n || lonely[n]) continue;
    warnings.push_back({"map-in-pieces", "Neither moves nor rides lead from location " +
                                             network.locations.front().id + " to " +
                                             network.locations[n].id + "."});
  }
}

}  // namespace

std::vector<NetworkWarning> check_network(const Network& network, std::span<const Unit> units) {
  std::vector<NetworkWarning> warnings;
  check_dice(network.dice, warnings);
  check_map(network, warnings);
  for (const Unit& unit : units) {
    if (std::find(kUnitKindWords.begin(), kUnitKindWords.end(), unit.id) == kUnitKindWords.end()) {
      continue;
    }
    warnings.push_back({"unit-called-as-kind", "The unit \"" + unit.id +
                                                   "\" is called like a kind of units: questions "
                                                   "take that word for the kind."});
  }
  return warnings;
}

}  // namespace parapet::skyline
