#include "rules/ask/open_session.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <vector>

#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/ask/skybridge/skybridge_session.h"
#include "rules/ask/skyline/skyline_session.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/mayhem/dice_file.h"
#include "rules/files/whole_file.h"

namespace parapet::ask {
namespace {

using Opened = Result<std::shared_ptr<const Session>>;

Opened open_mayhem(const JsonValue& board, const std::string& path,
                   const std::optional<PartLibrary>& /*library*/) {
  const auto file = read_mayhem_file(board, path);
  if (!file) return Failure(file.error());
  const auto session = MayhemSession::open(*file);
  if (!session) return Failure(session.error());
  auto faces = faces_beside(path);
  if (!faces) return Failure(faces.error());
  return std::make_shared<const MayhemSession>(session->with_faces(*std::move(faces)));
}

Opened open_bricks(const JsonValue& board, const std::string& path,
                   const std::optional<PartLibrary>& library) {
  auto read = read_realms_file(board, path, RealmsSources::beside(path, library));
  if (!read) return Failure(read.error());
  return std::make_shared<const RealmsSession>(*std::move(read));
}

Opened open_skyline(const JsonValue& board, const std::string& path,
                    const std::optional<PartLibrary>& library) {
  auto session = SkylineSession::open(board, path, library);
  if (!session) return Failure(session.error());
  return std::make_shared<const SkylineSession>(*std::move(session));
}

Opened open_skybridge(const JsonValue& board, const std::string& path,
                      const std::optional<PartLibrary>& /*library*/) {
  const auto file = read_skybridge_file(board, path);
  if (!file) return Failure(file.error());
  return std::make_shared<const SkybridgeSession>(*file);
}

// The one place where a game gets its session.
struct Opener {
  Game game;
  Opened (*open)(const JsonValue& board, const std::string& path,
                 const std::optional<PartLibrary>& library);
};
constexpr Opener kOpeners[] = {{Game::mayhem, open_mayhem},
                               {Game::realms, open_bricks},
                               {Game::skirmish, open_bricks},
                               {Game::skyline, open_skyline},
                               {Game::skybridge, open_skybridge}};

}  // namespace

Opened open_session(const std::string& path, const std::optional<PartLibrary>& library) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  const auto board = parse_json(*text, path);
  if (!board) return Failure(board.error());
  return open_session(*board, path, library);
}

Opened open_session(const JsonValue& board, const std::string& path,
                    const std::optional<PartLibrary>& library) {
  const JsonCursor cursor(board, path);
  std::vector<Game> games;
  for (const Opener& opener : kOpeners) games.push_back(opener.game);
  const auto game = read_game(cursor, games);
  if (!game) return Failure(game.error());
  const auto opener = std::find_if(std::begin(kOpeners), std::end(kOpeners),
                                   [&game](const Opener& one) { return one.game == *game; });
  return opener->open(board, path, library);
}

}  // namespace parapet::ask
