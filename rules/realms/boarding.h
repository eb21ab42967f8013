#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

// Index of the unit of that id; nothing if there is none.
std::optional<std::size_t> unit_index(std::span<const Unit> units, std::string_view id);

// The unit that carries this one; nothing if it rides on nothing.
std::optional<std::size_t> carrier_of(std::span<const Unit> units, std::size_t unit);

// Are all carriers there, and does nobody ride on itself over others? Errors: "no-such-unit",
// "carrier-cycle", "seat-taken" for two riders on one space of a carrier, "off-carrier" for a rider
// whose space is none of its carrier's; `place` is the unit's id.
Result<void> check_carriers(const Battlefield& field, std::span<const Unit> units);

// All who ride on the unit, on its riders and so on, in the order of the units (COR-BRD-1).
// REQUIRES: check_carriers() found nothing wrong.
std::vector<std::size_t> carried(std::span<const Unit> units, std::size_t carrier);

// The units after one has moved: those it carries go with it (COR-BRD-1).
std::vector<Unit> moved_with_riders(const Battlefield& field, std::span<const Unit> units,
                                    std::size_t mover, SpaceId to);

// Where the unit stands, in ticks: on its surface, on its carrier's top, or in the air.
std::int64_t feet_of(const Battlefield& field, std::span<const Unit> units, std::size_t unit);

struct BoardingQuestion {
  std::size_t unit = 0;
  std::size_t carrier = 0;    // to get on; or that it is on, to get off
  std::optional<SpaceId> to;  // off to this space; nothing: on
};

struct BoardingRuling {
  std::optional<int> cost;  // 1, 2; nothing: not allowed
  Ratio rise;               // pegs
  Ratio drop;               // pegs
  std::int64_t wounds = 0;
  Because because;
};

// Boarding is moving onto terrain: from the space to the top of the carrier's box, and back
// (COR-BRD-1, UP-1, UP-3, DN-1, DN-2, OCC-1, OCC-2, OPT-K1, K7, K18).
BoardingRuling rule_boarding(const Battlefield& field, std::span<const Unit> units,
                             const BoardingQuestion& question, const Options& options);

}  // namespace parapet::realms
