#include <algorithm>

#include "viewer/failure.h"
#include "viewer/picture_checks.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kMostThings = 20'000;  // locations, stops, rails with their bends, units

template <class Items, class Is>
bool any(const Items& items, Is is) {
  return std::any_of(items.begin(), items.end(), is);
}

}  // namespace

Result<void> check_network(const NetworkPicture& picture, PictureSize size) {
  const auto wrong = [](std::string found, std::string expected) -> Result<void> {
    return failure("bad-picture", "", std::move(found), std::move(expected));
  };
  if (picture.locations.empty()) return wrong("no location", "a network with locations");
  const std::size_t locations = picture.locations.size();
  const std::size_t stops = picture.stops.size();
  const auto off_map = [locations](const auto& item) { return item.location >= locations; };
  if (any(picture.stops, off_map) || any(picture.units, off_map) ||
      any(picture.adjacent, [locations](const auto& pair) {
        return pair.first >= locations || pair.second >= locations;
      })) {
    return wrong("something at a location that is not there", "locations of the network");
  }
  const auto off_line = [stops](const NetworkRail& rail) {
    return rail.from >= stops || rail.to >= stops;
  };
  if (any(picture.rails, off_line) ||
      any(picture.notes, [stops](const NetworkNote& note) { return note.stop >= stops; })) {
    return wrong("something at a stop that is not there", "stops of the network");
  }
  if (any(picture.glowing, [&](std::size_t piece) { return piece >= picture.pieces.size(); })) {
    return wrong("a mark on a piece that is not there", "pieces of the terrain");
  }
  std::size_t things = locations + stops + picture.units.size() + picture.adjacent.size();
  for (const NetworkRail& rail : picture.rails) things += 1 + rail.bends.size();
  if (things > kMostThings) {
    return wrong(std::to_string(things) + " things to draw",
                 "at most " + std::to_string(kMostThings));
  }
  return check_size(size);
}

}  // namespace parapet::viewer
