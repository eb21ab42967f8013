#pragma once

#include <osg/Geode>

namespace parapet::viewer {

// The faces of a Mesh as they look from so far that nothing smaller than `cell` counts: corners
// that are in one cell come together, and faces that lose their area by it are left out. No holes
// open.
osg::ref_ptr<osg::Geode> coarse_faces(const osg::Geode& faces, double cell);

}  // namespace parapet::viewer
