#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "viewer/window/act.h"
#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

struct BarButton {
  std::string key;   // "1", in a tag of its own
  std::string name;  // "Sight"
  Act act;
  bool is_on = false;   // it is this one now
  bool is_off = false;  // nothing to do now
};

// Buttons in rows that run to the right.
std::size_t rows_of(const std::vector<BarButton>& buttons, const Type& type, double unit,
                    double width);
void draw_bar(Sheet& sheet, Acts& acts, const PageRect& room,
              const std::vector<BarButton>& buttons);

// Buttons below each other, as wide as the column.
double column_height(std::size_t buttons, double unit);
void draw_column(Sheet& sheet, Acts& acts, const PageRect& room,
                 const std::vector<BarButton>& buttons);

}  // namespace parapet::viewer
