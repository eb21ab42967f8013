#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>

#include "geometry/numbers/result.h"
#include "viewer/window/file_names.h"
#include "viewer/window/position.h"

namespace parapet::viewer {

struct WindowSetup {
  std::string title;  // of the window; empty: "Parapet"
  int width = 1280;   // less on a smaller screen
  int height = 800;
  std::string picture;   // the name of pictures that are saved (free_picture_name)
  SaveBoard save;        // nothing: the board cannot be saved
  std::size_t mode = 0;  // of the position's, to begin with
};

// How far the opening of a board is, from 0 to 1, and what is being done. From any thread.
using OpenProgress = std::function<void(double share, const std::string& words)>;
using OpenPosition = std::function<Result<std::shared_ptr<const Position>>(const OpenProgress&)>;

// Shows a board in a window until it is closed. Nothing is written to the terminal. Errors:
// "no-display", "no-font", those of a board that cannot be shown ("bad-picture").
Result<void> run_window(std::shared_ptr<const Position> position, const WindowSetup& setup);

// The same of a board that takes its time to open: the window is there at once and shows how far it
// is. Called in a thread of its own. Errors: also those of opening.
Result<void> run_window(const OpenPosition& open, const WindowSetup& setup);

}  // namespace parapet::viewer
