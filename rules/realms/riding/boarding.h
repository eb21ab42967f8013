#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/step/step.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// Index of the unit of that id; nothing if there is none.
std::optional<std::size_t> unit_index(std::span<const Unit> units, std::string_view id);

// The unit that carries this one; nothing if it rides on nothing.
std::optional<std::size_t> carrier_of(std::span<const Unit> units, std::size_t unit);

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

struct BoardingQuestion {
  std::size_t unit = 0;
  std::size_t carrier = 0;    // to get on, or that it is on
  std::optional<SpaceId> to;  // off to this space; nothing: on
};

struct BoardingRuling {
  StepRuling step;              // its cost is nothing where it is not allowed
  std::optional<SpaceId> seat;  // getting on: the space of the carrier that it takes
};

// Boarding is moving onto terrain (COR-BRD-1): the carrier, and what carries it, count as terrain
// of their plates and heights, and all on them as units that stand there. The step is the better of
// rule_step(), over the ground between, and direct_step(), straight across. Of several free seats
// the cheapest is taken. In the air only a flyer gets on and off
// by itself (COR-FLY-5, FLY-7, FLY-8, OPT-K16).
// Errors: those of figure_box() and Battlefield::make(); "not-riding" for getting off a carrier
// that the unit is not on.
// REQUIRES: check_carriers() found nothing wrong; two different units.
Result<BoardingRuling> rule_boarding(const Battlefield& field, std::span<const Unit> units,
                                     const BoardingQuestion& question, const Options& options);

}  // namespace parapet::realms
