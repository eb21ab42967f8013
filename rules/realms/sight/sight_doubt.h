#pragma once

#include <optional>
#include <span>

#include "geometry/numbers/segment.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/scene.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/doubt.h"

namespace parapet::realms {

// Whether scans leave open what becomes of a line (rules-realms.md, sight):
//   clear:   a scan whose own least shift into the line is at most its error; of several the one
//            with the least shift
//   blocked: every piece that blocks by itself is a scan whose least shift out of the line is at
//            most its error, and where none does a scan is among those that block together; of
//            several the one with the greatest shift
// By tube nothing is measured, and nothing is open.
std::optional<Doubt> sight_doubt(const Battlefield& field, const Scene& scene, const Segment& line,
                                 SightPolicy policy, bool clear);

}  // namespace parapet::realms
