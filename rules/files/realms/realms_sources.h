#pragma once

#include <memory>
#include <optional>
#include <string>

#include "geometry/bricks/ldraw_model.h"
#include "geometry/bricks/model_files.h"
#include "geometry/bricks/part_library.h"
#include "geometry/solids/mesh.h"
#include "rules/files/json/json_cursor.h"

namespace parapet {

// Where what a board names is looked for. Cheap to copy.
struct RealmsSources {
  std::shared_ptr<const ModelFiles> folder;  // the board's own; null: it has none
  std::optional<PartLibrary> library;        // of the user's, for parts that our table has not

  // Those of the board file at a path.
  static RealmsSources beside(const std::string& board_path, std::optional<PartLibrary> library);
};

// The keys `ldraw` and `mesh`: a path relative to the board's folder, which it never leaves. Error
// "wrong-value".
Result<std::string> read_model_path(const JsonCursor& at);

// The mesh at the path that `at` holds. Errors: "outside-folder", "no-such-file", those of
// ModelFiles::read and read_mesh.
Result<Mesh> open_mesh(const JsonCursor& at, const RealmsSources& sources);

// The model at the path that `at` holds. Errors: "outside-folder", "no-such-file", those of
// read_brick_model.
Result<LoadedModel> open_model(const JsonCursor& at, const RealmsSources& sources,
                               const ModelOptions& options = {});

}  // namespace parapet
