#pragma once

#include "viewer/bridge_picture.h"
#include "viewer/page/canvas.h"
#include "viewer/page/player_marks.h"
#include "viewer/scene/bridge_layout.h"

namespace parapet::viewer {

// A bridge seen from its side, with what is told of its segments: the cost of the current one in a
// box over it, the others' below them, each as wide as its segment.
class BridgePane {
 public:
  // `unit` is a pixel of a picture of standard size.
  BridgePane(const BridgePicture& picture, const PlayerMarks& marks, const PageRect& room,
             double unit);

  // The scene goes under `root`, to be drawn before the page.
  void draw(osg::Group& root, Canvas& canvas) const;

  // Where what is told of a segment goes, below it; that of one ends where the next begins.
  PageRect column(std::size_t segment) const;
  // Where the length of the gap is told; below all columns.
  PageRect gap_room() const;
  // Of a place over the deck.
  osg::Vec2d at(double x, double y, double z) const { return view_.project({x, y, z}); }

 private:
  void draw_banks(Canvas& canvas) const;
  void draw_column(Canvas& canvas, std::size_t segment) const;
  void draw_pieces(Canvas& canvas, std::size_t segment) const;
  void draw_gap(Canvas& canvas) const;
  void draw_cost(Canvas& canvas) const;

  const BridgePicture& picture_;
  const PlayerMarks& marks_;
  PageRect room_;
  double unit_;
  BridgeLayout layout_;
  View view_;
};

}  // namespace parapet::viewer
