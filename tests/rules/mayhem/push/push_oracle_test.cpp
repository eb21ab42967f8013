#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdlib>
#include <set>

#include "rules/mayhem/push/push.h"
#include "tests/rules/mayhem/push/random_pushes.h"
#include "tests/support/board_generator.h"

// Pushes of plain units against a search through every sequence, which reads the prints itself.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

enum class Levels { ignored, added, largest };

struct Reading {
  bool end_only = false;     // P1
  bool none_exists = false;  // P3
  bool friends = false;      // P5
  bool dot_only = false;     // M1
  Levels levels = Levels::ignored;
  Options options;
};

Reading random_reading(RandomSource& random) {
  Reading reading;
  const auto choose = [&](std::string_view id, int values) {
    const int value = random.chance(50) ? 0 : random.below(values);
    reading.options = reading.options.with(option_index(id), static_cast<std::size_t>(value));
    return value;
  };
  reading.end_only = choose("P1", 2) == 1;
  reading.none_exists = choose("P3", 2) == 1;
  reading.friends = choose("P5", 2) == 1;
  reading.dot_only = choose("M1", 2) == 1;
  reading.levels = static_cast<Levels>(choose("R2", 3));
  return reading;
}

class Oracle {
 public:
  Oracle(const Board& board, const RandomPush& push, const Reading& reading)
      : board_(board), push_(push), reading_(reading) {}

  std::set<Space> first_spaces() {
    std::set<Space> found;
    const Space start = push_.question.target.place();
    for (const Step& step : next(start, push_.question.pushes)) found.insert(step.to);
    return found;
  }

  std::set<Space> ends() {
    std::set<Space> found;
    const Space start = push_.question.target.place();
    if (reading_.end_only) {
      found = ends_of_all(start, push_.question.pushes);
    } else {
      walk(start, push_.question.pushes, found);
    }
    found.erase(start);
    if (found.empty()) found.insert(start);
    return found;
  }

 private:
  struct Step {
    Space to;
    int cost = 1;
  };

  enum class Who { nobody, a_friend, an_enemy };

  Who who(Space space) const {
    for (const Unit& unit : push_.pieces.units) {
      if (unit.id == "target" || unit.footprint.at != space) continue;
      return unit.side == "legion" ? Who::a_friend : Who::an_enemy;
    }
    return Who::nobody;
  }

  int distance(Space space) const {
    const Space from = push_.question.attacker.main;
    const int plan = std::max(std::abs(from.x - space.x), std::abs(from.y - space.y));
    const int levels = std::abs(from.level - space.level);
    switch (reading_.levels) {
      case Levels::ignored:
        return plan;
      case Levels::added:
        return plan + levels;
      case Levels::largest:
        return std::max(plan, levels);
    }
    return plan;
  }

  EdgePrint between(Space a, Space b) const { return board_.print(*edge_between(a, b, a.level)); }

  // 0: closed.
  int cost(Space from, Space to) const {
    if (from.x == to.x || from.y == to.y) {
      const EdgePrint print = between(from, to);
      if (print == EdgePrint::wall) return 0;
      return print == EdgePrint::obstacle || print == EdgePrint::obstructed_opening ? 3 : 1;
    }
    const Dot dot{std::max(from.x, to.x), std::max(from.y, to.y), from.level};
    const Space one{to.x, from.y, from.level};
    const Space other{from.x, to.y, from.level};
    const auto is_wall = [&](Space a, Space b) { return between(a, b) == EdgePrint::wall; };
    const bool has_route = (!is_wall(from, one) && !is_wall(one, to)) ||
                           (!is_wall(from, other) && !is_wall(other, to));
    const bool splits =
        (is_wall(from, one) && is_wall(other, to)) || (is_wall(from, other) && is_wall(one, to));
    const DotPrint print = board_.print(dot);
    const bool is_plain_wall = splits && print == DotPrint::clear;
    if (!has_route && (!reading_.dot_only || is_plain_wall)) return 0;
    if (print == DotPrint::cover) return 0;
    return print == DotPrint::obstacle ? 3 : 1;
  }

  std::optional<Space> landing(Space column) const {
    for (int level = column.level; level >= 1; --level) {
      const Space at{column.x, column.y, level};
      if (board_.floor(at)) return at;
    }
    return std::nullopt;
  }

