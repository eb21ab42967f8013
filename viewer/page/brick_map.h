#pragma once

#include <osg/Texture2D>

#include "viewer/page/canvas.h"
#include "viewer/scene/brick_layout.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The board from above on a card, north up: columns and rows, numbers on spaces, ways, units as
// discs with their first letter.
class BrickMap {
 public:
  BrickMap(const BrickLayout& layout, double unit) : layout_(layout), unit_(unit) {}

  // How many pixels a unit of the world would have in that room.
  double pixels_in(const PageRect& room) const;

  // Puts the card into the room, at its top right. Returns what it covers.
  PageRect place(const PageRect& room);

  const View& view() const { return view_; }

  void draw(Canvas& canvas, osg::Texture2D* scene, const SideColours& sides) const;

 private:
  double margin() const;
  void draw_coordinates(Canvas& canvas) const;
  void draw_spaces(Canvas& canvas) const;
  void draw_space(Canvas& canvas, const BrickSpace& space, const BrickOverlay::Value* value,
                  std::size_t part, std::size_t parts) const;
  std::size_t storeys_shown(const BrickSpace& space, std::size_t all) const;
  const std::string& widest_value() const;  // REQUIRES: there is a value
  bool is_occupied(const BrickSpace& space) const;
  void draw_units(Canvas& canvas, const SideColours& sides) const;
  void draw_stops(Canvas& canvas) const;

  const BrickLayout& layout_;
  double unit_;
  PageRect card_;
  PageRect window_;
  View view_;
};

}  // namespace parapet::viewer
