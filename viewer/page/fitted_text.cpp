#include "viewer/page/fitted_text.h"

#include <algorithm>

#include "geometry/numbers/utf8.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/wrapped_text.h"

namespace parapet::viewer {

void fitted_text(Canvas& canvas, const std::string& text, const osg::Vec2d& at, double width,
                 double largest, double least, const Colour& colour, Align align) {
  if (text.empty() || width <= 0) return;
  constexpr std::size_t kMostBytes = 160;  // of a line that anybody reads
  if (text.size() > kMostBytes) {
    return fitted_text(canvas, shortened(text, kMostBytes - 4), at, width, largest, least, colour,
                       align);
  }
  double size = largest;
  for (; size >= least; size *= 0.96) {
    if (canvas.text_width(text, size) <= width) return canvas.text(text, at, size, colour, align);
  }
  const WrappedText line = wrapped_text(canvas, text, width, 1, least, least);
  if (!line.lines.empty()) canvas.text(line.lines[0], at, line.size, colour, align);
}

PageRect draw_pill(Canvas& canvas, const std::string& text, const osg::Vec2d& at, double width,
                   double size, const Colour& ground) {
  const double words = width - size * 0.7;
  const double wide = std::min(words, canvas.text_width(text, size)) + size * 0.7;
  const PageRect pill{at.x() - wide / 2, at.y() - size * 0.66, at.x() + wide / 2,
                      at.y() + size * 0.66};
  canvas.fill_rounded(pill, size * 0.3, ground);
  fitted_text(canvas, text, at, words, size, size * 0.5, ink_on(ground), Align::centre);
  return pill;
}

}  // namespace parapet::viewer
