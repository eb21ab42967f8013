#pragma once

#include <cstddef>
#include <optional>
#include <span>

#include "geometry/numbers/result.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/pegs/peg_distance.h"
#include "rules/realms/pegs/peg_margin.h"
#include "rules/realms/units.h"
#include "rules/ruling.h"
#include "rules/too_close.h"

namespace parapet::realms {

struct LeapQuestion {
  SpaceId from;
  SpaceId to;
  Ratio height{10};                   // pegs, above 0
  int movement = 2;                   // spaces that are left
  bool flies = false;                 // then a landing does not wound (COR-FLY-1)
  std::optional<std::size_t> leaper;  // which of the units leaps: it is not in its own way.
                                      // Nothing: whoever stands there
};

struct LeapRuling {
  bool legal = false;
  std::optional<int> cost;  // 2; nothing if not legal
  PegDistance distance;     // as OPT-K9 measures it
  int skipped = 0;          // spaces whose plate the line crosses
  std::int64_t wounds = 0;  // of the landing; 0 if not legal
  std::optional<PegMargin> margin;
  std::optional<TooClose> too_close;
  Because because;
};

// COR-LEAP-1..5 with OPT-K1, K2, K9, K12, K13, K21. Spaces of one spot count once as skipped. On
// the way a figure keeps its feet at or above the lower of the two surfaces and at most 4 pegs
// above the one that it leaves, and has room for its height; it passes in one sweep, so it does not
// get through a floor. A unit is in the way where its plate lies on the swept strip and its body
// fills that room: it may be leapt over only if it does not rise above the surface left.
// Errors: "limit" for a strip of more than 2^20 columns.
Result<LeapRuling> rule_leap(const Battlefield& field, std::span<const Unit> units,
                             const LeapQuestion& question, const Options& options);

}  // namespace parapet::realms
