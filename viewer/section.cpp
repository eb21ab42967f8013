#include "viewer/section.h"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace parapet::viewer {
namespace {

constexpr int kMargin = 2;      // spaces kept round the ends of a line
constexpr int kLeastSide = 7;   // spaces shown in any case
constexpr int kMostGrown = 14;  // buildings widen the section up to this, or by the margin

struct Span {
  int first = 0;
  int end = 0;

  int size() const { return end - first; }
  Span joined(Span other) const { return {std::min(first, other.first), std::max(end, other.end)}; }
  bool meets(Span other) const { return first < other.end && other.first < end; }
};

struct Area {
  Span columns;
  Span rows;
};

Span around(int low, int high, int side, int margin) {
  Span span{low - margin, high + 1 + margin};
  const int missing = std::max(0, kLeastSide - span.size());
  span.first -= (missing + 1) / 2;
  span.end += missing / 2;
  // At a border of the board the room is used on the other side.
  const int shift = std::max(0, -span.first) - std::max(0, span.end - side);
  return {std::clamp(span.first + shift, 0, side - 1), std::clamp(span.end + shift, 1, side)};
}

// The bounding boxes of all upper floors: what people take for a building.
std::vector<Area> buildings(const Board& board) {
  std::map<std::pair<int, int>, Area> areas;
  for (const Space& space : board.spaces()) {
    if (space.level == 1) continue;
    const Area here{{space.x, space.x + 1}, {space.y, space.y + 1}};
    const auto [area, is_new] = areas.try_emplace({space.level, board.plate_part(space)}, here);
    if (is_new) continue;
    area->second.columns = area->second.columns.joined(here.columns);
    area->second.rows = area->second.rows.joined(here.rows);
  }
  std::vector<Area> result;
  for (const auto& [key, area] : areas) result.push_back(area);
  return result;
}

// A building that would be cut in two is shown whole, if there is room.
void take_in_buildings(const Board& board, Area& shown) {
  for (const Area& building : buildings(board)) {
    if (!shown.columns.meets(building.columns) || !shown.rows.meets(building.rows)) continue;
    const Span columns = shown.columns.joined(building.columns);
    const Span rows = shown.rows.joined(building.rows);
    if (columns.size() <= std::max(kMostGrown, shown.columns.size() + kMargin)) {
      shown.columns = columns;
    }
    if (rows.size() <= std::max(kMostGrown, shown.rows.size() + kMargin)) shown.rows = rows;
  }
}

}  // namespace

Section section_of(const Board& board, const Evidence* evidence) {
  if (evidence == nullptr) return section_round(board, {}, kMargin);
  Section section =
      section_round(board, {evidence->line->from_space, evidence->line->to_space}, kMargin);
  section.top_level = std::clamp(evidence->highest_level(), 1, std::max(1, board.levels()));
  return section;
}

Section section_round(const Board& board, const std::vector<Space>& spaces, int margin) {
  std::optional<Area> all;
  int top = 1;
  for (const Space& space : spaces) {
    if (!board.on_map(space.x, space.y)) continue;
    const Area here{{space.x, space.x + 1}, {space.y, space.y + 1}};
    all = all ? Area{all->columns.joined(here.columns), all->rows.joined(here.rows)} : here;
    top = std::max(top, space.level);
  }
  if (!all) return {0, 0, board.width(), board.height(), std::max(1, board.levels())};
  Area shown{around(all->columns.first, all->columns.end - 1, board.width(), margin),
             around(all->rows.first, all->rows.end - 1, board.height(), margin)};
  take_in_buildings(board, shown);
  return {shown.columns.first, shown.rows.first, shown.columns.end, shown.rows.end,
          std::clamp(top, 1, std::max(1, board.levels()))};
}

}  // namespace parapet::viewer
