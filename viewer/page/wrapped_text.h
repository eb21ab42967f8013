#pragma once

#include <string>
#include <vector>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

// Text in lines, each with no more than one can read.
struct WrappedText {
  std::vector<std::string> lines;
  double size = 0;  // of the type, in pixels
};

// The largest type in which the text takes at most so many lines of that width; the rest is cut
// off, and so is the end of a word that is longer than a line.
WrappedText wrapped_text(const Canvas& canvas, const std::string& text, double most_width,
                         std::size_t most_lines, double largest, double least);

}  // namespace parapet::viewer
