#pragma once

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// 1a and 1b: G-20 to G-25, C1 (G-83), the crown (G-77, G-78, G-80). What is legal of it in the
// state; the lists of decisions are by the kind of the last one.
void list_takes(const Game& game, const State& state, Actions& actions);  // Look .. TakeLooked
bool may_skip_taking(const Game& game, const State& state);               // Next, O-5
void list_keeps(const Game& game, const State& state, Actions& actions);  // Keep
void list_crown_bonuses(const Game& game, const State& state, Actions& actions);
void list_bonuses(const Game& game, const State& state, Actions& actions);  // step bonus
void list_crown_places(const Game& game, const State& state, Actions& actions);
void list_setup(const Game& game, const State& state, Actions& actions);  // boards, garden card

// G-52: nothing where no board trade may be made now (G-19, O-27).
void list_board_trades(const Game& game, const State& state, Actions& actions);

// GiveBack, where it is asked for; with O-26 any resource at any moment of the own turn. What is
// gained is not handed back for itself: that is to forgo it.
void list_room(const Game& game, const State& state, Actions& actions);

// REQUIRES of these and all `carry_out`: the action is listed, an order given where it says `any`.
void carry_out(const Game& game, State& state, const ChooseBoard& action);
void carry_out(const Game& game, State& state, const PlaceGarden& action);
void carry_out(const Game& game, State& state, const PlaceCrown& action);
void carry_out(const Game& game, State& state, const Look& action);
void carry_out(const Game& game, State& state, const Take& action);
void carry_out(const Game& game, State& state, const TakeLooked& action);
void carry_out(const Game& game, State& state, const Keep& action);
void carry_out(const Game& game, State& state, const TakeCrownBonus& action);
void carry_out(const Game& game, State& state, const TakeBonus& action);
void carry_out(const Game& game, State& state, const BoardTrade& action);
void carry_out(const Game& game, State& state, const GiveBack& action);

// A bonus of which there is only one, or none, needs no decision; then 2. Whether it moved on.
bool advance_bonus(const Game& game, State& state);

}  // namespace parapet::skybridge::game
