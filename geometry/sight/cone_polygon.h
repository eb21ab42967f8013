#pragma once

#include <cstddef>
#include <vector>

#include "geometry/numbers/point.h"
#include "geometry/numbers/wide.h"
#include "geometry/sight/screen.h"

namespace parapet {

// A direction from an eye, of any length but zero.
struct WideVec {
  Wide x = 0;
  Wide y = 0;
  Wide z = 0;

  friend constexpr bool operator==(const WideVec&, const WideVec&) noexcept = default;
};

// A corner of a picture, and the plane through the eye and the edge to the next corner: the picture
// lies where dot(side, v) >= 0.
struct ConeCorner {
  WideVec at;
  Vec side;

  friend constexpr bool operator==(const ConeCorner&, const ConeCorner&) noexcept = default;
};

// A convex polygon in the picture that an eye sees, kept as the cone of directions to it: no
// picture plane is chosen. Clockwise as the eye sees it, as Screen is. Empty: no area.
using ConePolygon = std::vector<ConeCorner>;

// The sign of dot(side, v). Exact: side <= 2^62, v <= 2^125, the sum < 2^189.
Sign side_of(Vec side, const WideVec& v) noexcept;

// Is the direction inside the polygon, off its edges?
bool is_inside(const ConePolygon& polygon, Vec direction) noexcept;

// The picture of a face. REQUIRES: it has corners.
ConePolygon cone_of(const Screen& screen);

// A polygon in two: where dot(side, v) >= 0, and the rest. Either may be empty.
// However often a polygon is cut, its corners are cross products of two sides, so that they do not
// grow: sides <= 2^62 give corners <= 2^125.
struct ConeCut {
  ConePolygon inside;
  ConePolygon outside;
};
ConeCut cut(const ConePolygon& polygon, Vec side);

// The most convex parts that a picture may fall into.
inline constexpr std::size_t kMostParts = 4'096;

// Takes from the parts what is inside of all sides. A part that has nothing in common with that
// stays whole.
//   (1) the parts that are left do not overlap
// False where more than kMostParts would be left: the parts are of no use then.
bool take_away(std::vector<ConePolygon>& parts, const std::vector<Vec>& sides);

}  // namespace parapet
