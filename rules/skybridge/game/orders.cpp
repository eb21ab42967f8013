#include "rules/skybridge/game/orders.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <type_traits>
#include <vector>

#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/random.h"

namespace parapet::skybridge::game {
namespace {

// The orders in an action, at most two; null where there is none.
template <class Pointer, class AnyAction>
std::array<Pointer, 2> orders_of(AnyAction& action) {
  return std::visit(
      [](auto& concrete) -> std::array<Pointer, 2> {
        using Kind = std::decay_t<decltype(concrete)>;
        if constexpr (std::is_same_v<Kind, Keep> || std::is_same_v<Kind, Next>) {
          return {&concrete.order, nullptr};
        } else if constexpr (std::is_same_v<Kind, Resolve> || std::is_same_v<Kind, UseMain> ||
                             std::is_same_v<Kind, Gift>) {
          return {&concrete.target.order, nullptr};
        } else if constexpr (std::is_same_v<Kind, Priest>) {
          return {&concrete.gift_0.order, &concrete.gift_1.order};
        } else {
          return {nullptr, nullptr};
        }
      },
      action);
}

std::size_t cards_at(const State& state, const Target& target) {
  if (target.slot < 0) return 0;
  return state.at(decider(state)).slots[static_cast<std::size_t>(target.slot)].cards.size();
}

// Of a gift of High Priest: what the other one has put there before counts.
std::size_t cards_at(const State& state, const Target& target, const Target& other, bool is_later) {
  const bool grown = is_later && other.godh >= 0 && other.slot == target.slot;
  return cards_at(state, target) + (grown ? 1 : 0);
}

// How many cards the orders of an action arrange.
std::array<std::size_t, 2> counts_of(const State& state, const Action& action) {
  return std::visit(
      [&](const auto& concrete) -> std::array<std::size_t, 2> {
        using Kind = std::decay_t<decltype(concrete)>;
        if constexpr (std::is_same_v<Kind, Keep>) {
          return {state.pending.back().cards.size() - 1, 0};
        } else if constexpr (std::is_same_v<Kind, Next>) {
          return {state.at(decider(state)).godh_out.size(), 0};
        } else if constexpr (std::is_same_v<Kind, Resolve> || std::is_same_v<Kind, UseMain> ||
                             std::is_same_v<Kind, Gift>) {
          return {cards_at(state, concrete.target), 0};
        } else if constexpr (std::is_same_v<Kind, Priest>) {
          return {cards_at(state, concrete.gift_0, concrete.gift_1, concrete.first == 1),
                  cards_at(state, concrete.gift_1, concrete.gift_0, concrete.first == 0)};
        } else {
          return {0, 0};
        }
      },
      action);
}

// Whether it names each of so many cards once.
bool arranges(const Order& order, std::size_t count) {
  if (order.any || order.positions.size() != count) return false;
  std::vector<bool> named(count, false);
  for (const std::uint8_t position : order.positions) {
    if (position >= count || named[position]) return false;
    named[position] = true;
  }
  return true;
}

// Whether a listed action stands for this one.
bool stands_for(const State& state, const Action& listed, const Action& action) {
  if (listed == action) return true;
  if (listed.index() != action.index() || !has_any_order(listed)) return false;
  Action same = action;
  const std::array<Order*, 2> orders = orders_of<Order*>(same);
  const std::array<const Order*, 2> general = orders_of<const Order*>(listed);
  const std::array<std::size_t, 2> counts = counts_of(state, listed);
  for (std::size_t n = 0; n < orders.size(); ++n) {
    if (orders[n] == nullptr || !general[n]->any) continue;
    if (*orders[n] != *general[n] && !arranges(*orders[n], counts[n])) return false;
    *orders[n] = *general[n];
  }
  return listed == same;
}

}  // namespace

bool has_any_order(const Action& action) {
  const std::array<const Order*, 2> orders = orders_of<const Order*>(action);
  return std::any_of(orders.begin(), orders.end(),
                     [](const Order* order) { return order != nullptr && order->any; });
}

Action with_random_orders(const State& state, const Action& action, std::uint64_t& random) {
  Action filled = action;
  const std::array<Order*, 2> orders = orders_of<Order*>(filled);
  const std::array<std::size_t, 2> counts = counts_of(state, action);
  for (std::size_t n = 0; n < orders.size(); ++n) {
    if (orders[n] == nullptr || !orders[n]->any) continue;
    orders[n]->any = false;
    orders[n]->positions.resize(counts[n]);
    std::iota(orders[n]->positions.begin(), orders[n]->positions.end(), std::uint8_t{0});
    shuffle(random, orders[n]->positions);
  }
  return filled;
}

bool is_listed(const State& state, const Actions& actions, const Action& action) {
  return std::any_of(actions.begin(), actions.end(),
                     [&](const Action& listed) { return stands_for(state, listed, action); });
}

}  // namespace parapet::skybridge::game
