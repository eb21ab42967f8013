#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/step/step.h"
#include "rules/realms/units.h"

namespace parapet::realms {

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
