#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>

#include "rules/realms/way/way_ground.h"

namespace parapet::realms {

// How high steps up and obstructions may be, in ticks.
struct WayBounds {
  std::int64_t rise = 0;
  std::int64_t obstruction = 0;

  friend bool operator==(const WayBounds&, const WayBounds&) = default;
};

// Nothing climbed since the last surface.
inline constexpr std::int32_t kNothingClimbed = std::numeric_limits<std::int32_t>::min();

// Where somebody is on a way, and what of the way behind still matters: later heights are measured
// from it. What no option asks for stays as it is, so that equal states compare equal.
struct WayState {
  std::uint32_t node = 0;
  std::int32_t left = 0;                   // the surface left last
  std::int32_t lowest = 0;                 // of all surfaces so far (OPT-K8 `total`)
  std::int32_t highest = 0;                // of all surfaces so far (OPT-K11 `total`)
  std::int32_t tallest = kNothingClimbed;  // climbed since the last surface (OPT-K6 `base`)

  friend auto operator<=>(const WayState&, const WayState&) = default;
};

// One move from a column to the next, and what it adds to the ledger; heights may be negative.
struct WayMove {
  WayState to;
  std::int64_t rise = 0;
  std::int64_t obstruction = 0;
  std::int64_t drop = 0;
};

// How states follow each other.
class WayMoves {
 public:
  WayMoves(const WayGround& ground, const WayRules& rules) : ground_(ground), rules_(rules) {}

  WayState start(std::uint32_t node) const {
    const std::int32_t top = ground_.nodes()[node].top;
    return {node, top, rules_.total_rise ? top : 0, rules_.total_drop ? top : 0, kNothingClimbed};
  }

  // The move to a node that each_next() gave; nothing if one may not go there at all.
  std::optional<WayMove> move(const WayState& from, std::uint32_t node) const {
    const WayNode& next = ground_.nodes()[node];
    WayMove move{from};
    move.to.node = node;
    if (next.kind == WayNodeKind::surface) {
      move.rise = std::int64_t{next.top} - (rules_.total_rise ? from.lowest : from.left);
      move.drop = std::int64_t{rules_.total_drop ? from.highest : from.left} - next.top;
      if (from.tallest != kNothingClimbed) {
        move.obstruction = std::int64_t{from.tallest} - std::min(from.left, next.top);
      }
      move.to.left = next.top;
      if (rules_.total_rise) move.to.lowest = std::min(from.lowest, next.top);
      if (rules_.total_drop) move.to.highest = std::max(from.highest, next.top);
      move.to.tallest = kNothingClimbed;
      return move;
    }
    if (next.kind == WayNodeKind::closed) return std::nullopt;
    const std::int32_t from_where = rules_.base == ObstructionBase::higher
                                        ? std::max(ground_.from().height, ground_.to().height)
                                        : from.left;
    move.obstruction = std::int64_t{next.top} - from_where;
    if (rules_.base == ObstructionBase::base) {
      move.to.tallest = std::max(from.tallest, next.top);
    }
    return move;
  }

  const WayGround& ground() const { return ground_; }
  const WayRules& rules() const { return rules_; }

 private:
  const WayGround& ground_;
  const WayRules& rules_;
};

constexpr bool is_within(const WayMove& move, const WayBounds& bounds) {
  return move.rise <= bounds.rise && move.obstruction <= bounds.obstruction;
}

}  // namespace parapet::realms
