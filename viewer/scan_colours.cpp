#include "viewer/scan_colours.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace parapet::viewer {
namespace {

Colour standing_colour(double level) {
  const std::array<Colour, 5> stops{rgb(0x55699F), rgb(0x4A8FA3), rgb(0x63B095), rgb(0xB1CF80),
                                    rgb(0xF5E6A3)};
  const double at = std::clamp(level, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
  const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
  return blend(stops[below], stops[below + 1], static_cast<float>(at - static_cast<double>(below)));
}

}  // namespace

Colour colour_of(ScanTone tone, double level) {
  switch (tone) {
    case ScanTone::plain:
      return rgb(0xD2BFA8);
    case ScanTone::kept:
      return rgb(0xD8CBB9);
    case ScanTone::filled:
      return rgb(0x2E9C8A);
    case ScanTone::capped:
      return rgb(0x93A5BB);
    case ScanTone::flipped:
      return rgb(0x9A74B8);
    case ScanTone::dropped:
      return rgb(0xC8502F, 0.42F);
    case ScanTone::standing:
      return standing_colour(level);
    case ScanTone::ledge:
      return rgb(0xE79A4B);
    case ScanTone::bridge:
      return rgb(0xC65C86);
  }
  return rgb(0xD2BFA8);
}

std::optional<Colour> stripes_of(ScanTone tone) {
  switch (tone) {
    case ScanTone::ledge:
      return rgb(0x8A4A12);
    case ScanTone::bridge:
      return rgb(0xF6D9E3);
    default:
      return std::nullopt;
  }
}

}  // namespace parapet::viewer
