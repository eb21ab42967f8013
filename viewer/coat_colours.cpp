#include "viewer/coat_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parapet::viewer {

Colour strain_colour(double share) {
  static const std::array<Colour, 5> kSteps{rgb(0xD3DEE3), rgb(0xE3D48F), rgb(0xF4B942),
                                            rgb(0xEA7A2B), rgb(0xC8201C)};
  const double at = std::clamp(share, 0.0, 1.0) * (kSteps.size() - 1);
  const auto low = std::min(static_cast<std::size_t>(at), kSteps.size() - 2);
  return blend(kSteps[low], kSteps[low + 1], static_cast<float>(at - static_cast<double>(low)));
}

Colour coat_colour(Coat coat, double share) {
  switch (coat) {
    case Coat::strained:
      return strain_colour(share);
    case Coat::failing:
      return rgb(0xC8201C);
    case Coat::removed:
      return colours::kBlocker;
    case Coat::cut_off:
      return rgb(0x3E74B8);
    case Coat::toppling:
      return rgb(0xC9403A);
    case Coat::broken_off:
      return rgb(0x7A4B9A);
  }
  return colours::kInk;
}

std::optional<Colour> coat_stripes(Coat coat) {
  if (coat != Coat::failing) return std::nullopt;
  return rgb(0x3B0A0A);
}

}  // namespace parapet::viewer
