#include "viewer/window/panels/help_panel.h"

#include <algorithm>

#include "viewer/window/panels/layout.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

constexpr double kType = 13.5;  // these in units
constexpr double kPitch = 18;   // of the lines of one row
constexpr double kBetweenRows = 6;
constexpr double kGroup = 30;  // a group's heading
constexpr double kHeading = 54;
constexpr double kMargin = 24;
constexpr double kKeys = 148;  // width of the keys
constexpr double kColumn = 360;

struct SetRow {
  const HelpRow* row;
  bool starts_group = false;
  std::vector<std::string> keys;  // in lines
  std::vector<std::string> words;
  double height = 0;
};

std::string keys_text(const std::vector<std::string>& keys) {
  std::string text;
  for (const std::string& key : keys) text += (text.empty() ? "" : ",  ") + key;
  return text;
}

// All rows, with the place where each column ends.
struct SetHelp {
  double unit = 1;
  std::vector<SetRow> rows;
  std::vector<std::size_t> ends;  // of the columns
  double height = 0;              // of the highest column
};

std::vector<SetRow> set_rows(const Type& type, const std::vector<HelpRow>& rows, double unit) {
  std::vector<SetRow> set;
  for (const HelpRow& row : rows) {
    SetRow next{&row, set.empty() || set.back().row->group != row.group, {}, {}, 0};
    next.keys = type.wrap(keys_text(row.keys), kType * unit, Face::bold, (kKeys - 14) * unit);
    next.words =
        type.wrap(row.words, kType * unit, Face::plain, (kColumn - kKeys - kMargin) * unit);
    next.height = (static_cast<double>(std::max(next.keys.size(), next.words.size())) * kPitch +
                   kBetweenRows) *
                  unit;
    set.push_back(std::move(next));
  }
  return set;
}

// Columns of at most that height; a group's heading is repeated where its column goes on.
bool break_into_columns(SetHelp& help, std::size_t columns, double most) {
  help.ends.clear();
  help.height = 0;
  double used = 0;
  for (std::size_t n = 0; n < help.rows.size(); ++n) {
    const SetRow& row = help.rows[n];
    double need = row.height + (row.starts_group || used == 0 ? kGroup * help.unit : 0);
    if (used > 0 && used + need > most) {
      help.ends.push_back(n);
      used = 0;
      need = row.height + kGroup * help.unit;
    }
    used += need;
    help.height = std::max(help.height, used);
  }
  help.ends.push_back(help.rows.size());
  return help.ends.size() <= columns && help.height <= most;
}

// The lowest card in which they fit.
SetHelp set_help(const Sheet& sheet, const PageRect& window, const std::vector<HelpRow>& rows) {
  SetHelp help;
  for (double unit = sheet.unit();; unit *= 0.95) {
    help.unit = unit;
    help.rows = set_rows(sheet.type(), rows, unit);
    const double room = window.height() - (2 * 16 + kHeading + kMargin) * unit;
    const auto columns = static_cast<std::size_t>(
        std::clamp((window.width() - 2 * 16 * unit - kMargin * unit) / (kColumn * unit), 1.0, 3.0));
    const bool fits = break_into_columns(help, columns, room);
    if (!fits && unit > sheet.unit() * 0.6) continue;
    if (fits) {
      double low = room / 4;
      double high = room;
      for (int step = 0; step < 12; ++step) {
        const double middle = (low + high) / 2;
        (break_into_columns(help, columns, middle) ? high : low) = middle;
      }
      break_into_columns(help, columns, high);
    }
    return help;
  }
}

void draw_row(Sheet& sheet, const SetRow& row, double left, double y, double unit) {
  double line = y;
  for (const std::string& keys : row.keys) {
    sheet.text(keys, {left, line - kPitch / 2 * unit}, kType * unit, colours::kInk, Face::bold);
    line -= kPitch * unit;
  }
  line = y;
  for (const std::string& words : row.words) {
    sheet.text(words, {left + kKeys * unit, line - kPitch / 2 * unit}, kType * unit, colours::kInk);
    line -= kPitch * unit;
  }
}

}  // namespace

PageRect draw_help(Sheet& sheet, const PageRect& window, const std::string& heading,
                   const std::vector<HelpRow>& rows) {
  const SetHelp help = set_help(sheet, window, rows);
  const double unit = help.unit;
  sheet.surfaces().fill_rect(window, panel::kVeil);
  const PageRect card =
      card_in(window, unit, static_cast<double>(help.ends.size()) * kColumn + kMargin,
              help.height / unit + kHeading + kMargin);
  sheet.card(card, 10 * unit, panel::kBar, panel::kRim);
  const double left = card.left + kMargin * unit;
  sheet.text(heading, {left, card.top - 30 * unit}, 20 * unit, colours::kInk, Face::bold);
  std::size_t n = 0;
  for (std::size_t column = 0; column < help.ends.size(); ++column) {
    const double x = left + static_cast<double>(column) * kColumn * unit;
    double y = card.top - kHeading * unit;
    for (const std::size_t first = n; n < help.ends[column]; ++n) {
      const SetRow& row = help.rows[n];
      if (row.starts_group || n == first) {
        sheet.text(row.row->group, {x, y - kGroup * 0.55 * unit}, 12.5 * unit, panel::kFocus,
                   Face::bold);
        sheet.surfaces().fill_rect({x, y - (kGroup - 3) * unit, x + (kColumn - kMargin) * unit,
                                    y - (kGroup - 3) * unit + 1},
                                   panel::kRim);
        y -= kGroup * unit;
      }
      draw_row(sheet, row, x, y, unit);
      y -= row.height;
    }
  }
  return card;
}

}  // namespace parapet::viewer
