#pragma once

#include "geometry/tiles/board.h"
#include "viewer/page/canvas.h"
#include "viewer/section.h"

namespace parapet::viewer {

// The plan of a section of a board as it lies on the page, north up: where its spaces are, and how
// Levels are drawn.
class MapGround {
 public:
  // `unit` is a pixel of a picture of standard size, `cell` the side of a space in pixels,
  // `corner` the bottom left of the south-west space.
  MapGround(const Board& board, const Section& section, double cell, double unit,
            const osg::Vec2d& corner)
      : board_(board), section_(section), cell_(cell), unit_(unit), corner_(corner) {}

  double cell() const { return cell_; }
  double unit() const { return unit_; }
  const Section& section() const { return section_; }

  // A dot's place, or any between dots.
  osg::Vec2d at(double x, double y) const {
    return corner_ + osg::Vec2d(x - section_.west, section_.south - y) * cell_;
  }
  osg::Vec2d middle(Space space) const { return at(space.x + 0.5, space.y + 0.5); }
  PageRect rect(Space space, int columns = 1) const {
    const osg::Vec2d a = at(space.x, space.y + 1);
    return {a.x(), a.y(), a.x() + cell_ * columns, a.y() + cell_};
  }

  // A higher Level lies on a lower one like tracing paper, unless it is opaque.
  void draw_floor(Canvas& canvas, int level, bool opaque) const;
  void draw_edges(Canvas& canvas, int level) const;
  // Which way the lanes of a road run.
  void draw_lanes(Canvas& canvas, int level) const;
  // Letters above, numbers on the left.
  void draw_coordinates(Canvas& canvas) const;

 private:
  void draw_edge(Canvas& canvas, Edge edge) const;
  bool is_fine() const { return cell_ < 9; }  // lines between spaces would run together

  const Board& board_;
  Section section_;
  double cell_;
  double unit_;
  osg::Vec2d corner_;
};

}  // namespace parapet::viewer
