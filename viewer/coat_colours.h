#pragma once

#include <optional>

#include "viewer/brick_picture.h"
#include "viewer/colours.h"

namespace parapet::viewer {

// The colour of a strain from 0 (calm) over amber to 1 and more (red); darker where it is more, for
// those who see no red or green.
Colour strain_colour(double share);

Colour coat_colour(Coat coat, double share);

// Of the stripes on it, if it has any.
std::optional<Colour> coat_stripes(Coat coat);

}  // namespace parapet::viewer
