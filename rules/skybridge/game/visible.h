#pragma once

#include <cstddef>

#include "rules/skybridge/game/state.h"

namespace parapet::skybridge::game {

// The top card of a slot that is not closed; null if there is none.
const PlacedCard* top_of(const Slot& slot);

// The top card of a slot that is not closed, if it is a faction card; else null.
const FactionCard* visible_card(const Game& game, const Slot& slot);

// G-29, G-38, G-47: the passives of a player's visible cards, and of gifts in the own turn.
Passives visible_passives(const Game& game, const State& state, Seat seat);

// Whether a player's board has the ability (O-14 may swap the look of C1 and the Inspiration of
// C2: `has_look`, `has_visions`).
bool has(const Game& game, const State& state, Seat seat, Ability ability);
bool has_look(const Game& game, const State& state, Seat seat);
bool has_visions(const Game& game, const State& state, Seat seat);

// Whether abilities that go with playing a card act now: not before the game, if O-41 says so.
bool abilities_act(const Game& game, const State& state);

// How many slots a player's board has: the first ones of Holder::slots. B2 has one less than there
// are runes (G-82).
std::size_t slot_count(const Game& game, const State& state, Seat seat);

}  // namespace parapet::skybridge::game
