#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::cli {

// A table as a picture: a square a pair, rows those who see. Sight within a group blue, between
// groups orange.
class TablePicture {
 public:
  static constexpr std::size_t kMost = 8192;  // rows

  explicit TablePicture(std::size_t rows);

  void set(std::size_t from, std::size_t to, bool sees, bool same_group);

  // Errors: those of viewer::write_matrix_picture.
  Result<void> write(const std::string& path) const;

 private:
  std::size_t scale_;
  std::size_t side_;
  std::vector<std::uint8_t> pixels_;
};

}  // namespace parapet::cli
