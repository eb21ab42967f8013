#include "viewer/side_colours.h"

#include <array>
#include <iterator>
#include <map>

namespace parapet::viewer {

void SideColours::add(const mayhem::Pieces& pieces) {
  for (const mayhem::Unit& unit : pieces.units) sides_.insert(unit.side);
  for (const mayhem::Vehicle& vehicle : pieces.vehicles) sides_.insert(vehicle.side);
  for (const mayhem::Device& device : pieces.devices) sides_.insert(device.side);
  for (const mayhem::Marker& marker : pieces.markers) {
    if (marker.kind != mayhem::MarkerKind::explosion) sides_.insert(marker.side);
  }
}

Colour SideColours::of(const std::string& side) const {
  // A side that is called by a colour gets it, muted.
  static const std::map<std::string, Colour> kNamed{
      {"red", rgb(0x98304E)},    {"blue", rgb(0x3E5BA9)},  {"green", rgb(0x3B6B4C)},
      {"yellow", rgb(0x9A7A1E)}, {"black", rgb(0x33363D)}, {"white", rgb(0x8A929B)}};
  if (const auto named = kNamed.find(side); named != kNamed.end()) return named->second;
  static const std::array<Colour, 5> kSides{rgb(0x3E5BA9), rgb(0x8E3B8A), rgb(0x1F7A85),
                                            rgb(0x6B5B3E), rgb(0x55585E)};
  const auto place = std::distance(sides_.begin(), sides_.find(side));
  return kSides[static_cast<std::size_t>(place) % kSides.size()];
}

}  // namespace parapet::viewer
