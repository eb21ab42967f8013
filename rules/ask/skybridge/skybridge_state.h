#pragma once

#include <memory>

#include "physics/stability/progress.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/skybridge/skybridge_file.h"
#include "rules/skybridge/track_rules.h"

namespace parapet::ask {

// A board of the bridge game as one question finds it. Cheap to copy.
struct SkybridgeState {
  std::shared_ptr<const SkybridgeFile> file;  // as it was opened
  std::shared_ptr<const skybridge::Position> position;
  Options options;
  physics::Progress progress = physics::go_on;  // of questions that take long

  const skybridge::Land& land() const { return file->land; }
  const std::vector<skybridge::Player>& players() const { return position->players; }
  skybridge::TrackRules rules() const { return skybridge::TrackRules::from(options); }

  // The board file of this state.
  SkybridgeFile file_now() const;

  static SkybridgeState from(const SkybridgeFile& file);

  // The state with what the question replaces: `options`, `players`, `rebels`, `garrisons`,
  // `completed`, `idle`, `free_rebels` (formats.md, questions). What the board says of its players
  // is said of those of the question with the same ids.
  // Errors: those of the readers of these keys; "unknown-id" for players that lack one who has
  // something on the board.
  Result<SkybridgeState> replaced_by(const JsonCursor& question) const;
};

}  // namespace parapet::ask
