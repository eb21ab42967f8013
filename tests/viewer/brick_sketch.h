#pragma once

#include <string>
#include <utility>
#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

// Brick terrain put together by hand, for pictures.
class BrickSketch {
 public:
  using Rgb8 = std::array<std::uint8_t, 3>;

  // A plain block with its studs: studs x studs x plates, its corner at stud, stud, plate.
  std::size_t add_block(int x, int y, int z, int wide, int deep, int tall, Rgb8 colour) {
    const Point low{80 * x, 80 * y, 32 * z};
    const Point high = low + Vec{80 * wide, 80 * deep, 32 * tall};
    const std::size_t piece = add_piece(box_of(low, high), colour);
    for (int i = 0; i < wide; ++i) {
      for (int j = 0; j < deep; ++j) {
        pieces_[piece].studs.push_back(
            {{low.x + 80 * i + 40, low.y + 80 * j + 40, high.z}, {0, 0, 1}});
      }
    }
    return piece;
  }

  std::size_t add_piece(Shape shape, Rgb8 colour) {
    const std::size_t piece = pieces_.size();
    pieces_.push_back({"t" + std::to_string(piece), {{colour[0], colour[1], colour[2], 255}}, {}});
    bodies_.push_back({std::move(shape), static_cast<std::uint32_t>(piece)});
    return piece;
  }

  static BrickSpace space(std::string name, int x, int y, int z, int wide = 2, int deep = 2) {
    return {std::move(name),   80.0 * x, 80.0 * y, 80.0 * (x + wide),
            80.0 * (y + deep), 32.0 * z, {},       {}};
  }

  BrickPicture picture() const {
    BrickPicture picture;
    picture.pieces = pieces_;
    picture.bodies = bodies_;
    return picture;
  }

  const std::vector<Body>& bodies() const { return bodies_; }
  const std::vector<BrickPiece>& pieces() const { return pieces_; }

 private:
  static parapet::Box box_of(Point a, Point b) { return parapet::Box::spanning(a, b); }

  std::vector<BrickPiece> pieces_;
  std::vector<Body> bodies_;
};

}  // namespace parapet::viewer
