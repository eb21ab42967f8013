#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// Who rides on whom (COR-BRD-1). A unit has the id of its carrier.

// Index of the unit of that id; nothing if there is none.
std::optional<std::size_t> unit_index(std::span<const Unit> units, std::string_view id);

// The unit that carries this one; nothing if it rides on nothing.
std::optional<std::size_t> carrier_of(std::span<const Unit> units, std::size_t unit);

// The lowest of those under the unit: the unit itself if it rides on nothing.
std::size_t lowest_carrier(std::span<const Unit> units, std::size_t unit);

// Is the unit in the air, on its own wings or on a carrier's? (COR-FLY-4)
bool is_in_air(std::span<const Unit> units, std::size_t unit);

// How many carriers may stand on each other.
inline constexpr int kMostCarriers = 16;

// Are all carriers there, and does nobody ride on itself over others? Errors: "no-such-unit",
// "carrier-cycle", "seat-taken" for two riders on one space of a carrier, "off-carrier" for a rider
// whose space is none of its carrier's, "airborne-rider" for one that flies by itself, "limit"
// for more than kMostCarriers under a unit; `place` is
// the unit's id. Takes time in proportion to the units.
Result<void> check_carriers(const Battlefield& field, std::span<const Unit> units);

// All who ride on the unit, on its riders and so on, in the order of the units (COR-BRD-1).
// REQUIRES: check_carriers() found nothing wrong.
std::vector<std::size_t> carried(std::span<const Unit> units, std::size_t carrier);

// The units after one has moved onto a space of the board: those it carries go with it, and it is
// on no carrier any more. Nothing where it is too large for that place.
std::optional<std::vector<Unit>> moved_with_riders(const Battlefield& field,
                                                   std::span<const Unit> units, std::size_t mover,
                                                   SpaceId to);

// Where the unit stands, in ticks: on its surface, on its carrier's top, or 200 pegs above its
// surface in the air. A height is rounded up to a tick, flight down.
// REQUIRES: check_carriers() found nothing wrong.
std::int64_t feet_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

}  // namespace parapet::realms
