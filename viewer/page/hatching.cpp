#include "viewer/page/hatching.h"

#include <array>
#include <vector>

#include "viewer/stripes.h"

namespace parapet::viewer {

void hatch(Canvas& canvas, std::span<const osg::Vec2d> convex, double width, const Colour& colour) {
  std::vector<osg::Vec3d> corners;
  for (const osg::Vec2d& p : convex) corners.emplace_back(p.x(), p.y(), 0);
  cut_into_stripes(corners, {0.7, 0.7, 0}, width, [&](std::span<const osg::Vec3d> part, bool odd) {
    if (!odd) return;
    std::vector<osg::Vec2d> flat;
    for (const osg::Vec3d& p : part) flat.emplace_back(p.x(), p.y());
    canvas.fill(flat, colour);
  });
}

void hatch(Canvas& canvas, const PageRect& rect, double width, const Colour& colour) {
  const std::array<osg::Vec2d, 4> corners{{{rect.left, rect.bottom},
                                           {rect.right, rect.bottom},
                                           {rect.right, rect.top},
                                           {rect.left, rect.top}}};
  hatch(canvas, corners, width, colour);
}

}  // namespace parapet::viewer
