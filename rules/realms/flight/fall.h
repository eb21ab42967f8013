#pragma once

#include <cstdint>
#include <optional>

#include "geometry/numbers/ratio.h"
#include "rules/ruling.h"

namespace parapet::realms {

// What a fall out of the air counts as (COR-FLY-6, COR-FLY-7).
inline constexpr std::int64_t kFlightPegs = 200;

// COR-DN-2, FLY-1, OPT-K10. In pegs: a drop of at least 0 and a height above 0, numerators and
// denominators at most 10^6.
//   (1) even; 0 for a drop of at most the height
//   (2) never less for a greater drop or a lower unit
std::int64_t fall_wounds(const Ratio& drop, const Ratio& height, bool flies);

struct FallQuestion {
  std::optional<Ratio> drop;  // pegs; nothing: out of the air
  Ratio height{10};           // pegs
  bool flies = false;
};

struct FallRuling {
  std::int64_t wounds = 0;
  Because because;
};

// COR-DN-2, DN-3, FLY-1, FLY-6..8, OPT-K10. A drop is one fall: OPT-K11 is about the drops of a
// move.
FallRuling rule_fall(const FallQuestion& question);

}  // namespace parapet::realms
