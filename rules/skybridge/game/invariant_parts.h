#pragma once

#include <optional>
#include <string>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// The parts of broken_invariant(), by what they count. Each: what is broken, or nothing.
using Broken = std::optional<std::string>;

Broken broken_cards(const Game& game, const State& state);   // 1: every card is in one place
Broken broken_stacks(const Game& game, const State& state);  // 1: stacks lose so many a round
Broken broken_people(const Game& game, const State& state);  // 2, 3, 7: population, rebels, ...
Broken broken_boards(const Game& game, const State& state);  // 4, 5, 6: leader, legions, boards
Broken broken_rounds(const Game& game, const State& state);  // 9: open tops, marker, rounds

// "player 2", as people count.
std::string name_of(Seat seat);

// How many rounds have been played to the end.
int finished_rounds(const State& state);

}  // namespace parapet::skybridge::game
