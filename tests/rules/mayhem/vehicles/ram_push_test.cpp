#include "rules/mayhem/vehicles/ram_push.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "tests/support/board_generator.h"
#include "tests/support/plain_board.h"

// OPT-V5 against every walk of up to three MP, taken one by one over the pictures of the board.

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

class PlainWalks {
 public:
  PlainWalks(const TileMap& map, std::set<Space> taken, std::set<Space> closed)
      : board_(map), map_(map), taken_(std::move(taken)), closed_(std::move(closed)) {}

  // The least MP of every place that a walk can end at.
  const std::map<Space, int>& from(Space start) {
    walk(start, 0);
    return best_;
  }

 private:
  bool floor(int x, int y, int level) const { return board_.floor(2 * x + 1, 2 * y + 1, level); }
  bool wall(Space a, Space b) const { return board_.wall(a.x + b.x + 1, a.y + b.y + 1, a.level); }
  char print(Space a, Space b) const {
    const std::vector<std::string>& rows =
        map_.tiles[0].levels[static_cast<std::size_t>(a.level - 1)].plan.rows();
    return rows[static_cast<std::size_t>(a.y + b.y + 1)][static_cast<std::size_t>(a.x + b.x + 1)];
  }

  int cost(Space a, Space b) const {
    const bool diagonal = a.x != b.x && a.y != b.y;
    if (diagonal) {
      const Space one{a.x, b.y, a.level};
      const Space two{b.x, a.y, a.level};
      const bool first = !wall(a, one) && !wall(one, b);
      const bool second = !wall(a, two) && !wall(two, b);
      if (!first && !second) return 99;
    }
    switch (print(a, b)) {
      case '-':
      case '|':
      case '#':
        return 99;
      case '~':
      case 'o':
        return 3;
      default:
        return 1;
    }
  }

  void walk(Space at, int spent) {
    for (int dy = -1; dy <= 1; ++dy) {
      for (int dx = -1; dx <= 1; ++dx) {
        if (dx == 0 && dy == 0) continue;
        Space to{at.x + dx, at.y + dy, at.level};
        if (to.x < 0 || to.y < 0 || to.x >= board_.width() || to.y >= board_.height()) continue;
        const int total = spent + cost(at, to);
        if (total > 3) continue;
        while (!floor(to.x, to.y, to.level)) --to.level;
        if (taken_.count(to) != 0 || closed_.count(to) != 0) continue;
        const auto [place, is_new] = best_.emplace(to, total);
        if (!is_new) place->second = std::min(place->second, total);
        if (to.level == at.level) walk(to, total);
      }
    }
  }

  PlainBoard board_;
  const TileMap& map_;
  std::set<Space> taken_;
  std::set<Space> closed_;
  std::map<Space, int> best_;
};

}  // namespace

TEST_CASE("a ram pushes to the places that the fewest MP reach") {
  RandomSource random(404);
  int found = 0;
  int falls = 0;
  for (int n = 0; n < 1'500; ++n) {
    const TileMap map = random_map(random_recipe(random, 6, 3), random);
    const Board board = assembled(map);
    Pieces pieces;
    std::set<Space> taken;
    for (int unit = 0; unit < 6; ++unit) {
      const Space at = random.pick(board.spaces());
      if (!taken.insert(at).second) continue;
      Unit one;
      one.id = "u" + std::to_string(unit);
      one.side = random.chance(50) ? "legion" : "mayhem";
      one.footprint = {at, 1, 1};
      pieces.units.push_back(one);
    }
    const Space start = pieces.units.front().footprint.at;
    taken.erase(start);
    RamPath path;
    path.step = {start};
    for (int one = 0; one < 3; ++one) path.step.push_back(random.pick(board.spaces()));
    path.rest = {random.pick(board.spaces())};

    auto expected = PlainWalks(map, taken, {path.step.begin(), path.step.end()}).from(start);
    expected.erase(path.rest.front());
    const VehicleField field(board, pieces);
    VehicleRules rules;
    INFO(to_text(map) << "from " << to_letters(start));
    const auto nearest = ram_pushes(field, 0, path, rules);
    rules.push_within_three = true;
    const auto all = ram_pushes(field, 0, path, rules);

    int fewest = 99;
    for (const auto& [space, cost] : expected) fewest = std::min(fewest, cost);
    std::vector<std::pair<Space, int>> within_three(expected.begin(), expected.end());
    std::vector<std::pair<Space, int>> with_fewest;
    for (const auto& place : within_three) {
      if (place.second == fewest) with_fewest.push_back(place);
    }
    const auto told = [](const std::vector<PushEnd>& ends) {
      std::vector<std::pair<Space, int>> places;
      for (const PushEnd& end : ends) places.emplace_back(end.at.at, end.cost);
      return places;
    };
    REQUIRE(told(all) == within_three);
    REQUIRE(told(nearest) == with_fewest);
    for (const PushEnd& end : all) {
      REQUIRE(end.levels_fallen >= 0);
      REQUIRE(end.levels_fallen == start.level - end.at.at.level);
      if (end.levels_fallen > 0) ++falls;
    }
    found += static_cast<int>(nearest.size());
  }
  CHECK(found > 1'000);
  CHECK(falls > 100);
}
