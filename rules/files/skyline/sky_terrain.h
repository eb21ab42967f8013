#pragma once

#include <vector>

#include "geometry/solids/scene.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_sources.h"
#include "rules/realms/battlefield.h"

namespace parapet {

// What stands under and beside the rails of a network board: Body::piece is an index into `pieces`.
struct SkyTerrain {
  std::vector<realms::Piece> pieces;  // in the order of the file
  Scene scene;
};

// The key `terrain` of a network board: the entries of brick boards (formats.md), models and meshes
// opened. Errors: those of read_terrain and open_terrain.
Result<SkyTerrain> open_sky_terrain(const JsonCursor& at, const RealmsSources& sources);

}  // namespace parapet
