#pragma once

#include <cstddef>
#include <optional>

#include "scans/scan.h"

namespace parapet::scans {

// Heights that come in equal steps, as those of pictures with 256 greys do.
struct Terraces {
  double step = 0;         // the least difference of two heights
  std::size_t levels = 0;  // different heights
};

// Nothing unless there are at most 256 different heights, each at least four times on average, that
// all lie whole steps apart.
std::optional<Terraces> terraces_of(const Heights& heights);

// The same heights, each moved by at most half a step, so that slopes run on between terraces:
// 64 rounds in which each becomes the mean of itself and its neighbours, and stays in its bounds.
Heights smoothed(const Heights& heights, double step);

}  // namespace parapet::scans
