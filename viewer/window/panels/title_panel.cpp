#include "viewer/window/panels/title_panel.h"

#include <vector>

#include "viewer/overlay_colours.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

struct Fitted {
  std::vector<std::string> lines;
  double size = 0;
};

// The largest type in which the text takes at most so many lines; what is over is cut off.
Fitted fit(const Sheet& sheet, const std::string& text, double room, std::size_t most_lines,
           double largest, double least) {
  const auto in_lines = [&](double size) {
    return Fitted{sheet.type().wrap(text, size * sheet.unit(), Face::bold, room),
                  size * sheet.unit()};
  };
  for (double size = largest; size > least; size -= 1) {
    Fitted fitted = in_lines(size);
    if (fitted.lines.size() <= most_lines) return fitted;
  }
  Fitted fitted = in_lines(least);
  if (fitted.lines.size() > most_lines) {
    fitted.lines.resize(most_lines);
    fitted.lines.back() += " ...";
  }
  return fitted;
}

}  // namespace

void draw_title(Sheet& sheet, const PageRect& room, const TitlePanel& panel) {
  const double unit = sheet.unit();
  sheet.surfaces().fill_rect(room, panel::kBar);
  sheet.surfaces().fill_rect({room.left, room.bottom, room.right, room.bottom + 3 * unit},
                             panel.colour);
  double left = room.left + 16 * unit;
  const double right = room.right - 16 * unit;
  const double middle = room.top - 34 * unit;
  if (!panel.badge.empty()) {
    const Fitted badge = fit(sheet, panel.badge, room.width() * 0.3, 1, 22, 13);
    const std::string& word = badge.lines.front();
    const double wide = sheet.type().width(word, badge.size, Face::bold) + 24 * unit;
    sheet.surfaces().fill_rounded({left, middle - 20 * unit, left + wide, middle + 20 * unit},
                                  9 * unit, panel.colour);
    sheet.text(word, {left + wide / 2, middle}, badge.size, ink_on(panel.colour), Face::bold,
               Align::centre);
    left += wide + 14 * unit;
  }
  Fitted sentence = fit(sheet, panel.sentence, right - left, 1, 24, 19);
  if (sentence.lines.size() > 1 || sentence.size <= 19 * unit) {
    sentence = fit(sheet, panel.sentence, right - left, 2, 19, 13);
  }
  const double pitch = sentence.size * 1.2;
  double y = middle + pitch * (static_cast<double>(sentence.lines.size()) - 1) / 2;
  for (const std::string& line : sentence.lines) {
    sheet.text(line, {left, y}, sentence.size, colours::kInk, Face::bold);
    y -= pitch;
  }
  const Fitted title = fit(sheet, panel.title, right - room.left - 16 * unit, 1, 13, 11);
  if (!title.lines.empty()) {
    sheet.text(title.lines.front(), {room.left + 16 * unit, room.bottom + 16 * unit}, title.size,
               colours::kInkSoft, Face::bold);
  }
}

}  // namespace parapet::viewer
