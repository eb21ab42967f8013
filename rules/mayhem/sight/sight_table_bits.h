#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <vector>

#include "geometry/tiles/board.h"
#include "geometry/tiles/dot_ring.h"

// Internal to rules/mayhem: a board as strings of bits, for sight tables under the default rules.

namespace parapet::mayhem {

// How a line lies at one of its ends.
enum class Course : unsigned { slanted, along_x, along_y, plumb };

// A question with a yes or no for every dot, edge or space of a Level. A space is named by its
// north-west dot, an edge as in place.h. Quadrants and edges round a dot: dot_ring.h.
class BitKind {
 public:
  constexpr explicit BitKind(unsigned index) : index_(index) {}
  constexpr unsigned index() const { return index_; }

  static constexpr unsigned kCount = 58;

 private:
  unsigned index_;
};

// Yes is always what lets a line pass, but for the first three.
namespace bit_kinds {

constexpr BitKind kFloor{0};
constexpr BitKind kInside{1};
constexpr BitKind kOpeningDot{2};
constexpr BitKind kBareDot{3};  // neither wall nor opening round it

constexpr unsigned number(EdgeAxis axis) { return axis == EdgeAxis::horizontal ? 1U : 0U; }

// Neither wall nor opening.
constexpr BitKind edge_clear(EdgeAxis axis) { return BitKind(4 + number(axis)); }
constexpr BitKind edge_no_opening(EdgeAxis axis) { return BitKind(6 + number(axis)); }

// A slanted line that heads into the quadrant passes the dot.
constexpr BitKind pass_slanted(int ahead) { return BitKind(8 + static_cast<unsigned>(ahead & 1)); }

// A line along edges of this axis passes the dot where none stands on those.
constexpr BitKind pass_straight(EdgeAxis axis) { return BitKind(10 + number(axis)); }

// The same, on its north or west side (0), or south or east side (1), alone.
constexpr BitKind pass_side(EdgeAxis axis, unsigned side) {
  return BitKind(12 + 2 * number(axis) + side);
}

// The way round the dot between two quadrants is not barred by walls. Requires a != b.
constexpr BitKind joined(int a, int b) {
  if ((a ^ b) == 2) return BitKind(20 + static_cast<unsigned>(a & 1));
  return BitKind(16 + static_cast<unsigned>(((a + 1) & 3) == b ? b : a));  // the edge between
}

// A line passes the height of the Level: a floor is missing among the spaces at the place, two or
// four if it lies on grid lines.
constexpr BitKind plate_open(bool between_columns, bool between_rows) {
  return BitKind(22 + (between_columns ? 1U : 0U) + (between_rows ? 2U : 0U));
}

// From the space in this quadrant of the dot a line may leave downwards, or upwards: by the walls
// round the dot, by the floor of its own Level and by being Outside or at an Opening's dot.
constexpr BitKind leave_down(int quadrant, Course course) {
  return BitKind(26 + 4 * static_cast<unsigned>(quadrant) + static_cast<unsigned>(course));
}
constexpr BitKind leave_up(int quadrant, Course course) {
  return BitKind(42 + 4 * static_cast<unsigned>(quadrant) + static_cast<unsigned>(course));
}

}  // namespace bit_kinds

// Bytes from the first byte of a Level's row to the first bit of the answers.
using BitOffset = std::int32_t;

// All answers for a board. A Level is one string of bits, row after row, each row stride() long, so
// that one shift reaches the same place relative to every space. Each string is kept eight times,
// moved by 0..7 bits, so that a shift is an address.
class SightBits {
 public:
  // Strings of bits in words and in bytes are the same thing only then.
  static constexpr bool kSupported = std::endian::native == std::endian::little;

  explicit SightBits(const Board& board);

  int levels() const { return levels_; }
  int stride() const { return stride_; }  // a multiple of 8, > width
  static int stride_of(const Board& board) { return (board.width() + 8) / 8 * 8; }

  // Bit x of row(level, y) + offset(kind, dx, dy) is the answer at (x + dx, y + dy, level).
  // Requires for some x of the board that this place is a dot of the board.
  const std::byte* row(int level, int y) const {
    return bytes_of_level(level) + (static_cast<std::ptrdiff_t>(y) * stride_) / 8;
  }
  BitOffset offset(BitKind kind, int dx, int dy) const {
    const int copy = dx & 7;
    const int whole = front_ + dy * stride_ + dx - copy;
    return static_cast<BitOffset>(kind.index() * 8 + static_cast<unsigned>(copy)) * copy_bytes_ +
           whole / 8;
  }

  static std::uint64_t load(const std::byte* at) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof word);
    return word;
  }

 private:
  const std::byte* bytes_of_level(int level) const {
    return reinterpret_cast<const std::byte*>(words_.data()) +
           static_cast<std::ptrdiff_t>(level - 1) * BitKind::kCount * 8 * copy_bytes_;
  }

  int levels_;
  int stride_;
  int front_;       // bits before the first place, so that nothing is read before the string
  int copy_bytes_;  // of one copy of one string
  std::vector<std::uint64_t> words_;  // by level, kind, copy
};

}  // namespace parapet::mayhem
