#include "rules/mayhem/map/map_check.h"

#include <algorithm>
#include <utility>

#include "geometry/tiles/board.h"
#include "rules/mayhem/map/road_check.h"

namespace parapet::mayhem {
namespace {

constexpr std::size_t kMostRoadFaults = 20;

std::string at_text(int x, int y) {
  return "[" + std::to_string(x) + ", " + std::to_string(y) + "]";
}

std::string entry_text(const Placement& entry) {
  return "tile \"" + entry.id + "\" at " + at_text(entry.x, entry.y);
}

std::string road_fault_text(const RoadFault& fault, const LayoutGround& ground,
                            const std::vector<Placement>& layout) {
  const auto name_at = [&](Space at) {
    return "\"" + layout[static_cast<std::size_t>(ground.at(at.x, at.y).entry)].id + "\"";
  };
  const bool in_one_tile = ground.at(fault.lane.x, fault.lane.y).entry ==
                           ground.at(fault.beyond.x, fault.beyond.y).entry;
  const std::string lane =
      "The road at " + at_text(fault.lane.x, fault.lane.y) + " of tile " + name_at(fault.lane);
  if (fault.end == RoadEnd::head_on) {
    return lane + " meets a lane that comes the other way at " +
           at_text(fault.beyond.x, fault.beyond.y) + ".";
  }
  const std::string where = in_one_tile ? "in the middle of the tile"
                                        : "at tile " + name_at(fault.beyond) + ", which has no " +
                                              "lane at " + at_text(fault.beyond.x, fault.beyond.y);
  return lane + (fault.end == RoadEnd::ahead ? " ends " : " begins ") + where + ".";
}

bool too_large(const Rectangle& bounds) {
  return bounds.width > Board::kMaxSide || bounds.height > Board::kMaxSide;
}

}  // namespace

std::string size_text(const Rectangle& box) {
  return std::to_string(box.width) + " x " + std::to_string(box.height) + " spaces";
}

LaidOut lay_out(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  std::vector<Rectangle> boxes;
  boxes.reserve(layout.size());
  Rectangle bounds;
  for (const Placement& entry : layout) {
    boxes.push_back(rectangle_of(tiles[entry.tile], entry));
    bounds = united(bounds, boxes.back());
  }
  if (too_large(bounds)) {
    const std::string limit = std::to_string(Board::kMaxSide);
    return {std::move(boxes),
            bounds,
            LayoutGround({}),
            {{"AOM-GEN-2",
              "The tiles reach over " + size_text(bounds) +
                  ", more than a board can have: " + limit + " x " + limit + ".",
              {}}}};
  }
  LaidOut laid{std::move(boxes), bounds, LayoutGround(bounds), {}};
  for (std::size_t n = 0; n < layout.size(); ++n) {
    const Placement& entry = layout[n];
    if (const auto under = laid.ground.entry_under(laid.boxes[n])) {
      // What lies further on may be laid anywhere: one such fault is enough.
      laid.faults.push_back({"AOM-GEN-2",
                             "The " + entry_text(entry) + " lies over the " +
                                 entry_text(layout[static_cast<std::size_t>(*under)]) +
                                 ": tiles lie side by side.",
                             Space{entry.x, entry.y, 1}});
      return laid;
    }
    laid.ground.lay(TurnedTile(tiles[entry.tile], entry.turn), entry.x, entry.y,
                    static_cast<int>(n));
  }
  for (const RoadFault& fault : road_faults(laid.ground, kMostRoadFaults)) {
    laid.faults.push_back({"AOM-GEN-3", road_fault_text(fault, laid.ground, layout), fault.lane});
  }
  return laid;
}

std::vector<Space> gaps_of(const LaidOut& laid) {
  std::vector<Space> gaps;
  const Rectangle& extent = laid.ground.extent();
  for (int y = extent.y; y < extent.bottom(); ++y) {
    for (int x = extent.x; x < extent.right(); ++x) {
      if (!laid.ground.at(x, y).covered()) gaps.push_back({x, y, 1});
    }
  }
  return gaps;
}

MapRuling rule_map(const std::vector<Tile>& tiles, const std::vector<Placement>& layout) {
  MapRuling ruling;
  if (layout.empty()) {
    ruling.faults = {{"AOM-GEN-2", "No tile is laid.", {}}};
    ruling.because = ruling.faults;
    return ruling;
  }
  LaidOut laid = lay_out(tiles, layout);
  ruling.faults = std::move(laid.faults);
  const bool is_laid = ruling.faults.empty() || ruling.faults.front().rule == "AOM-GEN-3";
  const std::vector<Space> gaps = is_laid ? gaps_of(laid) : std::vector<Space>();
  if (!gaps.empty()) {
    ruling.faults.push_back({"AOM-GEN-2",
                             "The tiles do not fill a rectangle: of " + size_text(laid.bounds) +
                                 " " + std::to_string(gaps.size()) +
                                 " have no tile, the first at " +
                                 at_text(gaps.front().x, gaps.front().y) + ".",
                             gaps.front()});
  }
  if (laid.bounds.shortest_side() < kLeastShortestSide) {
    ruling.faults.push_back({"AOM-GEN-2",
                             "The shortest side has " +
                                 std::to_string(laid.bounds.shortest_side()) + " spaces; " +
                                 std::to_string(kLeastShortestSide) + " is the least.",
                             {}});
  }
  ruling.valid = ruling.faults.empty();
  ruling.because = ruling.faults;
  if (ruling.valid) {
    ruling.because = {
        {"AOM-GEN-2",
         "The tiles fill a rectangle of " + size_text(laid.bounds) + " without holes, at least " +
             std::to_string(kLeastShortestSide) + " on its shortest side.",
         {}},
        {"AOM-GEN-3", "No road ends but at the edge of the map.", {}}};
  }
  return ruling;
}

}  // namespace parapet::mayhem
