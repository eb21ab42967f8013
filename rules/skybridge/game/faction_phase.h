#pragma once

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// 4 and 5, the Faction phase, the Great Drakhe and the end: G-50 to G-71, G-86 to G-88.
void list_contributions(const Game& game, const State& state, Actions& actions);
void list_next(const Game& game, const State& state, Actions& actions);
void list_rolls(const Game& game, const State& state, Actions& actions);  // chance
void list_die_choices(const Game& game, const State& state,
                      Actions& actions);  // TurnDie, ChooseDie
void list_harms(const Game& game, const State& state, Actions& actions);
void list_feeds(const Game& game, const State& state, Actions& actions);
void list_compensations(const Game& game, const State& state, Actions& actions);

void carry_out(const Game& game, State& state, const Contribute& action);
void carry_out(const Game& game, State& state, const Next& action);  // of every step
void carry_out(const Game& game, State& state, const Roll& action);
void carry_out(const Game& game, State& state, const TurnDie& action);
void carry_out(const Game& game, State& state, const ChooseDie& action);
void carry_out(const Game& game, State& state, const Harm& action);
void carry_out(const Game& game, State& state, const Feed& action);
void carry_out(const Game& game, State& state, const Compensate& action);

// The turn of a seat begins: nothing taken, looked at, given or contributed yet (G-18).
void begin_turn(State& state, Seat seat);

// The Faction phase and the end, as far as nobody has to decide. Whether the state moved on.
bool advance_faction(const Game& game, State& state);
bool advance_compensation(const Game& game, State& state);

}  // namespace parapet::skybridge::game
