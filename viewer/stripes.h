#pragma once

#include <functional>
#include <osg/Vec3d>
#include <span>

namespace parapet::viewer {

// Cuts a convex polygon into stripes of one width across a direction; `add` gets each with whether
// it is an odd one. Polygons that lie beside each other have stripes that go on.
void cut_into_stripes(std::span<const osg::Vec3d> convex, const osg::Vec3d& across, double width,
                      const std::function<void(std::span<const osg::Vec3d> part, bool odd)>& add);

}  // namespace parapet::viewer
