#include "scans/read/columns_of_text.h"

#include <algorithm>
#include <limits>
#include <string>
#include <utility>

#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

constexpr bool parts(char c, const ColumnStyle& style) noexcept {
  return c == ';' || c == '|' || (c == ',' && !style.decimal_comma);
}

constexpr bool is_quote(char c) noexcept { return c == '"' || c == '\''; }

// "x [m]" or "//X" in small letters and without what is around it.
std::string plain_name(std::string_view column) {
  std::string name;
  for (const char c : column) {
    if (c == '(' || c == '[') break;
    if (c >= 'A' && c <= 'Z') {
      name += static_cast<char>(c - 'A' + 'a');
    } else if ((c >= 'a' && c <= 'z') || c == '_' || is_digit(c)) {
      name += c;
    }
  }
  return name;
}

std::optional<std::size_t> column_of(const std::vector<std::string>& columns,
                                     const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const auto found = std::find(columns.begin(), columns.end(), name);
    if (found != columns.end()) return static_cast<std::size_t>(found - columns.begin());
  }
  return std::nullopt;
}

// Blanks belong to names where anything else parts them.
std::vector<std::string_view> header_columns(std::string_view header) {
  const std::size_t parting = header.find_first_of(",;|\t");
  std::vector<std::string_view> columns;
  if (parting == std::string_view::npos) {
    split_columns(header, {}, columns);
    return columns;
  }
  const std::string_view by = header.substr(parting, 1);
  for (std::size_t at = 0; at <= header.size();) {
    const std::size_t end = std::min(header.find(by, at), header.size());
    columns.push_back(header.substr(at, end - at));
    at = end + 1;
  }
  return columns;
}

}  // namespace

void split_columns(std::string_view line, const ColumnStyle& style,
                   std::vector<std::string_view>& columns) {
  columns.clear();
  std::size_t at = 0;
  const auto skip_blanks = [&] {
    while (at < line.size() && is_blank(line[at])) ++at;
  };
  skip_blanks();
  while (at < line.size()) {
    const std::size_t begin = at;
    const std::size_t closing =
        is_quote(line[at]) ? line.find(line[at], at + 1) : std::string_view::npos;
    if (closing != std::string_view::npos) {
      columns.push_back(line.substr(begin + 1, closing - begin - 1));
      at = closing + 1;
    } else {
      while (at < line.size() && !is_blank(line[at]) && !parts(line[at], style)) ++at;
      columns.push_back(line.substr(begin, at - begin));
    }
    skip_blanks();
    if (at < line.size() && parts(line[at], style)) {
      ++at;
      skip_blanks();
    }
  }
}

std::optional<double> column_number(std::string_view column, const ColumnStyle& style) {
  if (column.empty()) return std::numeric_limits<double>::quiet_NaN();
  if (!style.decimal_comma) return number_of(column);
  std::string text(column);
  std::replace(text.begin(), text.end(), ',', '.');
  return number_of(text);
}

bool is_remark(std::string_view line) noexcept {
  const auto begin =
      std::find_if(line.begin(), line.end(), [](char c) { return !is_blank(c) && c != '\0'; });
  if (begin == line.end()) return true;
  const std::string_view rest = line.substr(static_cast<std::size_t>(begin - line.begin()));
  return rest[0] == '#' || rest[0] == '%' || rest.substr(0, 2) == "//";
}

bool has_decimal_commas(const std::vector<std::string_view>& lines) {
  const ColumnStyle with_commas{true, {0, 1, 2}};
  std::vector<std::string_view> columns;
  bool seen = false;
  for (const std::string_view line : lines) {
    split_columns(line, with_commas, columns);
    if (columns.size() < 3) return false;
    for (const std::string_view column : columns) {
      if (column.find('.') != std::string_view::npos) return false;
      const std::size_t comma = column.find(',');
      if (comma == std::string_view::npos) continue;
      const bool between = comma > 0 && comma + 1 < column.size() && is_digit(column[comma - 1]) &&
                           is_digit(column[comma + 1]);
      if (!between || column.find(',', comma + 1) != std::string_view::npos) return false;
      seen = true;
    }
  }
  return seen;
}

std::optional<std::array<std::size_t, 3>> named_columns(std::string_view header) {
  std::vector<std::string> columns;
  for (const std::string_view column : header_columns(header)) {
    std::string name = plain_name(column);
    const bool is_blank_column = std::all_of(column.begin(), column.end(), is_blank);
    // What has no letters, as the sign of a remark, is no column; one without a name is.
    if (!name.empty() || is_blank_column) columns.push_back(std::move(name));
  }
  const auto x = column_of(columns, {"x", "easting", "east", "pos_x", "position_x", "coordx"});
  const auto y = column_of(columns, {"y", "northing", "north", "pos_y", "position_y", "coordy"});
  const auto z =
      column_of(columns, {"z", "height", "elevation", "altitude", "pos_z", "position_z", "coordz"});
  if (!x || !y || !z) return std::nullopt;
  return std::array<std::size_t, 3>{*x, *y, *z};
}

}  // namespace parapet::scans
