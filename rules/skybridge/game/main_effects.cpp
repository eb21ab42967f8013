#include "rules/skybridge/game/main_effects.h"

#include "rules/skybridge/game/effects.h"
#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// The card whose main effects a slot offers (O-23): the one that is visible now, or the one that
// was when they began. Null if there is none.
const PlacedCard* offered(const Game& game, const State& state, std::size_t slot) {
  if (game.readings.effects_as_at_start()) {
    const std::optional<PlacedCard>& shown = state.shown[slot];
    return shown ? &*shown : nullptr;
  }
  const PlacedCard* top = top_of(state.at(state.active).slots[slot]);
  return top == nullptr || top->is_godh ? nullptr : top;
}

bool is_used(const PlacedCard& card, std::size_t group) {
  return (static_cast<unsigned>(card.used) >> group & 1U) != 0;
}

void mark_used(PlacedCard& card, std::size_t group) {
  card.used = static_cast<std::uint8_t>(card.used | 1U << group);
}

void add_entries(const Game& game, const State& state, const Group& group, UseMain action,
                 Actions& actions) {
  for (std::size_t entry = 0; entry < group.size(); ++entry) {
    action.entry = static_cast<std::int8_t>(entry);
    for (Target& target : targets(game, state, state.active, group[entry])) {
      action.target = std::move(target);
      actions.emplace_back(action);
    }
  }
}

}  // namespace

void begin_main_effects(const Game& game, State& state) {
  state.step = Step::main;
  if (!game.readings.effects_as_at_start()) return;
  const Holder& holder = state.at(state.active);
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const PlacedCard* top = top_of(holder.slots[slot]);
    state.shown[slot].reset();
    if (top != nullptr && !top->is_godh) state.shown[slot] = *top;
  }
}

void list_main_effects(const Game& game, const State& state, Actions& actions) {
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    const PlacedCard* card = offered(game, state, slot);
    if (card == nullptr) continue;
    const std::vector<Group>& groups = game.cards->faction[card->id].main;
    for (std::size_t group = 0; group < groups.size(); ++group) {
      if (is_used(*card, group)) continue;
      add_entries(game, state, groups[group],
                  {static_cast<std::int8_t>(slot), static_cast<std::int8_t>(group), 0, {}},
                  actions);
    }
  }
}

void carry_out(const Game& game, State& state, const UseMain& action) {
  const auto slot = static_cast<std::size_t>(action.slot);
  const auto group = static_cast<std::size_t>(action.group);
  PlacedCard& card = game.readings.effects_as_at_start()
                         ? *state.shown[slot]
                         : state.at(state.active).slots[slot].cards.back();
  mark_used(card, group);
  const Effect& effect =
      game.cards->faction[card.id].main[group][static_cast<std::size_t>(action.entry)];
  perform(game, state, state.active, effect, action.target);
}

}  // namespace parapet::skybridge::game
