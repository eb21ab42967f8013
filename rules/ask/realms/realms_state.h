#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "geometry/sight/terrain_sight.h"
#include "physics/stability/progress.h"
#include "rules/files/json/json_cursor.h"
#include "rules/files/realms/realms_file.h"
#include "rules/options.h"
#include "rules/realms/battlefield.h"
#include "rules/realms/units.h"

namespace parapet::ask {

// A brick board as one question finds it. Cheap to copy: what is large is shared.
struct RealmsState {
  std::shared_ptr<const RealmsBoard> board;  // as it was opened
  std::shared_ptr<const WrittenUnits> units_written;
  Options options;
  Terrain terrain{{}};                          // the bodies of the battlefield, for sight
  physics::Progress progress = physics::go_on;  // of questions that take long

  const realms::Battlefield& field() const { return board->field; }
  std::span<const realms::Unit> units() const { return units_written->units; }

  static RealmsState from(RealmsBoard board);

  // The state with what the question replaces: `options`, `units` (formats.md). Errors are those
  // of the readers of these keys.
  Result<RealmsState> replaced_by(const JsonCursor& question) const;
};

}  // namespace parapet::ask
