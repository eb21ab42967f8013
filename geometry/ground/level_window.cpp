#include "geometry/ground/level_window.h"

#include <algorithm>
#include <cstdlib>

namespace parapet {

LevelWindow::LevelWindow(const Columns& columns, const FootingNeeds& needs, Column first,
                         Column end)
    : level_step_(needs.level_step) {
  const auto width = static_cast<std::size_t>(end.x - first.x);
  const auto depth = static_cast<std::size_t>(end.y - first.y);
  std::vector<std::uint32_t> starts{0};
  starts.reserve(width * depth + 1);
  for (int y = first.y; y < end.y; ++y) {
    for (int x = first.x; x < end.x; ++x) {
      const auto spans = columns.spans({x, y});
      for (std::size_t n = 0; n < spans.size(); ++n) {
        const bool has_room =
            n + 1 == spans.size() || spans[n + 1].bottom - spans[n].top >= needs.clearance;
        if (!has_room) continue;
        const auto number = columns.first_number({x, y}) + static_cast<std::uint32_t>(n);
        tops_.push_back({{x, y}, number, spans[n].top});
      }
      starts.push_back(static_cast<std::uint32_t>(tops_.size()));
    }
  }
  east_.assign(tops_.size(), kNone);
  west_.assign(tops_.size(), kNone);
  south_.assign(tops_.size(), kNone);
  north_.assign(tops_.size(), kNone);
  for (std::size_t cell = 0; cell < width * depth; ++cell) {
    if (cell % width + 1 < width) {
      join(starts[cell], starts[cell + 1], starts[cell + 1], starts[cell + 2], east_, west_);
    }
    if (cell + width < width * depth) {
      join(starts[cell], starts[cell + 1], starts[cell + width], starts[cell + width + 1], south_,
           north_);
    }
  }
}

std::uint32_t LevelWindow::level_with(std::uint32_t top, std::uint32_t begin,
                                      std::uint32_t end) const {
  std::uint32_t nearest = kNone;
  std::int32_t distance = level_step_;
  for (std::uint32_t other = begin; other < end; ++other) {
    const std::int32_t here = std::abs(tops_[other].height - tops_[top].height);
    const bool is_nearer = here < distance || (here == distance && nearest != kNone);
    if (!is_nearer) continue;
    nearest = other;
    distance = here;
  }
  return nearest;
}

void LevelWindow::join(std::uint32_t begin_a, std::uint32_t end_a, std::uint32_t begin_b,
                       std::uint32_t end_b, std::vector<std::uint32_t>& forward,
                       std::vector<std::uint32_t>& back) {
  for (std::uint32_t top = begin_a; top < end_a; ++top) {
    const std::uint32_t other = level_with(top, begin_b, end_b);
    if (other == kNone || level_with(other, begin_a, end_a) != top) continue;
    forward[top] = other;
    back[other] = top;
  }
}

std::vector<bool> LevelWindow::in_level_square(int side) const {
  if (side <= 1) return std::vector<bool>(tops_.size(), true);
  // The greatest square of level blocks, each of two by two columns, that ends at the top in the
  // south-east; a square of n blocks is one of n + 1 columns.
  std::vector<int> blocks(tops_.size(), 0);
  for (std::size_t n = 0; n < tops_.size(); ++n) {
    const std::uint32_t west = west_[n];
    const std::uint32_t north = north_[n];
    if (west == kNone || north == kNone) continue;
    const std::uint32_t corner = north_[west];
    if (corner == kNone || corner != west_[north]) continue;
    blocks[n] = 1 + std::min({blocks[west], blocks[north], blocks[corner]});
  }
  // How many more columns west, then north, belong to such a square.
  std::vector<int> along(tops_.size(), 0);
  for (std::size_t n = tops_.size(); n-- > 0;) {
    along[n] = blocks[n] >= side - 1 ? side : 0;
    if (east_[n] != kNone) along[n] = std::max(along[n], along[east_[n]] - 1);
  }
  std::vector<bool> inside(tops_.size());
  for (std::size_t n = tops_.size(); n-- > 0;) {
    along[n] = along[n] > 0 ? side : 0;
    if (south_[n] != kNone) along[n] = std::max(along[n], along[south_[n]] - 1);
    inside[n] = along[n] > 0;
  }
  return inside;
}

}  // namespace parapet
