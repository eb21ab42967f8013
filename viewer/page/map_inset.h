#pragma once

#include "geometry/tiles/board.h"
#include "viewer/evidence.h"
#include "viewer/page/canvas.h"
#include "viewer/page/map_ground.h"
#include "viewer/section.h"

namespace parapet::viewer {

// The plan of the Levels of a line, north up, with the same line and coordinates. Higher Levels
// lie on lower ones like tracing paper.
class MapInset {
 public:
  // Fits into `most_width` x `most_height` pixels; `unit` is a pixel of a picture of standard size.
  MapInset(const Board& board, const Section& section, const Evidence& evidence, double most_width,
           double most_height, double unit);

  double width() const;
  double height() const;

  void draw(Canvas& canvas, const osg::Vec2d& bottom_left);

 private:
  void draw_lines(Canvas& canvas, const MapGround& ground) const;
  void draw_blockers(Canvas& canvas, const MapGround& ground) const;

  const Board& board_;
  Section section_;
  const Evidence& evidence_;
  double unit_;
  double cell_;
  double margin_;  // for the coordinates, on the west and north side
  double header_;
  double centring_;
};

}  // namespace parapet::viewer
