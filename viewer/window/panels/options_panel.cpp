#include "viewer/window/panels/options_panel.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "viewer/window/panels/flow.h"
#include "viewer/window/panels/layout.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

constexpr double kHeading = 66;  // in units, above the list
constexpr double kFoot = 14;
constexpr double kIdColumn = 64;
constexpr double kChip = 27;  // its height
constexpr double kType = 13.5;

struct Chip {  // a value
  PageRect rect;
  const std::string* value;
  bool is_now;
};

// In rows below what has been set.
std::vector<Chip> lay_out_chips(Flow& flow, const OptionChoice& option) {
  const double unit = flow.unit();
  const PageRect& column = flow.column();
  std::vector<Chip> chips;
  double left = column.left;
  double top = flow.y();
  for (const std::string& value : option.values) {
    const bool is_now = value == option.now;
    const double words = flow.sheet().type().width(value, kType * unit, Face::bold);
    const double whole = words + (is_now ? 36 : 22) * unit;
    if (left + whole > column.right && left > column.left) {
      left = column.left;
      top -= (kChip + 5) * unit;
    }
    chips.push_back({{left, top - kChip * unit, left + whole, top}, &value, is_now});
    left += whole + 6 * unit;
  }
  flow.gap((flow.y() - top) / unit + kChip);
  return chips;
}

// The present value is dark, with a dot before it.
void draw_chip(Sheet& sheet, const Chip& chip) {
  const double unit = sheet.unit();
  const PageRect& rect = chip.rect;
  const double middle = (rect.bottom + rect.top) / 2;
  sheet.card(rect, kChip / 2 * unit, chip.is_now ? colours::kInk : colours::kWhite,
             chip.is_now ? colours::kInk : panel::kRim, 1.2 * unit);
  if (chip.is_now) {
    sheet.surfaces().fill_disc({rect.left + 14 * unit, middle}, 4 * unit, colours::kWhite);
  }
  sheet.text(*chip.value, {rect.left + (chip.is_now ? 25 : 11) * unit, middle}, kType * unit,
             chip.is_now ? colours::kWhite : colours::kInk, Face::bold);
}

// What of a place can be seen in the list.
std::optional<PageRect> seen_part(const PageRect& rect, const PageRect& list) {
  PageRect part = rect;
  part.top = std::min(rect.top, list.top);
  part.bottom = std::max(rect.bottom, list.bottom);
  return part.top > part.bottom ? std::optional(part) : std::nullopt;
}

}  // namespace

CardRooms options_rooms(const PageRect& window, double unit) {
  const PageRect card = card_in(window, unit, 760, 620);
  return {card,
          {card.left + 2, card.bottom + kFoot * unit, card.right - 2, card.top - kHeading * unit}};
}

void draw_options_card(Sheet& sheet, Acts& acts, const PageRect& window, const CardRooms& rooms) {
  const double unit = sheet.unit();
  sheet.surfaces().fill_rect(window, panel::kVeil);
  acts.add(window, Command::back);
  sheet.card(rooms.card, 10 * unit, panel::kBar, panel::kRim);
  acts.add(rooms.card, Nothing{});
  const double left = rooms.card.left + 22 * unit;
  sheet.text("Options", {left, rooms.card.top - 24 * unit}, 20 * unit, colours::kInk, Face::bold);
  sheet.text("Where the rulebook leaves it open. Up, Down: row; Left, Right: value; Esc: close.",
             {left, rooms.card.top - 47 * unit}, 12.5 * unit, colours::kInkSoft);
  sheet.surfaces().fill_rect(
      {rooms.list.left, rooms.list.top, rooms.list.right, rooms.list.top + 1}, panel::kRim);
}

ListDrawn draw_options_list(Sheet& sheet, Acts& acts, const PageRect& list,
                            const OptionsPanel& panel) {
  const double unit = sheet.unit();
  const double top = list.top + panel.scrolled;
  ListDrawn drawn;
  double y = top;
  for (std::size_t n = 0; n < panel.options.size(); ++n) {
    const OptionChoice& option = panel.options[n];
    Flow flow(sheet, {list.left + (20 + kIdColumn) * unit, list.bottom, list.right - 30 * unit,
                      y - 10 * unit});
    const double id_at = flow.y() - 10 * unit;
    flow.paragraph(option.question, {14, Face::plain, colours::kInk, 0});
    flow.gap(6);
    const std::vector<Chip> chips = lay_out_chips(flow, option);
    flow.gap(11);
    const PageRect row{list.left, flow.y(), list.right, y};
    if (n == panel.row) {
      sheet.surfaces().fill_rect(row, panel::kNew);
      sheet.surfaces().fill_rect({row.left, row.bottom, row.left + 4 * unit, row.top},
                                 panel::kFocus);
      drawn.row_top = top - row.top;
      drawn.row_bottom = top - row.bottom;
    }
    for (const Chip& chip : chips) {
      draw_chip(sheet, chip);
      if (const auto part = seen_part(chip.rect, list)) {
        acts.add(*part, TurnOption{option.id, *chip.value});
      }
    }
    sheet.text(option.id, {list.left + 20 * unit, id_at}, 15 * unit, colours::kInk, Face::bold);
    sheet.surfaces().fill_rect(
        {list.left + 20 * unit, row.bottom, list.right - 20 * unit, row.bottom + 1}, panel::kRim);
    y = row.bottom;
  }
  drawn.height = top - y;
  return drawn;
}

void draw_scroll_thumb(Sheet& sheet, const PageRect& list, double height, double scrolled) {
  if (height <= list.height()) return;
  const double unit = sheet.unit();
  const double room = list.height() - 8 * unit;
  const double thumb = std::max(24 * unit, room * list.height() / height);
  const double top = list.top - 4 * unit -
                     (room - thumb) * std::clamp(scrolled / (height - list.height()), 0.0, 1.0);
  sheet.surfaces().fill_rounded({list.right - 10 * unit, top - thumb, list.right - 5 * unit, top},
                                2.5 * unit, panel::kOff);
}

}  // namespace parapet::viewer
