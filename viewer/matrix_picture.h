#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "geometry/numbers/result.h"

namespace parapet::viewer {

// Puts a table of width x height 8-bit pixels into a PNG file, row by row from the top: one byte a
// pixel is grey, three are red, green, blue. The file appears whole or not at all.
// Errors: "bad-picture" (sizes that do not fit), "no-graphics" (no PNG writer), "no-folder",
// "cannot-write".
Result<void> write_matrix_picture(const std::string& path, int width, int height,
                                  std::span<const std::uint8_t> pixels);

}  // namespace parapet::viewer
