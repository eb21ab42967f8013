#include "rules/mayhem/map/placement_search.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <tuple>
#include <utility>

#include "geometry/tiles/board.h"
#include "rules/mayhem/map/road_check.h"
#include "rules/mayhem/rectangle_sums.h"

namespace parapet::mayhem {
namespace {

constexpr std::int64_t kMostWork = 60'000'000;  // spaces looked at: two seconds or so

// Of a tile without lanes only the lanes round it can be at fault.
std::int64_t work_of(const TurnedTile& tile) {
  if (!tile.has_lanes()) return 2 * (std::int64_t{tile.width()} + tile.height());
  return std::int64_t{tile.width()} * tile.height();
}

// Where a tile of one size can be laid, its roads aside.
class Sites {
 public:
  Sites(const LaidOut& laid, const std::optional<Rectangle>& within)
      : bounds_(laid.bounds),
        within_(within),
        covered_(laid.bounds, [&](int x, int y) { return laid.ground.at(x, y).covered(); }) {}

  // By y, x.
  const std::vector<Space>& of(int width, int height) {
    const auto [found, is_new] = known_.try_emplace({width, height});
    if (is_new) found->second = search(width, height);
    return found->second;
  }

 private:
  bool is_site(const Rectangle& box) const {
    if (within_ && !within_->holds(box)) return false;
    return covered_.count(box) == 0 &&
           (covered_.count({box.x - 1, box.y, box.width + 2, box.height}) > 0 ||
            covered_.count({box.x, box.y - 1, box.width, box.height + 2}) > 0);
  }

  std::vector<Space> search(int width, int height) const {
    // No farther than beside the map, and so that it does not outgrow a board.
    constexpr int kMost = Board::kMaxSide;
    const int west = std::max(bounds_.x - width, bounds_.right() - kMost);
    const int east = std::min(bounds_.right(), bounds_.x + kMost - width);
    const int north = std::max(bounds_.y - height, bounds_.bottom() - kMost);
    const int south = std::min(bounds_.bottom(), bounds_.y + kMost - height);
    std::vector<Space> sites;
    for (int y = north; y <= south; ++y) {
      for (int x = west; x <= east; ++x) {
        if (is_site({x, y, width, height})) sites.push_back({x, y, 1});
      }
    }
    return sites;
  }

  Rectangle bounds_;
  std::optional<Rectangle> within_;
  RectangleSums covered_;
  std::map<std::pair<int, int>, std::vector<Space>> known_;
};

}  // namespace

PlacementsFound find_placements(const std::vector<Tile>& tiles, const LaidOut& laid,
                                const PlacementSearch& search) {
  PlacementsFound found;
  std::vector<std::size_t> by_name = search.tiles;
  std::sort(by_name.begin(), by_name.end(),
            [&](std::size_t a, std::size_t b) { return tiles[a].name < tiles[b].name; });
  Sites sites(laid, search.within);
  std::int64_t work = 0;
  for (const std::size_t tile : by_name) {
    std::vector<Placement> of_tile;
    for (const int turn : {0, 1, 2, 3}) {
      const TurnedTile lying(tiles[tile], turn);
      for (const Space& at : sites.of(lying.width(), lying.height())) {
        work += work_of(lying);
        if (work > kMostWork) {
          found.all = false;
          break;
        }
        if (!roads_agree(laid.ground, lying, at.x, at.y)) continue;
        of_tile.push_back({tiles[tile].name, tile, at.x, at.y, turn});
      }
    }
    std::sort(of_tile.begin(), of_tile.end(), [](const Placement& a, const Placement& b) {
      return std::tie(a.y, a.x, a.turn) < std::tie(b.y, b.x, b.turn);
    });
    found.placements.insert(found.placements.end(), of_tile.begin(), of_tile.end());
    if (found.placements.size() > search.most) {
      found.placements.resize(search.most);
      found.all = false;
    }
    if (!found.all) return found;
  }
  return found;
}

}  // namespace parapet::mayhem
