#include "rules/mayhem/map/map_completion.h"

#include <algorithm>
#include <cstdint>

#include "rules/mayhem/map/road_check.h"
#include "rules/mayhem/rectangle_sums.h"

namespace parapet::mayhem {
namespace {

// Copies of tiles that are equal on Level 1, and the ways they can lie that differ.
struct TileKind {
  std::vector<TurnedTile> turns;
  int copies = 0;
};

std::vector<TileKind> kinds_of(const std::vector<Tile>& tiles,
                               const std::vector<std::size_t>& left) {
  std::vector<TileKind> kinds;
  std::vector<std::optional<std::size_t>> kind_of_tile(tiles.size());
  for (const std::size_t tile : left) {
    auto& kind = kind_of_tile[tile];
    if (!kind) {
      const TurnedTile lying(tiles[tile], 0);
      std::size_t n = 0;
      while (n < kinds.size() && !(kinds[n].turns.front() == lying)) ++n;
      if (n == kinds.size()) {
        kinds.push_back({{lying}, 0});
        for (const int turn : {1, 2, 3}) {
          TurnedTile turned(tiles[tile], turn);
          auto& turns = kinds.back().turns;
          if (std::find(turns.begin(), turns.end(), turned) == turns.end()) {
            turns.push_back(std::move(turned));
          }
        }
      }
      kind = n;
    }
    ++kinds[*kind].copies;
  }
  return kinds;
}

// Fills the gaps of a ground in every way, until one is found. The first gap by y, x can only be
// the north-west space of the tile that covers it, so each step tries every tile there.
class GapFilling {
 public:
  GapFilling(LayoutGround ground, std::vector<TileKind> kinds, std::vector<Space> gaps)
      : ground_(std::move(ground)), kinds_(std::move(kinds)), gaps_(std::move(gaps)) {}

  std::optional<bool> found() {
    const bool is_found = fill_from(0);
    if (is_found) return true;
    return work_ > kMostWork ? std::nullopt : std::optional(false);
  }

 private:
  static constexpr std::int64_t kMostWork = 20'000'000;  // spaces looked at

  bool fill_from(std::size_t gap) {
    while (gap < gaps_.size() && ground_.at(gaps_[gap].x, gaps_[gap].y).covered()) ++gap;
    if (gap == gaps_.size()) return true;
    for (TileKind& kind : kinds_) {
      if (kind.copies == 0) continue;
      --kind.copies;
      for (const TurnedTile& tile : kind.turns) {
        if (fill_with(tile, gap)) return true;
        if (work_ > kMostWork) return false;
      }
      ++kind.copies;
    }
    return false;
  }

  bool fill_with(const TurnedTile& tile, std::size_t gap) {
    const Space at = gaps_[gap];
    const Rectangle box = tile.rectangle_at(at.x, at.y);
    work_ += std::int64_t{box.width} * box.height;
    if (!ground_.extent().holds(box) || ground_.entry_under(box)) return false;
    if (!roads_agree(ground_, tile, at.x, at.y)) return false;
    constexpr int kAnyEntry = 1 << 24;  // none of the layout's; each tile laid needs its own
    ground_.lay(tile, at.x, at.y, kAnyEntry + static_cast<int>(gap));
    if (fill_from(gap + 1)) return true;
    ground_.lift(box);
    return false;
  }

  LayoutGround ground_;
  std::vector<TileKind> kinds_;
  std::vector<Space> gaps_;
  std::int64_t work_ = 0;
};

// Whether a rectangle is made of whole tiles.
class WholeTiles {
 public:
  explicit WholeTiles(const LayoutGround& ground)
      : covered_(ground.extent(), [&](int x, int y) { return ground.at(x, y).covered(); }),
        joined_west_(ground.extent(),
                     [&](int x, int y) { return one_tile(ground, x, y, x - 1, y); }),
        joined_north_(ground.extent(),
                      [&](int x, int y) { return one_tile(ground, x, y, x, y - 1); }) {}

  bool fill(const Rectangle& box) const {
    return covered_.count(box) == box.width * box.height && cuts_column(box.x, box) &&
           cuts_column(box.right(), box) && cuts_row(box.y, box) && cuts_row(box.bottom(), box);
  }

