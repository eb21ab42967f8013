#pragma once

#include "viewer/meshes.h"
#include "viewer/scene/terrain_model.h"

namespace parapet::viewer {

// The two ways in which a thing may be drawn.
struct TerrainMeshes {
  Mesh solid;
  Mesh ghost;
};

// Floors, posts, walls, openings and fences. `grid_strength` is from 0 (no lines between spaces,
// where they would run together) to 1.
void build_terrain(const Board& board, const TerrainModel& model, float grid_strength,
                   TerrainMeshes& meshes);

}  // namespace parapet::viewer
