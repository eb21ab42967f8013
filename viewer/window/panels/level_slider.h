#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "viewer/window/act.h"
#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// A knob on a rail beside the board: above the level where it stands, all is taken off.
struct LevelSlider {
  std::vector<std::string> levels;  // from the lowest
  std::optional<std::size_t> cut;   // nothing: all is shown
};

void draw_levels(Sheet& sheet, Acts& acts, const PageRect& room, const LevelSlider& slider);

// Where the knob goes when it is dragged to this height of the window.
std::optional<std::size_t> level_at(const PageRect& room, double unit, std::size_t levels,
                                    double y);

}  // namespace parapet::viewer
