#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

#include "geometry/ground/columns.h"

namespace parapet::scans {

// What a figure needs to stand, in ticks and columns.
struct StandingNeeds {
  std::int32_t head_room = 400;
  std::int32_t level = 32;  // places beside each other are level if they differ by less
  int plate = 4;            // side of the square that must be level
};

inline constexpr std::uint32_t kNoTop = std::numeric_limits<std::uint32_t>::max();
inline constexpr std::int32_t kOpenSky = std::numeric_limits<std::int32_t>::max();

// The top of what is solid in a column, by the number of its span (columns.h).
struct GroundTop {
  Column at;
  std::int32_t height = 0;
  std::int32_t room_above = kOpenSky;  // ticks
  std::int32_t room_below = 0;         // under the span; of the lowest, down to the lowest place
  std::uint32_t surface = kNoTop;      // which one it belongs to; kNoTop: nobody can stand there
};

// Tops that hang together, each in a level square of the plate's size.
struct GroundSurface {
  std::vector<std::uint32_t> tops;  // ascending
  std::int32_t height = 0;          // the middle one of its heights
  std::int32_t lowest = 0;
  std::int32_t highest = 0;
  std::uint32_t widest = 0;  // side of the largest level square in it
};

// Is it nowhere wider than a plate and a half?
bool is_narrow(const GroundSurface& surface, const StandingNeeds& needs);

// All tops of a terrain, where one can stand, and what hangs together.
//   (1) surfaces go from low to high, then by their least top
class StandingGround {
 public:
  StandingGround(const Columns& columns, const StandingNeeds& needs);

  const Columns& columns() const { return columns_; }
  const std::vector<GroundTop>& tops() const { return tops_; }
  const std::vector<GroundSurface>& surfaces() const { return surfaces_; }

  // The tops of a column: numbers from first to before end.
  std::pair<std::uint32_t, std::uint32_t> tops_at(Column at) const;

  // The side of the largest level square whose north-west column this top is in, up to twice the
  // plate's.
  std::uint32_t square_from(std::uint32_t top) const { return squares_[top]; }

  // The top level with it in the next column east, or south; kNoTop: there is none.
  std::uint32_t east_of(std::uint32_t top) const { return east_[top]; }
  std::uint32_t south_of(std::uint32_t top) const { return south_[top]; }

 private:
  void list_tops();
  void link();
  std::uint32_t level_with(std::uint32_t top, Column beside) const;
  void measure_squares();
  std::vector<bool> standable() const;
  void join(const std::vector<bool>& standable);

  const Columns& columns_;
  StandingNeeds needs_;
  std::vector<GroundTop> tops_;
  std::vector<std::uint32_t> east_;
  std::vector<std::uint32_t> south_;
  std::vector<std::uint32_t> squares_;
  std::vector<GroundSurface> surfaces_;
};

}  // namespace parapet::scans
