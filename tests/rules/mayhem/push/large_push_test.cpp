#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/mayhem/moving/large_step.h"
#include "rules/mayhem/push/push.h"
#include "tests/rules/mayhem/push/random_pushes.h"
#include "tests/support/board_generator.h"

// A Push of a large unit is a large step (OPT-G1..G5), and what falls needs room to stand.

namespace {

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

using Rows = std::vector<std::string>;

Rows with(Rows rows, int row, int column, char print) {
  rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = print;
  return rows;
}

// Floor on the columns from `first` to `last` of a board of 6 x 6.
Rows floor(int first, int last) {
  Rows rows(13, std::string(13, ' '));
  for (int row = 0; row < 13; ++row) {
    for (int x = first; x <= last; ++x) {
      const auto column = static_cast<std::size_t>(2 * x);
      const auto r = static_cast<std::size_t>(row);
      rows[r][row % 2 == 0 ? column : column + 1] = row % 2 == 0 ? '+' : '.';
      if (row % 2 == 0) rows[r][column + 2] = '+';
    }
  }
  return rows;
}

Options options(std::initializer_list<std::pair<const char*, const char*>> changed) {
  Options result;
  for (const auto& [id, value] : changed) REQUIRE(result.set(id, value).has_value());
  return result;
}

Unit unit(std::string id, Space at, int width, int height) {
  Unit made;
  made.id = std::move(id);
  made.side = "legion";
  made.footprint = {at, width, height};
  return made;
}

Pieces golem(Space at, int width = 2, int height = 2) {
  Pieces pieces;
  pieces.units.push_back(unit("golem", at, width, height));
  return pieces;
}

Pieces car(Space back, Space front) {
  Pieces pieces;
  Vehicle vehicle;
  vehicle.id = "car";
  vehicle.side = "legion";
  vehicle.back = back;
  vehicle.front = front;
  pieces.vehicles.push_back(vehicle);
  return pieces;
}

// Where Pushes from a space may bring the first piece.
PushRuling push(const Rows& ground, const std::vector<Rows>& upper, const Pieces& pieces,
                Space attacker, int pushes, const Options& chosen = {}) {
  std::vector<Rows> levels{ground};
  levels.insert(levels.end(), upper.begin(), upper.end());
  const Board board = assembled(map_of_plans(levels));
  PushQuestion question;
  question.attacker = Stand::at(attacker);
  question.target = pieces.vehicles.empty() ? PushBody::of(pieces.units.front())
                                            : PushBody::of(pieces.vehicles.front());
  question.sides = {"legion", "mayhem"};
  question.pushes = pushes;
  question.to = question.target.place();
  return rule_push(board, pieces, question, chosen);
}

bool holds(const std::vector<Space>& spaces, Space space) {
  return std::find(spaces.begin(), spaces.end(), space) != spaces.end();
}

bool tells(const PushRuling& ruling, std::string_view rule) {
  return std::any_of(ruling.because.begin(), ruling.because.end(),
                     [&](const Reason& reason) { return reason.rule == rule; });
}

}  // namespace

TEST_CASE("in the free corners of a slanting push only a Wall stops a large unit") {
  const auto spaces = [&](char print, const Options& chosen) {
    const Rows rows = with(floor(0, 5), 3, 6, print);  // V(3, 1)
    return push(rows, {}, golem({1, 1, 1}), {0, 0, 1}, 1, chosen).spaces;
  };
  CHECK(holds(spaces('=', {}), {2, 2, 1}));
  CHECK_FALSE(holds(spaces('|', {}), {2, 2, 1}));
  CHECK(holds(spaces('|', options({{"G2", "lead-half"}})), {2, 2, 1}));
  CHECK_FALSE(holds(spaces('=', {}), {2, 1, 1}));  // straight over it
}

TEST_CASE("nothing is pushed through a Wall, also where only the leading half counts") {
  Rows rows = floor(0, 5);
  for (int row = 1; row < 13; row += 2) rows = with(rows, row, 4, '|');  // V(2, *)
  const auto ends = [&](const Options& chosen) {
    return push(rows, {}, golem({1, 0, 1}, 1, 2), {0, 0, 1}, 9, chosen).to->ends;
  };
  for (const char* reading : {"sweep", "lead-half"}) {
    for (const Space& end : ends(options({{"G1", "any"}, {"G2", reading}}))) CHECK(end.x <= 1);
  }
}

TEST_CASE("a large unit that has no step is not pushed") {
  const auto ruling = [&](const Options& chosen) {
    return push(floor(0, 5), {}, golem({1, 1, 1}, 3, 2), {0, 1, 1}, 1, chosen);
  };
  CHECK(ruling({}).spaces.empty());
  CHECK(tells(ruling({}), "OPT-G1"));
  CHECK(ruling(options({{"G1", "any"}})).spaces ==
        std::vector<Space>{{2, 0, 1}, {2, 1, 1}, {2, 2, 1}});
  const auto small = push(floor(0, 5), {}, golem({1, 1, 1}, 1, 1), {0, 1, 1}, 1);
  CHECK(small.spaces == std::vector<Space>{{2, 0, 1}, {2, 1, 1}, {2, 2, 1}});
}

