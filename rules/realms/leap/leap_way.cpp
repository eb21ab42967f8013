#include "rules/realms/leap/leap_way.h"

#include <algorithm>
#include <limits>
#include <queue>

namespace parapet::realms {
namespace {

constexpr std::int64_t kSky = std::numeric_limits<std::int32_t>::max();
constexpr std::int64_t kAbyss = std::numeric_limits<std::int32_t>::min();

// What is solid somewhere above a column.
struct Solid {
  std::int64_t bottom = 0;
  std::int64_t top = 0;
  std::optional<std::size_t> unit = std::nullopt;
};

// Room between solids: where the feet can be, and the underside above.
struct Gap {
  std::int64_t floor = kAbyss;
  std::int64_t ceiling = kSky;
  std::optional<std::size_t> unit = std::nullopt;  // what the floor is the top of
};

std::vector<Solid> solids_of(const Columns& ground, std::span<const GroundBlock> units,
                             Column column) {
  std::vector<Solid> solids;
  for (const SolidSpan& span : ground.spans(column)) solids.push_back({span.bottom, span.top});
  if (units.empty()) return solids;
  for (const GroundBlock& block : units) {
    if (block.plate.holds(column)) solids.push_back({block.bottom, block.top, block.unit});
  }
  std::stable_sort(solids.begin(), solids.end(),
                   [](const Solid& a, const Solid& b) { return a.bottom < b.bottom; });
  return solids;
}

// The gaps that hold the body, if it gets its feet there, from the lowest up.
std::vector<Gap> gaps_of(const std::vector<Solid>& solids, const LeapBody& body) {
  std::vector<Gap> gaps;
  Gap gap;
  const auto close = [&](std::int64_t ceiling) {
    gap.ceiling = ceiling;
    if (ceiling - std::max(gap.floor, body.lowest()) >= body.room) gaps.push_back(gap);
  };
  for (const Solid& solid : solids) {
    if (solid.bottom > gap.floor) close(solid.bottom);
    if (solid.top > gap.floor) gap = {solid.top, kSky, solid.unit};
  }
  close(kSky);
  return gaps;
}

// May the feet get to the floor of the gap?
bool is_open(const Gap& gap, const LeapBody& body) {
  return gap.floor <= (gap.unit ? body.start : body.highest());
}

class Sweep {
 public:
  Sweep(const Columns& ground, std::span<const GroundBlock> units, const SweptStrip& strip,
        const LeapBody& body)
      : strip_(strip), body_(body) {
    starts_.push_back(0);
    for (const ColumnRun& row : strip.rows()) {
      row_starts_.push_back(starts_.size() - 1);
      for (int x = row.west; x < row.east; ++x) add(ground, units, {x, row.y});
    }
    reached_.resize(gaps_.size());
  }

  std::optional<LeapBar> bar() const { return bar_; }

  void begin(Column column) {
    for (std::size_t gap = first_gap(column); gap < end_gap(column); ++gap) {
      if (holds(gaps_[gap], body_.start)) reach(gap, column);
    }
  }

  void spread() {
    while (!open_.empty()) {
      const auto [gap, column] = open_.front();
      open_.pop();
      const Column around[] = {{column.x - 1, column.y},
                               {column.x + 1, column.y},
                               {column.x, column.y - 1},
                               {column.x, column.y + 1}};
      for (const Column next : around) {
        if (!strip_.covers(next)) continue;
        for (std::size_t other = first_gap(next); other < end_gap(next); ++other) {
          if (joins(gaps_[gap], gaps_[other])) reach(other, next);
        }
      }
    }
  }

  bool lands(Column column) const {
    for (std::size_t gap = first_gap(column); gap < end_gap(column); ++gap) {
      if (reached_[gap] && holds(gaps_[gap], body_.goal)) return true;
    }
    return false;
  }

  // How high the feet have to be over the column that asks most; nothing if one is not reached.
  std::optional<std::int64_t> highest_feet() const {
    std::int64_t highest = body_.lowest();
    for (std::size_t column = 0; column + 1 < starts_.size(); ++column) {
      std::size_t gap = starts_[column];
      while (gap < starts_[column + 1] && !reached_[gap]) ++gap;
      if (gap == starts_[column + 1]) return std::nullopt;
      highest = std::max(highest, gaps_[gap].floor);
    }
    return highest;
  }

 private:
  void add(const Columns& ground, std::span<const GroundBlock> units, Column column) {
    const std::vector<Gap> gaps = gaps_of(solids_of(ground, units, column), body_);
    for (const Gap& gap : gaps) {
      if (is_open(gap, body_)) gaps_.push_back(gap);
    }
    const bool is_shut = gaps_.size() == starts_.back();
    starts_.push_back(gaps_.size());
    if (is_shut && (!bar_ || gaps.front().floor > bar_->top)) {
      bar_ = LeapBar{column, gaps.front().floor, gaps.front().unit};
    }
  }

  std::size_t number(Column column) const {
    const auto row = static_cast<std::size_t>(column.y - strip_.rows().front().y);
    return row_starts_[row] + static_cast<std::size_t>(column.x - strip_.rows()[row].west);
  }
  std::size_t first_gap(Column column) const { return starts_[number(column)]; }
  std::size_t end_gap(Column column) const { return starts_[number(column) + 1]; }

  bool holds(const Gap& gap, std::int64_t feet) const {
    return gap.floor <= feet && gap.ceiling - feet >= body_.room;
  }

  bool joins(const Gap& a, const Gap& b) const {
    const std::int64_t floor = std::max({a.floor, b.floor, body_.lowest()});
    return std::min(a.ceiling, b.ceiling) - floor >= body_.room;
  }

  void reach(std::size_t gap, Column column) {
    if (reached_[gap]) return;
    reached_[gap] = true;
    open_.push({gap, column});
  }

  struct Place {
    std::size_t gap = 0;
    Column column;
  };

  const SweptStrip& strip_;
  LeapBody body_;
  std::vector<std::size_t> row_starts_;  // number of a row's first column
  std::vector<std::size_t> starts_;      // of each column's gaps; one more at the end
  std::vector<Gap> gaps_;
  std::vector<bool> reached_;
  std::queue<Place> open_;
  std::optional<LeapBar> bar_;
};

std::vector<Column> columns_of(const ColumnRectangle& rectangle) {
  std::vector<Column> columns;
  for (int y = rectangle.first.y; y < rectangle.end().y; ++y) {
    for (int x = rectangle.first.x; x < rectangle.end().x; ++x) columns.push_back({x, y});
  }
  return columns;
}

}  // namespace

LeapWay leap_way(const Columns& ground, std::span<const GroundBlock> units, const SweptStrip& strip,
                 const ColumnRectangle& from, const ColumnRectangle& to, const LeapBody& body) {
  LeapWay way;
  Sweep sweep(ground, units, strip, body);
  way.bar = sweep.bar();
  if (way.bar) return way;
  for (const Column column : columns_of(middle_columns(from))) sweep.begin(column);
  sweep.spread();
  const std::optional<std::int64_t> highest = sweep.highest_feet();
  const std::vector<Column> goal = columns_of(middle_columns(to));
  way.open = highest && std::any_of(goal.begin(), goal.end(),
                                    [&](Column column) { return sweep.lands(column); });
  if (highest) way.highest = *highest;
  return way;
}

bool bars_leap(const Columns& ground, Column column, const LeapBody& body) {
  const std::vector<Gap> gaps = gaps_of(solids_of(ground, {}, column), body);
  return std::none_of(gaps.begin(), gaps.end(), [&](const Gap& gap) { return is_open(gap, body); });
}

}  // namespace parapet::realms
