#pragma once

#include <vector>

#include "viewer/brick_picture.h"
#include "viewer/page/legend.h"

namespace parapet::viewer {

// What the colours of a picture of bricks mean: its scale, what pieces are painted in, the rest.
std::vector<Swatch> swatches_of(const BrickPicture& picture);

// The legend of several states, each entry once.
std::vector<Swatch> joined(std::vector<Swatch> swatches, const std::vector<Swatch>& more);

}  // namespace parapet::viewer
