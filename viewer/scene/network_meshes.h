#pragma once

#include "viewer/scene/network_scene.h"
#include "viewer/scene/scene_parts.h"

namespace parapet::viewer {

// A network as triangles and outlines.
struct NetworkMeshes {
  Mesh solid;               // plates, masts, pads, units: they throw shadows
  Mesh paths;               // normal moves on the ground
  EvidenceMeshes evidence;  // rails and measures
};

NetworkMeshes build_network_meshes(const NetworkPicture& picture, const NetworkPlaces& places,
                                   const BrickFrame& frame, const SideColours& sides, double pixel);

// The colour of a rail, and how much thicker than a plain one it is.
Colour rail_colour(const NetworkRail& rail);

}  // namespace parapet::viewer