  std::vector<Step> open_steps(Space from, int left) const {
    std::vector<Step> steps;
    for (int y = -1; y <= 1; ++y) {
      for (int x = -1; x <= 1; ++x) {
        const Space column{from.x + x, from.y + y, from.level};
        if (x == 0 && y == 0) continue;
        const auto to = landing(column);
        if (!to) continue;
        const int price = cost(from, column);
        const Who there = who(*to);
        const bool may_pass = there == Who::a_friend && reading_.friends && to->level == from.level;
        if (price == 0 || price > left || (there != Who::nobody && !may_pass)) continue;
        steps.push_back({*to, price});
      }
    }
    return steps;
  }

  bool farther_exists(Space from) const {
    for (int y = -1; y <= 1; ++y) {
      for (int x = -1; x <= 1; ++x) {
        const auto to = landing({from.x + x, from.y + y, from.level});
        if (to && distance(*to) > distance(from)) return true;
      }
    }
    return false;
  }

  std::vector<Step> next(Space from, int left) const {
    if (reading_.end_only) return next_by_the_end(from, left);
    std::vector<Step> farther;
    std::vector<Step> as_far;
    for (const Step& step : open_steps(from, left)) {
      const bool is_stuck = who(step.to) != Who::nobody &&
                            (left == step.cost || next(step.to, left - step.cost).empty());
      if (is_stuck) continue;
      if (distance(step.to) > distance(from)) farther.push_back(step);
      if (distance(step.to) == distance(from)) as_far.push_back(step);
    }
    if (!farther.empty()) return farther;
    if (reading_.none_exists && farther_exists(from)) return {};
    return as_far;
  }

  void walk(Space from, int left, std::set<Space>& found) const {
    if (who(from) == Who::nobody) found.insert(from);
    for (const Step& step : next(from, left)) walk(step.to, left - step.cost, found);
  }

  void wander(Space from, int left, std::set<Space>& found) const {
    found.insert(from);
    for (const Step& step : open_steps(from, left)) wander(step.to, left - step.cost, found);
  }

  std::set<Space> ends_of_all(Space from, int left) const {
    std::set<Space> reached;
    wander(from, left, reached);
    std::set<Space> farther;
    std::set<Space> as_far;
    for (const Space& space : reached) {
      if (space == from || who(space) != Who::nobody) continue;
      if (distance(space) > distance(from)) farther.insert(space);
      if (distance(space) == distance(from)) as_far.insert(space);
    }
    if (!farther.empty()) return farther;
    if (reading_.none_exists && farther_exists(from)) return {};
    return as_far;
  }

  std::vector<Step> next_by_the_end(Space from, int left) const {
    const std::set<Space> ends = ends_of_all(from, left);
    std::vector<Step> steps;
    for (const Step& step : open_steps(from, left)) {
      std::set<Space> reached;
      wander(step.to, left - step.cost, reached);
      const bool leads = std::any_of(reached.begin(), reached.end(),
                                     [&](Space space) { return ends.count(space) > 0; });
      if (leads) steps.push_back(step);
    }
    return steps;
  }

  const Board& board_;
  const RandomPush& push_;
  const Reading& reading_;
};

}  // namespace

TEST_CASE("pushes agree with a search through every sequence") {
  RandomSource random(61);
  int asked = 0;
  int with_pushes = 0;
  for (int n = 0; n < 4000; ++n) {
    const TileMap map = random.chance(30) ? random_tiled_map(random, 6, 3)
                                          : random_map(random_recipe(random, 6, 3), random);
    const Board board = assembled(map);
    auto push = random_push(board, PushBody::Kind::unit, random);
    if (!push) continue;
    push->question.to = random.pick(board.spaces());
    const Reading reading = random_reading(random);
    std::string options;
    for (const OptionIndex index : reading.options.changed()) {
      options += " " + std::string(option_specs()[index].id) + "=" + reading.options.value(index);
    }
    INFO(to_text(map) << words(*push) << options);
    const PushRuling ruling = rule_push(board, push->pieces, push->question, reading.options);
    Oracle oracle(board, *push, reading);
    const std::set<Space> first = oracle.first_spaces();
    const std::set<Space> ends = oracle.ends();
    REQUIRE(ruling.spaces == std::vector<Space>(first.begin(), first.end()));
    REQUIRE(ruling.to->ends == std::vector<Space>(ends.begin(), ends.end()));
    REQUIRE(ruling.to->is_legal == (ends.count(*push->question.to) > 0));
    ++asked;
    with_pushes += first.empty() ? 0 : 1;
  }
  CHECK(asked > 3500);
  CHECK(with_pushes > 2500);
}
