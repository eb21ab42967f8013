#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/segment.h"
#include "geometry/sight/sightline.h"
#include "geometry/solids/body.h"

namespace parapet::prove {

// Holds rulings on sightlines against their certificates alone, whatever engine made them:
//   clear by a shift:  no body stays touched under it
//   crossed:           that body is crossed
//   touched (hair):    each of the finitely many slides that matter meets one of the bodies, and
//                      without any one of them some slide would not
// Contacts are checked one by one and must be complete, and the blockers must be those of the
// contacts. Shares no code with the engine but the types; exact for everything in range.
class SightlineChecker {
 public:
  explicit SightlineChecker(std::vector<Body> bodies);

  // What is wrong with a ruling, in words; empty if nothing. By tube a certificate proves nothing
  // more than by hair: ask only where the two agree. REQUIRES: can_check().
  std::string fault_of(const Segment& segment, const Sightline& line) const;

  // Whether no body near the line has more corners than can be held apart in little time.
  bool can_check(const Segment& segment) const;

  // How many of the bodies the line meets, elsewhere than at its ends. REQUIRES: can_check().
  std::size_t met(const Segment& segment) const;

 private:
  class Check;

  std::vector<std::size_t> near(const Segment& segment) const;

  std::vector<Body> bodies_;
  std::vector<std::vector<Point>> outlines_;
  std::vector<Box> bounds_;
};

}  // namespace parapet::prove
