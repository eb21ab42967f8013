#include "rules/mayhem/map/layout_ground.h"

#include <algorithm>

namespace parapet::mayhem {
namespace {

std::size_t area(const Rectangle& box) {
  return static_cast<std::size_t>(box.width) * static_cast<std::size_t>(box.height);
}

}  // namespace

Rectangle rectangle_of(const Tile& tile, const Placement& at) {
  const Plan& plan = tile.levels.front().plan;
  const bool across = at.turn % 2 != 0;
  return {at.x, at.y, across ? plan.height() : plan.width(), across ? plan.width() : plan.height()};
}

TurnedTile::TurnedTile(const Tile& tile, int turn) {
  const Plan plan = tile.levels.front().plan.turned(turn);
  width_ = plan.width();
  height_ = plan.height();
  prints_.reserve(area(rectangle_at(0, 0)));
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      const SpacePrint print = plan.space(x, y);
      prints_.push_back({print.lane, print.stairs || print.explosive || print.ramp});
      has_lanes_ = has_lanes_ || print.lane;
    }
  }
}

RoadSpace TurnedTile::space(int x, int y, int entry) const {
  const Print& print = prints_[static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                               static_cast<std::size_t>(x)];
  return {entry, print.lane, print.hides_lane};
}

LayoutGround::LayoutGround(const Rectangle& extent) : extent_(extent), spaces_(area(extent)) {}

std::optional<int> LayoutGround::entry_under(const Rectangle& box) const {
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) {
      const RoadSpace& space = spaces_[index(x, y)];
      if (space.covered()) return space.entry;
    }
  }
  return std::nullopt;
}

void LayoutGround::lay(const TurnedTile& tile, int x, int y, int entry) {
  for (int row = 0; row < tile.height(); ++row) {
    for (int column = 0; column < tile.width(); ++column) {
      spaces_[index(x + column, y + row)] = tile.space(column, row, entry);
    }
  }
}

void LayoutGround::lift(const Rectangle& box) {
  for (int y = box.y; y < box.bottom(); ++y) {
    for (int x = box.x; x < box.right(); ++x) spaces_[index(x, y)] = RoadSpace{};
  }
}

}  // namespace parapet::mayhem
