#include "rules/skybridge/game/garden.h"

#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {

GardenMoves garden_moves(const Game& game, const State& state, Seat seat, std::size_t slot) {
  GardenMoves moves;
  if (!has(game, state, seat, Ability::gardens) || !abilities_act(game, state)) return moves;
  const Holder& holder = state.at(seat);
  const PlacedCard* top = top_of(holder.slots[slot]);
  if (top == nullptr || top->is_godh || top->id != game.cards->garden) return moves;
  for (std::size_t to = 0; to < kSlots; ++to) {
    const Slot& other = holder.slots[to];
    if (to != slot && !other.closed && feuds_let(game, state, seat, *top, other)) moves.add(to);
  }
  return moves;
}

void move_garden(Holder& holder, std::size_t from, std::size_t to) {
  holder.slots[to].cards.push_back(holder.slots[from].cards.back());
  holder.slots[from].cards.pop_back();
}

}  // namespace parapet::skybridge::game
