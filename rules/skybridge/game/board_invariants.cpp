#include <algorithm>
#include <functional>

#include "rules/skybridge/game/invariant_parts.h"
#include "rules/skybridge/game/storage.h"
#include "rules/skybridge/game/visible.h"
#include "rules/skybridge/track.h"

namespace parapet::skybridge::game {
namespace {

constexpr int kMostIdleRounds = 2;
constexpr std::size_t kMostGodhCards = 3;
constexpr int kFewestRounds = kSegments;
constexpr int kMostRounds = 3 * kSegments;

// 4
Broken broken_bridge(const Game& game, const State& state) {
  if (state.completed < 0 || state.completed > kSegments) return "So many segments there are not.";
  const bool stays =
      state.completed == kSegments && game.readings.leader_stays_after_the_last_segment();
  if (state.leader != leader_at(state.completed) + (stays ? 1 : 0)) {
    return "The leader is not where the finished segments say.";
  }
  if (state.idle < 0 || state.idle > kMostIdleRounds) return "The idle rounds are miscounted.";
  for (std::size_t n = 0; n < state.population.size(); ++n) {
    const std::vector<Seat>& there = state.population[n];
    const bool reached = n <= static_cast<std::size_t>(state.completed);
    if (!reached && !there.empty()) return "Population stands on a segment before its time.";
    if (std::adjacent_find(there.begin(), there.end(), std::greater_equal<>()) != there.end()) {
      return "A player has two population on one segment.";
    }
  }
  return std::nullopt;
}

// 6: Empery's owner may have been given some in another's turn.
Broken broken_godh_cards(const Game& game, const State& state) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (state.phase == Phase::character && seat == state.active) continue;
    const Holder& holder = state.at(seat);
    if (holder.godh_hand.size() > kMostGodhCards && !has(game, state, seat, Ability::empery)) {
      return name_of(seat) + " has more than 3 Godh cards after the own turn.";
    }
    if (!holder.godh_out.empty()) {
      return name_of(seat) + " has Godh cards discarded outside the own turn.";
    }
  }
  return std::nullopt;
}

}  // namespace

std::string name_of(Seat seat) { return "player " + std::to_string(seat + 1); }

int finished_rounds(const State& state) {
  const bool ended = state.phase == Phase::compensation || state.phase == Phase::over;
  return state.round == 0 || ended ? state.round : state.round - 1;
}

Broken broken_boards(const Game& game, const State& state) {
  if (Broken broken = broken_bridge(game, state)) return broken;
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    const Holder& holder = state.at(seat);
    if (holder.legion < 0 || holder.legion > kLastTerritory) {
      return "The legion of " + name_of(seat) + " is off the track.";
    }
    if (!fits(holder.resources)) {
      return "The board of " + name_of(seat) + " holds more than it has space for.";
    }
  }
  return broken_godh_cards(game, state);
}

Broken broken_rounds(const Game& game, const State& state) {
  const bool between = state.phase == Phase::setup || state.phase == Phase::before ||
                       state.phase == Phase::compensation || state.phase == Phase::over;
  for (const Stack& stack : state.stacks) {
    if (!stack.open) continue;
    if (between) return "A card lies face up outside the rounds.";
    if (stack.cards.empty()) return "An empty stack has a card face up.";
  }
  if (state.eye_blocker && state.at(StackName::eye).open) {
    return "A card lies face up under the Great Drakhe.";
  }
  if (state.marker != (state.start + finished_rounds(state)) % game.seats()) {
    return "The marker is not with the player whose round it is.";
  }
  if (state.round > kMostRounds) return "The game lasts more than 21 rounds.";
  if (state.phase == Phase::over && state.round < kFewestRounds) {
    return "The game has ended before 7 rounds.";
  }
  return std::nullopt;
}

}  // namespace parapet::skybridge::game
