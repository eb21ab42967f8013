#include "scans/read/read_xyz.h"

#include <algorithm>
#include <utility>

#include "scans/read/columns_of_text.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kSample = 100;       // lines that show how numbers are written
constexpr std::size_t kMostHeaders = 100;  // lines before the first point

// What stands before the points.
struct Opening {
  ColumnStyle style;
  std::size_t headers = 0;             // lines that are no points
  std::optional<long long> count;      // of points, as the file says
  bool is_ptx = false;                 // opens with two counts, a row each
  std::optional<std::string> no_data;  // the first line, where nothing can be read
};

bool starts_with_numbers(const std::vector<std::string_view>& columns, const ColumnStyle& style) {
  if (columns.size() < 3) return false;
  return std::all_of(style.columns.begin(), style.columns.end(), [&](std::size_t column) {
    return column < columns.size() && column_number(columns[column], style).has_value();
  });
}

Opening opening_of(std::string_view bytes) {
  Opening opening;
  std::vector<std::string_view> sample;
  std::vector<std::string_view> columns;
  std::size_t counts = 0;
  TextLines lines(bytes);
  while (!lines.at_end() && sample.size() < kSample) {
    const std::string_view line = lines.next();
    if (sample.empty() && lines.number() > kMostHeaders) break;
    if (is_remark(line)) {
      if (sample.empty()) {
        if (const auto named = named_columns(line)) opening.style.columns = *named;
      }
      continue;
    }
    split_columns(line, {}, columns);
    const auto count = columns.size() == 1 ? whole_number_of(columns[0]) : std::nullopt;
    if (sample.empty() && count) {
      opening.headers = lines.number();
      opening.count = count;
      opening.is_ptx = ++counts == 2;
      if (opening.is_ptx) return opening;
      continue;
    }
    if (sample.empty()) {
      const auto named = named_columns(line);
      const bool decimal_comma = has_decimal_commas({line});
      const ColumnStyle style{decimal_comma, {0, 1, 2}};
      split_columns(line, style, columns);
      if (named || !starts_with_numbers(columns, style)) {
        if (named) opening.style.columns = *named;
        if (!opening.no_data) opening.no_data = quoted(line);
        opening.headers = lines.number();
        continue;
      }
    }
    sample.push_back(line);
  }
  opening.style.decimal_comma = has_decimal_commas(sample);
  if (!sample.empty()) opening.no_data.reset();
  return opening;
}

void tell(const Opening& opening, std::size_t lost, std::size_t points,
          std::vector<std::string>& notes) {
  if (opening.style.decimal_comma) {
    notes.push_back("Its numbers are written with decimal commas, and were read so.");
  }
  if (lost > 0) {
    notes.push_back(counted(lost, "point") + " without a place, or with one beyond all measure, " +
                    (lost == 1 ? "was" : "were") + " left out.");
  }
  const std::size_t all = points + lost;
  const bool holds =
      opening.count.value_or(-1) >= 0 && static_cast<std::size_t>(*opening.count) == all;
  if (opening.count && !holds) {
    notes.push_back("The file says that it has " + std::to_string(*opening.count) +
                    " points, and has " + std::to_string(all) + ".");
  }
}

}  // namespace

Result<Scan> read_xyz(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  bytes = without_mark(bytes);
  const Opening opening = opening_of(bytes);
  if (opening.is_ptx) {
    return not_read(path, "a list of points by stations (PTX)",
                    "one list of points: export XYZ, PTS or PLY");
  }
  const ColumnStyle& style = opening.style;
  const std::size_t needed = 1 + *std::max_element(style.columns.begin(), style.columns.end());
  Cloud cloud;
  std::size_t lost = 0;
  bool cut = false;
  std::vector<std::string_view> columns;
  TextLines lines(bytes);
  while (!lines.at_end()) {
    const std::string_view line = lines.next();
    if (lines.number() <= opening.headers || is_remark(line)) continue;
    split_columns(line, style, columns);
    const bool is_last = lines.at_end() && bytes.back() != '\n' && bytes.back() != '\r';
    if (columns.size() == 1 && column_number(columns[0], style) && !is_last) continue;  // a count
    if (columns.size() < needed) {
      if (is_last && !cloud.points.empty()) {
        cut = true;
        break;
      }
      return bad_scan(path, lines.place(), quoted(line), "x, y and z");
    }
    Vector3 point;
    double* const axes[3] = {&point.x, &point.y, &point.z};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const std::string_view column = columns[style.columns[axis]];
      const auto number = column_number(column, style);
      if (!number) return bad_scan(path, lines.place(), quoted(column), "a number");
      *axes[axis] = *number;
    }
    if (!is_coordinate(point.x) || !is_coordinate(point.y) || !is_coordinate(point.z)) {
      ++lost;
      continue;
    }
    if (cloud.points.size() == limits.most_points) {
      return over_limit(path, lines.place(), "more points",
                        "at most " + std::to_string(limits.most_points));
    }
    cloud.points.push_back(point);
  }
  if (cloud.points.empty()) {
    return bad_scan(path, {}, opening.no_data.value_or("no point"), "a line of x, y and z");
  }
  Scan scan;
  scan.format = "list of points";
  tell(opening, lost, cloud.points.size(), scan.notes);
  if (cut) scan.notes.push_back("The last line is cut off, and was left out.");
  scan.shape = std::move(cloud);
  return scan;
}

}  // namespace parapet::scans
