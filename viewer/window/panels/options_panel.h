#pragma once

#include <cstddef>
#include <span>

#include "viewer/window/act.h"
#include "viewer/window/panels/sheet.h"
#include "viewer/window/position.h"

namespace parapet::viewer {

// Every option that the game reads, with its values to click on.
struct OptionsPanel {
  std::span<const OptionChoice> options;
  std::size_t row = 0;  // that the keys act on
  double scrolled = 0;  // pixels
};

// The part of the window where the list is, which is cut off and scrolled.
struct CardRooms {
  PageRect card;
  PageRect list;
};
CardRooms options_rooms(const PageRect& window, double unit);

void draw_options_card(Sheet& sheet, Acts& acts, const PageRect& window, const CardRooms& rooms);

// What came of it, in pixels: how high the list is, and where the row of the keys is, from its top.
struct ListDrawn {
  double height = 0;
  double row_top = 0;
  double row_bottom = 0;
};
// The sheet is one that is cut off at the list.
ListDrawn draw_options_list(Sheet& sheet, Acts& acts, const PageRect& list,
                            const OptionsPanel& panel);

// A thumb on the right edge of a list, that shows how much of it is seen; nothing if all is.
void draw_scroll_thumb(Sheet& sheet, const PageRect& list, double height, double scrolled);

}  // namespace parapet::viewer
