#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// What a player has for an effect. It differs from the state while something is thought of as paid
// already: then only these few numbers are copied.
struct Means {
  Resources resources;
  std::array<std::int16_t, kMaxPlayers> population{};  // on the board, by colour
  bool rebel_at_leader = false;          // one of the own population has become a rebel there
  bool paid = false;                     // the effect has a price (O-24)
  std::optional<GodhId> godh_discarded;  // one of these is not in the hand any more (G-47)
};
Means means_of(const Holder& holder);

// As targets() in effects.h, with these means; added to what is in `out`, not sorted.
void add_targets(const Game& game, const State& state, Seat seat, const Effect& effect,
                 const Means& means, std::vector<Target>& out);

}  // namespace parapet::skybridge::game
