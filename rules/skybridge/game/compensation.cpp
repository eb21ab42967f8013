#include <algorithm>

#include "rules/skybridge/game/faction_phase.h"
#include "rules/skybridge/game/phase_steps.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// O-38: where a player may put a card that is dealt at the end.
std::vector<std::int8_t> open_to_cards(const Game& game, const State& state, Seat seat) {
  std::vector<std::int8_t> slots;
  for (std::size_t slot = 0; slot < slot_count(game, state, seat); ++slot) {
    const Slot& at = state.at(seat).slots[slot];
    if (at.closed && !game.readings.compensation_on_closed_slots()) continue;
    if (at.cards.empty() && !game.readings.compensation_on_any_slot()) continue;
    slots.push_back(static_cast<std::int8_t>(slot));
  }
  return slots;
}

CardId take_top(std::vector<CardId>& cards) {
  const CardId top = cards.back();
  cards.pop_back();
  return top;
}

// G-70: it is placed, not played, so nothing else comes of it.
void place(State& state, Seat seat, std::int8_t slot) {
  PlacedCard card;
  card.id = take_top(state.at(StackName::work).cards);
  state.at(seat).slots[static_cast<std::size_t>(slot)].cards.push_back(card);
}

// G-71
void send_reserves(const Game& game, State& state) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    Holder& holder = state.at(seat);
    state.rebels[static_cast<std::size_t>(holder.legion)][static_cast<std::size_t>(seat)] =
        static_cast<std::int16_t>(
            state.rebels[static_cast<std::size_t>(holder.legion)][static_cast<std::size_t>(seat)] +
            holder.reserve);
    holder.reserve = 0;
  }
}

}  // namespace

bool advance_compensation(const Game& game, State& state) {
  if (state.at(StackName::work).cards.empty()) {
    send_reserves(game, state);
    state.phase = Phase::over;
    state.step = Step::over;
    return true;
  }
  const std::vector<std::int8_t> slots = open_to_cards(game, state, state.active);
  if (slots.size() > 1) {
    Decision decision;
    decision.kind = Decision::Kind::compensate;
    decision.decider = state.active;
    state.pending.push_back(std::move(decision));
    return true;
  }
  if (slots.empty()) {  // whoever has no stack for it cannot place it
    state.discard.push_back(take_top(state.at(StackName::work).cards));
  } else {
    place(state, state.active, slots.front());
  }
  pass_on(game, state);
  return true;
}

void list_compensations(const Game& game, const State& state, Actions& actions) {
  for (const std::int8_t slot : open_to_cards(game, state, state.pending.back().decider)) {
    actions.push_back(Compensate{slot});
  }
}

void carry_out(const Game& game, State& state, const Compensate& action) {
  const Seat seat = state.pending.back().decider;
  state.pending.pop_back();
  place(state, seat, action.slot);
  pass_on(game, state);
}

}  // namespace parapet::skybridge::game
