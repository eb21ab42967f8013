#include "rules/files/skybridge/action_json.h"

#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <utility>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/random_play.h"
#include "rules/skybridge/game/setup.h"
#include "tests/rules/files/skybridge/demo_game.h"

// Actions of the bridge game as JSON (docs/formats.md, actions).

namespace {

using namespace parapet;
using namespace parapet::skybridge::game;

Result<Action> read(const std::string& text, const Game& game, const State& state) {
  const auto value = parse_json(text, "action");
  REQUIRE(value);
  return read_action(JsonCursor(*value, std::string_view("action")), game, state);
}

Action action_of(const std::string& text, const Game& game, const State& state) {
  auto action = read(text, game, state);
  if (!action) FAIL(to_text(action.error()));
  return *std::move(action);
}

// All legal actions of a state come back as they are, and none is written like another.
void check_all(const Game& game, const State& state, std::set<std::string>& kinds) {
  std::set<std::string> written;
  for (const Action& action : legal(game, state)) {
    const JsonValue json = action_json(game, state, action);
    const auto again = read_action(JsonCursor(json, std::string_view("a")), game, state);
    INFO(write_json_line(json));
    REQUIRE(again);
    REQUIRE(*again == action);
    REQUIRE(written.insert(write_json_line(json)).second);
    kinds.insert(std::string(kind_of(action)));
  }
}

}  // namespace

TEST_CASE("every legal action of random games is read as it was written") {
  std::set<std::string> kinds;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const Game game = test::demo_game(2 + seed % 3);
    const auto pairs = character_pairs(*game.cards);
    const auto boards = pairs[(seed * 7) % pairs.size()];
    const RandomGame played = play_at_random(game, seed, boards);
    State state = begin(game, seed);
    for (const Action& action : played.actions) {
      check_all(game, state, kinds);
      const JsonValue json = action_json(game, state, action);
      const auto again = read_action(JsonCursor(json, std::string_view("a")), game, state);
      REQUIRE(again);
      REQUIRE(*again == action);
      apply_listed(game, state, action);
    }
    CHECK(state == played.end);
  }
  CHECK(kinds.size() >= 16);
}

TEST_CASE("actions are read as people write them") {
  const Game game = test::demo_game(2);
  const State state = begin(game, 1);
  CHECK(action_of(R"({"kind": "choose-board", "board": "C", "side": 2})", game, state) ==
        Action(ChooseBoard{2, 1}));
  CHECK(action_of(R"({"kind": "take", "stack": "work"})", game, state) ==
        Action(Take{StackName::work, 0}));
  CHECK(action_of(R"({"kind": "play", "card": "g01", "slot": "3", "retreat": true})", game,
                  state) == Action(Play{0, 2, true, -1}));
  CHECK(action_of(R"({"kind": "play", "card": "g01", "slot": 3})", game, state) ==
        action_of(R"({"kind": "play", "card": "g01", "slot": "root"})", game, state));
  CHECK(action_of(R"({"kind": "crown", "stack": null})", game, state) == Action(PlaceCrown{}));
  CHECK(action_of(R"({"kind": "keep", "card": "g01", "order": [2, 1]})", game, state) ==
        Action(Keep{0, {false, {1, 0}}}));
  CHECK(action_of(R"({"kind": "give-back", "resource": "forgo"})", game, state) ==
        Action(GiveBack{}));
  CHECK(action_of(R"({"kind": "roll", "bridge": "money", "second": 6})", game, state) ==
        Action(Roll{5, 5}));
}

