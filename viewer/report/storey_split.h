#pragma once

#include <string>
#include <vector>

#include "viewer/brick_picture.h"
#include "viewer/scene/brick_layout.h"

namespace parapet::viewer {

// What stands on one storey of a brick board: it is shown and hidden together.
struct StoreyPart {
  std::string name;  // "Storey 2"
  std::vector<std::size_t> pieces;
  std::vector<std::size_t> bodies;  // of these, one piece after the other
  BrickPicture plates;              // its spaces with their tints and values, and its units
};

// A board storey by storey, from the lowest. A piece belongs to the first one that it is not wholly
// above; what is above them all is the last part, "Roof".
std::vector<StoreyPart> split_by_storeys(const BrickLayout& layout);

}  // namespace parapet::viewer
