#pragma once

#include "viewer/scene/brick_layout.h"
#include "viewer/scene/scene_parts.h"

namespace parapet::viewer {

// Where a scan blocks: those of its triangles that lie round the lines of sight, over the scan
// itself; without lines all of them. A whole hill that glows would say nothing.
void build_scan_glow(const BrickLayout& layout, const BrickOverlay::Glow& glow,
                     EvidenceMeshes& meshes);

}  // namespace parapet::viewer
