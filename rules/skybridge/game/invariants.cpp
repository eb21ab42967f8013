#include "rules/skybridge/game/invariants.h"

#include <algorithm>
#include <cstdlib>

#include "rules/skybridge/game/invariant_parts.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

constexpr int kCardsLost = 2;  // G-67
constexpr std::size_t kMostGodhCards = 3;

// 7. O-38 `closed-too` lays cards on closed slots at the end.
Broken broken_slots(const Game& game, const State& before, const State& after, Seat seat) {
  const bool dealt = game.readings.compensation_on_closed_slots() &&
                     (after.phase == Phase::compensation || after.phase == Phase::over);
  for (std::size_t n = 0; n < kSlots; ++n) {
    const Slot& was = before.at(seat).slots[n];
    const Slot& is = after.at(seat).slots[n];
    if (was.power && !is.power) return "A token of " + name_of(seat) + " has turned back.";
    if (!was.closed) continue;
    const bool same_cards =
        dealt ? is.cards.size() >= was.cards.size() &&
                    std::equal(was.cards.begin(), was.cards.end(), is.cards.begin())
              : was.cards == is.cards;
    if (!is.closed || was.power != is.power || !same_cards) {
      return "A closed slot of " + name_of(seat) + " has changed.";
    }
  }
  return std::nullopt;
}

// 4. High Priest may resolve two gifts at once (G-81).
Broken broken_legion(const Game& game, const State& before, const State& after, Seat seat) {
  const int steps = has(game, after, seat, Ability::high_priest) ? 2 : 1;
  if (std::abs(after.at(seat).legion - before.at(seat).legion) <= steps) return std::nullopt;
  return "The legion of " + name_of(seat) + " has taken more than one step.";
}

bool takes(const State& state) {
  if (state.phase != Phase::character) return false;
  return state.step == Step::take ||
         (!state.pending.empty() && state.pending.back().kind == Decision::Kind::keep);
}

bool sathap_came(const State& before, const State& after) {
  return before.eye_blocker == GreatDrakhe::sathap && after.completed == 4;
}

// 8
Broken broken_hand(const State& before, const State& after, Seat seat) {
  if (before.phase == Phase::setup) return std::nullopt;
  const int change =
      static_cast<int>(after.at(seat).hand.size()) - static_cast<int>(before.at(seat).hand.size());
  const bool own = seat == before.active;
  const bool taken = change == 1 && own && takes(before);
  const bool played = change == -1 && own && before.step == Step::play;
  const bool lost = change < 0 && change >= -kCardsLost && sathap_came(before, after);
  if (change == 0 || taken || played || lost) return std::nullopt;
  return "The hand of " + name_of(seat) + " has changed by " + std::to_string(change) + ".";
}

bool is_same_turn(const State& before, const State& after) {
  return before.phase == Phase::character && after.phase == Phase::character &&
         before.round == after.round && before.active == after.active;
}

// 6, 8: one take and one play a turn, and no more than three Godh cards when it is over.
Broken broken_turn(const State& before, const State& after) {
  if (before.phase != Phase::character) return std::nullopt;
  if (is_same_turn(before, after)) {
    if (after.step < before.step) return "A turn has gone back a step.";
  } else if (before.step != Step::check) {
    return "A turn has ended before its last step.";
  } else if (after.at(before.active).godh_hand.size() > kMostGodhCards) {
    return name_of(before.active) + " has ended a turn with more than 3 Godh cards.";
  }
  return std::nullopt;
}

// 7
Broken broken_garrisons(const State& before, const State& after) {
  for (std::size_t n = 0; n < before.garrisons.size(); ++n) {
    const std::vector<Seat>& was = before.garrisons[n];
    const std::vector<Seat>& is = after.garrisons[n];
    if (!std::includes(is.begin(), is.end(), was.begin(), was.end())) return "A garrison has left.";
  }
  return std::nullopt;
}

Broken broken_progress(const State& before, const State& after) {
  if (after.completed < before.completed || after.completed > before.completed + 1) {
    return "More than one segment was finished, or one is lost.";
  }
  if (after.round < before.round || after.round > before.round + 1) {
    return "The rounds are miscounted.";
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> broken_invariant(const Game& game, const State& state) {
  for (const auto check :
       {broken_cards, broken_stacks, broken_people, broken_boards, broken_rounds}) {
    if (Broken broken = check(game, state)) return broken;
  }
  return std::nullopt;
}

std::optional<std::string> broken_invariant(const Game& game, const State& before,
                                            const State& after) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (Broken broken = broken_slots(game, before, after, seat)) return broken;
    if (Broken broken = broken_legion(game, before, after, seat)) return broken;
    if (Broken broken = broken_hand(before, after, seat)) return broken;
  }
  if (Broken broken = broken_turn(before, after)) return broken;
  if (Broken broken = broken_garrisons(before, after)) return broken;
  return broken_progress(before, after);
}

}  // namespace parapet::skybridge::game
