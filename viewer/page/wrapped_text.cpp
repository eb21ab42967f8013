#include "viewer/page/wrapped_text.h"

#include <sstream>

#include "geometry/numbers/utf8.h"

namespace parapet::viewer {
namespace {

std::vector<std::string> wrap(const Canvas& canvas, const std::string& text, double size,
                              double most) {
  std::vector<std::string> lines;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (!lines.empty() && canvas.text_width(lines.back() + " " + word, size) <= most) {
      lines.back() += " " + word;
    } else {
      lines.push_back(word);
    }
  }
  return lines;
}

// A line that is too wide, as far as there is room.
void cut(const Canvas& canvas, std::string& line, double size, double most) {
  if (canvas.text_width(line, size) <= most) return;
  std::size_t kept = 0;
  std::size_t too_many = line.size();
  while (kept + 1 < too_many) {
    const std::size_t middle = (kept + too_many) / 2;
    const bool fits = canvas.text_width(shortened(line, middle), size) <= most;
    (fits ? kept : too_many) = middle;
  }
  line = shortened(line, kept);
}

}  // namespace

WrappedText wrapped_text(const Canvas& canvas, const std::string& text, double most_width,
                         std::size_t most_lines, double largest, double least) {
  WrappedText fitted{{}, largest};
  for (; fitted.size >= least; fitted.size -= 2) {
    fitted.lines = wrap(canvas, text, fitted.size, most_width);
    if (fitted.lines.size() <= most_lines) break;
  }
  if (fitted.lines.size() > most_lines) {
    fitted.lines.resize(most_lines);
    fitted.lines.back() += " ...";
  }
  for (std::string& line : fitted.lines) cut(canvas, line, fitted.size, most_width);
  return fitted;
}

}  // namespace parapet::viewer
