#include "rules/realms/way/way_search.h"

#include <algorithm>

namespace parapet::realms {
namespace {

constexpr std::uint32_t kNone = 0xFFFFFFFF;

// No two places are farther apart in height.
constexpr std::int64_t kAnyHeight = std::int64_t{1} << 22;

// Whether all that can follow the other state can follow this one too, no worse.
bool is_as_good(const WayState& state, const WayState& other) {
  return state.left >= other.left && state.lowest >= other.lowest && state.tallest <= other.tallest;
}

// The least whole number from `low` to `high` that is good, if `high` is and all after a good one
// are.
template <class IsGood>
std::int64_t least_good(std::int64_t low, std::int64_t high, const IsGood& is_good) {
  if (low >= high || is_good(low)) return std::min(low, high);
  while (high - low > 1) {
    const std::int64_t middle = low + (high - low) / 2;
    (is_good(middle) ? high : low) = middle;
  }
  return high;
}

}  // namespace

WaySearch::WaySearch(const WayMoves& moves) : moves_(moves) {}

// Keeps the state unless an earlier one at the node is as good.
bool WaySearch::take(const WayState& state) {
  for (std::uint32_t n = first_label_[state.node]; n != kNone; n = labels_[n].next) {
    if (is_as_good(labels_[n].state, state)) return false;
  }
  labels_.push_back({state, first_label_[state.node]});
  first_label_[state.node] = static_cast<std::uint32_t>(labels_.size() - 1);
  return true;
}

std::optional<int> WaySearch::fewest_moves(const WayBounds& bounds) {
  const std::vector<WayNode>& nodes = moves_.ground().nodes();
  first_label_.assign(nodes.size(), kNone);
  labels_.clear();
  for (std::uint32_t n = 0; n < nodes.size(); ++n) {
    if (!nodes[n].is_start) continue;
    if (nodes[n].is_goal) return 0;
    take(moves_.start(n));
  }
  bool is_there = false;
  std::size_t layer = 0;  // where the states of this many moves begin
  for (int count = 1; layer < labels_.size(); ++count) {
    const std::size_t end = labels_.size();
    for (std::size_t n = layer; n < end && !is_there; ++n) {
      const WayState state = labels_[n].state;
      moves_.ground().each_next(state.node, [&](std::uint32_t node) {
        const auto move = moves_.move(state, node);
        if (!move || !is_within(*move, bounds) || !take(move->to)) return;
        is_there = is_there || nodes[node].is_goal;
      });
    }
    if (is_there) return count;
    layer = end;
  }
  return std::nullopt;
}

std::optional<BestBounds> WaySearch::cheapest() {
  const StepLimits& limits = moves_.rules().limits;
  const std::int64_t most = limits.greatest_climb;
  const std::int64_t low_rise = std::min(limits.costly_rise - 1, most);
  const std::int64_t low_obstruction = std::min(limits.costly_obstruction - 1, most);
  std::vector<BestBounds> kinds{{1, {low_rise, low_obstruction}, 0}};
  if (moves_.rules().adds) {
    kinds.push_back({2, {low_rise, most}, 0});
    kinds.push_back({2, {most, low_obstruction}, 0});
    kinds.push_back({3, {most, most}, 0});
  } else {
    kinds.push_back({2, {most, most}, 0});
  }
  for (BestBounds& kind : kinds) {
    const auto moves = fewest_moves(kind.bounds);
    if (!moves) continue;
    kind.moves = *moves;
    return kind;
  }
  return std::nullopt;
}

BestBounds WaySearch::with_lowest_rise(BestBounds found) {
  const std::int64_t climb =
      std::int64_t{moves_.ground().to().height} - moves_.ground().from().height;
  std::int64_t least = climb > 0 ? 1 : 0;
  if (moves_.rules().total_rise) least = std::max<std::int64_t>(0, climb);
  found.bounds.rise = least_good(least, found.bounds.rise, [&](std::int64_t rise) {
    return fewest_moves({rise, found.bounds.obstruction}).has_value();
  });
  found.moves = fewest_moves(found.bounds).value_or(found.moves);
  return found;
}

std::optional<BestBounds> WaySearch::lowest() {
  if (!fewest_moves({kAnyHeight, kAnyHeight})) return std::nullopt;
  const std::int64_t height = least_good(0, kAnyHeight, [&](std::int64_t bound) {
    return fewest_moves({bound, bound}).has_value();
  });
  return with_lowest_rise({0, {height, height}, 0});
}

}  // namespace parapet::realms
