#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "geometry/bricks/brick_model.h"
#include "geometry/numbers/box.h"
#include "geometry/numbers/result.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_value.h"
#include "rules/files/realms/realms_sources.h"
#include "rules/files/realms/units_json.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/pegs/peg.h"
#include "rules/realms/spaces.h"

namespace parapet {

// A model of LDraw: its origin lands on `at`, and it is turned about that.
struct ModelEntry {
  std::string path;  // relative to the board's folder
  Point at;
  int turn = 0;                      // quarter turns clockwise seen from above
  bool align = false;                // shift it so that its own lattice falls on the board's
  std::vector<std::string> without;  // ids of its pieces that are gone

  friend bool operator==(const ModelEntry&, const ModelEntry&) = default;
};

// A scan: the origin of its mesh lands on `at`, and it is turned about that.
struct MeshEntry {
  std::string path;  // relative to the board's folder
  Point at;
  int turn = 0;                // quarter turns clockwise seen from above
  std::optional<Ratio> error;  // how far any point of its surface may be off, in ticks

  friend bool operator==(const MeshEntry&, const MeshEntry&) = default;
};

// A plain block.
struct BlockEntry {
  Box box;

  friend bool operator==(const BlockEntry&, const BlockEntry&) = default;
};

// A convex piece by its corners.
struct SolidEntry {
  std::vector<Point> corners;

  friend bool operator==(const SolidEntry&, const SolidEntry&) = default;
};

// An entry of `terrain` (formats.md, brick boards).
struct TerrainEntry {
  std::string id;  // empty: "t<n>"
  std::variant<ModelEntry, BlockEntry, SolidEntry, MeshEntry> what;
  std::optional<PartColour> colour;
  bool loose = false;           // fell in a collapse
  std::optional<Ratio> mass_g;  // of the piece
  std::string body;             // shared by pieces that came down as one; empty: none

  friend bool operator==(const TerrainEntry&, const TerrainEntry&) = default;
};

// The spaces "A1", "B1", ... All but `count` in columns of half a stud.
struct RealmsGrid {
  std::array<int, 2> at{};
  int pitch = 8;
  std::array<int, 2> count{};  // spaces east and south
  std::array<int, 2> plate{4, 4};
  std::optional<int> level;

  friend bool operator==(const RealmsGrid&, const RealmsGrid&) = default;
};

// A brick board as written in a file (formats.md, brick boards). Lengths are ticks.
struct RealmsFile {
  Game game = Game::realms;  // one of kBrickGames
  std::string name;
  realms::Peg peg;
  std::vector<TerrainEntry> terrain;
  std::optional<RealmsGrid> grid;
  std::vector<realms::Spot> extra;  // the spots of the grid come first in the battlefield
  std::vector<realms::Link> links;  // of the battlefield's spaces
  WrittenUnits units;               // likewise
  Options options;

  friend bool operator==(const RealmsFile&, const RealmsFile&) = default;
};

// A model of the terrain, as it was read.
struct ReadModel {
  std::size_t entry = 0;  // of the terrain
  std::size_t parts = 0;
  std::size_t parts_on_grid = 0;  // upright ones on the lattice that most of them share
  Vec offset;                     // from the board's lattice of half studs and plates to that one
  std::vector<ModelWarning> warnings;
};

// A scan of the terrain, as it was read.
struct ReadMesh {
  std::size_t entry = 0;      // of the terrain
  std::size_t triangles = 0;  // that have an area
  bool is_closed = false;     // each edge is one of a triangle on either side of it
};

// A brick board with all that it names. Cheap enough to copy.
struct RealmsBoard {
  RealmsFile file;
  realms::Battlefield field;
  std::vector<ReadModel> models;
  std::vector<ReadMesh> meshes;
  RealmsSources sources;
};

// Reads `"format": "parapet-board/1"` of one of kBrickGames. `file` is the name used in errors.
// Everything is checked, and nothing is half loaded:
//   (1) each error names the file, the JSON pointer (of text that is no JSON: line and column),
//       what was found and what was expected
//   (2) the limits of limits.h are found before anything of that size is made
//   (3) the ids of pieces are all different (the solids of one fallen piece share its id), and so
//       are those of units, which do not read as a place
//   (4) every length is a whole number of ticks but those of a peg, every number of pegs exact
//   (5) every unit stands on a space, every link joins two
// Errors: those of parse_json, JsonCursor, read_terrain, open_terrain, read_spaces, read_units and
// Battlefield::make; "wrong-format", "wrong-game".
Result<RealmsBoard> read_realms_file(std::string_view text, std::string_view file,
                                     const RealmsSources& sources);

// The same from a value that was read already.
Result<RealmsBoard> read_realms_file(const JsonValue& board, std::string_view file,
                                     const RealmsSources& sources);

// The same of the file at a path, with the models in its own folder.
Result<RealmsBoard> open_realms_file(const std::string& path,
                                     const std::optional<PartLibrary>& library);

// The same board as text. From the same sources:
//   (1) read_realms_file(write_realms_file(b)).file is b.file
//   (2) write_realms_file(read_realms_file(write_realms_file(b))) is the same text
std::string write_realms_file(const RealmsFile& file, const realms::Battlefield& field);

// The same as a value.
JsonValue realms_file_json(const RealmsFile& file, const realms::Battlefield& field);

}  // namespace parapet
