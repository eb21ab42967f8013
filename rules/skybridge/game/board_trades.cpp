#include <array>

#include "rules/skybridge/game/godh_draw.h"
#include "rules/skybridge/game/own_turn.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/take.h"
#include "rules/skybridge/track.h"

namespace parapet::skybridge::game {
namespace {

// G-52: two of a kind are paid in each of these trades.
constexpr int kPrice = 2;
constexpr std::array kForSalt = {Resource::wood, Resource::stone, Resource::metal};

}  // namespace

void list_board_trades(const Game& game, const State& state, Actions& actions) {
  if (!may_trade_now(game, state)) return;
  const Holder& holder = state.at(state.active);
  const Resources& resources = holder.resources;
  if (resources[Resource::metal] >= kPrice &&
      (holder.legion < kLastTerritory || game.readings.might_may_be_wasted())) {
    actions.push_back(BoardTrade{Resource::metal, std::nullopt});
  }
  if (resources[Resource::sumpter] >= kPrice && may_draw_godh(game, state, state.active)) {
    actions.push_back(BoardTrade{Resource::sumpter, std::nullopt});
  }
  if (resources[Resource::salt] < kPrice) return;
  Resources paid = resources;
  paid[Resource::salt] -= kPrice;
  for (const Resource get : kForSalt) {
    if (has_room(paid, get)) actions.push_back(BoardTrade{Resource::salt, get});
  }
}

void carry_out(const Game& game, State& state, const BoardTrade& action) {
  Holder& holder = state.at(state.active);
  holder.resources[action.pay] -= kPrice;
  if (action.get) ++holder.resources[*action.get];
  if (action.pay == Resource::metal) holder.legion = legion_after_might(holder.legion);
  settle_gains(state);
  // Last: with B1 it asks for a decision, before the gains that still wait for room.
  if (action.pay == Resource::sumpter) draw_godh(game, state, state.active);
}

}  // namespace parapet::skybridge::game
