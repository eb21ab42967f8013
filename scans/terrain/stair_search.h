#pragma once

#include <cstdint>
#include <vector>

#include "scans/terrain/standing_ground.h"

namespace parapet::scans {

// A climb by steps between two surfaces.
struct Climb {
  std::uint32_t from = 0;  // the lower surface
  std::uint32_t to = 0;
  std::uint32_t foot = 0;  // the last top of the lower surface
  std::uint32_t head = 0;  // the first of the higher
  int steps = 0;

  friend constexpr auto operator<=>(const Climb&, const Climb&) noexcept = default;
};

// The shortest way between each two surfaces that meet over tops with head room none of which is
// more than `stride` ticks above the one before, if it is a stair. Its steps, each of `level` and
// more and none twice as high as another, make up three quarters of the climb, more than half of
// them are followed by a tread, the treads are 24 mm deep on the mean at most, and it never goes
// down: rough ground has steps too. Of a chain over narrow, level surfaces that lead
// nowhere else the whole is one climb.
//   (1) ascending
std::vector<Climb> find_stairs(const StandingGround& ground, const StandingNeeds& needs,
                               std::int32_t stride);

}  // namespace parapet::scans
