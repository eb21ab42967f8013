#pragma once

#include <cstddef>
#include <optional>

#include "viewer/window/act.h"
#include "viewer/window/desk.h"
#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// What is picked and asked, why, and what the verdict hangs on: rows to click on.
struct RulingPanel {
  const Desk& desk;
  std::optional<std::size_t> hinge;  // the row that the keys act on
  double scrolled = 0;               // pixels
};

// What came of it, in pixels: how high all of it is, and where the hinge of the keys is, from its
// top.
struct RulingDrawn {
  double height = 0;
  double focus_top = 0;
  double focus_bottom = 0;
};

// The sheet is one that is cut off at the room.
RulingDrawn draw_ruling(Sheet& sheet, Acts& acts, const PageRect& room, const RulingPanel& panel);

}  // namespace parapet::viewer
