#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/bricks/model_files.h"
#include "geometry/bricks/part_library.h"
#include "geometry/numbers/result.h"

namespace parapet {

// How much is read at most. More is a fault that names the limit, found before anything of that
// size is made.
struct ModelLimits {
  std::size_t file_bytes = 32U << 20U;  // of one file, or unpacked from one archive
  std::size_t lines = 4'000'000;        // of all files that are read
  std::size_t files = 20'000;           // files and sections that are read
  std::size_t depth = 10'000;           // submodels within submodels
  std::size_t references = 1'000'000;   // submodels and parts, each as often as it is drawn
  std::size_t parts = 200'000;
  std::size_t shapes = 2'000'000;       // triangles and convex pieces of all parts
  std::size_t connections = 8'000'000;  // studs and holes of all parts
};

struct ModelOptions {
  // Move the model so that its own lattice falls on the board's, by -grid.offset. Without it, the
  // model's origin is (0, 0, 0), wherever its parts lie.
  bool align_to_grid = false;
  ModelLimits limits;
};

// How the parts of a model lie on the lattice of half studs and plates (40 x 40 x 32 ticks).
struct GridFit {
  // From the lattice through the model's origin to the one on which most upright parts lie: more
  // than -20 and at most 20 ticks east and south, more than -16 and at most 16 up.
  Vec offset;
  std::size_t on_grid = 0;  // upright parts whose origin lies on that lattice
  std::size_t parts = 0;    // all parts
};

// Names of parts without a shape of their own, and how often they are used.
struct UnknownPart {
  std::string name;
  std::size_t count = 0;
};

struct LoadedModel {
  BrickModel model;
  GridFit grid;
  std::vector<UnknownPart> unknown;  // by name
};

// Reads a model: .ldr, .mpd, .dat, or .io of Studio, told apart by content. `library` may be null.
//   (1) parts are in file order, submodels flattened
//   (2) numbers are read from their digits; nothing passes through floating point
//   (3) a part turned by quarter turns, mirrored or not, has the same shapes wherever it stands,
//       turned
// Places in faults are lines. Codes:
//   "unreadable-file", "file-too-large", "not-a-model" (binary), "bad-archive",
//   "encrypted-archive", "empty-model", "bad-line", "number-out-of-range", "singular-matrix",
//   "reference-cycle", "too-deep", "too-many-lines", "too-many-files", "too-many-references",
//   "too-many-parts", "too-many-shapes", "too-many-connections", "part-out-of-range".
Result<LoadedModel> read_brick_model(const std::filesystem::path& file, const PartLibrary* library,
                                     const ModelOptions& options = {});

// The same with the file `name` of `files`.
Result<LoadedModel> read_brick_model(const ModelFiles& files, std::string_view name,
                                     const PartLibrary* library, const ModelOptions& options = {});

}  // namespace parapet
