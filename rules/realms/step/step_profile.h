#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "rules/options.h"
#include "rules/realms/spaces.h"
#include "rules/ruling.h"

namespace parapet::realms {

// Something on the way that is no surface (rules-realms.md).
struct Obstruction {
  std::int64_t top = 0;   // in units
  std::size_t after = 0;  // index of the surface that is left to climb it

  friend bool operator==(const Obstruction&, const Obstruction&) = default;
};

// What lies on the way from one space to the next, in whole units of length: ticks on terrain, the
// common part of the fractions where a profile is told in pegs.
struct StepProfile {
  std::vector<std::int64_t> surfaces;     // those crossed, from the first to the last; one or more
  std::vector<Obstruction> obstructions;  // in the order of the way
  std::optional<std::int64_t> width;      // of the narrowest place; nothing: nowhere narrow
  std::optional<LinkKind> link;           // what joins the two spaces

  friend bool operator==(const StepProfile&, const StepProfile&) = default;
};

// How many units a peg is. Positive.
struct PegUnits {
  Ratio run;   // across
  Ratio rise;  // up

  friend bool operator==(const PegUnits&, const PegUnits&) = default;
};

// Who takes the step.
struct Climber {
  Ratio height{10};    // pegs, above 0
  bool flies = false;  // then no drop wounds it (COR-FLY-1)
};

// What a profile amounts to. Lengths in the units of the profile.
struct StepLedger {
  std::optional<int> cost;            // 1 or 2; 3 with OPT-K19 `add`; nothing: not allowed
  std::int64_t rise = 0;              // the whole climb: the most that a later surface is higher
  std::int64_t drop = 0;              // the whole descent: the most that one is lower
  std::int64_t step_up = 0;           // what the rules measure: the highest step up, or with OPT-K8
                                      // `total` the rise
  std::int64_t step_down = 0;         // the highest step down, or with OPT-K11 `total` the drop
  std::int64_t obstruction = 0;       // the highest one as OPT-K6 measures it; 0 if there is none
  std::optional<std::int64_t> width;  // of the narrowest place
  std::int64_t wounds = 0;            // 0 if the step is not allowed
  Because because;
};

// The ledger of a step: COR-OBS-3..5, UP-1..3, DN-1, DN-2, FLY-1, OPT-K3, K6, K7, K8, K11, K19.
// A pure function of the profile.
//   (1) the same for all choices of the unit of length
//   (2) the cost does not fall if the unit gets lower, a surface is left lower or an obstruction
//       gets taller
// REQUIRES: a surface; Obstruction::after < surfaces.size(); |units| <= 2^41; pegs' numerator and
// denominator at most 2^41; height as units.h says.
StepLedger step_ledger(const StepProfile& profile, const PegUnits& peg, const Climber& climber,
                       const Options& options);

// COR-DN-2, OPT-K10: two wounds for each full height of a drop that is greater than the height; at
// most kMaxWounds.
inline constexpr std::int64_t kMaxWounds = 1'000'000'000'000;
std::int64_t drop_wounds(std::int64_t drop, const Ratio& peg_rise, const Ratio& height);

}  // namespace parapet::realms
