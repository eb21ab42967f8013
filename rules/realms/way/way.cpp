#include "rules/realms/way/way.h"

#include <algorithm>
#include <limits>

#include "rules/realms/way/way_lattice.h"

namespace parapet::realms {
namespace {

// Ways wider than this many columns, and twice what is wide enough, are nowhere narrow: to measure
// open plains takes long and tells nobody anything.
constexpr int kWidestTold = 256;

std::int64_t wounds_of_drop(std::int64_t drop, const WayTaste& taste) {
  if (!taste.by_wounds || drop <= 0) return 0;
  return drop_wounds(drop, taste.peg.rise, taste.height);
}

// With OPT-K11 `total` the deepest descent of all counts, else each drop on its own.
std::int64_t keep_fewest_wounds(WayLattice& lattice, const WayRules& rules) {
  return rules.total_drop ? lattice.keep_lowest(&WayLattice::Link::wounds)
                          : lattice.keep_fewest_wounds();
}

// Which nodes are wide enough for squares of one side.
std::vector<bool> wide_nodes(const WayMoves& moves, const Footing& footing,
                             const std::vector<std::uint32_t>& numbers, int side) {
  const std::vector<WayNode>& nodes = moves.ground().nodes();
  std::vector<Foothold> tops;
  for (const std::uint32_t n : numbers) tops.push_back(nodes[n].at);
  const std::vector<bool> is_level = footing.in_level_square(tops, side);
  std::vector<bool> is_wide(nodes.size(), false);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const WayNode& node = nodes[numbers[i]];
    is_wide[numbers[i]] = node.of_plate || is_level[i];
    const bool asks_for_room = node.kind == WayNodeKind::obstruction || moves.rules().passage_only;
    if (!is_wide[numbers[i]] && asks_for_room) {
      is_wide[numbers[i]] = footing.is_free_square(node.at.at, node.top, side);
    }
  }
  return is_wide;
}

// Whether all the nodes lie in one square of even ground of that side: the quick answer for open
// plains, where squares are large.
bool lie_on_plain(const WayMoves& moves, const Columns& columns,
                  const std::vector<std::uint32_t>& numbers, int side) {
  if (numbers.empty()) return false;
  Column first = moves.ground().nodes()[numbers.front()].at.at;
  Column last = first;
  for (const std::uint32_t n : numbers) {
    const Column at = moves.ground().nodes()[n].at.at;
    first = {std::min(first.x, at.x), std::min(first.y, at.y)};
    last = {std::max(last.x, at.x), std::max(last.y, at.y)};
  }
  const bool has_place =
      std::max(last.x - first.x, last.y - first.y) < side &&
      std::min(columns.end().x - columns.first().x, columns.end().y - columns.first().y) >= side;
  if (!has_place) return false;
  const auto begin = [side](int low, int high, int from, int to) {
    return std::clamp((low + high + 1 - side) / 2, from, to - side);
  };
  const Column corner{begin(first.x, last.x, columns.first().x, columns.end().x),
                      begin(first.y, last.y, columns.first().y, columns.end().y)};
  return columns.even_top(corner, {corner.x + side, corner.y + side}).has_value();
}

// Keeps the widest ways: by doubling, then halving the side of the squares.
std::optional<int> keep_widest(const WayMoves& moves, const Footing& footing, WayLattice& lattice) {
  const Columns& columns = footing.columns();
  const int all =
      std::max(columns.end().x - columns.first().x, columns.end().y - columns.first().y);
  const int beyond = std::min(all, std::max(kWidestTold, 2 * footing.wide())) + 1;
  if (lie_on_plain(moves, columns, lattice.nodes(), beyond)) return std::nullopt;
  const auto keep = [&](int side) {
    const std::vector<bool> is_wide = wide_nodes(moves, footing, lattice.nodes(), side);
    return lattice.keep_if_any([&](std::uint32_t node) { return is_wide[node]; });
  };
  if (!keep(1)) return 0;
  int good = 1;
  int bad = 2;
  for (; bad < beyond && keep(bad); bad *= 2) good = bad;
  if (bad >= beyond) {
    bad = beyond;
    if (keep(beyond)) return std::nullopt;
  }
  while (bad - good > 1) {
    const int middle = good + (bad - good) / 2;
    (keep(middle) ? good : bad) = middle;
  }
  return good;
}

}  // namespace

std::int64_t fewest_wounds(const WayMoves& moves, const BestBounds& best, const WayTaste& taste) {
  WayLattice lattice(moves, best, [&](std::int64_t drop) { return wounds_of_drop(drop, taste); });
  return keep_fewest_wounds(lattice, moves.rules());
}

Way best_way(const WayMoves& moves, const Footing& footing, const BestBounds& best,
             const WayTaste& taste) {
  WayLattice lattice(moves, best, [&](std::int64_t drop) { return wounds_of_drop(drop, taste); });
  keep_fewest_wounds(lattice, moves.rules());
  lattice.keep_lowest(&WayLattice::Link::obstruction);
  lattice.keep_lowest(&WayLattice::Link::drop);
  Way way;
  way.width = keep_widest(moves, footing, lattice);
  lattice.keep_lowest(&WayLattice::Link::crowding, std::numeric_limits<std::int32_t>::min());
  for (const std::uint32_t n : lattice.lowest_way()) way.nodes.push_back(moves.ground().nodes()[n]);
  return way;
}

StepProfile profile_of(const Way& way) {
  StepProfile profile;
  for (const WayNode& node : way.nodes) {
    if (node.kind == WayNodeKind::obstruction) {
      const Obstruction next{node.top, profile.surfaces.size() - 1};
      if (profile.obstructions.empty() || profile.obstructions.back() != next) {
        profile.obstructions.push_back(next);
      }
      continue;
    }
    const bool is_behind_obstruction =
        !profile.obstructions.empty() && !profile.surfaces.empty() &&
        profile.obstructions.back().after + 1 == profile.surfaces.size();
    if (profile.surfaces.empty() || profile.surfaces.back() != node.top || is_behind_obstruction) {
      profile.surfaces.push_back(node.top);
    }
  }
  if (profile.surfaces.size() == 1) profile.surfaces.push_back(profile.surfaces.front());
  if (way.width) profile.width = kColumnSide * *way.width;
  return profile;
}

}  // namespace parapet::realms
