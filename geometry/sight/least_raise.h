#pragma once

#include <optional>

#include "geometry/numbers/point.h"
#include "geometry/numbers/ratio.h"
#include "geometry/sight/sight_policy.h"
#include "geometry/solids/scene.h"

namespace parapet {

// How far an eye has to be raised until it sees.
struct Raise {
  Ratio ticks;            // 0 or more
  bool attained = false;  // at that height it sees; else right above it, but not yet there

  friend bool operator==(const Raise&, const Raise&) = default;
};

// The least amount by which the eye has to be raised so that the line from it to the target is
// clear; nothing if no height does. Sight need not grow with height (bridges): it is the first
// height that does, however short the view from there lasts.
//   (1) {0, true} exactly when sees(scene, {eye, target}, policy)
//   (2) by hair and open it is attained, but for an eye at its target
// The raised eye may leave the range of coordinates, and may be inside a body's bounds.
// By hair, open and closed; REQUIRES: not tube.
// Exact: fractions of numbers < 2^63.
std::optional<Raise> least_raise(const Scene& scene, Point eye, Point target,
                                 SightPolicy policy = SightPolicy::hair);

}  // namespace parapet
