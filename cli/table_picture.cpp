#include "cli/table_picture.h"

#include <algorithm>

#include "viewer/matrix_picture.h"

namespace parapet::cli {
namespace {

constexpr std::size_t kLeastPixels = 640;  // of the picture's side

}  // namespace

TablePicture::TablePicture(std::size_t rows)
    : scale_(std::max<std::size_t>(1, kLeastPixels / std::max<std::size_t>(1, rows))),
      side_(rows * scale_),
      pixels_(side_ * side_ * 3) {}

void TablePicture::set(std::size_t from, std::size_t to, bool sees, bool same_group) {
  constexpr std::uint8_t kNone[3] = {243, 241, 236};
  constexpr std::uint8_t kWithin[3] = {52, 108, 176};
  constexpr std::uint8_t kAcross[3] = {221, 129, 44};
  constexpr std::uint8_t kSelf[3] = {40, 44, 52};
  const std::uint8_t* colour = from == to ? kSelf : !sees ? kNone : same_group ? kWithin : kAcross;
  for (std::size_t y = from * scale_; y < (from + 1) * scale_; ++y) {
    for (std::size_t x = to * scale_; x < (to + 1) * scale_; ++x) {
      std::copy_n(colour, 3, pixels_.begin() + static_cast<std::ptrdiff_t>((y * side_ + x) * 3));
    }
  }
}

Result<void> TablePicture::write(const std::string& path) const {
  return viewer::write_matrix_picture(path, static_cast<int>(side_), static_cast<int>(side_),
                                      pixels_);
}

}  // namespace parapet::cli
