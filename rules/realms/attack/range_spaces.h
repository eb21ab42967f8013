#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// The spaces from which a figure's range is measured, or by which it is in range (rules-realms.md):
// those that it covers, and those whose plate its body lies over a part of while their surface is
// from its feet up (`from_feet`) or anywhere below its head. Its flight token alone in the air.
// By space. REQUIRES: the unit has all its spaces.
std::vector<SpaceId> spaces_of_figure(const Battlefield& field, std::span<const Unit> units,
                                      std::size_t unit, const Box& body, bool from_feet);

// How many neighbouring spaces it takes from any of the first to any of the others, unless `in_air`
// also over linked pads and ladders (COR-PAD-1, OPT-K14); stairs only ease the way. 0 if they share
// one; nothing if there is no such way.
std::optional<int> spaces_between(const Battlefield& field, std::span<const SpaceId> from,
                                  std::span<const SpaceId> to, bool in_air, const Options& options);

}  // namespace parapet::realms
