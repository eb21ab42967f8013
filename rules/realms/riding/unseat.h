#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::realms {

enum class UnseatCause { carrier_killed, rider_leaves };

struct UnseatQuestion {
  std::size_t unit = 0;  // the carrier that is killed, or the rider that walks off
  UnseatCause cause = UnseatCause::carrier_killed;
};

// What becomes of one unit that loses its seat, or is carried by one that does.
struct Unseated {
  std::size_t unit = 0;
  std::int64_t wounds = 0;
  std::vector<SpaceId> choices;   // the nearest available spaces, by spot and level
  std::optional<SpaceId> to;      // the first of them; nothing: there is no such space
  bool airborne = false;          // it stays in the air (COR-FLY-8)
  std::optional<std::string> on;  // still carried by this unit, at its place
  std::string chooser;            // its side (OPT-K17)
};

struct UnseatRuling {
  std::vector<Unseated> falls;  // in the order of the units
  std::vector<Unit> after;      // without the carrier that was killed
  Because because;
};

// COR-DN-3, FLY-6..8, BRD-1 with OPT-K1, K16, K17. Out of the air, who cannot fly gets the wounds
// of 200 pegs and lands on the highest surface of the nearest spot that is free; who can stays in
// the air. Off a carrier on the ground, it drops to the nearest free surface at or below its feet.
// Units take their places in turn; those that ride on an unseated unit stay on it and fall as far.
// Errors: those of figure_of().
Result<UnseatRuling> rule_unseat(const Battlefield& field, std::span<const Unit> units,
                                 const UnseatQuestion& question, const Options& options);

}  // namespace parapet::realms
