#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace parapet::scans {

// How a list of points is written.
struct ColumnStyle {
  bool decimal_comma = false;                   // 1,5 is one and a half; no comma parts columns
  std::array<std::size_t, 3> columns{0, 1, 2};  // of x, y and z
};

// The columns of a line. Blanks, commas, semicolons and bars part them, several blanks as one; two
// commas with nothing in between have an empty column between them. Quotes are taken off.
void split_columns(std::string_view line, const ColumnStyle& style,
                   std::vector<std::string_view>& columns);

// Of a column: a comma is read as a point where the style says so. Nothing if it is no number; an
// empty column is not a number ("nan").
std::optional<double> column_number(std::string_view column, const ColumnStyle& style);

// Does the line speak of nothing: blank, or a remark?
bool is_remark(std::string_view line) noexcept;

// Do these lines write numbers with commas? Only where no number has a point, and no line could be
// read with commas between its columns alone.
bool has_decimal_commas(const std::vector<std::string_view>& lines);

// Which columns a header names x, y and z ("X", "x [m]", "Easting", ...). Nothing if not all three.
std::optional<std::array<std::size_t, 3>> named_columns(std::string_view header);

}  // namespace parapet::scans
