#pragma once

#include <optional>
#include <span>
#include <string>

#include "rules/realms/step/step.h"
#include "rules/realms/way/corridor.h"
#include "rules/realms/way/way.h"

namespace parapet::realms {

// Whole rulings on one step of one space, each with its reasons: first those that need no way over
// the ground, then the ways.

// The two are neither within 6 pegs of each other nor linked (COR-MOV-1).
StepRuling too_far(const Battlefield& field, SpaceId from, SpaceId to);

// The grid has no space there for the whole of a large mover.
StepRuling no_space(const Battlefield& field, SpaceId from, SpaceId to);

// Somebody else is there (COR-OCC-1, OCC-2, OPT-K16).
StepRuling taken(const Battlefield& field, SpaceId from, SpaceId to, const std::string& other,
                 const Mover& mover);

// In the air (COR-FLY-5).
StepRuling flown(const Battlefield& field, SpaceId from, SpaceId to, std::optional<LinkKind> link);

// The corridor between two units is closed (COR-OBS-2, OPT-K4).
StepRuling squeezed(const Battlefield& field, SpaceId from, SpaceId to, const Squeeze& tight,
                    std::span<const std::string> unit_ids);

// The ground, and who walks on it.
struct StepTerrain {
  const Battlefield& field;
  Footing& footing;
  const WayRules& rules;
  PegUnits peg;  // in ticks
  Climber climber;
  const Options& options;
  WayTaste taste;
};

// There is no room to stand at one of the two (COR-OCC-2, OPT-K1).
StepRuling without_room(const StepTerrain& terrain, SpaceId from, SpaceId to, SpaceId where);

// By stairs, ladder or pads (COR-UP-2, PAD-1).
StepRuling linked(const StepTerrain& terrain, SpaceId from, SpaceId to, LinkKind link);

// Over the ground, round the units in the way.
StepRuling rule_on_terrain(const StepTerrain& terrain, SpaceId from, SpaceId to,
                           std::span<const GroundBlock> blocks,
                           std::span<const std::string> unit_ids);

}  // namespace parapet::realms
