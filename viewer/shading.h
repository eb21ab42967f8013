#pragma once

#include <osg/BoundingBox>
#include <osg/Group>
#include <osg/StateSet>

namespace parapet::viewer {

// A sun with soft shadows, a sky that reaches less under plates and beside walls, a warm ground.
// The returned group draws `lit` so; only what is also under `casters` throws shadows. All vertices
// must be in world coordinates: no transforms below.
osg::ref_ptr<osg::Group> light(const osg::ref_ptr<osg::Group>& lit,
                               const osg::ref_ptr<osg::Group>& casters,
                               const osg::BoundingBoxd& bounds, const osg::Vec3d& towards_eye);

// Vertex colours as they are, without light.
void make_flat(osg::StateSet& state);

// Blended over what is behind, without hiding what comes later.
void make_translucent(osg::StateSet& state, int bin);

// Outlines on faces would flicker without pushing the faces back a little.
void push_back_for_outlines(osg::StateSet& state);

}  // namespace parapet::viewer
