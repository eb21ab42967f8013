#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <variant>

#include "geometry/numbers/box.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/result.h"
#include "geometry/sight/visible_part.h"
#include "geometry/solids/scene.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"

namespace parapet::skirmish {

// Who looks: a unit by its index, or an eye in ticks.
using Looker = std::variant<std::size_t, Point>;

struct TrueSightRuling {
  bool sight = false;
  bool cover = false;                // seen, but less than half of it
  Point eye;                         // from where was looked, ticks
  Box body = Box::spanning({}, {});  // at what
  VisiblePart seen;  // how much of it; of hiders, pieces are numbered as in piece_name()
  Because because;
};

// Does one figure see another, and has that cover?
//   TLS-EYE-1: one looks from its eye (OPT-W1)
//   TLS-BODY-1: at a body, its plate by its height or the box of its own model (OPT-W5)
//   TLS-BLOCK-1: past all terrain and past all figures but the two (OPT-W4). A carrier and its
//     riders are one figure
//   TLS-SEE-1: it sees the body if any part of it with an area is seen
//   TLS-COVER-1: the body has cover if less than half of it is seen (OPT-W2, OPT-W3)
//   TLS-TOUCH-1: figures whose bodies touch are ruled like others (OPT-W6)
// How much is seen is the area of the picture, see visible_part(). It need not be the same both
// ways.
// Errors: those of realms::figure_of() and visible_part(). REQUIRES: as figure_of(); `terrain` is
// made of the field's bodies; a point in range; from and to are different units.
Result<TrueSightRuling> rule_true_sight(const realms::Battlefield& field, const Scene& terrain,
                                        std::span<const realms::Unit> units, const Looker& from,
                                        std::size_t to, const Options& options);

}  // namespace parapet::skirmish
