#pragma once

#include <span>

#include "viewer/meshes.h"
#include "viewer/picture.h"
#include "viewer/scene/terrain_model.h"

namespace parapet::viewer {

// What is printed on spaces and dots: lanes, ramps, stairs, explosives, Obstacle and Cover dots.
// What lies on a floor that one sees through is left out.
void build_prints(const Board& board, const TerrainModel& model, std::span<const RampPicture> ramps,
                  Mesh& mesh);

}  // namespace parapet::viewer
