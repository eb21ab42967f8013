#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "geometry/numbers/ratio.h"
#include "rules/ask/asked.h"
#include "rules/files/skyline/sky_terrain.h"
#include "rules/skyline/rail.h"

namespace parapet::ask {

// A rail that was measured.
struct MeasuredRail {
  std::size_t rail = 0;  // of the network
  bool turned = false;   // asked for from its `to` to its `from`: so its pieces run
  skyline::RailMeasures measures;
};

// What an answer to `rail` tells, for pictures.
struct MeasuredRails {
  std::vector<MeasuredRail> rails;
  std::optional<Ratio> limit;  // the clearance that was asked for, ticks
};

// Does the rail keep so far from the terrain? What it passes through it does not; without terrain
// it does.
bool keeps_clear(const skyline::RailMeasures& measures, const Ratio& limit);

// The answer about one rail, and about several (formats.md, questions of game skyline).
Answer rail_answer(const skyline::Network& network, const SkyTerrain& terrain, MeasuredRail rail,
                   const std::optional<Ratio>& limit);
// `unplaced`: those that cannot be measured, for a stop of theirs has no place.
Answer rails_answer(const skyline::Network& network, const SkyTerrain& terrain,
                    std::vector<MeasuredRail> rails, const std::vector<std::size_t>& unplaced,
                    const std::optional<Ratio>& limit);

}  // namespace parapet::ask
