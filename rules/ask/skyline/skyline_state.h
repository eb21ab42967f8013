#pragma once

#include <memory>
#include <span>
#include <vector>

#include "rules/files/json/json_cursor.h"
#include "rules/files/skyline/sky_terrain.h"
#include "rules/files/skyline/skyline_file.h"
#include "rules/options.h"

namespace parapet::ask {

// A network board of game skyline as one question finds it. Cheap to copy: what is large is shared.
struct SkylineState {
  std::shared_ptr<const SkylineFile> file;    // as it was opened
  std::shared_ptr<const SkyTerrain> terrain;  // likewise; never null
  std::shared_ptr<const std::vector<skyline::Unit>> units_now;
  Options options;

  const skyline::Network& network() const { return file->network; }
  std::span<const skyline::Unit> units() const { return *units_now; }

  static SkylineState from(SkylineFile file, SkyTerrain terrain = {});

  // The state with what the question replaces: `options`, `units` (formats.md, questions). Errors
  // are those of the readers of these keys.
  Result<SkylineState> replaced_by(const JsonCursor& question) const;

  // The board as a file, with its units and options as they are now.
  SkylineFile file_now() const;
};

}  // namespace parapet::ask
