#pragma once

#include <vector>

#include "cli/import/import_board.h"
#include "viewer/scan_picture.h"

namespace parapet::cli {

// The scan as it was read, what was changed of it, and where one can stand on it.
std::vector<viewer::ScanPicture> import_pictures(const scans::Imported& imported,
                                                 const ImportedBoard& board);

}  // namespace parapet::cli
