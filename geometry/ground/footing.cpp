#include "geometry/ground/footing.h"

#include <algorithm>

namespace parapet {
namespace {

// Squares beyond this reach over all the terrain from any column: two of them decide.
constexpr int kEndlessSide = 4096;
static_assert(std::int64_t{kEndlessSide} * kEndlessSide == std::int64_t{1} << 24);

constexpr int kTileSide = 64;

Column clamped(Column at, Column first, Column end) {
  return {std::clamp(at.x, first.x, end.x), std::clamp(at.y, first.y, end.y)};
}

}  // namespace

Footing::Footing(const Columns& columns, const FootingNeeds& needs, int wide)
    : columns_(columns), needs_(needs), wide_(wide), is_wide_(columns.span_count(), false) {
  const int width = columns.end().x - columns.first().x;
  const int depth = columns.end().y - columns.first().y;
  // A tile is worked out with all that a square may reach around it, so it must not be small
  // compared with a square.
  const int margin = std::min(wide - 1, std::max(width, depth));
  tile_side_ = std::max(kTileSide, 2 * margin);
  tiles_across_ = width / tile_side_ + 1;
  const int tiles_down = depth / tile_side_ + 1;
  known_tiles_.assign(
      static_cast<std::size_t>(tiles_across_) * static_cast<std::size_t>(tiles_down), false);
}

bool Footing::has_room(Foothold at) const {
  const auto spans = columns_.spans(at.at);
  if (at.level >= spans.size()) return false;
  return at.level + 1 == spans.size() ||
         spans[at.level + 1].bottom - spans[at.level].top >= needs_.clearance;
}

bool Footing::is_wide(Foothold at) {
  if (at.level >= columns_.spans(at.at).size()) return false;
  const Column tile{(at.at.x - columns_.first().x) / tile_side_,
                    (at.at.y - columns_.first().y) / tile_side_};
  const auto index = static_cast<std::size_t>(tile.y) * static_cast<std::size_t>(tiles_across_) +
                     static_cast<std::size_t>(tile.x);
  if (!known_tiles_[index]) {
    work_out_tile(tile);
    known_tiles_[index] = true;
  }
  return is_wide_[columns_.first_number(at.at) + at.level];
}

void Footing::work_out_tile(Column tile) {
  const Column first{columns_.first().x + tile.x * tile_side_,
                     columns_.first().y + tile.y * tile_side_};
  const Column end{first.x + tile_side_, first.y + tile_side_};
  const int width = columns_.end().x - columns_.first().x;
  const int depth = columns_.end().y - columns_.first().y;
  if (wide_ > std::min(width, depth)) return;  // no square of that side fits
  const int margin = wide_ - 1;
  const LevelWindow window(
      columns_, needs_,
      clamped({first.x - margin, first.y - margin}, columns_.first(), columns_.end()),
      clamped({end.x + margin, end.y + margin}, columns_.first(), columns_.end()));
  const std::vector<bool> inside = window.in_level_square(wide_);
  for (std::size_t n = 0; n < inside.size(); ++n) {
    const LevelWindow::Top& top = window.tops()[n];
    const bool is_of_tile =
        first.x <= top.at.x && top.at.x < end.x && first.y <= top.at.y && top.at.y < end.y;
    if (inside[n] && is_of_tile) is_wide_[top.number] = true;
  }
}

std::vector<bool> Footing::in_level_square(std::span<const Foothold> tops, int side) const {
  std::vector<bool> result(tops.size(), false);
  const int width = columns_.end().x - columns_.first().x;
  const int depth = columns_.end().y - columns_.first().y;
  if (tops.empty() || side > std::min(width, depth)) return result;
  Column first = tops.front().at;
  Column last = first;
  for (const Foothold& top : tops) {
    first = {std::min(first.x, top.at.x), std::min(first.y, top.at.y)};
    last = {std::max(last.x, top.at.x), std::max(last.y, top.at.y)};
  }
  const LevelWindow window(
      columns_, needs_,
      clamped({first.x - side + 1, first.y - side + 1}, columns_.first(), columns_.end()),
      clamped({last.x + side, last.y + side}, columns_.first(), columns_.end()));
  const std::vector<bool> inside = window.in_level_square(side);
  // Spans are numbered row by row, and so are the tops of the window.
  for (std::size_t n = 0; n < tops.size(); ++n) {
    if (tops[n].level >= columns_.spans(tops[n].at).size()) continue;
    const std::uint32_t number = columns_.first_number(tops[n].at) + tops[n].level;
    const auto found = std::lower_bound(
        window.tops().begin(), window.tops().end(), number,
        [](const LevelWindow::Top& top, std::uint32_t wanted) { return top.number < wanted; });
    if (found == window.tops().end() || found->number != number) continue;
    result[n] = inside[static_cast<std::size_t>(found - window.tops().begin())];
  }
  return result;
}

bool Footing::is_free_square(Column at, std::int32_t height, int side) const {
  const std::int64_t ceiling = std::int64_t{height} + needs_.clearance;
  const auto is_blocked = [&](Column column) {
    for (const SolidSpan& span : columns_.spans(column)) {
      if (span.top > height) return span.bottom < ceiling;
    }
    return false;
  };
  // Blocked columns counted from the north-west, of the part of the terrain that squares reach.
  const int reach = std::min(side - 1, kEndlessSide);
  const Column first = clamped({at.x - reach, at.y - reach}, columns_.first(), columns_.end());
  const Column end =
      clamped({at.x + reach + 1, at.y + reach + 1}, columns_.first(), columns_.end());
  const auto width = static_cast<std::size_t>(end.x - first.x) + 1;
  const auto depth = static_cast<std::size_t>(end.y - first.y) + 1;
  std::vector<std::uint32_t> blocked(width * depth, 0);
  for (std::size_t y = 1; y < depth; ++y) {
    for (std::size_t x = 1; x < width; ++x) {
      const Column column{first.x + static_cast<int>(x) - 1, first.y + static_cast<int>(y) - 1};
      blocked[y * width + x] = blocked[y * width + x - 1] + blocked[(y - 1) * width + x] -
                               blocked[(y - 1) * width + x - 1] + (is_blocked(column) ? 1 : 0);
    }
  }
  const auto count_before = [&](int x, int y) {
    const Column to = clamped({x, y}, first, end);
    return blocked[static_cast<std::size_t>(to.y - first.y) * width +
                   static_cast<std::size_t>(to.x - first.x)];
  };
  const int places = side > kEndlessSide ? 2 : side;
  for (int down = 0; down < places; ++down) {
    for (int across = 0; across < places; ++across) {
      // Of an endless square only that counts whether the column is its first or its last.
      const int west = at.x - (places == side ? across : across * reach);
      const int north = at.y - (places == side ? down : down * reach);
      const int east = west + reach + 1;
      const int south = north + reach + 1;
      const std::uint32_t inside = count_before(east, south) - count_before(west, south) -
                                   count_before(east, north) + count_before(west, north);
      if (inside == 0) return true;
    }
  }
  return false;
}

}  // namespace parapet
