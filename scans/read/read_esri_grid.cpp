#include "scans/read/read_esri_grid.h"

#include <utility>

#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {

bool is_esri_grid(std::string_view bytes) {
  return same_word(TextWords(bytes.substr(0, 64)).next(), "ncols");
}

Result<Scan> read_esri_grid(std::string_view bytes, const std::string& path,
                            const ReadLimits& limits) {
  double columns = 0;
  double rows = 0;
  double no_data = -9999;
  Heights heights;
  TextWords words(bytes);
  std::size_t first_number = 0;
  std::string_view word = words.next();
  for (; !word.empty() && !number_of(word); word = words.next()) {
    const auto number = number_of(words.next());
    if (!number) return bad_scan(path, words.place(), quoted(word), "a key and a number");
    if (same_word(word, "ncols")) columns = *number;
    if (same_word(word, "nrows")) rows = *number;
    if (same_word(word, "nodata_value")) no_data = *number;
    if (same_word(word, "cellsize")) heights.spacing_x = heights.spacing_y = *number;
    if (same_word(word, "dx")) heights.spacing_x = *number;
    if (same_word(word, "dy")) heights.spacing_y = *number;
    first_number = words.position();
  }
  const auto is_side = [](double side) {
    return side >= 2 && side <= 1e6 && side == static_cast<int>(side);
  };
  const auto is_spacing = [](double spacing) { return spacing > 1e-12 && spacing < 1e9; };
  if (!is_side(columns) || !is_side(rows) || !is_spacing(heights.spacing_x) ||
      !is_spacing(heights.spacing_y)) {
    return bad_scan(path, {}, "a head without a sound ncols, nrows and cellsize",
                    "2 columns and rows at least, cells larger than 0");
  }
  heights.columns = static_cast<int>(columns);
  heights.rows = static_cast<int>(rows);
  const auto count = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
  if (count > limits.most_points) {
    return over_limit(path, {}, std::to_string(count) + " heights",
                      "at most " + std::to_string(limits.most_points));
  }
  if ((bytes.size() - first_number) / 2 + 1 < count) {
    return bad_scan(path, {}, "fewer numbers", std::to_string(count) + " heights");
  }
  heights.heights.reserve(count);
  words.go_to(first_number);
  for (std::size_t n = 0; n < count; ++n) {
    word = words.next();
    const auto number = number_of(word);
    if (!number) return bad_scan(path, words.place(), quoted(word), "a height");
    if (*number == no_data || !is_coordinate(*number)) {
      heights.heights.emplace_back();
    } else {
      heights.heights.emplace_back(*number);
    }
  }
  Scan scan;
  scan.format = "Esri ASCII grid";
  scan.up = UpAxis::z;
  scan.shape = std::move(heights);
  return scan;
}

}  // namespace parapet::scans
