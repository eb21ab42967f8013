#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "geometry/bricks/catalogue.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/point2.h"

namespace parapet {

inline constexpr std::int64_t kTicksPerLdu = 4;

// A convex outline in a plane, in ticks, its corners in order.
using Outline = std::vector<Point2>;

// The outline whose corners are given in LDU.
Outline in_ldu(const std::vector<Point2>& corners);

// The regular polygon with 16 corners on a circle, two of them on each axis, each rounded to the
// nearest tick: as LDraw draws its circles. Its extent along the axes is the circle's.
Outline round_outline(Point2 centre, std::int64_t radius_ticks);

// A ring of convex pieces between two circles of that kind, or a quarter of it: `from` and `count`
// say which of the 16 pieces.
std::vector<Outline> ring_outlines(Point2 centre, std::int64_t inner_ticks,
                                   std::int64_t outer_ticks, int from, int count);

// Puts a part together, in the axes of LDraw: x right, y down, z to the viewer. Lengths are in LDU
// where they are plain ints.
class PartMaker {
 public:
  explicit PartMaker(std::string_view title) { part_.title = title; }

  // Bodies. REQUIRES: what they span is not flat.
  void box(int x0, int x1, int y0, int y1, int z0, int z1);
  void hull(std::vector<Point> corners_in_ticks);
  void along_x(int x0, int x1, const Outline& zy);  // Point2.x is z, Point2.y is y
  void along_y(int y0, int y1, const Outline& xz);  // Point2.x is x, Point2.y is z
  void along_z(int z0, int z1, const Outline& xy);
  // From one outline to another with as many corners.
  void frustum(int y0, const Outline& top, int y1, const Outline& bottom);

  // Studs and holes, by the middle of the foot.
  void stud(int x, int y, int z);
  void side_stud(int x, int y, int z, Vec axis);
  void hole(int x, int y, int z);
  // One in the middle of each square of a stud's size in the rectangle.
  void studs(int x0, int x1, int y, int z0, int z1);
  void holes(int x0, int x1, int y, int z0, int z1);

  CataloguePart finished() && { return std::move(part_); }

 private:
  CataloguePart part_;
};

}  // namespace parapet
