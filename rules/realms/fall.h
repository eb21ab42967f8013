#pragma once

#include <cstdint>
#include <optional>

#include "geometry/numbers/ratio.h"
#include "rules/ruling.h"

namespace parapet::realms {

// What a fall out of the air counts as (COR-FLY-6, COR-FLY-7).
inline constexpr std::int64_t kFlightPegs = 200;

struct FallQuestion {
  std::optional<Ratio> drop;  // pegs, at least 0; nothing: out of the air
  Ratio height{10};           // pegs, above 0
  bool flies = false;
};

struct FallRuling {
  std::int64_t wounds = 0;
  Because because;
};

// COR-DN-2, DN-3, FLY-1, FLY-6..8, OPT-K10: two wounds for each full height of a drop that is
// greater than the height. A drop is one fall: OPT-K11 is about the drops of a move.
FallRuling rule_fall(const FallQuestion& question);

}  // namespace parapet::realms
