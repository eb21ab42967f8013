#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>

#include "rules/skybridge/game/invariant_parts.h"
#include "rules/skybridge/game/visible.h"

namespace parapet::skybridge::game {
namespace {

// How often each number is there.
using Counts = std::array<std::int16_t, std::numeric_limits<std::uint8_t>::max() + 1>;

void count(const std::vector<std::uint8_t>& cards, int by, Counts& counts) {
  for (const std::uint8_t card : cards) {
    counts[card] = static_cast<std::int16_t>(counts[card] + by);
  }
}

void count_printed(const Cards& cards, Counts& faction, Counts& godh) {
  for (const StackCards& stack : cards.stacks) count(stack.cards, 1, faction);
  count(cards.starting, 1, faction);
  count({cards.garden}, 1, faction);
  for (std::size_t n = 0; n < cards.godh.size(); ++n) ++godh[n];
}

void take_off_boards(const State& state, Counts& faction, Counts& godh) {
  for (const Holder& holder : state.holders) {
    count(holder.hand, -1, faction);
    count(holder.godh_hand, -1, godh);
    count(holder.godh_out, -1, godh);
    for (const Slot& slot : holder.slots) {
      for (const PlacedCard& card : slot.cards) --(card.is_godh ? godh : faction)[card.id];
    }
  }
}

// Cards that somebody has drawn and decides about.
void take_off_drawn(const State& state, Counts& faction, Counts& godh) {
  for (const Decision& decision : state.pending) {
    if (decision.kind == Decision::Kind::keep) count(decision.cards, -1, faction);
    if (decision.kind == Decision::Kind::priest) count(decision.cards, -1, godh);
  }
}

Broken misplaced(const Counts& missing, const auto& printed, const char* kind) {
  const auto at = std::find_if(missing.begin(), missing.end(), [](int n) { return n != 0; });
  if (at == missing.end()) return std::nullopt;
  const auto number = static_cast<std::size_t>(at - missing.begin());
  const std::string id = number < printed.size() ? printed[number].id : std::to_string(number);
  return std::string(kind) + " card " + id + " is there " + std::to_string(std::abs(*at)) +
         (*at < 0 ? " times too often." : " times too rarely.");
}

Broken misplaced_drakhe(const Game& game, const State& state) {
  std::vector<GreatDrakhe> there = state.drakhes_out;
  if (state.eye_blocker) there.push_back(*state.eye_blocker);
  std::vector<GreatDrakhe> printed = game.cards->drakhes;
  std::sort(there.begin(), there.end());
  std::sort(printed.begin(), printed.end());
  if (there == printed) return std::nullopt;
  return "The Great Drakhe cards are not each in one place.";
}

bool somebody_looks(const Game& game, const State& state) {
  for (Seat seat = 0; seat < game.seats(); ++seat) {
    if (has_look(game, state, seat)) return true;
  }
  return false;
}

// The cards of a stack as they would lie if those that are being looked at were back on it.
int cards_left(const State& state, StackName name) {
  auto left = static_cast<int>(state.at(name).cards.size());
  for (const Decision& decision : state.pending) {
    if (decision.kind == Decision::Kind::keep && decision.stack == name) {
      left += static_cast<int>(decision.cards.size()) - 1;
    }
  }
  return left;
}

}  // namespace

Broken broken_cards(const Game& game, const State& state) {
  Counts faction{};
  Counts godh{};
  count_printed(*game.cards, faction, godh);
  for (const Stack& stack : state.stacks) count(stack.cards, -1, faction);
  count(state.discard, -1, faction);
  count(state.box, -1, faction);
  count(state.godh_pile, -1, godh);
  take_off_boards(state, faction, godh);
  take_off_drawn(state, faction, godh);
  if (Broken broken = misplaced(faction, game.cards->faction, "Faction")) return broken;
  if (Broken broken = misplaced(godh, game.cards->godh, "Godh")) return broken;
  return misplaced_drakhe(game, state);
}

Broken broken_stacks(const Game& game, const State& state) {
  if (state.phase == Phase::setup) return std::nullopt;
  const bool dealing = state.phase == Phase::compensation || state.phase == Phase::over;
  const bool looks = somebody_looks(game, state);
  for (const StackName name : kStackNames) {
    const std::vector<StackName>& dealt = game.cards->setup.dealt;
    const int each = static_cast<int>(std::count(dealt.begin(), dealt.end(), name));
    const int first = static_cast<int>(game.cards->stacks[index_of(name)].cards.size()) -
                      each * static_cast<int>(game.seats());
    const int left = cards_left(state, name);
    if (name == StackName::eye) {
      if (state.eye_blocker && left != first) return "A card of eye is gone before its time.";
      continue;
    }
    const bool turned = state.round > finished_rounds(state) && !state.at(name).open;
    const int expected = std::max(0, first - finished_rounds(state) - (turned ? 1 : 0));
    const bool may_be_fewer = is_central(name) ? looks : dealing;
    if (left > expected || (left < expected && !may_be_fewer)) {
      return "Stack " + std::string(to_text(name)) + " has " + std::to_string(left) +
             " cards instead of " + std::to_string(expected) + ".";
    }
  }
  return std::nullopt;
}

}  // namespace parapet::skybridge::game
