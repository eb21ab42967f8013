#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string_view>

#include "rules/mayhem/attack/distance.h"
#include "rules/mayhem/push/push.h"
#include "tests/rules/mayhem/push/random_pushes.h"
#include "tests/support/board_generator.h"
#include "tests/support/board_moves.h"

// What holds of every push, on generated boards.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

constexpr PushBody::Kind kKinds[] = {PushBody::Kind::unit, PushBody::Kind::large_unit,
                                     PushBody::Kind::vehicle};

TileMap random_any_map(RandomSource& random) {
  if (random.chance(30)) return random_tiled_map(random, 8, 3);
  return random_map(random_recipe(random, 8, 3), random);
}

// Each option on which Pushes depend at a random value, mostly its default.
Options random_options(RandomSource& random) {
  constexpr std::string_view kIds[] = {"R1", "R2", "R3", "M1", "P1", "P2", "P3", "P4", "P5", "Z1",
                                       "Z2", "Z3", "Z4", "G1", "G2", "G3", "G4", "G5", "V1"};
  Options options;
  for (const std::string_view id : kIds) {
    if (!random.chance(25)) continue;
    const OptionIndex index = option_index(id);
    const int values = static_cast<int>(option_specs()[index].value_count());
    options = options.with(index, static_cast<std::size_t>(random.below(values)));
  }
  return options;
}

std::string words(const Options& options) {
  std::string text;
  for (const OptionIndex index : options.changed()) {
    text += " " + std::string(option_specs()[index].id) + "=" + options.value(index);
  }
  return text;
}

bool is_free(const Pieces& pieces, const PushBody& target, Space place) {
  return target.count_at(place, [&](Space space) {
    return std::any_of(pieces.units.begin(), pieces.units.end(), [&](const Unit& unit) {
      const bool is_rider = target.kind == PushBody::Kind::vehicle &&
                            std::find(target.spaces.begin(), target.spaces.end(),
                                      unit.footprint.at) != target.spaces.end();
      return unit.id != target.id && !is_rider && unit.footprint.covers(space);
    });
  }) == 0;
}

int nearest(const PushBody& target, Space place, Space attacker) {
  int least = 1000;
  target.visit_at(place, [&](Space space) { least = std::min(least, chebyshev(space, attacker)); });
  return least;
}

}  // namespace

TEST_CASE("a push ends on free floor, and one to a farther space raises the distance by 1") {
  RandomSource random(51);
  int farther = 0;
  int sideways = 0;
  int falls = 0;
  for (int n = 0; n < 6000; ++n) {
    const TileMap map = random_any_map(random);
    const Board board = assembled(map);
    const PushBody::Kind kind = kKinds[n % 3];
    const auto push = random_push(board, kind, random);
    if (!push) continue;
    INFO(to_text(map) << words(*push));
    const PushBody& target = push->question.target;
    const Space attacker = push->question.attacker.main;
    PushQuestion question = push->question;
    question.to = target.place();
    const PushRuling ruling = rule_push(board, push->pieces, question, {});
    const int before = nearest(target, target.place(), attacker);
    REQUIRE(std::is_sorted(ruling.spaces.begin(), ruling.spaces.end()));
    REQUIRE(!ruling.because.empty());
    for (const Space& space : ruling.spaces) {
      const int on_floor = target.count_at(space, [&](Space s) { return board.floor(s); });
      REQUIRE(on_floor == target.size());
      REQUIRE(is_free(push->pieces, target, space));
      REQUIRE(space.level <= target.place().level);
      const int rise = nearest(target, space, attacker) - before;
      REQUIRE((rise == 0 || rise == 1));
      if (kind != PushBody::Kind::unit) {
        // A large unit may keep an Inside space that it stands on, but enters none.
        const auto is_kept = [&](Space s) {
          return kind == PushBody::Kind::large_unit &&
                 target.count_at(target.place(), [&](Space held) { return held == s; }) > 0;
        };
        REQUIRE(target.count_at(space, [&](Space s) { return board.inside(s) && !is_kept(s); }) ==
                0);
      }
      farther += rise;
      sideways += 1 - rise;
      falls += space.level < target.place().level ? 1 : 0;
      // What one Push may do may be the end of all.
      REQUIRE(std::binary_search(ruling.to->ends.begin(), ruling.to->ends.end(), space));
    }
    for (const Space& end : ruling.to->ends) {
      REQUIRE(is_free(push->pieces, target, end));
      REQUIRE(chebyshev(end, target.place()) <= ruling.steps);
      REQUIRE(nearest(target, end, attacker) >= before);
    }
    REQUIRE(ruling.to->is_legal == ruling.spaces.empty());
  }
  // All kinds have come up.
  CHECK(farther > 1000);
  CHECK(sideways > 300);
  CHECK(falls > 100);
}

TEST_CASE("a push is the same on a board that is turned, mirrored or moved, under any reading") {
  RandomSource random(52);
  int pushed = 0;
  for (int n = 0; n < 3000; ++n) {
    const TileMap map = random_any_map(random);
    const Board board = assembled(map);
    auto push = random_push(board, kKinds[n % 3], random);
    if (!push) continue;
    Options options = random_options(random);
    // The main space of a vehicle is its north-west one, which turns into another.
    if (kKinds[n % 3] == PushBody::Kind::vehicle) options = options.with(option_index("R3"), 0);
    push->question.to = random.pick(board.spaces());
    const PushRuling ruling = rule_push(board, push->pieces, push->question, options);
    pushed += ruling.spaces.empty() ? 0 : 1;
    const MovedMap moves[] = {turned(map, 1 + n % 3), mirrored(map), transposed(map),
                              shifted(map, 2, 3)};
    for (const MovedMap& other : moves) {
      const auto moved = moved_push(*push, other.move);
      const PushRuling again =
          rule_push(assembled(other.map), moved.pieces, moved.question, options);
      INFO(to_text(map) << words(*push) << words(options) << " " << other.how);
      const auto all_moved = [&](std::vector<Space> places) {
        for (Space& place : places) place = moved_place(push->question.target, place, other.move);
        std::sort(places.begin(), places.end());
        return places;
      };
      REQUIRE(again.steps == ruling.steps);
      REQUIRE(again.spaces == all_moved(ruling.spaces));
      REQUIRE(again.to->ends == all_moved(ruling.to->ends));
      REQUIRE(again.to->is_legal == ruling.to->is_legal);
      REQUIRE(again.to->dice == ruling.to->dice);
    }
  }
  CHECK(pushed > 1000);
}

TEST_CASE("without obstacles more pushes change nothing about the first") {
  RandomSource random(53);
  int compared = 0;
  for (int n = 0; n < 2000; ++n) {
    BoardRecipe recipe = random_recipe(random, 7, 2);
    recipe.obstacle_edges = 0;
    recipe.obstacle_dots = 0;
    recipe.buildings = 0;  // their corners are Obstacles
    const Board board = assembled(random_map(recipe, random));
    const auto push = random_push(board, PushBody::Kind::unit, random);
    if (!push) continue;
    PushQuestion more = push->question;
    more.pushes += 2;
    const auto spaces = [&](const PushQuestion& question) {
      return rule_push(board, push->pieces, question, {}).spaces;
    };
    // Without Obstacles every step costs 1: more Pushes open no other first step.
    REQUIRE(spaces(more) == spaces(push->question));
    ++compared;
  }
  CHECK(compared > 1500);
}
