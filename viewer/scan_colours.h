#pragma once

#include <optional>

#include "viewer/colours.h"
#include "viewer/scan_picture.h"

namespace parapet::viewer {

// `level` as in a ScanLayer: only what is standable has one. The scale goes from dark to light, so
// that it is read without telling hues apart.
Colour colour_of(ScanTone tone, double level);

// Of the stripes on it, if it has any.
std::optional<Colour> stripes_of(ScanTone tone);

}  // namespace parapet::viewer
