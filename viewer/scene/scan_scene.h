#pragma once

#include <osg/Group>

#include "viewer/scan_picture.h"
#include "viewer/scene/scan_ground.h"
#include "viewer/scene/scan_mesh.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// A scan in soft light on a table. `scale`: pixels of a standard picture's one.
osg::ref_ptr<osg::Group> scan_scene(const ScanMesh& mesh, const std::vector<ScanLayer>& layers,
                                    const ScanGround& ground, const osg::BoundingBoxd& bounds,
                                    const View& view, double scale);

}  // namespace parapet::viewer
