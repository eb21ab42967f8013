#include "exact_oracle.h"

#include <CGAL/Exact_predicates_exact_constructions_kernel.h>

namespace parapet::testing::exact_oracle {
namespace {

// Rational numbers behind an interval filter: exact, and five times as fast as bare ones here.
using Kernel = CGAL::Exact_predicates_exact_constructions_kernel;

// Coordinates in range fit an int.
Kernel::FT exact(std::int64_t coordinate) { return static_cast<int>(coordinate); }

Kernel::Point_2 exact(Point2 p) { return {exact(p.x), exact(p.y)}; }
Kernel::Point_3 exact(Point p) { return {exact(p.x), exact(p.y), exact(p.z)}; }
Kernel::Segment_3 exact(const Segment& s) { return {exact(s.p), exact(s.q)}; }
Kernel::Triangle_3 exact(const Triangle& t) { return {exact(t.a), exact(t.b), exact(t.c)}; }
Kernel::Iso_cuboid_3 exact(const Box& box) { return {exact(box.lo()), exact(box.hi())}; }

}  // namespace

Sign orient2d(Point2 a, Point2 b, Point2 c) {
  return static_cast<Sign>(CGAL::orientation(exact(a), exact(b), exact(c)));
}

Sign orient3d(Point a, Point b, Point c, Point d) {
  return static_cast<Sign>(CGAL::orientation(exact(a), exact(b), exact(c), exact(d)));
}

bool meet(const Segment& segment, const Box& box) {
  return CGAL::do_intersect(exact(box), exact(segment));
}

bool meet(const Segment& segment, const Triangle& triangle) {
  return CGAL::do_intersect(exact(triangle), exact(segment));
}

bool segments_meet(const Segment& s, const Segment& t) {
  return CGAL::do_intersect(exact(s), exact(t));
}

bool meet_tetrahedron(const Segment& segment, Point a, Point b, Point c, Point d) {
  return CGAL::do_intersect(Kernel::Tetrahedron_3(exact(a), exact(b), exact(c), exact(d)),
                            exact(segment));
}

}  // namespace parapet::testing::exact_oracle
