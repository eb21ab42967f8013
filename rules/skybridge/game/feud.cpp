#include "rules/skybridge/game/feud.h"

#include <algorithm>

#include "rules/skybridge/game/play.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// Whether the Godh card does not bear the faction card. Two of a kind have no quarrel.
bool quarrel(const Cards& cards, const PlacedCard& godh, const PlacedCard& faction) {
  if (!godh.is_godh || faction.is_godh) return false;
  const std::vector<ColorId>& feud = cards.godh[godh.id].feud;
  return std::find(feud.begin(), feud.end(), cards.faction[faction.id].color) != feud.end();
}

}  // namespace

bool feuds_let(const Game& game, const State& state, Seat seat, const PlacedCard& card,
               std::span<const PlacedCard> below) {
  if (below.empty()) return true;
  if (has(game, state, seat, Ability::master) && abilities_act(game, state)) return true;
  if (!game.readings.feud_with_whole_stack()) below = below.last(1);
  return std::none_of(below.begin(), below.end(), [&](const PlacedCard& other) {
    return quarrel(*game.cards, card, other) ||
           (!game.readings.feud_only_godh_above() && quarrel(*game.cards, other, card));
  });
}

bool feuds_let(const Game& game, const State& state, Seat seat, const PlacedCard& card,
               const Slot& slot) {
  return feuds_let(game, state, seat, card, std::span<const PlacedCard>(slot.cards));
}

}  // namespace parapet::skybridge::game
