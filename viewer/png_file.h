#pragma once

#include <osg/Image>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// The bytes of a PNG file. Errors: "no-graphics" if OpenSceneGraph's PNG plugin is missing.
Result<std::string> encode_png(const osg::Image& image);

}  // namespace parapet::viewer
