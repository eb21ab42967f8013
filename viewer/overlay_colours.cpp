#include "viewer/overlay_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parapet::viewer {

Colour heat_colour(double share) {
  static const std::array<Colour, 6> kSteps{rgb(0xFBE45B), rgb(0x8FD24A), rgb(0x2FB47C),
                                            rgb(0x22878D), rgb(0x39568C), rgb(0x4B2A78)};
  const double at = std::clamp(share, 0.0, 1.0) * (kSteps.size() - 1);
  const auto low = std::min(static_cast<std::size_t>(at), kSteps.size() - 2);
  return blend(kSteps[low], kSteps[low + 1], static_cast<float>(at - static_cast<double>(low)));
}

}  // namespace parapet::viewer
