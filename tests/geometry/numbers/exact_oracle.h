#pragma once

#include "geometry/numbers/box.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/triangle.h"
#include "geometry/numbers/wide.h"

// CGAL's answers over rational numbers, behind a header without CGAL.
namespace parapet::testing::exact_oracle {

Sign orient2d(Point2 a, Point2 b, Point2 c);
Sign orient3d(Point a, Point b, Point c, Point d);

// Have the two closed bodies a point in common? REQUIRES: segment.p != segment.q, the box is not
// flat, the triangle not degenerate.
bool meet(const Segment& segment, const Box& box);
bool meet(const Segment& segment, const Triangle& triangle);
bool segments_meet(const Segment& s, const Segment& t);

// The same for the hull of four points. REQUIRES: they do not lie in one plane.
bool meet_tetrahedron(const Segment& segment, Point a, Point b, Point c, Point d);

}  // namespace parapet::testing::exact_oracle
