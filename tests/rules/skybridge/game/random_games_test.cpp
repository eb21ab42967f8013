#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/random_play.h"
#include "tests/support/skybridge_cards.h"

namespace {

using namespace parapet;
using namespace parapet::testing::skybridge_cards;

constexpr std::uint64_t kSeeds = 3;  // of each pair and number of players

// Plays and replays a game; tells what is wrong with it by failing.
RandomGame play(const Game& game, std::uint64_t seed, std::span<const ChooseBoard> boards) {
  RandomGame played = play_at_random(game, seed, boards, every_invariant(game));
  CAPTURE(seed, game.players.size(), played.actions.size());
  INFO(played.broken.value_or(""));
  REQUIRE_FALSE(played.broken);
  REQUIRE(is_over(played.end));
  CHECK(played.end.round >= 7);
  CHECK(played.end.round <= 21);
  const Result<State> again = replay(game, seed, played.actions);
  REQUIRE(again);
  CHECK(*again == played.end);
  return played;
}

}  // namespace

TEST_CASE("forty pairs of characters can meet") {
  const auto pairs = character_pairs(small_deck());
  CHECK(pairs.size() == 40);
  CHECK(std::set(pairs.begin(), pairs.end()).size() == 40);
  CHECK(std::none_of(pairs.begin(), pairs.end(),
                     [](const auto& pair) { return pair[0].board == pair[1].board; }));
}

TEST_CASE("random games of every pair of characters end and break no invariant") {
  const auto pairs = character_pairs(small_deck());
  std::set<std::string_view> kinds;
  std::uint64_t seed = 1;
  for (const int players : {2, 3, 4}) {
    const Game game = game_of(players);
    for (const auto& pair : pairs) {
      for (std::uint64_t n = 0; n < kSeeds; ++n) {
        const RandomGame played = play(game, ++seed, pair);
        for (const Action& action : played.actions) kinds.insert(kind_of(action));
        CHECK(std::count(played.actions.begin(), played.actions.end(), Action(pair[0])) == 1);
        CHECK(std::count(played.actions.begin(), played.actions.end(), Action(pair[1])) == 1);
      }
    }
  }
  // Every kind of decision was met but for the rolls of a caller.
  CHECK(kinds.size() == std::variant_size_v<Action> - 1);
}

TEST_CASE("random games of every reading of the open questions break no invariant") {
  const auto pairs = character_pairs(small_deck());
  std::uint64_t seed = 1'000;
  for (const ReadingSpec& spec : reading_specs()) {
    for (std::size_t value = 1; value < spec.value_count(); ++value) {
      Game game = game_of(spec.number == 2 ? 5 : 4);
      const std::string id = "O-" + std::to_string(spec.number);
      REQUIRE(game.readings.set(id, spec.values[value]));
      CAPTURE(id, spec.values[value]);
      for (int n = 0; n < 2; ++n) {
        ++seed;
        play(game, seed, pairs[seed % pairs.size()]);
      }
    }
  }
}

TEST_CASE("games of one seed are equal and those of others differ") {
  const Game game = game_of(3);
  const RandomGame first = play_at_random(game, 42);
  const RandomGame again = play_at_random(game, 42);
  CHECK(first.actions == again.actions);
  CHECK(first.end == again.end);
  CHECK_FALSE(play_at_random(game, 43).actions == first.actions);
}

TEST_CASE("a replay stops at the action that is not legal") {
  const Game game = game_of(2);
  RandomGame played = play_at_random(game, 9);
  played.actions[3] = Feed{0};
  const Result<State> again = replay(game, 9, played.actions);
  REQUIRE_FALSE(again);
  CHECK(again.error().code == "illegal-action");
  CHECK(again.error().place == "action 4");
}

TEST_CASE("random play stops where a check finds something") {
  const Game game = game_of(2);
  const RandomGame played = play_at_random(game, 9, {}, [](const State&, const State& after) {
    return after.round == 3 ? std::optional<std::string>("Round 3.") : std::nullopt;
  });
  CHECK(played.broken == "Round 3.");
  CHECK(played.end.round == 3);
}
