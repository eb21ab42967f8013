#pragma once

#include <optional>
#include <vector>

#include "geometry/bricks/part_geometry.h"

namespace parapet {

// A tube or pin of a part's underside; `mouth` is the middle of its open end.
struct Socket {
  DecimalConnector mouth;
  bool is_tube = false;  // between four studs; else between two
};

// A connector placed. Nothing if its axis is slanted then, or a number outgrows Decimal::kMax.
std::optional<DecimalConnector> place_connector(const LdrawPlacement& placement,
                                                const DecimalConnector& connector);

// Where studs go in beside tubes and pins: half a stud's pitch away from their middle, within the
// sides of the part; each place once, in order of place.
std::vector<DecimalConnector> holes_of(const std::vector<Socket>& sockets,
                                       const PartGeometry& part);

}  // namespace parapet
