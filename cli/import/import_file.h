#pragma once

#include <array>
#include <optional>
#include <string>

#include "cli/exit_status.h"
#include "scans/import.h"

namespace parapet::cli {

// What kind of board a scan becomes.
enum class ImportForm {
  mesh,    // exact triangles
  blocks,  // solid cells on studs and plates
  tiles,   // a tile board: walls and openings on a square lattice
};

// What the words of `parapet import` ask for.
struct ImportFile {
  std::string file;    // paths; empty: none
  std::string second;  // laid onto the first
  std::string out;
  std::string report;  // a page
  std::string name;    // of the board; empty: that of the file
  ImportForm form = ImportForm::mesh;
  bool dry_run = false;
  bool json = false;
  std::string command;  // as one types it, for the report
  scans::ImportRequest request;
};

// Makes a board of a scan, with the terrain beside it, and tells what was done.
//   (1) the files appear whole or not at all, the board last
ExitStatus run_import(const ImportFile& import);

}  // namespace parapet::cli
