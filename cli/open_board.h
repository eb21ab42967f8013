#pragma once

#include <string>

#include "rules/ask/mayhem_session.h"
#include "rules/files/mayhem_file.h"

namespace parapet::cli {

// A board file that has been read, and the session that answers about it.
struct OpenBoard {
  std::string path;
  MayhemFile file;
  ask::MayhemSession session;
};

// Errors: those of read_whole_file and read_mayhem_file.
Result<OpenBoard> open_board(const std::string& path);

}  // namespace parapet::cli
