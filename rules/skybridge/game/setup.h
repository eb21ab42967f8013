#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// Whether so many can play with these cards: O-2, a board, starting cards and dealt cards for each.
// Error "wrong-players".
Result<void> may_begin(const Game& game);

// What chance decides before the first action (G-6, G-7, G-10). All orders from the bottom.
struct Shuffles {
  std::array<std::vector<CardId>, kStackCount> stacks;
  std::vector<GodhId> godh;
  std::vector<GreatDrakhe> drakhes;  // the first one lies on `eye`, the others are out
  std::vector<CardId> starting;      // dealt from the end on, to the start player first
  Seat start = 0;
};
Shuffles shuffled(const Game& game, std::uint64_t& random);

// G-5 to G-12: a game at its first decision, the choice of boards. `random` goes on to roll the
// dice; none where the caller rolls them. REQUIRES: may_begin(); shuffles of the game's own cards.
State begin(const Game& game, const Shuffles& shuffles, std::optional<std::uint64_t> random);

// The same, all drawn from a seed.
State begin(const Game& game, std::uint64_t seed);

// Whether a setup moved on by itself: boards chosen, deals what step 9 says, then goes to the play
// before the game (G-13). False where it waits.
bool advance_setup(const Game& game, State& state);

}  // namespace parapet::skybridge::game
