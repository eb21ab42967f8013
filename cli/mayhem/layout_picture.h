#pragma once

#include <optional>

#include "cli/told.h"
#include "geometry/tiles/board.h"
#include "viewer/overlay.h"

namespace parapet::cli {

// The map that `map` and `build` ask about: its own board, put together from the layout of the
// question and the entries laid this turn, with their names.
struct LaidMap {
  Board board;
  viewer::Overlay overlay;
};

bool is_about_layout(const Told& told);

// Nothing if the entries cannot be put together: one lies over another, or there is none.
std::optional<LaidMap> laid_map(const Told& told);

}  // namespace parapet::cli
