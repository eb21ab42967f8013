#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// Whether an action has an order that says `any`: then it stands for several.
bool has_any_order(const Action& action);

// The action with an order drawn at random wherever it says `any`, each as likely as the others.
// REQUIRES: the action is listed by legal() of the state.
Action with_random_orders(const State& state, const Action& action, std::uint64_t& random);

}  // namespace parapet::skybridge::game
