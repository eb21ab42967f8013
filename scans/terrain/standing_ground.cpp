#include "scans/terrain/standing_ground.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>
#include <utility>

namespace parapet::scans {
namespace {

// Sets that grow together; each is called by its least member.
class Joined {
 public:
  explicit Joined(std::size_t count) : parent_(count) {
    std::iota(parent_.begin(), parent_.end(), std::uint32_t{0});
  }

  std::uint32_t root(std::uint32_t member) {
    while (parent_[member] != member) {
      parent_[member] = parent_[parent_[member]];
      member = parent_[member];
    }
    return member;
  }

  void join(std::uint32_t a, std::uint32_t b) {
    const auto [least, other] = std::minmax({root(a), root(b)});
    parent_[other] = least;
  }

 private:
  std::vector<std::uint32_t> parent_;
};

}  // namespace

bool is_narrow(const GroundSurface& surface, const StandingNeeds& needs) {
  return 2 * surface.widest <= 3 * static_cast<std::uint32_t>(needs.plate);
}

StandingGround::StandingGround(const Columns& columns, const StandingNeeds& needs)
    : columns_(columns), needs_(needs) {
  list_tops();
  link();
  measure_squares();
  join(standable());
}

std::pair<std::uint32_t, std::uint32_t> StandingGround::tops_at(Column at) const {
  const auto spans = columns_.spans(at);
  if (spans.empty()) return {0, 0};
  const std::uint32_t first = columns_.first_number(at);
  return {first, first + static_cast<std::uint32_t>(spans.size())};
}

void StandingGround::list_tops() {
  std::int32_t lowest = std::numeric_limits<std::int32_t>::max();
  const Column first = columns_.first();
  const Column end = columns_.end();
  std::vector<std::int32_t> bottoms;
  for (int y = first.y; y < end.y; ++y) {
    for (int x = first.x; x < end.x; ++x) {
      const auto spans = columns_.spans({x, y});
      for (std::size_t n = 0; n < spans.size(); ++n) {
        GroundTop top{{x, y}, spans[n].top};
        if (n + 1 < spans.size()) top.room_above = spans[n + 1].bottom - spans[n].top;
        if (n > 0) top.room_below = spans[n].bottom - spans[n - 1].top;
        lowest = std::min(lowest, spans[n].bottom);
        bottoms.push_back(n == 0 ? spans[n].bottom : kOpenSky);
        tops_.push_back(top);
      }
    }
  }
  for (std::size_t n = 0; n < tops_.size(); ++n) {
    if (bottoms[n] != kOpenSky) tops_[n].room_below = bottoms[n] - lowest;
  }
}

// The nearest in height of those that are level, the upper of two.
std::uint32_t StandingGround::level_with(std::uint32_t top, Column beside) const {
  std::uint32_t best = kNoTop;
  const auto [first, end] = tops_at(beside);
  for (std::uint32_t n = first; n < end; ++n) {
    const std::int32_t apart = std::abs(tops_[n].height - tops_[top].height);
    if (tops_[n].room_above < needs_.head_room || apart >= needs_.level) continue;
    if (best == kNoTop || apart <= std::abs(tops_[best].height - tops_[top].height)) best = n;
  }
  return best;
}

void StandingGround::link() {
  east_.assign(tops_.size(), kNoTop);
  south_.assign(tops_.size(), kNoTop);
  for (std::uint32_t n = 0; n < tops_.size(); ++n) {
    if (tops_[n].room_above < needs_.head_room) continue;
    const Column at = tops_[n].at;
    // Only if each is the other's: a top is level with one beside it at most.
    const std::uint32_t east = level_with(n, {at.x + 1, at.y});
    if (east != kNoTop && level_with(east, at) == n) east_[n] = east;
    const std::uint32_t south = level_with(n, {at.x, at.y + 1});
    if (south != kNoTop && level_with(south, at) == n) south_[n] = south;
  }
}

void StandingGround::measure_squares() {
  squares_.assign(tops_.size(), 0);
  const auto most = static_cast<std::uint32_t>(2 * needs_.plate);
  for (std::size_t left = tops_.size(); left > 0; --left) {
    const std::size_t n = left - 1;
    if (tops_[n].room_above < needs_.head_room) continue;
    squares_[n] = 1;
    if (east_[n] == kNoTop || south_[n] == kNoTop) continue;
    const std::uint32_t across = south_[east_[n]];
    if (across == kNoTop || across != east_[south_[n]]) continue;
    squares_[n] =
        std::min(most, 1 + std::min({squares_[east_[n]], squares_[south_[n]], squares_[across]}));
  }
}

std::vector<bool> StandingGround::standable() const {
  std::vector<bool> result(tops_.size(), false);
  const auto side = static_cast<std::uint32_t>(needs_.plate);
  for (std::uint32_t n = 0; n < tops_.size(); ++n) {
    if (squares_[n] < side) continue;
    std::uint32_t row = n;
    for (std::uint32_t down = 0; down < side; ++down) {
      std::uint32_t top = row;
      for (std::uint32_t across = 0; across < side; ++across) {
        result[top] = true;
        if (across + 1 < side) top = east_[top];
      }
      if (down + 1 < side) row = south_[row];
    }
  }
  return result;
}

void StandingGround::join(const std::vector<bool>& standable) {
  Joined joined(tops_.size());
  for (std::uint32_t n = 0; n < tops_.size(); ++n) {
    if (!standable[n]) continue;
    for (const std::uint32_t beside : {east_[n], south_[n]}) {
      if (beside != kNoTop && standable[beside]) joined.join(n, beside);
    }
  }
  std::vector<std::uint32_t> number(tops_.size(), kNoTop);
  for (std::uint32_t n = 0; n < tops_.size(); ++n) {
    if (!standable[n]) continue;
    const std::uint32_t root = joined.root(n);
    if (number[root] == kNoTop) {
      number[root] = static_cast<std::uint32_t>(surfaces_.size());
      surfaces_.emplace_back();
    }
    surfaces_[number[root]].tops.push_back(n);
  }
  for (GroundSurface& surface : surfaces_) {
    std::vector<std::int32_t> heights;
    for (const std::uint32_t top : surface.tops) {
      heights.push_back(tops_[top].height);
      surface.widest = std::max(surface.widest, squares_[top]);
    }
    std::sort(heights.begin(), heights.end());
    surface.lowest = heights.front();
    surface.highest = heights.back();
    surface.height = heights[heights.size() / 2];
  }
  std::sort(surfaces_.begin(), surfaces_.end(), [](const GroundSurface& a, const GroundSurface& b) {
    return std::tuple(a.height, a.tops.front()) < std::tuple(b.height, b.tops.front());
  });
  for (std::size_t n = 0; n < surfaces_.size(); ++n) {
    for (const std::uint32_t top : surfaces_[n].tops) {
      tops_[top].surface = static_cast<std::uint32_t>(n);
    }
  }
}

}  // namespace parapet::scans
