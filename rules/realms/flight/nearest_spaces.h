#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::realms {

// The spaces nearest to where `origin` is that the unit can come down on, all equally near, by spot
// and level (OPT-K17): distances are horizontal, from middle to middle. Of each spot that is the
// highest surface at or below `feet`, in ticks; nothing: out of the sky, the highest of all. It has
// to be free, with room for the unit (COR-OCC-1, OCC-2, OPT-K1); for one in the air free of tokens
// (OPT-K16). Empty if there is none.
std::vector<SpaceId> nearest_spaces(const Battlefield& field, std::span<const Unit> units,
                                    std::size_t unit, const Unit& origin,
                                    std::optional<std::int64_t> feet, const Options& options);

}  // namespace parapet::realms
