#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "geometry/tiles/dot_line.h"
#include "geometry/tiles/line_heading.h"
#include "rules/mayhem/sight/sight_table_bits.h"

// Internal to rules/mayhem: what a line of sight asks of a board, for all sources with one offset.

namespace parapet::mayhem {

// A line between a dot of the space (0, 0) and a dot of the space `to`, as the bits that have to be
// set for it to be clear (rules-mayhem.md, defaults). Of two Levels the space (0, 0) is on the
// higher one. Offsets are relative to the source that asks: (0, 0), or `to` itself.
//   (1) every answer is that of TubeLine or PlumbLine for the same line
class OffsetLine {
 public:
  OffsetLine() = default;

  // Takes the place of what was asked before; keeps the memory.
  void ask(const SightBits& bits, const DotLine& plan, Space to, bool asked_by_to);

  bool is_straight() const { return !plan_.is_point() && !plan_.is_slanted(); }
  bool is_point() const { return plan_.is_point(); }

  // Both spaces.
  std::span<const BitOffset, 2> inside() const { return inside_; }
  std::span<const BitOffset, 2> opening_dots() const { return opening_dots_; }

  // Ends on one Level, of a line that is not straight: round the dots by its walls.
  std::span<const BitOffset> level_ends() const {
    return std::span(level_ends_).first(plan_.is_point() ? 1 : 2);
  }
  // Ends on different Levels, each to be asked of its own.
  const BitOffset& higher_end() const { return higher_end_; }
  const BitOffset& lower_end() const { return lower_end_; }

  // Dots and edges passed between the ends, as asked of their one Level.
  std::span<const BitOffset> places() const { return places_; }
  // Those at the height of the storey `down` Levels below the higher end, 1 <= down <= climb.
  std::span<const BitOffset> places(int climb, int down) const {
    if (climb == 1) return places_;
    const auto& ends = ends_[static_cast<std::size_t>(climb)];
    const std::size_t first = ends[static_cast<std::size_t>(down - 1)];
    return std::span(places_).subspan(first, ends[static_cast<std::size_t>(down)] - first);
  }
  // Walls in whose plane the line is, of all Levels from the lower end's up to below the higher's.
  std::span<const BitOffset> faces() const { return faces_; }
  // The floor of the Level `down` below the higher end, 1 <= down < climb.
  const BitOffset& plate(int climb, int down) const {
    return plates_[static_cast<std::size_t>(climb)][static_cast<std::size_t>(down)];
  }

  // A straight line on one Level has two sides, north and south or west and east of it.
  struct Sides {
    std::array<BitOffset, 2> start;  // from the source's quadrant to each side
    std::array<BitOffset, 2> end;    // from each side to the target's
  };
  struct Step {
    BitOffset no_opening;           // of the edge run along
    BitOffset clear;                // of the edge: the sides join
    std::array<BitOffset, 2> side;  // past the dot behind it, on each side; unused at the last
  };
  const Sides& sides() const { return sides_; }
  std::span<const Step> steps() const { return steps_; }

  // Called by follow() with everything between the ends.
  bool cross(EdgeAxis axis, int x, int y, LineParameter t);
  bool pass_dot(int x, int y, LineParameter t);
  bool run_along(EdgeAxis axis, int x, int y, LineParameter t);

 private:
  static constexpr std::size_t kClimbs = Board::kMaxLevels;

  BitOffset offset(BitKind kind, int x, int y) const {
    return bits_->offset(kind, x - asker_.x, y - asker_.y);
  }
  void add_place(BitKind kind, int x, int y, LineParameter t);
  void ask_ends(Space to);
  void ask_sides(int from_quadrant, int to_quadrant);
  void ask_plates();

  const SightBits* bits_ = nullptr;
  DotLine plan_;
  Space asker_;
  EdgeAxis axis_ = EdgeAxis::vertical;  // of a straight line
  std::array<BitOffset, 2> inside_{};
  std::array<BitOffset, 2> opening_dots_{};
  std::array<BitOffset, 2> level_ends_{};
  BitOffset higher_end_ = 0;
  BitOffset lower_end_ = 0;
  std::vector<BitOffset> places_;
  std::vector<BitOffset> faces_;
  std::vector<Step> steps_;
  Sides sides_{};
  // How many places lie at t <= down/climb: above the height of that Level, or at it.
  std::array<std::array<std::uint32_t, kClimbs>, kClimbs> ends_{};
  std::array<std::size_t, kClimbs> next_{};  // the first `down` that has not ended
  std::array<std::array<BitOffset, kClimbs>, kClimbs> plates_{};
};

}  // namespace parapet::mayhem
