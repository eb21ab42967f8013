#pragma once

#include <string>

#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

// How a text is set.
struct Setting {
  double size = 15;  // in units of the sheet
  Face face = Face::plain;
  Colour colour = colours::kInk;
  double indent = 0;  // in units
};

// Text that runs down a column, line below line.
class Flow {
 public:
  Flow(Sheet& sheet, const PageRect& column) : sheet_(sheet), column_(column), y_(column.top) {}

  double y() const { return y_; }  // where the next line begins
  double unit() const { return sheet_.unit(); }
  const PageRect& column() const { return column_; }
  Sheet& sheet() { return sheet_; }

  void gap(double units) { y_ -= units * unit(); }
  void heading(const std::string& text);  // small, in capitals
  void paragraph(const std::string& text, const Setting& setting);
  // Lines as they are. What stands two spaces or more apart becomes columns; a line that is too
  // long is broken.
  void lines(const std::string& text, const Setting& setting);
  // A word on a ground of its own, at the right end of the line above if there is room.
  void tag(const std::string& text);

  // Height of a paragraph, in pixels.
  double height(const std::string& text, const Setting& setting) const;

 private:
  void line(const std::string& text, const Setting& setting, double left);

  Sheet& sheet_;
  PageRect column_;
  double y_;
  double last_right_ = 0;  // where the last line ended
};

}  // namespace parapet::viewer
