#pragma once

#include <string>
#include <vector>

#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// One thing that can be done, and how.
struct HelpRow {
  std::string group;
  std::vector<std::string> keys;  // "U", "Ctrl+Z"; or what the mouse does
  std::string words;
};

// A card over the whole window with all of them by groups, in as many columns as there is room for.
// Type becomes smaller where they would not fit. Returns where the card is.
PageRect draw_help(Sheet& sheet, const PageRect& window, const std::string& heading,
                   const std::vector<HelpRow>& rows);

}  // namespace parapet::viewer