 private:
  static bool one_tile(const LayoutGround& ground, int x, int y, int other_x, int other_y) {
    const RoadSpace space = ground.at(x, y);
    return space.covered() && space.entry == ground.at(other_x, other_y).entry;
  }

  // No tile lies on both sides of the line along the box.
  bool cuts_column(int x, const Rectangle& box) const {
    return joined_west_.count({x, box.y, 1, box.height}) == 0;
  }
  bool cuts_row(int y, const Rectangle& box) const {
    return joined_north_.count({box.x, y, box.width, 1}) == 0;
  }

  RectangleSums covered_;
  RectangleSums joined_west_;
  RectangleSums joined_north_;
};

std::vector<int> sorted_without_repeats(std::vector<int> numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  return numbers;
}

// All rectangles of whole tiles; none if there are too many to look at.
std::vector<Rectangle> tiled_rectangles(const LaidOut& laid) {
  std::vector<int> columns;
  std::vector<int> rows;
  for (const Rectangle& box : laid.boxes) {
    columns.insert(columns.end(), {box.x, box.right()});
    rows.insert(rows.end(), {box.y, box.bottom()});
  }
  columns = sorted_without_repeats(std::move(columns));
  rows = sorted_without_repeats(std::move(rows));
  constexpr std::size_t kMostCandidates = 2'000'000;
  const std::size_t across = columns.size() * (columns.size() - 1) / 2;
  const std::size_t down = rows.size() * (rows.size() - 1) / 2;
  if (across * down > kMostCandidates) return {};

  const WholeTiles whole_tiles(laid.ground);
  std::vector<Rectangle> rectangles;
  for (std::size_t left = 0; left < columns.size(); ++left) {
    for (std::size_t right = left + 1; right < columns.size(); ++right) {
      for (std::size_t top = 0; top < rows.size(); ++top) {
        for (std::size_t bottom = top + 1; bottom < rows.size(); ++bottom) {
          const Rectangle box{columns[left], rows[top], columns[right] - columns[left],
                              rows[bottom] - rows[top]};
          if (whole_tiles.fill(box)) rectangles.push_back(box);
        }
      }
    }
  }
  return rectangles;
}

}  // namespace

std::optional<bool> can_complete(const std::vector<Tile>& tiles, const LaidOut& laid,
                                 const std::vector<std::size_t>& left) {
  if (laid.bounds.shortest_side() < kLeastShortestSide) return false;
  std::vector<Space> gaps = gaps_of(laid);
  std::int64_t spaces_left = 0;
  for (const std::size_t tile : left) {
    const Rectangle box = rectangle_of(tiles[tile], {});
    spaces_left += std::int64_t{box.width} * box.height;
  }
  if (spaces_left < static_cast<std::int64_t>(gaps.size())) return false;
  return GapFilling(laid.ground, kinds_of(tiles, left), std::move(gaps)).found();
}

std::vector<Removal> removals(const LaidOut& laid) {
  constexpr std::size_t kMostTold = 50;
  std::vector<Rectangle> rectangles = tiled_rectangles(laid);
  std::stable_sort(rectangles.begin(), rectangles.end(),
                   [](const Rectangle& a, const Rectangle& b) {
                     return a.width * a.height > b.width * b.height;
                   });
  std::vector<Removal> result;
  for (const Rectangle& box : rectangles) {
    if (result.size() >= kMostTold) break;
    const bool is_part = std::any_of(result.begin(), result.end(),
                                     [&](const Removal& larger) { return larger.rest.holds(box); });
    if (is_part) continue;
    Removal removal{{}, box};
    for (std::size_t n = 0; n < laid.boxes.size(); ++n) {
      if (!box.holds(laid.boxes[n])) removal.entries.push_back(n);
    }
    if (removal.entries.empty()) return {};
    result.push_back(std::move(removal));
  }
  std::stable_sort(result.begin(), result.end(), [](const Removal& a, const Removal& b) {
    return a.entries.size() < b.entries.size();
  });
  return result;
}

}  // namespace parapet::mayhem
