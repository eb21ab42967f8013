#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/triangle.h"
#include "geometry/solids/body.h"

namespace parapet {

// The triangles among some bodies, sorted into square columns along z, for lines of sight that are
// walked from column to column. A column is named by its number, by rows of x, and holds every
// triangle that has a point in it. Columns are half open: a point on the border of two belongs to
// the one on the greater side.
//
// What is looked at together lies together, because a look at a place in memory that was not used
// lately takes as long as testing ten triangles: a column holds copies of its triangles, as bunches
// of few triangles with common corners.
class TriangleColumns {
 public:
  TriangleColumns() = default;  // no triangles

  // REQUIRES: every body is in_range.
  explicit TriangleColumns(std::span<const Body> bodies);

  bool empty() const noexcept { return tops_.empty(); }

  // The box round all of them. REQUIRES: not empty.
  const Box& bounds() const noexcept { return bounds_; }

  // A column is 2^side_bits() ticks wide and the first begins at the box's least corner.
  int side_bits() const noexcept { return side_bits_; }
  std::int64_t nx() const noexcept { return nx_; }
  std::int64_t ny() const noexcept { return ny_; }
  Point corner(std::size_t column) const noexcept;  // the least one, at the box's bottom

  // Heights are counted from the box's bottom in whole times 2^height_bits() ticks, rounded down.
  int height_bits() const noexcept { return height_bits_; }

  // One more than the greatest height of a triangle in each column; 0 where there is none.
  const std::uint8_t* tops() const noexcept { return tops_.data(); }

  // Bit n of a column's word: is there anything at heights h with h >> layer_bits() == n?
  int layer_bits() const noexcept { return layer_bits_; }
  std::uint32_t layers(std::size_t column) const noexcept { return entries_[column].layers; }

  // Some triangles of one column.
  //   (1) every point of a triangle lies in a column one of whose bunches has the triangle and
  //       states heights that hold the point's
  class Bunch;

  // The first bunch of a column. REQUIRES: its top is not 0.
  Bunch bunch(std::size_t column) const noexcept;

  // Has what is needed next brought near, to be waited for later. The second needs the first.
  void fetch_entry(std::size_t column) const noexcept { __builtin_prefetch(&entries_[column]); }
  void fetch_bunch(std::size_t column) const noexcept {
    constexpr std::size_t kWordsALine = 32;
    const std::uint16_t* words = words_.data() + entries_[column].first_word;
    __builtin_prefetch(words);
    __builtin_prefetch(words + kWordsALine);
  }

  std::size_t bytes() const noexcept;  // of memory

 private:
  friend class ColumnMaker;

  struct Entry {
    std::uint32_t layers = 0;
    std::uint32_t first_word = 0;  // of the first bunch
  };

  Box bounds_ = Box::spanning({}, {});
  int side_bits_ = 0;
  int height_bits_ = 0;
  int layer_bits_ = 0;
  std::int64_t nx_ = 0;
  std::int64_t ny_ = 0;
  std::vector<std::uint8_t> tops_;
  std::vector<Entry> entries_;
  std::vector<std::uint16_t> words_;  // of all bunches
};

// In words of 16 bits: the heights; how many corners, with a bit if they take two words a number
// and one if it is the column's last; how many triangles; how far corners lie from the column's
// corner along x and y at most; the corners; the triangles.
class TriangleColumns::Bunch {
 public:
  static constexpr std::size_t kMostCorners = 32;
  static constexpr std::size_t kMostTriangles = 64;
  static constexpr std::size_t kGroup = 4;

  explicit Bunch(const std::uint16_t* words) noexcept : words_(words) {}

  std::uint16_t low() const noexcept { return words_[0]; }
  std::uint16_t high() const noexcept { return words_[1]; }
  bool is_wide() const noexcept { return (words_[2] & kWide) != 0; }
  bool is_last() const noexcept { return (words_[2] & kLast) != 0; }

  // In groups of four, the last one filled up with any: first all x of a group, then all y, then
  // all z, counted from the column's corner. A wide bunch has two words for each, the lower first.
  std::size_t corner_groups() const noexcept { return words_[2] & kCountMask; }
  const std::uint16_t* corners() const noexcept { return words_ + kHead; }
  Vec corner(std::size_t number) const noexcept;
  std::uint16_t reach() const noexcept { return words_[4]; }  // only if it is not wide

  // In groups of four, two words each, the lower first: a bit for each of its corners, which are
  // less than three if some are the same. The last group is filled up with zeros.
  std::size_t triangle_groups() const noexcept { return words_[3]; }
  const std::uint16_t* triangles() const noexcept {
    return corners() + corner_groups() * (is_wide() ? 6 * kGroup : 3 * kGroup);
  }

  Bunch next() const noexcept { return Bunch(triangles() + triangle_groups() * 2 * kGroup); }

 private:
  friend class ColumnMaker;
  static constexpr std::size_t kHead = 6;
  static constexpr std::uint16_t kCountMask = 0xFF;
  static constexpr std::uint16_t kWide = 0x100;
  static constexpr std::uint16_t kLast = 0x200;

  const std::uint16_t* words_;
};

inline TriangleColumns::Bunch TriangleColumns::bunch(std::size_t column) const noexcept {
  return Bunch(words_.data() + entries_[column].first_word);
}

inline Vec TriangleColumns::Bunch::corner(std::size_t number) const noexcept {
  const std::size_t place = number / kGroup * 3 * kGroup + number % kGroup;
  if (!is_wide()) {
    const auto at = [this](std::size_t n) noexcept {
      return static_cast<std::int64_t>(static_cast<std::int16_t>(corners()[n]));
    };
    return {at(place), at(place + kGroup), at(place + 2 * kGroup)};
  }
  const auto at = [this](std::size_t n) noexcept {
    const std::uint32_t bits = corners()[2 * n] | std::uint32_t{corners()[2 * n + 1]} << 16;
    return static_cast<std::int64_t>(static_cast<std::int32_t>(bits));
  };
  return {at(place), at(place + kGroup), at(place + 2 * kGroup)};
}

}  // namespace parapet
