#include "viewer/window/panels/button_bar.h"

#include <algorithm>

#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 12;  // in units
constexpr double kGap = 6;
constexpr double kRow = 36;
constexpr double kColumnRow = 33;
constexpr double kHigh = 28;
constexpr double kType = 13;
constexpr double kKeyType = 11;

struct Sized {
  const BarButton* button;
  double key = 0;  // width of its tag
  double whole = 0;
};

using Row = std::vector<Sized>;

Sized sized_for(const BarButton& button, const Type& type, double unit) {
  const double key = type.width(button.key, kKeyType * unit, Face::bold) + 10 * unit;
  return {&button, key, key + type.width(button.name, kType * unit, Face::bold) + 22 * unit};
}

double width_of(const Row& row, double unit) {
  double width = 0;
  for (const Sized& sized : row) width += sized.whole;
  return row.empty() ? 0 : width + static_cast<double>(row.size() - 1) * kGap * unit;
}

std::vector<Row> in_rows(const std::vector<BarButton>& buttons, const Type& type, double unit,
                         double room) {
  std::vector<Row> rows(1);
  for (const BarButton& button : buttons) {
    const Sized sized = sized_for(button, type, unit);
    if (!rows.back().empty() && width_of(rows.back(), unit) + kGap * unit + sized.whole > room) {
      rows.emplace_back();
    }
    rows.back().push_back(sized);
  }
  return rows;
}

void draw_button(Sheet& sheet, Acts& acts, const Sized& sized, const PageRect& rect) {
  const double unit = sheet.unit();
  const BarButton& button = *sized.button;
  const double left = rect.left;
  const double middle = (rect.bottom + rect.top) / 2;
  const Colour ink = button.is_on ? colours::kWhite : button.is_off ? panel::kOff : colours::kInk;
  sheet.card(rect, 7 * unit, button.is_on ? colours::kInk : panel::kButton,
             button.is_on ? colours::kInk : panel::kRim);
  const PageRect tag{left + 6 * unit, middle - 9 * unit, left + 6 * unit + sized.key,
                     middle + 9 * unit};
  sheet.surfaces().fill_rounded(tag, 4 * unit, button.is_on ? rgb(0x4A505A) : colours::kWhite);
  sheet.text(button.key, {(tag.left + tag.right) / 2, middle}, kKeyType * unit,
             button.is_on    ? colours::kWhite
             : button.is_off ? panel::kOff
                             : colours::kInkSoft,
             Face::bold, Align::centre);
  sheet.text(button.name, {tag.right + 7 * unit, middle}, kType * unit, ink, Face::bold);
  acts.add(rect, button.act);
}

}  // namespace

std::size_t rows_of(const std::vector<BarButton>& buttons, const Type& type, double unit,
                    double width) {
  return in_rows(buttons, type, unit, width - 2 * kMargin * unit).size();
}

void draw_bar(Sheet& sheet, Acts& acts, const PageRect& room,
              const std::vector<BarButton>& buttons) {
  const double unit = sheet.unit();
  sheet.surfaces().fill_rect(room, panel::kBar);
  sheet.surfaces().fill_rect({room.left, room.top - 1, room.right, room.top}, panel::kRim);
  acts.add(room, Nothing{});
  double middle = room.top - (kRow / 2 + 4) * unit;
  for (const Row& row : in_rows(buttons, sheet.type(), unit, room.width() - 2 * kMargin * unit)) {
    double left = room.left + kMargin * unit;
    for (const Sized& sized : row) {
      draw_button(sheet, acts, sized,
                  {left, middle - kHigh / 2 * unit, left + sized.whole, middle + kHigh / 2 * unit});
      left += sized.whole + kGap * unit;
    }
    middle -= kRow * unit;
  }
}

double column_height(std::size_t buttons, double unit) {
  return (static_cast<double>(buttons) * kColumnRow + 12) * unit;
}

void draw_column(Sheet& sheet, Acts& acts, const PageRect& room,
                 const std::vector<BarButton>& buttons) {
  const double unit = sheet.unit();
  sheet.surfaces().fill_rect(room, panel::kSide);
  sheet.surfaces().fill_rect({room.right - 1, room.bottom, room.right, room.top}, panel::kRim);
  acts.add(room, Nothing{});
  double middle = room.top - (kColumnRow / 2 + 6) * unit;
  for (const BarButton& button : buttons) {
    draw_button(sheet, acts, sized_for(button, sheet.type(), unit),
                {room.left + 7 * unit, middle - kHigh / 2 * unit, room.right - 8 * unit,
                 middle + kHigh / 2 * unit});
    middle -= kColumnRow * unit;
  }
}

}  // namespace parapet::viewer
