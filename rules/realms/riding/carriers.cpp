#include "rules/realms/riding/carriers.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <string>
#include <unordered_map>

#include "rules/realms/flight/fall.h"
#include "rules/realms/pegs/peg_scale.h"
#include "rules/realms/unit_plate.h"

namespace parapet::realms {
namespace {

using Index = std::unordered_map<std::string_view, std::size_t>;

Index index_of(std::span<const Unit> units) {
  Index index;
  for (std::size_t n = 0; n < units.size(); ++n) index.emplace(units[n].id, n);
  return index;
}

// For each unit the one that carries it, or the number of units.
std::vector<std::size_t> carriers_of(std::span<const Unit> units) {
  const Index index = index_of(units);
  std::vector<std::size_t> carriers(units.size(), units.size());
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (!units[n].on) continue;
    const auto found = index.find(*units[n].on);
    if (found != index.end()) carriers[n] = found->second;
  }
  return carriers;
}

Failure wrong(std::string code, const Unit& unit, std::string found, std::string expected) {
  return Failure({std::move(code), "", unit.id, std::move(found), std::move(expected), ""});
}

// Does everybody get to the ground? Each unit is looked at once.
Result<void> check_cycles(std::span<const Unit> units, const std::vector<std::size_t>& carriers) {
  std::vector<std::size_t> seen(units.size(), units.size());  // from which unit on the way down
  for (std::size_t first = 0; first < units.size(); ++first) {
    std::size_t unit = first;
    while (unit < units.size() && seen[unit] == units.size()) {
      seen[unit] = first;
      unit = carriers[unit];
    }
    if (unit < units.size() && seen[unit] == first) {
      return wrong("carrier-cycle", units[unit], "\"" + *units[unit].on + "\", which it carries",
                   "a carrier that does not ride on it");
    }
  }
  return {};
}

Result<void> check_depth(std::span<const Unit> units, const std::vector<std::size_t>& carriers) {
  for (std::size_t first = 0; first < units.size(); ++first) {
    int depth = 0;
    for (std::size_t unit = carriers[first]; unit < units.size(); unit = carriers[unit]) {
      if (++depth > kMostCarriers) {
        return wrong("limit", units[first], "carriers on carriers",
                     "at most " + std::to_string(kMostCarriers) + " under a unit");
      }
    }
  }
  return {};
}

Result<void> check_seats(const Battlefield& field, std::span<const Unit> units,
                         const std::vector<std::size_t>& carriers) {
  std::set<std::pair<std::size_t, SpaceId>> seats;
  std::unordered_map<std::size_t, std::vector<SpaceId>> decks;  // sorted; of each carrier once
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (!units[n].on) continue;
    const Unit& carrier = units[carriers[n]];
    auto [deck, is_new] = decks.try_emplace(carriers[n]);
    if (is_new) {
      deck->second = covered_spaces(field, carrier.at, carrier.size).value_or(deck->second);
      std::sort(deck->second.begin(), deck->second.end());
    }
    if (!std::binary_search(deck->second.begin(), deck->second.end(), units[n].at)) {
      return wrong("off-carrier", units[n], "at " + field.name_of(units[n].at),
                   "at a space of \"" + carrier.id + "\"");
    }
    if (!seats.insert({carriers[n], units[n].at}).second) {
      return wrong("seat-taken", units[n], "a second rider at " + field.name_of(units[n].at),
                   "one rider on each space of \"" + carrier.id + "\"");
    }
  }
  return {};
}

}  // namespace

std::optional<std::size_t> unit_index(std::span<const Unit> units, std::string_view id) {
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (units[n].id == id) return n;
  }
  return std::nullopt;
}

std::optional<std::size_t> carrier_of(std::span<const Unit> units, std::size_t unit) {
  assert(unit < units.size());
  if (!units[unit].on) return std::nullopt;
  return unit_index(units, *units[unit].on);
}

std::size_t lowest_carrier(std::span<const Unit> units, std::size_t unit) {
  while (const auto below = carrier_of(units, unit)) unit = *below;
  return unit;
}

bool is_in_air(std::span<const Unit> units, std::size_t unit) {
  return units[lowest_carrier(units, unit)].airborne;
}

Result<void> check_carriers(const Battlefield& field, std::span<const Unit> units) {
  const std::vector<std::size_t> carriers = carriers_of(units);
  for (std::size_t n = 0; n < units.size(); ++n) {
    const Unit& unit = units[n];
    if (unit.on && carriers[n] == units.size()) {
      return wrong("no-such-unit", unit, "\"" + *unit.on + "\"",
                   "the id of a unit that carries it");
    }
    if (unit.on && unit.airborne) {
      return wrong("airborne-rider", unit, "in the air by itself", "riding or flying, not both");
    }
  }
  if (auto cycles = check_cycles(units, carriers); !cycles) return cycles;
  if (auto depth = check_depth(units, carriers); !depth) return depth;
  return check_seats(field, units, carriers);
}

std::vector<std::size_t> carried(std::span<const Unit> units, std::size_t carrier) {
  const std::vector<std::size_t> carriers = carriers_of(units);
  std::vector<std::vector<std::size_t>> riders(units.size());
  for (std::size_t n = 0; n < units.size(); ++n) {
    if (carriers[n] < units.size()) riders[carriers[n]].push_back(n);
  }
  std::vector<std::size_t> all;
  std::vector<std::size_t> open{carrier};
  while (!open.empty()) {
    const std::size_t next = open.back();
    open.pop_back();
    for (const std::size_t rider : riders[next]) {
      all.push_back(rider);
      open.push_back(rider);
    }
  }
  std::sort(all.begin(), all.end());
  return all;
}

std::optional<std::vector<Unit>> moved_with_riders(const Battlefield& field,
                                                   std::span<const Unit> units, std::size_t mover,
                                                   SpaceId to) {
  const auto before = covered_spaces(field, units[mover].at, units[mover].size);
  const auto after = covered_spaces(field, to, units[mover].size);
  if (!before || !after) return std::nullopt;
  std::vector<Unit> moved(units.begin(), units.end());
  for (const std::size_t rider : carried(units, mover)) {
    const auto seat = std::find(before->begin(), before->end(), units[rider].at);
    if (seat == before->end()) return std::nullopt;
    moved[rider].at = (*after)[static_cast<std::size_t>(seat - before->begin())];
  }
  moved[mover].at = to;
  moved[mover].on.reset();
  return moved;
}

std::int64_t feet_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit) {
  const Ratio& peg = field.peg().rise;
  std::int64_t above = 0;
  for (auto below = carrier_of(units, unit); below; below = carrier_of(units, *below)) {
    above += ticks_above(units[*below].height, peg);
  }
  const Unit& lowest = units[lowest_carrier(units, unit)];
  if (lowest.airborne) above += ticks_below(Ratio(kFlightPegs), peg);
  return field.surface(lowest.at).height + above;
}

}  // namespace parapet::realms
