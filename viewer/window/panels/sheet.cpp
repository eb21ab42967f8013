#include "viewer/window/panels/sheet.h"

#include <cmath>
#include <osg/Scissor>

namespace parapet::viewer {

Sheet::Sheet(const Type& type, double unit, const std::optional<PageRect>& clip)
    : type_(type),
      unit_(unit),
      clip_(clip),
      surfaces_(type.font(Face::bold)),
      plain_(type.font(Face::plain)),
      bold_(type.font(Face::bold)) {}

void Sheet::text(const std::string& text, const osg::Vec2d& at, double size, const Colour& colour,
                 Face face, Align align) {
  if (clip_ && (at.y() + size < clip_->bottom || at.y() - size > clip_->top)) return;
  (face == Face::bold ? bold_ : plain_).text(text, at, whole_size(size), colour, align);
}

void Sheet::card(const PageRect& rect, double radius, const Colour& paper, const Colour& rim,
                 double width) {
  surfaces_.fill_rounded(rect, radius, rim);
  surfaces_.fill_rounded(rect.grown(-width), std::max(0.5, radius - width), paper);
}

osg::ref_ptr<osg::Group> Sheet::node() {
  osg::ref_ptr<osg::Group> group = new osg::Group;
  for (Canvas* canvas : {&surfaces_, &plain_, &bold_}) group->addChild(canvas->node());
  if (clip_) {
    const auto whole = [](double pixels) { return static_cast<int>(std::lround(pixels)); };
    group->getOrCreateStateSet()->setAttributeAndModes(new osg::Scissor(
        whole(clip_->left), whole(clip_->bottom), whole(clip_->width()), whole(clip_->height())));
  }
  return group;
}

}  // namespace parapet::viewer
