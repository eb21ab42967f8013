#include <algorithm>
#include <span>

#include "rules/skybridge/game/feud.h"
#include "rules/skybridge/game/garden.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/sorted_hand.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// G-28, G-30, G-82.
bool fits_by_rune(const Game& game, const State& state, Seat seat, Rune rune, std::size_t slot) {
  return rune == slot || rune == kWildRune || has(game, state, seat, Ability::geneorn);
}

// All ways to put a card on a slot, with the garden card where it lies and moved before.
void add_placings(const Game& game, const State& state, CardId card, std::size_t slot, bool retreat,
                  Actions& actions) {
  const Seat seat = state.active;
  const std::vector<PlacedCard>& stack = state.at(seat).slots[slot].cards;
  const PlacedCard placed{false, card, 0};
  Play play{card, static_cast<std::int8_t>(slot), retreat, -1};
  if (feuds_let(game, state, seat, placed, std::span(stack))) actions.emplace_back(play);
  const GardenMoves moves = garden_moves(game, state, seat, slot);
  if (moves.begin() == moves.end()) return;
  const std::span<const PlacedCard> below(stack.data(), stack.size() - 1);
  if (!feuds_let(game, state, seat, placed, below)) return;
  for (const std::int8_t to : moves) {
    play.garden = to;
    actions.emplace_back(play);
  }
}

// All plays; with `anywhere`, runes do not matter (O-16).
void add_plays(const Game& game, const State& state, bool anywhere, Actions& actions) {
  const Seat seat = state.active;
  const Holder& holder = state.at(seat);
  const std::size_t slots = slot_count(game, state, seat);
  for (std::size_t n = 0; n < holder.hand.size(); ++n) {
    const CardId card = holder.hand[n];
    if (n > 0 && holder.hand[n - 1] == card) continue;
    for (std::size_t slot = 0; slot < slots; ++slot) {
      if (holder.slots[slot].closed) continue;
      const bool fits = fits_by_rune(game, state, seat, game.cards->faction[card].rune, slot);
      if (fits || anywhere) add_placings(game, state, card, slot, false, actions);
      // G-31: a retreat comes instead of the matching slot (O-15).
      const bool may_retreat =
          holder.legion > 0 && (!fits || game.readings.retreat_to_fitting_slot());
      if (may_retreat) add_placings(game, state, card, slot, true, actions);
    }
  }
}

bool is_without_retreat(const Action& action) { return !std::get<Play>(action).retreat; }

}  // namespace

void list_plays(const Game& game, const State& state, Actions& actions) {
  const auto before = static_cast<std::ptrdiff_t>(actions.size());
  add_plays(game, state, false, actions);
  if (!game.readings.unfitting_card_goes_anywhere()) return;
  if (std::any_of(actions.begin() + before, actions.end(), is_without_retreat)) return;
  actions.erase(actions.begin() + before, actions.end());
  add_plays(game, state, true, actions);
}

bool may_skip_playing(const Game& game, const State& state) {
  Actions plays;
  list_plays(game, state, plays);
  return std::none_of(plays.begin(), plays.end(), is_without_retreat);
}

void carry_out(const Game& game, State& state, const Play& action) {
  const Seat seat = state.active;
  Holder& holder = state.at(seat);
  const auto slot = static_cast<std::size_t>(action.slot);
  if (action.garden >= 0) move_garden(holder, slot, static_cast<std::size_t>(action.garden));
  if (action.retreat) --holder.legion;
  take_from_hand(holder.hand, action.card);
  holder.slots[slot].cards.push_back({false, action.card, 0});

  const FactionCard& card = game.cards->faction[action.card];
  state.played_slot = action.slot;
  state.triggers.clear();
  for (const Immediate effect : card.immediate) {
    state.triggers.push_back({Trigger::Kind::immediate, effect});
  }
  if (abilities_act(game, state)) {
    const auto add = [&state](Trigger::Kind kind) {
      state.triggers.push_back({kind, Immediate::might});
    };
    if (has_visions(game, state, seat)) add(Trigger::Kind::visions);
    const bool shows_drakhe = card.passive[Passive::drakhe] > 0;
    if (shows_drakhe && has(game, state, seat, Ability::master)) add(Trigger::Kind::master);
    if (has(game, state, seat, Ability::profiteers)) add(Trigger::Kind::profiteers);
  }
  state.step = Step::triggers;
}

}  // namespace parapet::skybridge::game
