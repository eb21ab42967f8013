#pragma once

#include <osg/Vec3f>
#include <vector>

#include "viewer/scene/scan_mesh.h"

namespace parapet::viewer {

// Which way the surface looks that points without faces are of, at each of them, so that light
// falls on them as on it: across the flat part of space that the dots near by fill best, towards
// the eye. `near` is a length of the world of the picture.
std::vector<osg::Vec3f> dot_normals(const std::vector<ScanMesh::Dot>& dots,
                                    const osg::Vec3d& towards_eye, double near);

}  // namespace parapet::viewer
