#include "cli/open_board.h"

#include "rules/files/dice_file.h"
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
  const auto faces = faces_beside(path);
  if (!faces) return Failure(faces.error());
  return OpenBoard{path, *std::move(file), session->with_faces(*faces)};
}

}  // namespace parapet::cli
