#pragma once

#include <osg/Image>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// The bytes of a PNG file. Errors: "no-graphics" if OpenSceneGraph's PNG plugin is missing.
Result<std::string> encode_png(const osg::Image& image);

// Writes beside the path and renames, so that nobody sees half a file; on an error nothing stays.
// Errors: "no-folder", "cannot-write".
Result<void> save_whole(const std::string& path, const std::string& bytes);

}  // namespace parapet::viewer
