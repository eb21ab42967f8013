#include "viewer/window/panels/notices.h"

#include <algorithm>
#include <cmath>

#include "viewer/window/panels/layout.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 14;  // in units

}  // namespace

void draw_message(Sheet& sheet, const PageRect& stage, const Message& message) {
  const double unit = sheet.unit();
  const double size = 14 * unit;
  const double pitch = size * 1.4;
  const auto lines = sheet.type().wrap((message.is_warning ? "! " : "") + message.text, size,
                                       Face::bold, stage.width() - 6 * kMargin * unit);
  if (lines.empty()) return;
  double widest = 0;
  for (const std::string& line : lines) {
    widest = std::max(widest, sheet.type().width(line, size, Face::bold));
  }
  const double left = stage.left + kMargin * unit;
  const double bottom = stage.bottom + kMargin * unit;
  const PageRect card{left, bottom, left + widest + 2 * kMargin * unit,
                      bottom + pitch * static_cast<double>(lines.size()) + 12 * unit};
  sheet.card(card, 7 * unit, message.is_warning ? panel::kWarning : panel::kBar,
             message.is_warning ? panel::kWarningRim : panel::kRim, 1.5 * unit);
  double y = card.top - 6 * unit - pitch / 2;
  for (const std::string& line : lines) {
    sheet.text(line, {card.left + kMargin * unit, y}, size,
               message.is_warning ? panel::kWarningInk : colours::kInk, Face::bold);
    y -= pitch;
  }
}

void draw_typed_line(Sheet& sheet, const PageRect& stage, const TypedLine& line) {
  const double unit = sheet.unit();
  const double wide = std::min(460 * unit, stage.width() - 2 * kMargin * unit);
  const double left = std::round(stage.left + (stage.width() - wide) / 2);
  const double bottom = stage.bottom + kMargin * unit;
  const PageRect card{left, bottom, left + wide, bottom + 92 * unit};
  sheet.card(card, 9 * unit, panel::kBar, panel::kFocus, 2 * unit);
  const double inner = card.left + kMargin * unit;
  sheet.text(line.prompt, {inner, card.top - 18 * unit}, 13 * unit, colours::kInkSoft, Face::bold);
  const PageRect field{inner, card.bottom + 30 * unit, card.right - kMargin * unit,
                       card.bottom + 60 * unit};
  sheet.card(field, 4 * unit, colours::kWhite, panel::kRim);
  const double size = 16 * unit;
  const double middle = (field.bottom + field.top) / 2;
  sheet.text(line.typed, {field.left + 8 * unit, middle}, size, colours::kInk, Face::bold);
  const double caret =
      field.left + 9 * unit +
      (line.typed.empty() ? 0 : sheet.type().width(line.typed, size, Face::bold) + 2 * unit);
  sheet.surfaces().fill_rect({caret, field.bottom + 5 * unit, caret + 2, field.top - 5 * unit},
                             panel::kFocus);
  sheet.text(line.hint, {inner, card.bottom + 15 * unit}, 12 * unit, colours::kInkSoft);
}

void draw_progress(Sheet& sheet, const PageRect& room, const ProgressPanel& panel) {
  const double unit = sheet.unit();
  const PageRect card = card_in(room, unit, 520, 132);
  sheet.card(card, 10 * unit, panel::kBar, panel::kRim);
  const double left = card.left + 24 * unit;
  const double right = card.right - 24 * unit;
  sheet.text(panel.heading, {left, card.top - 32 * unit}, 18 * unit, colours::kInk, Face::bold);
  const PageRect rail{left, card.top - 76 * unit, right, card.top - 62 * unit};
  const double share = std::clamp(panel.share, 0.0, 1.0);
  sheet.surfaces().fill_rounded(rail, 7 * unit, panel::kRim);
  if (share > 0) {
    sheet.surfaces().fill_rounded(
        {rail.left, rail.bottom, rail.left + std::max(14 * unit, rail.width() * share), rail.top},
        7 * unit, panel::kFocus);
  }
  sheet.text(panel.words, {left, card.bottom + 28 * unit}, 13.5 * unit, colours::kInkSoft);
  sheet.text(std::to_string(static_cast<int>(share * 100)) + " %", {right, card.bottom + 28 * unit},
             13.5 * unit, colours::kInkSoft, Face::bold, Align::right);
}

}  // namespace parapet::viewer
