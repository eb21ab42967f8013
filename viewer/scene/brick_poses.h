#pragma once

#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

BrickPoint posed(const BrickPose& pose, const BrickPoint& point);

// Of a block all eight.
std::vector<Point> corners_of(const Shape& shape);

// Where the pieces of a picture are.
class BrickPoses {
 public:
  explicit BrickPoses(const BrickPicture& picture);

  // A null pointer for a piece that is where its bodies say.
  const BrickPose* of(std::size_t piece) const;

  // Whether two pieces have been moved alike.
  bool move_alike(std::size_t a, std::size_t b) const;

  // The place of a point of a piece.
  BrickPoint place(std::size_t piece, const BrickPoint& point) const;
  BrickPoint place(std::size_t piece, Point point) const;

  // The smallest box along the axes that holds a body where it is.
  parapet::Box bounds_of(const Body& body) const;

 private:
  std::vector<const BrickPose*> poses_;  // by piece; empty where none is moved
};

}  // namespace parapet::viewer
