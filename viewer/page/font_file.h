#pragma once

#include <osgText/Font>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// The faces in which everything is written: the one of headings and marks, and the one of longer
// texts.
inline constexpr const char* kBoldFontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf";
inline constexpr const char* kPlainFontFile = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf";

// A face, apart from all others that are loaded. Errors: "no-font".
Result<osg::ref_ptr<osgText::Font>> load_font_file(const char* file);

}  // namespace parapet::viewer
