#pragma once

#include <osg/Geode>

namespace parapet::viewer {

// The faces of a Mesh with equal corners kept once, in less memory: for what is drawn often.
osg::ref_ptr<osg::Geode> with_shared_corners(const osg::Geode& faces);

}  // namespace parapet::viewer
