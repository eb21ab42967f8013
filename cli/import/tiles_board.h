#pragma once

#include <string>

#include "cli/import/import_board.h"
#include "geometry/numbers/result.h"
#include "scans/scan.h"

namespace parapet::cli {

// A tile board of a scan on a lattice of squares: each Level as a plan, and what each doubtful edge
// was read from.
// Errors: "no-lattice" without such a lattice; those of propose_tiles.
Result<ImportedBoard> tiles_board(const scans::Imported& imported, const std::string& name);

// A board of a map of walls (Universal VTT): tiles with walls and openings.
// Errors: those of wall_tile.
Result<ImportedBoard> wall_tiles_board(const scans::WallMap& map, const std::string& name);

// The same as walls of solid blocks on a brick board, `square_mm` a square, each wall as high as
// two squares: ten feet where a square is five.
// Errors: those of wall_solids and of read_realms_file.
Result<ImportedBoard> wall_solids_board(const scans::WallMap& map, const std::string& name,
                                        double square_mm);

}  // namespace parapet::cli
