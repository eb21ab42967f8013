#pragma once

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// Whether a faction card may go on a slot as it lies there (G-28 to G-31, feuds G-49, O-18, O-19);
// and a Godh card (G-45, G-49, O-20 to O-22).
bool feuds_let(const Game& game, const State& state, Seat seat, const PlacedCard& card,
               const Slot& slot);

// 2 and the play before the game.
void list_plays(const Game& game, const State& state, Actions& actions);     // Play
bool may_skip_playing(const Game& game, const State& state);                 // Next, O-16
void list_triggers(const Game& game, const State& state, Actions& actions);  // Resolve, Done
// 3
void list_main_effects(const Game& game, const State& state, Actions& actions);
// Gifts, at any moment of the own turn (G-47, O-27, O-28)
void list_gifts(const Game& game, const State& state, Actions& actions);
// B1 (G-81)
void list_priest(const Game& game, const State& state, Actions& actions);

void carry_out(const Game& game, State& state, const Play& action);
void carry_out(const Game& game, State& state, const Resolve& action);
void carry_out(const Game& game, State& state, const Done& action);
void carry_out(const Game& game, State& state, const UseMain& action);
void carry_out(const Game& game, State& state, const Gift& action);
void carry_out(const Game& game, State& state, const Priest& action);

// Where no trigger is left, or nothing was played (O-16: the step is `triggers`, and there are
// none): to the main effects, or before the game to the next player, and after the last one to the
// first round. Whether it moved on.
bool advance_triggers(const Game& game, State& state);

}  // namespace parapet::skybridge::game
