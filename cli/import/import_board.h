#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/realms/realms_file.h"
#include "scans/import.h"

namespace parapet::cli {

// The files that a scan becomes.
struct ImportedBoard {
  std::string board;         // text of the board file
  std::string terrain_name;  // of the file beside it; empty: none
  std::string terrain;       // its bytes
  std::size_t spaces = 0;    // of the board
  std::size_t links = 0;
  std::vector<std::string> remarks;                // on what did not fit
  std::shared_ptr<const RealmsBoard> brick_board;  // as it was opened again; null of a tile board
};

// A brick board with the terrain as a mesh in a file of its own, which is called `terrain_name`.
// Errors: those of read_realms_file, for the board is opened as a player would.
Result<ImportedBoard> mesh_board(const scans::Imported& imported, const std::string& name,
                                 const std::string& terrain_name);

// A brick board of solid blocks of studs and plates. Errors: likewise; those of blocks_terrain.
Result<ImportedBoard> blocks_board(const scans::Imported& imported, const std::string& name);

}  // namespace parapet::cli
