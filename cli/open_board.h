#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "physics/stability/progress.h"
#include "rules/ask/mayhem/mayhem_session.h"
#include "rules/ask/realms/realms_session.h"
#include "rules/ask/skybridge/skybridge_session.h"
#include "rules/ask/skyline/skyline_session.h"
#include "rules/files/board_head.h"
#include "rules/files/json/json_value.h"

namespace parapet::cli {

class BrickGround;

// A board file that has been read, and the session that answers about it.
struct OpenBoard {
  std::string path;
  std::shared_ptr<const ask::Session> session;
  // The same session by what the board is made of, tiles, bricks, a network or a track: one of
  // them.
  const ask::MayhemSession* mayhem = nullptr;
  const ask::RealmsSession* realms = nullptr;
  const ask::SkylineSession* skyline = nullptr;
  const ask::SkybridgeSession* skybridge = nullptr;
  // Of bricks, where many pictures are made; else null.
  std::shared_ptr<const BrickGround> ground = nullptr;

  Game game() const;
  std::string name() const;  // of the board; empty if it has none
  JsonValue json() const;    // as a file
  std::string digest() const;
};

// Models find parts that our own table lacks in the folder `library`; if that is empty in that of
// the environment's LDRAWDIR, if any. Errors: those of PartLibrary::open, ask::open_session.
Result<OpenBoard> open_board(const std::string& path, const std::string& library);

// The same of a board that another file holds; its models are looked for beside that file.
Result<OpenBoard> open_board(const JsonValue& board, const std::string& path,
                             const std::string& library);

// Error "wrong-game" for a board that is not of tiles or bricks. `what` is done on those alone:
// "a table of who sees whom".
Result<void> check_terrain(const OpenBoard& board, std::string_view what);

// The same board with what a question replaces of it (formats.md): `options`, `units` and the like.
// Errors: those of the readers of these keys.
Result<OpenBoard> changed_board(const OpenBoard& board, const JsonValue& question);

// The same brick board with its units elsewhere. REQUIRES: as RealmsSession::with_units.
OpenBoard changed_board(const OpenBoard& board, std::vector<realms::Unit> units);

// The same board; long work about it tells how far it is, and stops when told.
OpenBoard watched_board(const OpenBoard& board, const physics::Progress& progress);

}  // namespace parapet::cli
