#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/skybridge/game/action.h"

namespace parapet::skybridge::game {

// A whole game of random legal actions.
struct RandomGame {
  Actions actions;  // all, in order; none stands for several
  State end;
  std::optional<std::string> broken;  // why it stopped before the end: what the last action broke
};

// What is wrong with an action that led from one state to another, or nothing.
using Check = std::function<std::optional<std::string>(const State& before, const State& after)>;

// Plays a game from a seed: the same on every machine. Each action is as likely as the others, each
// order of cards too. The players choose `boards` first, in that order, then at random. Stops at
// the end, or where `check` (none: no check) finds something, or where nobody could act.
// REQUIRES: no board twice in `boards`.
RandomGame play_at_random(const Game& game, std::uint64_t seed,
                          std::span<const ChooseBoard> boards = {}, const Check& check = {});

// All invariants (invariants.h), after each action.
Check every_invariant(const Game& game);

// The state after a list of actions in the game of a seed.
// Error "illegal-action": which one is not legal; its place is "action N", from 1.
Result<State> replay(const Game& game, std::uint64_t seed, std::span<const Action> actions);

// Every pair of characters that can meet: those on the sides of two boards.
std::vector<std::array<ChooseBoard, 2>> character_pairs(const Cards& cards);

}  // namespace parapet::skybridge::game
