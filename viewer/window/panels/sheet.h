#pragma once

#include <optional>
#include <osg/Group>
#include <string>
#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/window/panels/type.h"

namespace parapet::viewer {

// A part of a window that is drawn at once, in pixels from the bottom left corner of the window:
// surfaces, and the text on them in both faces. All text lies over all surfaces.
class Sheet {
 public:
  // What is outside `clip` is not drawn; nothing: all of it is.
  Sheet(const Type& type, double unit, const std::optional<PageRect>& clip = std::nullopt);

  double unit() const { return unit_; }  // a pixel of a window of standard size
  const Type& type() const { return type_; }
  Canvas& surfaces() { return surfaces_; }

  // `at` is the text's middle height.
  void text(const std::string& text, const osg::Vec2d& at, double size, const Colour& colour,
            Face face = Face::plain, Align align = Align::left);

  // A surface with a rim.
  void card(const PageRect& rect, double radius, const Colour& paper, const Colour& rim,
            double width = 1);

  osg::ref_ptr<osg::Group> node();

 private:
  const Type& type_;
  double unit_;
  std::optional<PageRect> clip_;
  Canvas surfaces_;
  Canvas plain_;
  Canvas bold_;
};

// The places of a panel that do something when clicked on. Later ones lie on top.
template <class Act>
class HotSpots {
 public:
  struct Spot {
    PageRect rect;
    Act act;
  };

  void add(const PageRect& rect, const Act& act) {
    Spot& spot = spots_.emplace_back();
    spot.rect = rect;
    spot.act = act;
  }
  void clear() { spots_.clear(); }
  const std::vector<Spot>& all() const { return spots_; }
  const Act* at(const osg::Vec2d& point) const {
    for (auto spot = spots_.rbegin(); spot != spots_.rend(); ++spot) {
      if (spot->rect.holds(point)) return &spot->act;
    }
    return nullptr;
  }

 private:
  std::vector<Spot> spots_;
};

}  // namespace parapet::viewer
