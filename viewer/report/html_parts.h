#pragma once

#include <string>
#include <string_view>

#include "viewer/page/legend.h"

namespace parapet::viewer {

// What pages of every kind are set of.

// An element with text in it: element("p class=\"soft\"", "Tom & Ann").
std::string element(const std::string& name, const std::string& text);

// How a policy of a page names the style or script that it allows.
std::string content_hash(std::string_view text);

// A rule of a style sheet by which things of a class have a swatch's colour and stripes.
std::string swatch_style(const std::string& name, const Swatch& swatch);

}  // namespace parapet::viewer
