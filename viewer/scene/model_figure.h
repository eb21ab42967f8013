#pragma once

#include "viewer/brick_picture.h"
#include "viewer/meshes.h"
#include "viewer/scene/brick_frame.h"

namespace parapet::viewer {

// A unit as its own LDraw model in its own colours, turned to where it looks, on a disc in the
// colour of its side. A model that looks aslant is drawn so, though no rule lets it.
// REQUIRES: the unit has a model.
void add_model_figure(const BrickUnit& unit, const BrickFrame& frame, const Colour& side,
                      Mesh& mesh);

}  // namespace parapet::viewer
