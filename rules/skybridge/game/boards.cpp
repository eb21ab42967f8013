#include <algorithm>

#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/take.h"

namespace parapet::skybridge::game {
namespace {

bool is_free(const State& state, std::int8_t board) {
  return std::none_of(state.holders.begin(), state.holders.end(),
                      [&](const Holder& holder) { return holder.board == board; });
}

}  // namespace

void list_setup(const Game& game, const State& state, Actions& actions) {
  if (state.pending.back().kind == Decision::Kind::place_garden) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      actions.push_back(PlaceGarden{static_cast<std::int8_t>(slot)});
    }
    return;
  }
  for (std::size_t n = 0; n < game.cards->boards.size(); ++n) {
    const std::int8_t board = static_cast<std::int8_t>(n);
    if (!is_free(state, board)) continue;
    for (const std::int8_t side : {std::int8_t{0}, std::int8_t{1}}) {
      actions.push_back(ChooseBoard{board, side});
    }
  }
}

void carry_out(const Game& /*game*/, State& state, const ChooseBoard& action) {
  Holder& holder = state.at(state.pending.back().decider);
  state.pending.pop_back();
  holder.board = action.board;
  holder.side = action.side;
}

void carry_out(const Game& game, State& state, const PlaceGarden& action) {
  Holder& holder = state.at(state.pending.back().decider);
  state.pending.pop_back();
  take_from_hand(state.box, game.cards->garden);
  holder.slots[static_cast<std::size_t>(action.slot)].cards.push_back(
      {false, game.cards->garden, 0});
}

}  // namespace parapet::skybridge::game
