#pragma once

#include <cstddef>
#include <vector>

#include "viewer/bridge_picture.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// Where a track goes on the page: a card for each territory, in a row along the arrows, and below
// them a bar for each legion, as long as its area.
class TrackLayout {
 public:
  // What stands in a territory, in rows of its card.
  struct Item {
    enum class Kind { leader, fort, garrison, rebels, more };
    Kind kind = Kind::leader;
    PageRect room;
    std::size_t of = 0;     // the fort, or the item of `rebels`; of `more`: how many are not shown
    std::size_t place = 0;  // of a garrison among those of its fort
  };

  // `unit` is a pixel of a picture of standard size.
  TrackLayout(const BridgePicture& picture, const PageRect& room, double unit);

  double unit() const { return unit_; }
  const PageRect& heading() const { return heading_; }
  std::size_t size() const { return territories_.size(); }
  PageRect card(std::size_t territory) const;
  PageRect name_room(std::size_t territory) const;  // its upper part
  // Of one that is too crowded, rows are lower; what there is no room for still is counted.
  std::vector<Item> items(std::size_t territory) const;
  PageRect lane(std::size_t legion) const;
  PageRect bar(std::size_t legion) const;  // the part of the lane that is its area

 private:
  PageRect body(std::size_t territory) const;

  const std::vector<TrackTerritory>& territories_;
  const std::vector<TrackLegion>& legions_;
  PageRect room_;
  double unit_;
  PageRect heading_;
  double lane_ = 0;  // height with what is between them
  double cards_top_ = 0;
  double cards_bottom_ = 0;
};

}  // namespace parapet::viewer
