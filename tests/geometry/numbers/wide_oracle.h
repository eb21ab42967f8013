#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/contact.h"
#include "geometry/numbers/length.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/stretch.h"
#include "geometry/numbers/triangle.h"

// A second opinion in 512-bit integers, by other formulas than the product's: determinants of the
// coordinates themselves, and clipping of the segment by half-spaces instead of separating axes.
// It shares the product's types, not its functions.
namespace parapet::testing::wide_oracle {

Sign orient2d(Point2 a, Point2 b, Point2 c);
Sign orient3d(Point a, Point b, Point c, Point d);

std::strong_ordering compare_fractions(std::int64_t first, std::int64_t first_under,
                                       std::int64_t second, std::int64_t second_under);
std::strong_ordering compare_distances(Point x, Point a, Point b);
std::strong_ordering compare_distance(Point a, Point b, Length limit);
std::strong_ordering compare_line_distance(Point x, const Segment& line, Length limit);

// The order of the parameters at which the planes of two triangles are met.
std::strong_ordering compare_hits(const Segment& s, const Triangle& first, const Triangle& second);

bool segments_meet(const Segment& s, const Segment& t);

Contact contact(const Segment& s, const Box& box);
Contact contact(const Segment& s, const Triangle& triangle);

// Is this the stretch of the segment in the box, or the nothing that is due?
bool is_stretch(const std::optional<Stretch>& answer, const Segment& s, const Box& box);

// The hull of points, its sides found by trying every three of them.
class Hull {
 public:
  explicit Hull(const std::vector<Point>& points);

  Contact contact(const Segment& s) const;
  bool is_stretch(const std::optional<Stretch>& answer, const Segment& s) const;

  // The number of flat sides.
  std::size_t side_count() const { return sides_.size(); }

 private:
  std::vector<Triangle> sides_;  // of each flat side three points, counterclockwise from outside
};

}  // namespace parapet::testing::wide_oracle
