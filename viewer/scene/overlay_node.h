#pragma once

#include <vector>

#include "viewer/overlay.h"
#include "viewer/scene/evidence_node.h"
#include "viewer/section.h"

namespace parapet::viewer {

// An overlay on the board itself: colours on the floor, ways as bands, jumps and falls as arcs.
// `line_width` is that of a band, in world units.
void build_overlay(const Overlay& overlay, const Frame& frame, const Section& section,
                   double line_width, EvidenceMeshes& meshes);

// Points of ways and marks that the picture must show, at most so many.
std::vector<osg::Vec3d> vital_points(const Overlay& overlay, const Frame& frame,
                                     const Section& section, std::size_t most);

// The way from one space to another: straight on a floor, an arc through the air. `step` from 0
// to 1.
osg::Vec3d on_way(const Frame& frame, Space from, Space to, bool through_air, double step);

}  // namespace parapet::viewer
