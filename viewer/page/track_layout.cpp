#include "viewer/page/track_layout.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

using Item = TrackLayout::Item;

constexpr double kHeading = 46;
constexpr double kName = 92;
constexpr double kRow = 36;       // of a card
constexpr double kLeastRow = 17;  // of a crowded one
constexpr double kGap = 8;        // between cards
constexpr double kLane = 36;
constexpr double kLeastBody = 120;

// Puts items into rows of a width, each as wide as it is told.
class Rows {
 public:
  Rows(const PageRect& room, double row) : room_(room), row_(row), x_(room.left), y_(room.top) {}

  // The next place; a whole row, or shares of one.
  PageRect next(double wide) {
    if (x_ + wide > room_.right + 0.01) break_row();
    const PageRect place{x_, y_ - row_, x_ + wide, y_};
    x_ += wide;
    used_ = true;
    return place.grown(-row_ * 0.04);
  }
  void break_row() {
    if (!used_) return;
    x_ = room_.left;
    y_ -= row_;
    used_ = false;
  }
  double bottom() const { return used_ ? y_ - row_ : y_; }

 private:
  PageRect room_;
  double row_;
  double x_;
  double y_;
  bool used_ = false;
};

std::vector<Item> laid(const TrackTerritory& territory, const PageRect& room, double row) {
  std::vector<Item> items;
  Rows rows(room, row);
  const double chip = room.width() / std::max(1.0, std::floor(room.width() / (row * 1.6)));
  const double piece = room.width() / std::max(1.0, std::floor(room.width() / row));
  if (territory.has_leader) items.push_back({Item::Kind::leader, rows.next(room.width())});
  for (std::size_t n = 0; n < territory.rebels.size(); ++n) {
    if (n == 0) rows.break_row();
    items.push_back({Item::Kind::rebels, rows.next(chip), n});
  }
  for (std::size_t n = 0; n < territory.forts.size(); ++n) {
    rows.break_row();
    items.push_back({Item::Kind::fort, rows.next(room.width()), n});
    for (std::size_t i = 0; i < territory.forts[n].garrisons.size(); ++i) {
      items.push_back({Item::Kind::garrison, rows.next(piece), n, i});
    }
  }
  return items;
}

bool fits(const std::vector<Item>& items, const PageRect& room) {
  return items.empty() || items.back().room.bottom >= room.bottom - 0.5;
}

}  // namespace

TrackLayout::TrackLayout(const BridgePicture& picture, const PageRect& room, double unit)
    : territories_(picture.territories), legions_(picture.legions), room_(room), unit_(unit) {
  heading_ = {room.left, room.top - kHeading * unit, room.right, room.top};
  cards_top_ = heading_.bottom;
  const auto lanes = static_cast<double>(legions_.size());
  const double rest = cards_top_ - room.bottom - (kName + kLeastBody + kGap) * unit;
  lane_ = lanes == 0 ? 0 : std::clamp(rest / lanes, 8 * unit, kLane * unit);
  cards_bottom_ = room.bottom + lanes * lane_ + (lanes == 0 ? 0 : kGap * unit);
}

PageRect TrackLayout::card(std::size_t territory) const {
  const double wide = (room_.width() + kGap * unit_) / static_cast<double>(size());
  const double left = room_.left + wide * static_cast<double>(territory);
  return {left, cards_bottom_, left + wide - kGap * unit_, cards_top_};
}

PageRect TrackLayout::name_room(std::size_t territory) const {
  PageRect room = card(territory);
  room.bottom = std::max(room.bottom, room.top - kName * unit_);
  return room;
}

PageRect TrackLayout::body(std::size_t territory) const {
  PageRect room = card(territory);
  room.top = name_room(territory).bottom;
  return {room.left + 6 * unit_, room.bottom + 6 * unit_, room.right - 6 * unit_,
          room.top - 6 * unit_};
}

std::vector<TrackLayout::Item> TrackLayout::items(std::size_t territory) const {
  const PageRect room = body(territory);
  std::vector<Item> items;
  double row = kRow;
  for (; row >= kLeastRow; row -= 1) {
    items = laid(territories_[territory], room, row * unit_);
    if (fits(items, room)) return items;
  }
  row = kLeastRow * unit_;
  PageRect last = room;
  last.top = room.bottom + row;
  const std::size_t all = items.size();
  while (!items.empty() && items.back().room.bottom < last.top - row * 0.1) items.pop_back();
  items.push_back({Item::Kind::more, last.grown(-row * 0.04), all - items.size()});
  return items;
}

PageRect TrackLayout::lane(std::size_t legion) const {
  const double top = cards_bottom_ - kGap * unit_ - lane_ * static_cast<double>(legion);
  return {room_.left, top - lane_ * 0.94, room_.right, top};
}

PageRect TrackLayout::bar(std::size_t legion) const {
  PageRect room = lane(legion);
  room.right = card(legions_[legion].territory).right;
  return room;
}

}  // namespace parapet::viewer
