#pragma once

#include <string_view>
#include <vector>

#include "geometry/solids/body.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_file.h"
#include "rules/files/realms/realms_sources.h"
#include "rules/realms/battlefield.h"

namespace parapet {

// The terrain of a board with its models opened: Body::piece is an index into `pieces`.
struct RealmsTerrain {
  std::vector<realms::Piece> pieces;  // in the order of the file
  std::vector<Body> bodies;
  std::vector<ReadModel> models;
  std::vector<ReadMesh> meshes;
};

// Opens what the entries name. `at` is the key `terrain` that they were read from, for errors.
//   (1) a piece is "t<n>" for the n-th entry, "t<n>/<k>" for the k-th part of a model; the id of
//       an entry stands for "t<n>"
//   (2) no id comes twice, but for the solids of one fallen piece, which are one piece
//   (3) a model, or a mesh, that several entries name is read once
// Errors: "duplicate-id", "unknown-id", "flat-solid", "limit", "out-of-range", "bad-mesh" for one
// without area, those of open_model, placed_model and open_mesh.
Result<RealmsTerrain> open_terrain(const std::vector<TerrainEntry>& entries, const JsonCursor& at,
                                   const RealmsSources& sources);

}  // namespace parapet
