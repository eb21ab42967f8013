#pragma once

#include "viewer/meshes.h"

namespace parapet::viewer {

// A figure for whoever has no model of its own: `tall` from foot to crown, its base `wide`.
void add_pawn(const osg::Vec3d& foot, double tall, double wide, const Colour& colour, Mesh& mesh);

}  // namespace parapet::viewer
