#pragma once

#include "geometry/ground/footing.h"
#include "rules/realms/way/way_ground.h"

namespace parapet::realms {

// Room to stand (COR-OCC-2, OPT-K1): nothing solid within the figure's clearance above the surface
// over the whole plate, but for what belongs to the surface itself: tops level with it, with
// clearance of their own. The surface may end within the plate: figures overhang.
bool has_room_to_stand(Footing& footing, const WayRules& rules, const WayEnd& place);

}  // namespace parapet::realms
