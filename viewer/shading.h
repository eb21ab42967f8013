#pragma once

#include <osg/BoundingBox>
#include <osg/Group>
#include <osg/Program>
#include <osg/StateSet>

#include "viewer/colours.h"

namespace parapet::viewer {

// The uniform "calm", 0 unless it is set, makes colours paler and greyer, so that what a ruling
// shows stands out; at 1 as much as a BrickLook that is calm.

// A sun with soft shadows, a sky that reaches less under plates and beside walls, a warm ground.
// The returned group draws `lit` so; only what is also under `casters` throws shadows. All vertices
// must be in world coordinates: no transforms below.
osg::ref_ptr<osg::Group> light(const osg::ref_ptr<osg::Group>& lit,
                               const osg::ref_ptr<osg::Group>& casters,
                               const osg::BoundingBoxd& bounds, const osg::Vec3d& towards_eye);

// The same in parts, for a scene that is drawn again and again: what the lights see changes only
// with the scene.
struct Lighting {
  osg::ref_ptr<osg::Group> lit;      // what was given, in the light
  osg::ref_ptr<osg::Group> shadows;  // to be drawn before it, once after every change
};
Lighting light_in_parts(const osg::ref_ptr<osg::Group>& lit,
                        const osg::ref_ptr<osg::Group>& casters, const osg::BoundingBoxd& bounds,
                        const osg::Vec3d& towards_eye);

// How level ground looks in that sun, far from everything: what is beyond a table can be drawn in
// it.
Colour sunlit_ground(const Colour& colour, const osg::Vec3d& towards_eye);
// How far shadows fall over the ground from what is so high.
double shadow_reach(double height);

// How carefully the edges of shadows are drawn; `lit` has it in full. In haste is for pictures that
// follow each other fast.
enum class Care { haste, full };
osg::ref_ptr<osg::Program> shading(Care care);

// Vertex colours as they are, without light.
void make_flat(osg::StateSet& state);

// The same, fainter as the uniform "strength" goes from 1 to 0.
void make_fading(osg::StateSet& state);

// Blended over what is behind, without hiding what comes later.
void make_translucent(osg::StateSet& state, int bin);

// Lit on whichever side one sees; each side throws shadows.
void make_two_sided(osg::StateSet& state);

// Outlines on faces would flicker without pushing the faces back a little.
void push_back_for_outlines(osg::StateSet& state);

}  // namespace parapet::viewer
