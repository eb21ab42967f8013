#include "cli/skyline/show_network.h"

#include <algorithm>
#include <iostream>
#include <vector>

#include "cli/words.h"
#include "rules/skyline/board_check.h"
#include "rules/skyline/normal_move.h"
#include "rules/skyline/rail_graph.h"
#include "rules/skyline/roll_odds.h"

namespace parapet::cli {
namespace {

std::string count_of(std::size_t number, const std::string& one, const std::string& many = {}) {
  return counted(static_cast<int>(number), one, many);
}

std::string location_line(const skyline::Network& network, std::size_t location) {
  const skyline::Location& here = network.locations[location];
  std::string text = "  " + here.id + (here.name.empty() ? "" : " " + here.name);
  std::vector<std::string> borders;
  for (const std::size_t other : skyline::borders_of(network, location)) {
    borders.push_back(network.locations[other].id);
  }
  std::vector<std::string> stops;
  for (const skyline::Stop& stop : network.stops) {
    if (stop.location == location) stops.push_back(stop.id);
  }
  if (!borders.empty()) text += ", borders on " + enumerated(borders);
  if (!stops.empty()) text += ", under " + enumerated(stops);
  for (const std::size_t token : network.tokens) {
    if (token == location) text += ", a territory token";
  }
  return wrapped(text, 4);
}

// Territories in the order in which they come first.
void show_locations(const skyline::Network& network) {
  std::vector<std::string> territories;
  for (const skyline::Location& location : network.locations) {
    if (std::find(territories.begin(), territories.end(), location.territory) ==
        territories.end()) {
      territories.push_back(location.territory);
    }
  }
  for (const std::string& territory : territories) {
    std::cout << "\nTerritory " << territory << "\n";
    for (std::size_t n = 0; n < network.locations.size(); ++n) {
      if (network.locations[n].territory == territory) std::cout << location_line(network, n);
    }
  }
}

void show_skyline(const skyline::Network& network) {
  if (network.stops.empty()) return;
  const skyline::RailGraph rails(network);
  std::cout << "\nSky-line\n";
  for (std::size_t n = 0; n < network.stops.size(); ++n) {
    std::vector<std::string> next;
    for (const std::size_t stop : rails.neighbours(n)) next.push_back(network.stops[stop].id);
    const skyline::Location& under = network.locations[network.stops[n].location];
    std::cout << wrapped(
        "  " + network.stops[n].id + " over " + under.id +
            (under.name.empty() ? "" : " " + under.name) +
            (next.empty() ? ", joined with none" : ", joined with " + enumerated(next)),
        4);
  }
}

void show_dice(const skyline::Dice& dice) {
  std::string faces;
  for (const skyline::Face& face : dice.faces) {
    faces += (faces.empty() ? "" : ", ") + (face.number ? std::to_string(*face.number) : "safe");
  }
  const skyline::RollOdds odds = skyline::roll_odds(dice, 0);
  std::cout << "\nDice\n"
            << wrapped("  " + std::to_string(dice.count) + " of " + faces + "; safe in " +
                           std::to_string(odds.safe) + " of " + std::to_string(odds.all) + " ways",
                       4);
}

void show_units(const ask::SkylineState& state) {
  if (!state.units().empty()) std::cout << "\nUnits\n";
  for (const skyline::Unit& unit : state.units()) {
    std::cout << "  " << unit.id << " (" << unit.side;
    if (unit.kind != skyline::UnitKind::common) {
      std::cout << ", " << skyline::kUnitKindWords[static_cast<std::size_t>(unit.kind)];
    }
    std::cout << ") on location " << state.network().locations[unit.location].id << "\n";
  }
}

}  // namespace

std::string network_summary(const ask::SkylineState& state) {
  const skyline::Network& network = state.network();
  return count_of(network.locations.size(), "location") + ", " +
         count_of(network.stops.size(), "space of the sky-line", "spaces of the sky-line") + ", " +
         count_of(network.rails.size(), "arc");
}

void show_network(const ask::SkylineState& state) {
  const skyline::Network& network = state.network();
  std::cout << (network.name.empty() ? "" : network.name + ": ") << network_summary(state) << "\n";
  show_locations(network);
  show_skyline(network);
  show_dice(network.dice);
  show_units(state);
}

std::size_t print_network_warnings(const ask::SkylineState& state) {
  const auto warnings = skyline::check_network(state.network(), state.units());
  for (const skyline::NetworkWarning& warning : warnings) {
    std::cout << warning.text << "  [" << warning.code << "]\n";
  }
  return warnings.size();
}

}  // namespace parapet::cli