TEST_CASE("what falls does not come to stand across a Wall or an Opening") {
  const std::vector<Rows> plate{floor(0, 1)};
  const auto falls = [&](const Rows& ground, const Pieces& pieces, const Options& chosen = {}) {
    std::vector<Space> found;
    for (const Space& space : push(ground, plate, pieces, {0, 2, 2}, 2, chosen).spaces) {
      if (space.level == 1) found.push_back(space);
    }
    return found;
  };
  const Rows open = floor(0, 5);
  const Pieces tall = golem({1, 2, 2}, 1, 2);
  const Pieces vehicle = car({1, 2, 2}, {1, 3, 2});
  const Options any = options({{"G1", "any"}});
  const std::vector<Space> all{{2, 1, 1}, {2, 2, 1}, {2, 3, 1}};
  CHECK(falls(open, tall, any) == all);
  CHECK(falls(open, vehicle) == all);
  for (const char print : {'-', '='}) {
    const Rows crossed = with(open, 6, 5, print);  // H(2, 3): between C3 and C4
    const std::vector<Space> beside{{2, 1, 1}, {2, 3, 1}};
    CHECK(falls(crossed, tall, any) == beside);
    CHECK(falls(crossed, vehicle) == beside);
  }
}

TEST_CASE("what is placed beside a taken landing does not stand across a Wall") {
  const std::vector<Rows> plate{floor(0, 1)};
  const Options chosen = options({{"G1", "any"}, {"P4", "nearest"}});
  const auto spaces = [&](const Rows& ground, Pieces pieces) {
    pieces.units.push_back(unit("below", {2, 2, 1}, 1, 1));
    return push(ground, plate, pieces, {0, 2, 2}, 2, chosen).spaces;
  };
  const Rows open = floor(0, 5);
  const Rows crossed = with(open, 6, 7, '-');  // H(3, 3): between D3 and D4
  for (const Pieces& pieces : {golem({1, 2, 2}, 1, 2), car({1, 2, 2}, {1, 3, 2})}) {
    CHECK(holds(spaces(open, pieces), {3, 2, 1}));
    CHECK_FALSE(holds(spaces(crossed, pieces), {3, 2, 1}));
    CHECK(holds(spaces(crossed, pieces), {3, 1, 1}));
  }
}

TEST_CASE("a pushed vehicle pays the Obstacle edges before it, and no dots") {
  const Options pays = options({{"V1", "obstacle-three"}});
  const auto mp_for = [&](const Rows& ground, Space to) {
    for (int pushes = 0; pushes <= 8; pushes += 2) {
      const auto ruling = push(ground, {}, car({1, 2, 1}, {2, 2, 1}), {0, 2, 1}, pushes, pays);
      if (holds(ruling.spaces, to)) return pushes / 2;
    }
    return -1;
  };
  const Rows open = floor(0, 5);
  CHECK(mp_for(open, {2, 2, 1}) == 1);
  CHECK(mp_for(with(open, 5, 6, '~'), {2, 2, 1}) == 3);  // V(3, 2), before its front
  CHECK(mp_for(with(open, 5, 4, '~'), {2, 2, 1}) == 1);  // V(2, 2), under it: the front has paid
  CHECK(mp_for(with(open, 6, 6, 'o'), {2, 3, 1}) == 1);  // the dot that its front passes
}

TEST_CASE("the first Push of a large unit is one of its steps") {
  RandomSource random(54);
  int pushed = 0;
  for (int n = 0; n < 3000; ++n) {
    const TileMap map = random.chance(30) ? random_tiled_map(random, 8, 3)
                                          : random_map(random_recipe(random, 8, 3), random);
    const Board board = assembled(map);
    auto random_one = random_push(board, PushBody::Kind::large_unit, random);
    if (!random_one) continue;
    Options chosen;
    for (const char* id : {"G1", "G2", "G3", "G5"}) {
      if (random.chance(40)) chosen = chosen.with(option_index(id), 1);
    }
    INFO(to_text(map) << words(*random_one));
    const PushQuestion& question = random_one->question;
    const PushRuling ruling = rule_push(board, random_one->pieces, question, chosen);
    // By default nobody's space is entered: to a stranger everybody is an enemy.
    const Occupancy occupancy(board, random_one->pieces, "nobody", "target");
    std::vector<Space> steps;
    for (const NeighbourStep& way : kNeighbourSteps) {
      const auto move = large_move({board, occupancy, nullptr},
                                   question.target.footprint_at(question.target.place()), way,
                                   LargeStepRules::from(chosen));
      if (move) steps.push_back(move->to.at);
    }
    for (const Space& space : ruling.spaces) REQUIRE(holds(steps, space));
    pushed += ruling.spaces.empty() ? 0 : 1;
  }
  CHECK(pushed > 150);
}

TEST_CASE("a hundred pushes of a wide unit over a wide map are soon ruled") {
  constexpr int kSide = 250;
  std::string lattice = "+";
  std::string spaces = " ";
  for (int n = 0; n < kSide; ++n) {
    lattice += " +";
    spaces += ". ";
  }
  Rows rows{lattice};
  for (int n = 0; n < kSide; ++n) rows.insert(rows.end(), {spaces, lattice});
  const Board board = assembled(map_of_plans({rows}));
  const Pieces pieces = golem({120, 120, 1}, 8, 8);
  PushQuestion question;
  question.attacker = Stand::of(unit("titan", {112, 120, 1}, 8, 8));
  question.target = PushBody::of(pieces.units.front());
  question.sides = {"legion", "mayhem"};
  question.pushes = kMostPushes;
  question.to = Space{130, 120, 1};

  const PushRuling ruling =
      rule_push(board, pieces, question, options({{"G1", "any"}, {"P1", "final"}}));
  CHECK(ruling.to->is_legal);
  CHECK(ruling.to->ends.size() > 10'000);
}
