#include "rules/skybridge/game/inspiration.h"

#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {

void add_inspirations(const Game& game, const State& state, Seat seat, std::vector<Target>& out) {
  const Holder& holder = state.at(seat);
  const std::size_t slots = slot_count(game, state, seat);
  for (std::size_t n = 0; n < slots; ++n) {
    if (holder.slots[n].closed || holder.slots[n].cards.size() < 2) continue;
    Target target;
    target.slot = static_cast<std::int8_t>(n);
    target.order.any = true;
    out.push_back(std::move(target));
  }
}

void inspire(Slot& slot, const Order& order) {
  if (order.any) return;
  const std::vector<PlacedCard> before = slot.cards;
  for (std::size_t n = 0; n < before.size(); ++n) slot.cards[n] = before[order.positions[n]];
}

}  // namespace parapet::skybridge::game
