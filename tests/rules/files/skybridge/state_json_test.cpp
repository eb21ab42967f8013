#include "rules/files/skybridge/state_json.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <vector>

#include "rules/ask/skybridge/state_digest.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/random_play.h"
#include "rules/skybridge/game/setup.h"
#include "tests/rules/files/skybridge/demo_game.h"

// States of the bridge game as JSON (docs/formats.md, states).

namespace {

using namespace parapet;
using namespace parapet::skybridge::game;

std::string line(const Game& game, const State& state) {
  return write_json_line(state_json(game, state));
}

std::string seen(const Game& game, const State& state, Seat viewer) {
  return write_json_line(seen_state_json(game, state, viewer));
}

// Shuffles what a player cannot know: hands of the others with the cards below the tops.
State differently_hidden(const State& state, Seat viewer) {
  State other = state;
  for (Seat seat = 0; seat < static_cast<Seat>(other.holders.size()); ++seat) {
    if (seat == viewer) continue;
    Holder& holder = other.at(seat);
    for (CardId& card : holder.hand) card = static_cast<CardId>(card / 2);
    for (GodhId& card : holder.godh_hand) card = static_cast<GodhId>(card / 2);
  }
  for (const StackName name : kStackNames) {
    Stack& stack = other.at(name);
    const bool looks = other.looked == name && viewer == other.active;
    const std::size_t hidden = stack.cards.empty() ? 0 : stack.cards.size() - 1;
    for (std::size_t n = 0; n < hidden; ++n) stack.cards[n] = 0;
    if (!stack.open && !stack.cards.empty() && !looks) stack.cards.back() = 0;
  }
  for (GodhId& card : other.godh_pile) card = 0;
  for (CardId& card : other.discard) card = 0;
  for (CardId& card : other.box) card = 0;
  other.random = 1;
  if (other.eye_blocker) other.drakhes_out.assign(2, GreatDrakhe::elbea);
  for (Decision& decision : other.pending) {
    if (decision.decider == viewer) continue;
    for (std::uint8_t& card : decision.cards) card = 0;
  }
  return other;
}

}  // namespace

TEST_CASE("states of random games are written differently if they differ") {
  const Game game = test::demo_game(3);
  const RandomGame played = play_at_random(game, 11);
  State state = begin(game, 11);
  std::set<std::string> digests;
  for (const Action& action : played.actions) {
    const std::string text = line(game, state);
    const auto value = parse_json(text, "state");
    REQUIRE(value);
    CHECK(write_json_line(*value) == text);
    State same = state;
    CHECK(line(game, same) == text);
    const State before = state;
    apply_listed(game, state, action);
    if (!(before == state)) CHECK(line(game, state) != text);
    digests.insert(ask::state_digest(game, state));
  }
  CHECK(digests.size() > played.actions.size() / 2);
}

TEST_CASE("O-23 what the main effects began with is written") {
  Game game = test::demo_game(2);
  REQUIRE(game.readings.set("O-23", "snapshot").has_value());
  const RandomGame played = play_at_random(game, 5);
  State state = begin(game, 5);
  std::size_t written = 0;
  for (const Action& action : played.actions) {
    for (std::size_t slot = 0; slot < kSlots; ++slot) {
      if (!state.shown[slot]) continue;
      State other = state;
      other.shown[slot]->used ^= 1U;
      CHECK(line(game, other) != line(game, state));
      ++written;
    }
    apply_listed(game, state, action);
  }
  CHECK(written > 50);
}

TEST_CASE("a player sees nothing of what is hidden") {
  const Game game = test::demo_game(4);
  const RandomGame played = play_at_random(game, 5);
  State state = begin(game, 5);
  int different = 0;
  for (const Action& action : played.actions) {
    for (Seat viewer = kNobody; viewer < game.seats(); ++viewer) {
      const State other = differently_hidden(state, viewer);
      CHECK(seen(game, other, viewer) == seen(game, state, viewer));
      if (line(game, other) != line(game, state)) ++different;
    }
    apply_listed(game, state, action);
  }
  CHECK(different > 500);
}

TEST_CASE("a player sees the own hand and what lies open") {
  const Game game = test::demo_game(2);
  const RandomGame played = play_at_random(game, 3);
  State state = begin(game, 3);
  for (std::size_t n = 0; n < played.actions.size() && state.round < 2; ++n) {
    apply_listed(game, state, played.actions[n]);
  }
  REQUIRE(state.round == 2);
  const JsonValue mine = seen_state_json(game, state, 0);
  const auto& players = mine.find("players")->items();
  CHECK(players[0].find("hand")->items().size() == state.at(0).hand.size());
  CHECK(players[1].find("hand")->digits() == std::to_string(state.at(1).hand.size()));
  CHECK(mine.find("random") == nullptr);
  CHECK(mine.find("eye_blocker")->text() == "face-down");
  const JsonValue& work = *mine.find("stacks")->find("work");
  CHECK(work.find("top")->text() == "k01");
  CHECK(work.find("cards") == nullptr);
  CHECK(state_json(game, state).find("random")->is_number());
}
