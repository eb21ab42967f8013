#include "viewer/window/panels/flow.h"

#include <algorithm>
#include <cctype>
#include <sstream>
#include <vector>

namespace parapet::viewer {
namespace {

constexpr double kPitch = 1.38;  // from line to line, of the size

struct Cells {             // of a line
  std::size_t spaces = 0;  // before the first
  std::vector<std::string> texts;
};

Cells cells_of(const std::string& line) {
  Cells cells;
  cells.spaces = std::min(line.find_first_not_of(' '), line.size());
  std::size_t at = cells.spaces;
  while (at < line.size()) {
    const std::size_t end = std::min(line.find("  ", at), line.size());
    cells.texts.push_back(line.substr(at, end - at));
    at = std::min(line.find_first_not_of(' ', end), line.size());
  }
  return cells;
}

}  // namespace

void Flow::heading(const std::string& text) {
  std::string capitals = text;
  for (char& letter : capitals) {
    letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  }
  paragraph(capitals, {11.5, Face::bold, colours::kInkSoft, 0});
  gap(3);
}

void Flow::paragraph(const std::string& text, const Setting& setting) {
  const double left = column_.left + setting.indent * unit();
  for (const std::string& words :
       sheet_.type().wrap(text, setting.size * unit(), setting.face, column_.right - left)) {
    line(words, setting, left);
  }
}

void Flow::lines(const std::string& text, const Setting& setting) {
  const double size = setting.size * unit();
  std::vector<Cells> rows;
  std::istringstream stream(text);
  for (std::string row; std::getline(stream, row);) rows.push_back(cells_of(row));
  double second = 0;  // where second columns begin
  for (const Cells& row : rows) {
    if (row.texts.size() < 2) continue;
    const double indent = static_cast<double>(row.spaces) * 5 * unit();
    second = std::max(second,
                      indent + sheet_.type().width(row.texts[0], size, setting.face) + 12 * unit());
  }
  second = std::min(second, column_.width() * 0.6);
  for (const Cells& row : rows) {
    if (row.texts.empty()) {
      gap(setting.size * 0.5);
      continue;
    }
    const double before = y_;
    Setting first = setting;
    first.indent += static_cast<double>(row.spaces) * 5;
    if (row.texts.size() < 2) {
      paragraph(row.texts[0], first);
      continue;
    }
    const PageRect whole = column_;
    column_.right = column_.left + second - 6 * unit();
    paragraph(row.texts[0], first);
    const double below = y_;
    column_ = whole;
    y_ = before;
    std::string rest = row.texts[1];
    for (std::size_t n = 2; n < row.texts.size(); ++n) rest += "   " + row.texts[n];
    Setting other = setting;
    other.indent = second / unit();
    paragraph(rest, other);
    y_ = std::min(y_, below);
  }
}

void Flow::tag(const std::string& text) {
  const double size = 11.5 * unit();
  const double width = sheet_.type().width(text, size, Face::bold) + 12 * unit();
  const double high = 17 * unit();
  if (last_right_ + 8 * unit() + width > column_.right) {
    gap(19);
    last_right_ = column_.left - 8 * unit();
  }
  const double left = last_right_ + 8 * unit();
  const double middle = y_ + 10 * unit();
  sheet_.surfaces().fill_rounded({left, middle - high / 2, left + width, middle + high / 2},
                                 high / 2, rgb(0xE4E0D6));
  sheet_.text(text, {left + 6 * unit(), middle}, size, rgb(0x4A505A), Face::bold);
  last_right_ = left + width;
}

double Flow::height(const std::string& text, const Setting& setting) const {
  const double size = setting.size * unit();
  const auto count = sheet_.type()
                         .wrap(text, size, setting.face, column_.width() - setting.indent * unit())
                         .size();
  return static_cast<double>(count) * size * kPitch;
}

void Flow::line(const std::string& text, const Setting& setting, double left) {
  const double size = setting.size * unit();
  sheet_.text(text, {left, y_ - size * kPitch / 2}, size, setting.colour, setting.face);
  last_right_ = left + sheet_.type().width(text, size, setting.face);
  y_ -= size * kPitch;
}

}  // namespace parapet::viewer
