#pragma once

#include <osg/Geode>
#include <osg/Group>

#include "viewer/meshes.h"

namespace parapet::viewer {

// What the scenes of tile boards and of brick boards have in common.

inline constexpr double kLinePixels = 13;  // the thick line's width where the camera is halfway
inline constexpr float kOutlinePixels = 1.6F;

// Order of drawing behind all that is solid.
enum Bin {
  kTable = 1,  // last, because most of it is hidden
  kOutlines = 5,
  kGhosts = 10,
  kGround,
  kGlow,
  kHidden,
  kHalo,
  kLines,
  kMarkHalo,
  kMarks
};

// A ruling drawn on its board. Flat colours, so that they mean the same everywhere.
struct EvidenceMeshes {
  Mesh ground;  // what lies on the floor
  Mesh halo;    // a rim round the lines, of which only the far sides are drawn
  Mesh lines;
  Mesh mark_halo;
  Mesh marks;  // end dots and the deciding point: nothing hides them
  Mesh blocker;
  Mesh glow;
};

// Outlines in their own colours, without light.
osg::ref_ptr<osg::Geode> flat_lines(const Mesh& mesh, float width, int bin);

// The same with as much of their colour as the uniform "strength" above them says, from 0 to 1.
osg::ref_ptr<osg::Geode> fading_lines(const Mesh& mesh, float width, int bin);

// Puts the meshes of a ruling into a scene: what takes part in the light under `lit`, the rest
// under `root`. `pixels` is the width of a fine line.
void add_evidence(const EvidenceMeshes& meshes, float pixels, osg::Group& lit, osg::Group& root);

}  // namespace parapet::viewer
