#include "rules/skybridge/game/random_play.h"

#include <cassert>
#include <utility>

#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/invariants.h"
#include "rules/skybridge/game/orders.h"
#include "rules/skybridge/game/random.h"
#include "rules/skybridge/game/setup.h"

namespace parapet::skybridge::game {
namespace {

// Far more than any game has: one that is longer does not end.
constexpr std::size_t kMostActions = 100'000;

bool chooses_board(const State& state) {
  return !state.pending.empty() && state.pending.back().kind == Decision::Kind::choose_board;
}

}  // namespace

RandomGame play_at_random(const Game& game, std::uint64_t seed, std::span<const ChooseBoard> boards,
                          const Check& check) {
  RandomGame played;
  played.end = begin(game, seed);
  std::uint64_t choices = ~seed;  // other numbers than those that the game itself draws
  State before;
  while (!is_over(played.end)) {
    const Actions actions = legal(game, played.end);
    if (actions.empty() || played.actions.size() == kMostActions) {
      played.broken = actions.empty() ? "Nobody can act." : "The game does not end.";
      return played;
    }
    const Action& listed = actions[random_below(choices, actions.size())];
    Action action = with_random_orders(played.end, listed, choices);
    if (!boards.empty() && chooses_board(played.end)) {
      action = boards.front();
      boards = boards.subspan(1);
    }
    if (check) before = played.end;
    apply_listed(game, played.end, action);
    played.actions.push_back(std::move(action));
    if (check) played.broken = check(before, played.end);
    if (played.broken) return played;
  }
  return played;
}

Check every_invariant(const Game& game) {
  return [game](const State& before, const State& after) {
    std::optional<std::string> broken = broken_invariant(game, after);
    return broken ? broken : broken_invariant(game, before, after);
  };
}

Result<State> replay(const Game& game, std::uint64_t seed, std::span<const Action> actions) {
  State state = begin(game, seed);
  for (std::size_t n = 0; n < actions.size(); ++n) {
    if (Result<void> done = apply_in_place(game, state, actions[n]); !done) {
      Fault fault = std::move(done.error());
      fault.place = "action " + std::to_string(n + 1);
      return Failure(std::move(fault));
    }
  }
  return state;
}

std::vector<std::array<ChooseBoard, 2>> character_pairs(const Cards& cards) {
  std::vector<std::array<ChooseBoard, 2>> pairs;
  const auto boards = static_cast<std::int8_t>(cards.boards.size());
  for (std::int8_t a = 0; a < boards; ++a) {
    for (auto b = static_cast<std::int8_t>(a + 1); b < boards; ++b) {
      for (std::int8_t sides = 0; sides < 4; ++sides) {
        pairs.push_back({ChooseBoard{a, static_cast<std::int8_t>(sides / 2)},
                         ChooseBoard{b, static_cast<std::int8_t>(sides % 2)}});
      }
    }
  }
  return pairs;
}

}  // namespace parapet::skybridge::game
