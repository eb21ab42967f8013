#pragma once

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// A2 (G-78): whether the open card of a stack costs the player in turn a population.
bool costs_population(const Game& game, const State& state, StackName stack);

// G-79: hands it to the crown's owner. REQUIRES: one of the own colour on the board.
void pay_for_crown(State& state);

// G-80: the open card of a stack has been taken: a crown on it goes back to its owner, who with A1
// may gain something at once (G-77), or with O-10 once the taker has had the bonus.
void open_card_taken(const Game& game, State& state, StackName stack);
void give_crown_bonus_after_bonus(const Game& game, State& state);

// O-9: at clearing it may go back as well.
void clear_crown(const Game& game, State& state);

}  // namespace parapet::skybridge::game
