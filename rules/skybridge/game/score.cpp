#include "rules/skybridge/game/score.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "rules/skybridge/track.h"

namespace parapet::skybridge::game {
namespace {

constexpr int kAlonePoints = 1;  // G-72

void count_bridge(const Game& game, const State& state, std::vector<Score>& scores) {
  for (std::size_t n = 0; n < kSegments; ++n) {
    const std::vector<Seat>& there = state.population[n];
    const int points = game.cards->land.segments[n].points + (there.size() == 1 ? kAlonePoints : 0);
    for (const Seat seat : there) {
      Score& score = scores[static_cast<std::size_t>(seat)];
      score.bridge += points;
      ++score.population_on_bridge;
    }
  }
}

// G-73, G-68: a closed stack scores like any other.
int godh_points(const Game& game, const Holder& holder) {
  int points = 0;
  for (const Slot& slot : holder.slots) {
    if (!slot.power) continue;
    for (const PlacedCard& card : slot.cards) {
      if (!card.is_godh) points += game.cards->faction[card.id].points;
    }
  }
  return points;
}

// G-74, G-71: what others still have in reserve counts where it would go.
int rebel_points(const Game& game, const State& state, Seat seat) {
  const int legion = state.at(seat).legion;
  int points = in_area(legion, state.leader) ? 1 : 0;
  for (int territory = 0; territory < kTerritories; ++territory) {
    if (!in_area(legion, territory)) continue;
    const RebelCounts& rebels = state.rebels[static_cast<std::size_t>(territory)];
    for (std::size_t colour = 0; colour < rebels.size(); ++colour) {
      if (colour != static_cast<std::size_t>(seat)) points += rebels[colour];
    }
  }
  for (Seat other = 0; other < game.seats(); ++other) {
    const Holder& holder = state.at(other);
    if (other != seat && in_area(legion, holder.legion)) points += holder.reserve;
  }
  return points;
}

int garrison_points(const Game& game, const State& state, Seat seat) {
  int points = 0;
  for (std::size_t n = 0; n < state.garrisons.size(); ++n) {
    const std::vector<Seat>& there = state.garrisons[n];
    if (std::find(there.begin(), there.end(), seat) != there.end()) {
      points += game.cards->land.fortifications[n].points;
    }
  }
  return points;
}

}  // namespace

std::vector<Score> scores(const Game& game, const State& state) {
  std::vector<Score> scores(state.holders.size());
  count_bridge(game, state, scores);
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    Score& score = scores[static_cast<std::size_t>(seat)];
    score.godhs = godh_points(game, state.at(seat));
    score.rebels = rebel_points(game, state, seat);
    score.garrisons = garrison_points(game, state, seat);
  }
  return scores;
}

std::vector<Seat> winners(const std::vector<Score>& scores) {
  assert(!scores.empty());
  const auto rank = [](const Score& score) {
    return std::tuple(score.total(), score.population_on_bridge);
  };
  const auto best = std::max_element(
      scores.begin(), scores.end(),
      [&](const Score& left, const Score& right) { return rank(left) < rank(right); });
  std::vector<Seat> seats;
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    if (rank(scores[seat]) == rank(*best)) seats.push_back(static_cast<Seat>(seat));
  }
  return seats;
}

}  // namespace parapet::skybridge::game
