#include "rules/mayhem/map/road_check.h"

#include <array>

#include "geometry/tiles/neighbours.h"

namespace parapet::mayhem {
namespace {

constexpr std::array<Heading, 4> kHeadings = {Heading::north, Heading::east, Heading::south,
                                              Heading::west};

// The ground with one tile more on it, not laid in earnest.
struct RoadView {
  static constexpr int kNewEntry = -2;  // none of the ground's

  const LayoutGround& ground;
  const TurnedTile* added = nullptr;
  Rectangle box = {};

  RoadSpace at(Space space) const {
    if (added != nullptr && box.holds(space.x, space.y)) {
      return added->space(space.x - box.x, space.y - box.y, kNewEntry);
    }
    return ground.at(space.x, space.y);
  }
};

std::optional<RoadFault> fault_ahead(const RoadView& view, Space at, const RoadSpace& here) {
  const Space ahead = at + step_towards(*here.lane);
  const RoadSpace next = view.at(ahead);
  if (!next.covered()) return std::nullopt;
  if (next.lane) {
    if (*next.lane != turned(*here.lane, 2)) return std::nullopt;
    return RoadFault{RoadEnd::head_on, at, ahead};
  }
  if (next.entry == here.entry && next.hides_lane) return std::nullopt;
  return RoadFault{RoadEnd::ahead, at, ahead};
}

std::optional<RoadFault> fault_behind(const RoadView& view, Space at, const RoadSpace& here) {
  for (const Heading heading : kHeadings) {
    const Space from = at + step_towards(turned(heading, 2));
    if (view.at(from).lane == heading) return std::nullopt;
  }
  const Space behind = at + step_towards(turned(*here.lane, 2));
  const RoadSpace before = view.at(behind);
  if (!before.covered()) return std::nullopt;
  if (before.lane) {
    // The one behind does not lead here: it crosses, or the two drive apart.
    if (*before.lane != turned(*here.lane, 2)) return std::nullopt;
    return RoadFault{RoadEnd::behind, at, behind};
  }
  if (before.entry == here.entry) {
    if (before.hides_lane) return std::nullopt;
    for (const int side : {1, 3}) {
      if (!view.at(at + step_towards(turned(*here.lane, side))).covered()) return std::nullopt;
    }
  }
  return RoadFault{RoadEnd::behind, at, behind};
}

std::optional<RoadFault> fault_at(const RoadView& view, Space at) {
  const RoadSpace here = view.at(at);
  if (!here.lane) return std::nullopt;
  if (const auto fault = fault_ahead(view, at, here)) return fault;
  return fault_behind(view, at, here);
}

// Whether the lanes that stand in the box have a fault with the tile added that they had not
// before.
bool adds_fault(const RoadView& view, const Rectangle& box) {
  const RoadView before{view.ground};
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) {
      const Space at{x, y, 1};
      if (fault_at(view, at) && !fault_at(before, at)) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<RoadFault> road_faults(const LayoutGround& ground, std::size_t most) {
  std::vector<RoadFault> faults;
  const RoadView view{ground};
  const Rectangle& extent = ground.extent();
  for (int y = extent.y; y < extent.bottom(); ++y) {
    for (int x = extent.x; x < extent.right(); ++x) {
      if (faults.size() >= most) return faults;
      if (const auto fault = fault_at(view, {x, y, 1})) faults.push_back(*fault);
    }
  }
  return faults;
}

bool roads_agree(const LayoutGround& ground, const TurnedTile& tile, int x, int y) {
  const Rectangle box = tile.rectangle_at(x, y);
  const RoadView view{ground, &tile, box};
  if (tile.has_lanes() && adds_fault(view, box)) return false;
  return !adds_fault(view, {box.x, box.y - 1, box.width, 1}) &&
         !adds_fault(view, {box.x, box.bottom(), box.width, 1}) &&
         !adds_fault(view, {box.x - 1, box.y, 1, box.height}) &&
         !adds_fault(view, {box.right(), box.y, 1, box.height});
}

}  // namespace parapet::mayhem
