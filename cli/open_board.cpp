#include "cli/open_board.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <optional>

#include "cli/exit_status.h"
#include "cli/question_verb.h"
#include "geometry/bricks/part_library.h"
#include "rules/ask/open_session.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/whole_file.h"

namespace parapet::cli {
namespace {

OpenBoard opened(std::string path, std::shared_ptr<const ask::Session> session) {
  OpenBoard board{std::move(path), std::move(session)};
  board.mayhem = dynamic_cast<const ask::MayhemSession*>(board.session.get());
  board.realms = dynamic_cast<const ask::RealmsSession*>(board.session.get());
  board.skyline = dynamic_cast<const ask::SkylineSession*>(board.session.get());
  board.skybridge = dynamic_cast<const ask::SkybridgeSession*>(board.session.get());
  return board;
}

// The folder of the environment is a habit, not an order: if it is none of parts, that is told and
// the work goes on.
Result<std::optional<PartLibrary>> open_library(const std::string& folder) {
  const char* habit = std::getenv("LDRAWDIR");
  const bool ordered = !folder.empty();
  if (!ordered && (habit == nullptr || *habit == '\0')) return std::optional<PartLibrary>();
  auto library = PartLibrary::open(ordered ? folder : habit);
  if (library) return std::optional<PartLibrary>(*std::move(library));
  if (ordered) return Failure(library.error());
  std::cerr << "parapet: LDRAWDIR: " << to_text(library.error())
            << "\n  Parts are taken from parapet's own table alone.\n";
  return std::optional<PartLibrary>();
}

bool is_of(const JsonValue& board, const std::string& path, bool (*is)(Game)) {
  const auto game = read_game(JsonCursor(board, path));
  return game && is(*game);
}

bool is_network(const JsonValue& board, const std::string& path) {
  return is_of(board, path,
               [](Game game) { return game == Game::skyline || game == Game::skybridge; });
}

// A tile board needs no parts, and a library takes its time.
bool wants_parts(const JsonValue& board, const std::string& path) {
  return is_of(board, path, is_brick_game) ||
         (is_network(board, path) && board.find("terrain") != nullptr);
}

}  // namespace

Game OpenBoard::game() const {
  if (skyline != nullptr) return Game::skyline;
  if (skybridge != nullptr) return Game::skybridge;
  return realms != nullptr ? realms->state().board->file.game : Game::mayhem;
}

std::string OpenBoard::name() const {
  if (skyline != nullptr) return skyline->state().network().name;
  if (skybridge != nullptr) return skybridge->state().file->name;
  return realms != nullptr ? realms->state().board->file.name : mayhem->state().file->name;
}

std::string OpenBoard::digest() const {
  if (skyline != nullptr) return skyline->digest();
  if (skybridge != nullptr) return skybridge->digest();
  return realms != nullptr ? realms->digest() : mayhem->digest();
}

JsonValue OpenBoard::json() const {
  if (skyline != nullptr) return skyline_file_json(skyline->state().file_now());
  if (skybridge != nullptr) return skybridge_file_json(skybridge->state().file_now());
  if (realms == nullptr) {
    const ask::MayhemState& state = mayhem->state();
    return mayhem_file_json(state.file_after(state.file->map, *state.pieces));
  }
  const ask::RealmsState& state = realms->state();
  RealmsFile file = state.board->file;
  file.options = state.options;
  file.units = *state.units_written;
  return realms_file_json(file, state.field());
}

Result<OpenBoard> open_board(const std::string& path, const std::string& library) {
  const auto text = read_whole_file(path, kFileLimits.bytes);
  if (!text) return Failure(text.error());
  const auto board = parse_json(*text, path);
  if (!board) return Failure(board.error());
  std::optional<PartLibrary> parts;
  if (wants_parts(*board, path)) {
    auto found = open_library(library);
    if (!found) return Failure(found.error());
    parts = *std::move(found);
  }
  auto session = ask::open_session(*board, path, parts);
  if (!session) return Failure(session.error());
  return opened(path, *std::move(session));
}

Result<OpenBoard> open_board(const JsonValue& board, const std::string& path,
                             const std::string& library) {
  if (is_network(board, path)) {
    std::optional<PartLibrary> found;
    if (wants_parts(board, path)) {
      auto read = open_library(library);
      if (!read) return Failure(read.error());
      found = *std::move(read);
    }
    auto session = ask::open_session(board, path, found);
    if (!session) return Failure(session.error());
    return opened(path, *std::move(session));
  }
  if (!wants_parts(board, path)) {
    const auto file = read_mayhem_file(board, path);
    if (!file) return Failure(file.error());
    auto session = ask::MayhemSession::open(*file);
    if (!session) return Failure(session.error());
    return opened(path, std::make_shared<const ask::MayhemSession>(*std::move(session)));
  }
  auto parts = open_library(library);
  if (!parts) return Failure(parts.error());
  auto read = read_realms_file(board, path, RealmsSources::beside(path, *std::move(parts)));
  if (!read) return Failure(read.error());
  return opened(path, std::make_shared<const ask::RealmsSession>(*std::move(read)));
}

Result<void> check_terrain(const OpenBoard& board, std::string_view what) {
  const Game game = board.game();
  const bool on_terrain =
      std::find(kTerrainGames.begin(), kTerrainGames.end(), game) != kTerrainGames.end();
  if (on_terrain) return {};
  Fault fault;
  fault.code = "wrong-game";
  fault.file = board.path;
  fault.place = "/game";
  fault.found = "a board of game " + std::string(to_text(game));
  fault.expected = "a board of tiles or bricks, for " + std::string(what);
  return Failure(std::move(fault));
}

Result<OpenBoard> changed_board(const OpenBoard& board, const JsonValue& question) {
  const JsonCursor cursor(question, "question");
  if (board.skyline != nullptr) {
    auto session = board.skyline->replaced_by(cursor);
    if (!session) return Failure(session.error());
    return opened(board.path, std::make_shared<const ask::SkylineSession>(*std::move(session)));
  }
  if (board.skybridge != nullptr) {
    auto session = board.skybridge->replaced_by(cursor);
    if (!session) return Failure(session.error());
    return opened(board.path, std::make_shared<const ask::SkybridgeSession>(*std::move(session)));
  }
  if (board.realms == nullptr) {
    auto session = board.mayhem->replaced_by(cursor);
    if (!session) return Failure(session.error());
    return opened(board.path, std::make_shared<const ask::MayhemSession>(*std::move(session)));
  }
  auto session = board.realms->replaced_by(cursor);
  if (!session) return Failure(session.error());
  OpenBoard changed =
      opened(board.path, std::make_shared<const ask::RealmsSession>(*std::move(session)));
  changed.ground = board.ground;
  return changed;
}

OpenBoard changed_board(const OpenBoard& board, std::vector<realms::Unit> units) {
  OpenBoard changed = opened(board.path, std::make_shared<const ask::RealmsSession>(
                                             board.realms->with_units(std::move(units))));
  changed.ground = board.ground;
  return changed;
}

OpenBoard watched_board(const OpenBoard& board, const physics::Progress& progress) {
  if (board.skyline != nullptr) return board;
  if (board.skybridge != nullptr) {
    return opened(board.path, std::make_shared<const ask::SkybridgeSession>(
                                  board.skybridge->watched(progress)));
  }
  if (board.realms != nullptr) {
    return opened(board.path,
                  std::make_shared<const ask::RealmsSession>(board.realms->watched(progress)));
  }
  return opened(board.path,
                std::make_shared<const ask::MayhemSession>(board.mayhem->watched(progress)));
}

}  // namespace parapet::cli
