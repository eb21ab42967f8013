#pragma once

#include <vector>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// G-25: what may be gained at a stack, each once, sorted; O-4 takes it away from `work` or `eye`.
std::vector<Bonus> bonuses_at(const Game& game, StackName stack);

// G-24: a resource from the supply, or the top Godh card.
void gain_bonus(const Game& game, State& state, Seat seat, const Bonus& bonus);

}  // namespace parapet::skybridge::game
