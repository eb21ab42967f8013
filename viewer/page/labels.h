#pragma once

#include <string>
#include <vector>

#include "viewer/page/canvas.h"

namespace parapet::viewer {

// A note in a box that belongs to a point of the page.
struct Label {
  osg::Vec2d anchor;
  std::vector<std::string> lines;  // the first is the heading
  double size = 36;                // of the type, in pixels
  Colour ink;
  Colour paper;
  Colour rim;
  bool with_pointer = true;  // a line from the box to the point
};

// Puts labels where they hide nothing that matters and none of the others, then draws them.
class LabelLayout {
 public:
  LabelLayout(const Canvas& canvas, const PageRect& page) : canvas_(canvas), page_(page) {}

  // Places to keep free; the weight is what hiding it costs.
  void keep_free(const PageRect& rect, double weight) { kept_.push_back({rect, weight}); }

  // Labels added first get the best places. One whose point lies off the page is left out.
  void add(const Label& label);
  void draw(Canvas& canvas) const;

 private:
  struct Kept {
    PageRect rect;
    double weight;
  };
  struct Placed {
    Label label;
    PageRect box;
  };

  PageRect box_of(const Label& label) const;  // at the origin
  double cost(const PageRect& box, double away, double size) const;

  const Canvas& canvas_;
  PageRect page_;
  std::vector<Kept> kept_;
  std::vector<Placed> placed_;
};

}  // namespace parapet::viewer
