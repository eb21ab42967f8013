#include "rules/skybridge/game/religion.h"

#include <algorithm>
#include <span>

#include "rules/skybridge/game/feud.h"
#include "rules/skybridge/game/garden.h"
#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// G-82: on B2 the rune of the stack's uppermost faction card counts instead of the slot's.
bool fits_uppermost(const Game& game, Rune rune, std::span<const PlacedCard> stack) {
  const auto card =
      std::find_if(stack.rbegin(), stack.rend(), [](const PlacedCard& c) { return !c.is_godh; });
  if (card == stack.rend()) return false;
  const Rune below = game.cards->faction[card->id].rune;
  if (below == kWildRune) return true;
  return rune == kWildRune ? game.readings.wild_godh_fits() : rune == below;
}

// O-22: a wild Godh card fits every slot, or none by its rune.
bool fits(const Game& game, const State& state, Seat seat, Rune rune, std::size_t slot,
          std::span<const PlacedCard> stack) {
  if (has(game, state, seat, Ability::geneorn)) return fits_uppermost(game, rune, stack);
  return rune == kWildRune ? game.readings.wild_godh_fits() : rune == slot;
}

// Whether the card may be put on a stack as it lies then.
bool may_cover(const Game& game, const State& state, Seat seat, GodhId card, std::size_t slot,
               std::span<const PlacedCard> stack) {
  if (stack.empty() && !game.readings.religion_on_empty_slot()) return false;
  return fits(game, state, seat, game.cards->godh[card].rune, slot, stack) &&
         feuds_let(game, state, seat, {true, card, 0}, stack);
}

// The cards of the hand from `first` on that equal it; less the one that is discarded.
bool is_in_hand(const std::vector<GodhId>& hand, std::size_t first, const Means& means) {
  if (hand[first] != means.godh_discarded) return true;
  return first + 1 < hand.size() && hand[first + 1] == hand[first];
}

}  // namespace

void add_religions(const Game& game, const State& state, Seat seat, const Means& means,
                   std::vector<Target>& out) {
  const Holder& holder = state.at(seat);
  if (holder.godh_hand.empty()) return;
  const std::size_t slots = slot_count(game, state, seat);
  for (std::size_t slot = 0; slot < slots; ++slot) {
    const Slot& at = holder.slots[slot];
    if (at.closed || (at.power && game.readings.religion_needs_faith())) continue;  // O-21
    const std::span<const PlacedCard> stack(at.cards);
    GardenMoves moves;
    if (!game.readings.garden_moves_for_faction_only()) {
      moves = garden_moves(game, state, seat, slot);
    }
    for (std::size_t n = 0; n < holder.godh_hand.size(); ++n) {
      const GodhId card = holder.godh_hand[n];
      if (n > 0 && holder.godh_hand[n - 1] == card) continue;
      if (!is_in_hand(holder.godh_hand, n, means)) continue;
      Target target;
      target.slot = static_cast<std::int8_t>(slot);
      target.godh = card;
      if (may_cover(game, state, seat, card, slot, stack)) out.push_back(target);
      if (moves.begin() == moves.end()) continue;
      if (!may_cover(game, state, seat, card, slot, stack.first(stack.size() - 1))) continue;
      for (const std::int8_t to : moves) {
        target.garden = to;
        out.push_back(target);
      }
    }
  }
}

void put_godh_card(Holder& holder, const Target& target) {
  const auto slot = static_cast<std::size_t>(target.slot);
  if (target.garden >= 0) move_garden(holder, slot, static_cast<std::size_t>(target.garden));
  const auto card = static_cast<GodhId>(target.godh);
  take_from_hand(holder.godh_hand, card);
  holder.slots[slot].cards.push_back({true, card, 0});
  holder.slots[slot].power = true;
}

}  // namespace parapet::skybridge::game
