#include "rules/ask/open_session.h"

#include <utility>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/mayhem/dice_file.h"
#include "rules/files/whole_file.h"

namespace parapet::ask {
namespace {

using Opened = Result<std::shared_ptr<const Session>>;

Opened open_mayhem(const JsonValue& board, const std::string& path) {
  const auto file = read_mayhem_file(board, path);
  if (!file) return Failure(file.error());
  const auto session = MayhemSession::open(*file);
  if (!session) return Failure(session.error());
  auto faces = faces_beside(path);
  if (!faces) return Failure(faces.error());
  return std::make_shared<const MayhemSession>(session->with_faces(*std::move(faces)));
}

Opened open_realms(const JsonValue& board, const std::string& path,
                   const std::optional<PartLibrary>& library) {
  auto read = read_realms_file(board, path, RealmsSources::beside(path, library));
  if (!read) return Failure(read.error());
  return std::make_shared<const RealmsSession>(*std::move(read));
}

}  // namespace

Opened open_session(const std::string& path, const std::optional<PartLibrary>& library) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  const auto board = parse_json(*text, path);
  if (!board) return Failure(board.error());
  const JsonCursor cursor(*board, path);
  const auto game = read_game(cursor);
  if (!game) return Failure(game.error());
  if (*game == Game::realms) return open_realms(*board, path, library);
  if (*game == Game::mayhem) return open_mayhem(*board, path);
  return Failure(
      cursor.required("game")->fault("wrong-game", "a board of game " + std::string(to_text(*game)),
                                     "one of game mayhem or realms: the others have no rules yet"));
}

}  // namespace parapet::ask
