#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {

const PlacedCard* top_of(const Slot& slot) {
  return slot.closed || slot.cards.empty() ? nullptr : &slot.cards.back();
}

const FactionCard* visible_card(const Game& game, const Slot& slot) {
  const PlacedCard* top = top_of(slot);
  return top == nullptr || top->is_godh ? nullptr : &game.cards->faction[top->id];
}

Passives visible_passives(const Game& game, const State& state, Seat seat) {
  Passives visible;
  if (state.phase == Phase::character && state.active == seat) visible = state.gift_passives;
  for (const Slot& slot : state.at(seat).slots) {
    const FactionCard* card = visible_card(game, slot);
    if (card == nullptr) continue;
    for (std::size_t n = 0; n < kPassiveCount; ++n) visible.count[n] += card->passive.count[n];
  }
  return visible;
}

bool has(const Game& game, const State& state, Seat seat, Ability ability) {
  const Holder& holder = state.at(seat);
  if (holder.board < 0) return false;
  const PlayerBoard& board = game.cards->boards[static_cast<std::size_t>(holder.board)];
  return board.sides[static_cast<std::size_t>(holder.side)].ability == ability;
}

bool has_look(const Game& game, const State& state, Seat seat) {
  return has(game, state, seat,
             game.readings.visions_has_the_look() ? Ability::visions : Ability::daughter);
}

bool has_visions(const Game& game, const State& state, Seat seat) {
  return has(game, state, seat,
             game.readings.visions_has_the_look() ? Ability::daughter : Ability::visions);
}

bool abilities_act(const Game& game, const State& state) {
  return state.phase != Phase::before || game.readings.abilities_before_the_game();
}

std::size_t slot_count(const Game& game, const State& state, Seat seat) {
  return has(game, state, seat, Ability::geneorn) ? kSlots - 1 : kSlots;
}

}  // namespace parapet::skybridge::game
