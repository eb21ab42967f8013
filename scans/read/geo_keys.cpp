#include "scans/read/geo_keys.h"

#include <algorithm>

namespace parapet::scans {

GeoKeys geo_keys(std::span<const std::uint16_t> directory) {
  constexpr std::uint16_t kModelType = 1024;
  constexpr std::uint16_t kProjectedUnit = 3076;
  constexpr std::uint16_t kDegrees = 2;
  constexpr std::uint16_t kMetre = 9001;
  constexpr std::uint16_t kFoot = 9002;
  constexpr std::uint16_t kSurveyFoot = 9003;

  GeoKeys keys;
  if (directory.size() < 4) return keys;
  const std::size_t count = std::min<std::size_t>(directory[3], directory.size() / 4 - 1);
  for (std::size_t i = 1; i <= count; ++i) {
    const std::uint16_t key = directory[4 * i];
    const bool in_place = directory[4 * i + 1] == 0;  // the value itself, not where it stands
    const std::uint16_t value = directory[4 * i + 3];
    if (!in_place) continue;
    if (key == kModelType) keys.geographic = value == kDegrees;
    if (key == kProjectedUnit && value == kMetre) keys.unit_mm = 1000;
    if (key == kProjectedUnit && value == kFoot) keys.unit_mm = 304.8;
    if (key == kProjectedUnit && value == kSurveyFoot) keys.unit_mm = 1'200'000.0 / 3937;
  }
  return keys;
}

}  // namespace parapet::scans
