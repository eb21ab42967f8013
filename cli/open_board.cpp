#include "cli/open_board.h"

#include "rules/files/json_parse.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {

Result<OpenBoard> open_board(const std::string& path) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  auto file = read_mayhem_file(*text, path);
  if (!file) return Failure(file.error());
  auto session = ask::MayhemSession::open(*file);
  if (!session) return Failure(session.error());
  return OpenBoard{path, *std::move(file), *std::move(session)};
}

}  // namespace parapet::cli
