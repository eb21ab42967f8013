#pragma once

#include "geometry/numbers/result.h"
#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// Whose decision the game waits for: that of the last one pending, else of whose turn it is.
// kNobody for chance, and at the end.
Seat decider(const State& state);

bool is_over(const State& state);

// All actions of the one who decides, sorted, each once. Never empty before the end. An order of
// several cards is listed once, as `any`.
Actions legal(const Game& game, const State& state);

// Whether an action is one of these, or one with an order of the right cards where theirs says
// `any`. REQUIRES: `actions` is legal() of the state.
bool is_listed(const State& state, const Actions& actions, const Action& action);

// The state after an action, at its next decision. All or nothing.
// Error "illegal-action": found what is not legal, expected what would be.
Result<State> apply(const Game& game, const State& state, const Action& action);

// The same in place; after an error the state is as before.
Result<void> apply_in_place(const Game& game, State& state, const Action& action);

// Likewise one that legal() has listed. REQUIRES: is_listed(), and no order
// that says `any`.
void apply_listed(const Game& game, State& state, const Action& action);

// Moves on what needs no decision.
void advance(const Game& game, State& state);

}  // namespace parapet::skybridge::game
