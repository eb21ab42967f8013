#pragma once

#include <optional>
#include <osg/Vec3d>
#include <span>
#include <utility>
#include <vector>

namespace parapet::viewer {

// What is left of shapes in the world below a level plane.

// A convex polygon, its corners in the same order; none where nothing is left.
std::vector<osg::Vec3d> part_below(std::span<const osg::Vec3d> convex, double height);

std::optional<std::pair<osg::Vec3d, osg::Vec3d>> line_below(const osg::Vec3d& a,
                                                            const osg::Vec3d& b, double height);

// The face that closes a convex solid where it was cut: those of the points that lie on the plane,
// counterclockwise from above, each once. None where they make no face.
std::vector<osg::Vec3d> cap_of(std::span<const osg::Vec3d> corners, double height);

}  // namespace parapet::viewer
