#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/sight_table.h"

// Internal to rules/mayhem: where the answers of a sight table lie.

namespace parapet::mayhem {

// The spaces of a Level that count, as the smallest rectangle round them; empty if there are none.
struct Extent {
  int begin_x = 0;
  int end_x = 0;
  int begin_y = 0;
  int end_y = 0;

  bool empty() const { return begin_x == end_x; }
  void include(Space space) {
    if (empty()) {
      *this = {space.x, space.x + 1, space.y, space.y + 1};
      return;
    }
    begin_x = std::min(begin_x, space.x);
    end_x = std::max(end_x, space.x + 1);
    begin_y = std::min(begin_y, space.y);
    end_y = std::max(end_y, space.y + 1);
  }
};

// All sheets from the sources of one Level to the targets of one Level. A sheet holds one bit for
// every source, for the target (dx, dy) from it; only rows whose targets are in the target's extent
// are kept.
class SheetGroup {
 public:
  // Sources and targets of the same spaces of one Level: sheets of dy > 0 are left out if `halved`.
  SheetGroup(const Extent& sources, const Extent& targets, bool halved, int stride,
             std::size_t first_word);

  bool covers(int dx, int dy) const {
    return dx >= begin_dx_ && dx < end_dx_ && dy >= begin_dy_ && dy < end_dy_;
  }
  // Rows of sources of a sheet.
  int begin_row(int dy) const { return std::max(begin_source_, begin_target_ - dy); }
  int end_row(int dy) const { return std::min(end_source_, end_target_ - dy); }

  // Requires covers(dx, dy).
  std::size_t first_word(int dx, int dy) const {
    return first_word_ + static_cast<std::size_t>(dx - begin_dx_) * column_words_ +
           starts_[static_cast<std::size_t>(dy - begin_dy_)];
  }
  std::size_t words(int dy) const {
    const auto row = static_cast<std::size_t>(dy - begin_dy_);
    return starts_[row + 1] - starts_[row];
  }
  std::size_t end_word() const {
    return first_word_ + static_cast<std::size_t>(end_dx_ - begin_dx_) * column_words_;
  }

 private:
  std::size_t first_word_;
  int begin_dx_ = 0;
  int end_dx_ = 0;
  int begin_dy_ = 0;
  int end_dy_ = 0;
  int begin_source_ = 0;
  int end_source_ = 0;
  int begin_target_ = 0;
  int end_target_ = 0;
  std::size_t column_words_ = 0;     // of all sheets with one dx
  std::vector<std::size_t> starts_;  // by dy, and the end
};

// The answers. Unless whole, every source has its own answer for every target. A whole table holds
// only the answers from a space to those that come before it in the order of spaces, and to itself.
class SightSheets {
 public:
  SightSheets(const Board& board, SourceRange sources);

  bool whole() const { return whole_; }
  int levels() const { return levels_; }
  const Extent& sources(int level) const { return sources_[index(level)]; }
  const SheetGroup& group(int from_level, int to_level) const {
    return groups_[index(from_level) * static_cast<std::size_t>(levels_) + index(to_level)];
  }
  // Whether a sheet has answers at all.
  bool holds(int from_level, int to_level, int dx, int dy) const {
    if (!group(from_level, to_level).covers(dx, dy)) return false;
    return !whole_ || from_level != to_level || dy < 0 || dx <= 0;
  }

  // Requires that the answer is held.
  bool sees(Space from, Space to) const {
    const Place place = place_of(from, to);
    return (words_[place.word] >> place.bit & 1U) != 0;
  }
  void set(Space from, Space to) {
    const Place place = place_of(from, to);
    words_[place.word] |= std::uint64_t{1} << place.bit;
  }
  std::uint64_t* sheet(const SheetGroup& group, int dx, int dy) {
    return words_.data() + group.first_word(dx, dy);
  }

  // Ones in all sheets from one Level to another.
  std::uint64_t ones(int from_level, int to_level) const;

  std::size_t bytes() const { return words_.size() * sizeof(std::uint64_t); }

 private:
  struct Place {
    std::size_t word;
    std::size_t bit;
  };
  Place place_of(Space from, Space to) const {
    const SheetGroup& sheets = group(from.level, to.level);
    const int dx = to.x - from.x;
    const int dy = to.y - from.y;
    const auto row = static_cast<std::size_t>(from.y - sheets.begin_row(dy));
    const std::size_t bit =
        row * static_cast<std::size_t>(stride_) + static_cast<std::size_t>(from.x);
    return {sheets.first_word(dx, dy) + bit / 64, bit % 64};
  }
  static std::size_t index(int level) { return static_cast<std::size_t>(level - 1); }

  int levels_;
  int stride_;
  bool whole_;
  std::vector<Extent> sources_;
  std::vector<SheetGroup> groups_;  // by level from and level to
  std::vector<std::uint64_t> words_;
};

}  // namespace parapet::mayhem
