#pragma once

#include <vector>

#include "viewer/network_picture.h"

namespace parapet::viewer {

// Where everything of a network is drawn, in ticks of the board.
struct NetworkPlaces {
  std::vector<BrickPoint> locations;
  std::vector<BrickPoint> stops;
  std::vector<std::vector<BrickPoint>> rails;  // through each bend, stop to stop
  double spacing = 0;                          // about how far apart locations are
  bool is_laid_out = false;                    // some place was not given
};

// Places as they are given. Where no location has one, they stand in a ring, territory beside
// territory, of very many each territory in a block of its own; where some have one, the others
// stand in rows south of them; a stop without one is over its location. A location without a place
// under a stop with one is under it. Rails of which a stop was placed here have no bends.
NetworkPlaces places_of(const NetworkPicture& picture);

}  // namespace parapet::viewer
