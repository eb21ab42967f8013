#pragma once

#include "viewer/scene/brick_layout.h"
#include "viewer/scene/scene_parts.h"
#include "viewer/side_colours.h"

namespace parapet::viewer {

// The standing plates of all spaces as thin frames; those that an overlay tints or gives a value in
// its colour.
void build_plates(const BrickLayout& layout, EvidenceMeshes& meshes);

// Ways, rays, marks, strips and blockers. `line_width` is that of a thick line, in the world.
void build_brick_overlay(const BrickLayout& layout, double line_width, EvidenceMeshes& meshes);

// Units as pawns of their true height, with a wedge for the facing; tokens in the air as discs.
void build_brick_figures(const BrickLayout& layout, const SideColours& sides, Mesh& mesh);

}  // namespace parapet::viewer
