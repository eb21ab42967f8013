#pragma once

#include <string>
#include <utility>
#include <vector>

#include "geometry/numbers/segment.h"
#include "geometry/solids/body.h"
#include "tests/support/random_source.h"

namespace parapet::testing {

// Small bodies with corners from 0 to most along each axis: they touch all the time.
Point random_point(RandomSource& random, int most);
Box random_box(RandomSource& random, int most);          // not flat
Segment random_segment(RandomSource& random, int most);  // its ends may be one

struct Ingredients {
  bool boxes = true;
  bool flat_boxes = false;
  bool solids = false;     // tetrahedra and boxes as solids
  bool triangles = false;  // some of them degenerate
};

std::vector<Body> random_bodies(RandomSource& random, int most, int count,
                                const Ingredients& ingredients);

// The twelve triangles of a box, with the box's piece.
std::vector<Body> skin_of(const Box& box, std::uint32_t piece);

// The whole scene turned by quarter turns, mirrored and shifted.
struct Move {
  int turns = 0;        // about the z axis
  int other_turns = 0;  // about the x axis
  bool mirrored = false;
  Vec shift;

  Point operator()(Point p) const;
  Segment operator()(const Segment& s) const { return {(*this)(s.p), (*this)(s.q)}; }
  std::vector<Body> operator()(const std::vector<Body>& bodies) const;
};

// A map that keeps lines, volumes and which side is which: what it makes of boxes are solids.
// Coordinates grow sixteenfold at most.
class Shear {
 public:
  explicit Shear(RandomSource& random);

  Point operator()(Point p) const;
  Segment operator()(const Segment& s) const { return {(*this)(s.p), (*this)(s.q)}; }
  std::vector<Body> operator()(const std::vector<Body>& bodies) const;  // boxes and triangles

 private:
  std::vector<std::pair<int, int>> steps_;  // which coordinate takes on which, and its sign
};

Move random_move(RandomSource& random);

std::string to_text(const std::vector<Body>& bodies, const Segment& segment);

}  // namespace parapet::testing
