#pragma once

#include <string>

#include "viewer/network_picture.h"

namespace parapet::viewer {

// Four places in two territories with a loop of rails over them, 600 x 400 mm.
inline NetworkPicture loop_of_four() {
  NetworkPicture picture;
  picture.title = "A loop over four places";
  picture.locations = {{"1", "Quay", "A", BrickPoint{0, 0, 0}},
                       {"2", "Mill", "A", BrickPoint{6'000, 0, 0}},
                       {"3", "Orchard", "B", BrickPoint{6'000, 4'000, 0}},
                       {"4", "Kilns", "B", BrickPoint{0, 4'000, 0}}};
  picture.adjacent = {{0, 1}, {2, 3}};
  picture.stops = {{"a", 0, BrickPoint{0, 0, 1'500}},
                   {"b", 1, BrickPoint{6'000, 0, 1'500}},
                   {"c", 2, BrickPoint{6'000, 4'000, 1'500}},
                   {"d", 3, BrickPoint{0, 4'000, 1'500}}};
  picture.rails = {{0, 1, {}, std::nullopt, std::nullopt, {}},
                   {1, 2, {}, std::nullopt, std::nullopt, {}},
                   {2, 3, {{3'000, 3'600, 2'200}}, std::nullopt, std::nullopt, {}},
                   {3, 0, {}, std::nullopt, std::nullopt, {}}};
  return picture;
}

}  // namespace parapet::viewer
