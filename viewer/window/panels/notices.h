#pragma once

#include <string>

#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// One line over the lower edge of the board: "Saved to ...". A long one takes several.
struct Message {
  std::string text;
  bool is_warning = false;
};
void draw_message(Sheet& sheet, const PageRect& stage, const Message& message);

// A line in which a name is typed.
struct TypedLine {
  std::string prompt;
  std::string typed;
  std::string hint;
};
void draw_typed_line(Sheet& sheet, const PageRect& stage, const TypedLine& line);

// How far something is that takes its time; `share` from 0 to 1.
struct ProgressPanel {
  std::string heading;
  std::string words;  // what is being done
  double share = 0;
};
void draw_progress(Sheet& sheet, const PageRect& room, const ProgressPanel& panel);

}  // namespace parapet::viewer
