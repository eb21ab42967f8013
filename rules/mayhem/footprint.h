#pragma once

#include <optional>
#include <vector>

#include "geometry/tiles/place.h"

namespace parapet::mayhem {

// A rectangle of spaces on one Level; `at` is its north-west space.
struct Footprint {
  Space at;
  int width = 1;
  int height = 1;

  Space south_east() const { return {at.x + width - 1, at.y + height - 1, at.level}; }
  bool is_large() const { return width > 1 || height > 1; }
  bool covers(Space space) const {
    return space.level == at.level && space.x >= at.x && space.y >= at.y &&
           space.x < at.x + width && space.y < at.y + height;
  }

  friend bool operator==(const Footprint&, const Footprint&) = default;
};

// Its spaces, by y, then x.
std::vector<Space> spaces_of(const Footprint& footprint);

// Calls `is_such` for its spaces, by y, then x, until it is true; that space. Makes nothing on the
// heap: for searches.
template <class IsSuch>
std::optional<Space> first_space(const Footprint& footprint, IsSuch is_such) {
  for (int y = 0; y < footprint.height; ++y) {
    for (int x = 0; x < footprint.width; ++x) {
      const Space space{footprint.at.x + x, footprint.at.y + y, footprint.at.level};
      if (is_such(space)) return space;
    }
  }
  return std::nullopt;
}

}  // namespace parapet::mayhem