TEST_CASE("a harm takes what its Great Drakhe takes") {
  const Game game = test::demo_game(2);
  State state = begin(game, 1);
  const std::string slot = R"({"kind": "harm", "harm": "first", "slot": 2})";
  const std::string cards = R"({"kind": "harm", "harm": "first", "cards": ["g02", "g01"]})";
  const std::string colours = R"({"kind": "harm", "harm": "first", "colours": ["blue", "red"]})";
  state.eye_blocker = GreatDrakhe::sathap;
  CHECK(action_of(cards, game, state) == Action(Harm{false, -1, {0, 1}}));
  CHECK(read(slot, game, state).error().code == "unknown-key");
  CHECK(read(colours, game, state).error().code == "unknown-key");
  state.eye_blocker = GreatDrakhe::terogh;
  CHECK(action_of(slot, game, state) == Action(Harm{false, 1, {}}));
  CHECK(read(cards, game, state).error().code == "unknown-key");
  state.eye_blocker = GreatDrakhe::elbea;
  CHECK(action_of(colours, game, state) == Action(Harm{false, -1, {0, 1}}));
  CHECK(read(slot, game, state).error().code == "unknown-key");
  CHECK(action_of(R"({"kind": "harm", "harm": "might"})", game, state) ==
        Action(Harm{true, -1, {}}));
}

TEST_CASE("actions that nobody can mean are refused with their place") {
  const Game game = test::demo_game(2);
  State state = begin(game, 1);
  state.eye_blocker = GreatDrakhe::elbea;
  struct Wrong {
    const char* text;
    const char* code;
    const char* place;
  };
  const Wrong all[] = {
      {"[]", "wrong-value", ""},
      {R"({"stack": "c1"})", "missing-key", ""},
      {R"({"kind": "tak"})", "wrong-value", "/kind"},
      {R"({"kind": "take"})", "missing-key", ""},
      {R"({"kind": "take", "stack": "c9"})", "wrong-value", "/stack"},
      {R"({"kind": "take", "stack": "c1", "extra": -1})", "wrong-value", "/extra"},
      {R"({"kind": "take", "stack": "c1", "extra": 1000})", "wrong-value", "/extra"},
      {R"({"kind": "take", "stack": "c1", "more": 1})", "unknown-key", ""},
      {R"({"kind": "play", "card": "d01", "slot": 1})", "unknown-id", "/card"},
      {R"({"kind": "play", "card": "g01", "slot": 6})", "wrong-value", "/slot"},
      {R"({"kind": "play", "card": "g01", "slot": "dusk"})", "wrong-value", "/slot"},
      {R"({"kind": "keep", "card": "g01", "order": "some"})", "wrong-value", "/order"},
      {R"({"kind": "keep", "card": "g01", "order": [0]})", "wrong-value", "/order/0"},
      {R"({"kind": "main", "slot": 1, "group": 9})", "wrong-value", "/group"},
      {R"({"kind": "main", "slot": 1, "group": 1, "target": {"godh": "g01"}})", "unknown-id",
       "/target/godh"},
      {R"({"kind": "main", "slot": 1, "group": 1, "target": {"territory": 9}})", "wrong-value",
       "/target/territory"},
      {R"({"kind": "main", "slot": 1, "group": 1, "target": {"fortification": "x"}})", "unknown-id",
       "/target/fortification"},
      {R"({"kind": "main", "slot": 1, "group": 1, "target": {"colour": "green"}})", "unknown-id",
       "/target/colour"},
      {R"({"kind": "feed", "colour": 1})", "wrong-value", "/colour"},
      {R"({"kind": "priest", "keep": null})", "missing-key", ""},
      {R"({"kind": "priest", "keep": null, "gifts": [{}, {}, {}]})", "limit", "/gifts"},
      {R"({"kind": "harm", "harm": "first", "colours": ["red", "red", "red"]})", "limit",
       "/colours"},
      {R"({"kind": "harm", "harm": "might", "slot": 1})", "unknown-key", ""},
      {R"({"kind": "roll", "bridge": 7})", "wrong-value", "/bridge"},
      {R"({"kind": "choose-board", "board": "F", "side": 1})", "unknown-id", "/board"},
      {R"({"kind": "choose-board", "board": "A", "side": 3})", "wrong-value", "/side"},
  };
  for (const Wrong& wrong : all) {
    const auto action = read(wrong.text, game, state);
    INFO(wrong.text);
    REQUIRE_FALSE(action);
    CHECK(action.error().code == wrong.code);
    CHECK(action.error().place == wrong.place);
  }
}
