#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::scans {

struct PcdField {
  std::string_view name;
  std::size_t size = 4;
  char type = 'F';
  std::size_t count = 1;
};

struct PcdHeader {
  std::vector<PcdField> fields;
  std::size_t width = 0;
  std::size_t height = 1;
  std::optional<std::size_t> points;
  bool turned = false;  // the sensor does not stand at the origin, upright
  std::string_view data;
  std::size_t begin = 0;  // of the data
  std::size_t line = 0;   // of DATA
};

// Up to the line DATA. Views into `bytes`.
// Errors: "bad-scan" with the line.
Result<PcdHeader> read_pcd_header(std::string_view bytes, const std::string& path);

// Where x, y and z lie in a point: the numbers of their fields, columns and bytes.
struct PcdAxes {
  std::array<std::size_t, 3> field{};
  std::array<std::size_t, 3> column{};
  std::array<std::size_t, 3> offset{};
  std::size_t columns = 0;
  std::size_t stride = 0;
};

// Errors: "bad-scan" where one of them is missing or of a kind that PCD does not know.
Result<PcdAxes> pcd_axes(const PcdHeader& header, const std::string& path);

// Of a line, parted by blanks.
std::vector<std::string_view> pcd_words(std::string_view line);

}  // namespace parapet::scans
