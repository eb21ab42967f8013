#pragma once

#include "cli/import/import_board.h"
#include "cli/import/import_file.h"

namespace parapet::cli {

// What an import did, as a page with pictures: as it was read, what was changed, where one can
// stand. Written into `import.report`. Errors: those of viewer::make_import_page and
// write_whole_file.
Result<void> write_import_page(const ImportFile& import, const scans::Imported& imported,
                               const ImportedBoard& board);

}  // namespace parapet::cli
