#include "scans/read/read_ter.h"

#include <cmath>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/read_faults.h"

namespace parapet::scans {

bool is_ter(std::string_view bytes) { return bytes.substr(0, 16) == "TERRAGENTERRAIN "; }

Result<Scan> read_ter(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  ByteCursor cursor(bytes, ByteOrder::little);
  if (cursor.take(16) != "TERRAGENTERRAIN ") {
    return bad_scan(path, "byte 0", "other words", "TERRAGENTERRAIN");
  }
  std::size_t columns = 0;
  std::size_t rows = 0;
  double across_x = 30;  // metres between two heights, where the file does not say
  double across_y = 30;
  double up = 30;
  while (true) {
    const std::string place = cursor.place();
    const std::string_view chunk = cursor.take(4);
    if (!cursor.ok() || chunk == "EOF ") {
      return bad_scan(path, place, "the end of the file", "heights (a chunk ALTW)");
    }
    if (chunk == "ALTW") break;
    if (chunk == "SIZE") {
      columns = rows = cursor.next<std::uint16_t>() + std::size_t{1};
      cursor.skip(2);
    } else if (chunk == "XPTS") {
      columns = cursor.next<std::uint16_t>();
      cursor.skip(2);
    } else if (chunk == "YPTS") {
      rows = cursor.next<std::uint16_t>();
      cursor.skip(2);
    } else if (chunk == "SCAL") {
      across_x = static_cast<double>(cursor.next<float>());
      across_y = static_cast<double>(cursor.next<float>());
      up = static_cast<double>(cursor.next<float>());
    } else if (chunk == "CRAD" || chunk == "CRVM") {
      cursor.skip(4);
    } else {
      return bad_scan(path, place, quoted(chunk), "a chunk of a Terragen file");
    }
  }
  const auto fits = [](double length) { return length > 0 && length < 1e9; };
  if (columns < 2 || rows < 2 || !fits(across_x) || !fits(across_y) || !fits(up)) {
    return bad_scan(path, {}, counted(columns, "column") + ", " + counted(rows, "row"),
                    "a grid of 2 by 2 at least, its scale larger than 0");
  }
  if (columns * rows > limits.most_points) {
    return over_limit(path, {}, std::to_string(columns) + " x " + std::to_string(rows) + " heights",
                      "at most " + std::to_string(limits.most_points));
  }
  const double scale = cursor.next<std::int16_t>() / 65536.0;
  const double base = cursor.next<std::int16_t>();
  if (cursor.left() / 2 < columns * rows) {
    return bad_scan(path, cursor.place(), counted(cursor.left(), "byte"),
                    std::to_string(2 * columns * rows) + " of heights");
  }
  Heights heights;
  heights.columns = static_cast<int>(columns);
  heights.rows = static_cast<int>(rows);
  heights.spacing_x = across_x;
  heights.spacing_y = across_y;
  heights.heights.resize(columns * rows);
  for (std::size_t row = rows; row-- > 0;) {
    for (std::size_t column = 0; column < columns; ++column) {
      heights.heights[row * columns + column] = up * (base + scale * cursor.next<std::int16_t>());
    }
  }
  Scan scan;
  scan.format = "Terragen heights";
  scan.shape = std::move(heights);
  scan.unit_mm = 1000;
  scan.up = UpAxis::z;
  return scan;
}

}  // namespace parapet::scans
