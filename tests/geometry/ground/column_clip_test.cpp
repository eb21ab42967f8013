#include "geometry/ground/column_clip.h"

#include <array>
#include <boost/multiprecision/cpp_int.hpp>
#include <catch2/catch.hpp>
#include <vector>

#include "geometry/solids/convex_hull.h"
#include "tests/support/random_source.h"

namespace parapet {
namespace {

using Exact = boost::multiprecision::cpp_rational;
using ExactPoint = std::array<Exact, 3>;

// Cuts a polygon in space along a plane across axis `axis`: Sutherland and Hodgman, in fractions.
std::vector<ExactPoint> cut(const std::vector<ExactPoint>& polygon, int axis, const Exact& at,
                            int sign) {
  const auto a = static_cast<std::size_t>(axis);
  std::vector<ExactPoint> kept;
  for (std::size_t n = 0; n < polygon.size(); ++n) {
    const ExactPoint& p = polygon[n];
    const ExactPoint& q = polygon[(n + 1) % polygon.size()];
    const Exact here = sign * (p[a] - at);
    const Exact next = sign * (q[a] - at);
    if (here >= 0) kept.push_back(p);
    if ((here < 0 && next > 0) || (here > 0 && next < 0)) {
      const Exact part = here / (here - next);
      ExactPoint cross;
      for (std::size_t k = 0; k < 3; ++k) cross[k] = p[k] + part * (q[k] - p[k]);
      kept.push_back(cross);
    }
  }
  return kept;
}

boost::multiprecision::cpp_int floor_of(const Exact& value) {
  const boost::multiprecision::cpp_int over = boost::multiprecision::numerator(value);
  const boost::multiprecision::cpp_int under = boost::multiprecision::denominator(value);
  boost::multiprecision::cpp_int quotient = over / under;
  if (quotient * under > over) --quotient;
  return quotient;
}

// A convex figure's relative inside meets the open square exactly if the mean of the corners of
// what the closed square cuts out of it lies in the open square.
std::optional<SolidSpan> span_by_cutting(const Triangle& triangle, Column column) {
  if (is_degenerate(triangle)) return std::nullopt;
  std::vector<ExactPoint> polygon;
  for (const Point p : {triangle.a, triangle.b, triangle.c}) polygon.push_back({p.x, p.y, p.z});
  const Exact west = 40 * column.x;
  const Exact north = 40 * column.y;
  polygon = cut(polygon, 0, west, 1);
  polygon = cut(polygon, 0, west + 40, -1);
  polygon = cut(polygon, 1, north, 1);
  polygon = cut(polygon, 1, north + 40, -1);
  if (polygon.empty()) return std::nullopt;
  ExactPoint sum{0, 0, 0};
  Exact low = polygon.front()[2];
  Exact high = low;
  for (const ExactPoint& p : polygon) {
    for (std::size_t k = 0; k < 3; ++k) sum[k] += p[k];
    low = std::min(low, p[2]);
    high = std::max(high, p[2]);
  }
  const Exact count = polygon.size();
  const bool is_inside = sum[0] > west * count && sum[0] < (west + 40) * count &&
                         sum[1] > north * count && sum[1] < (north + 40) * count;
  if (!is_inside) return std::nullopt;
  return SolidSpan{static_cast<std::int32_t>(floor_of(low)),
                   static_cast<std::int32_t>(-floor_of(-high))};
}

Point any_point(testing::RandomSource& random, bool on_lattice) {
  const int step = on_lattice ? 20 : 1;
  return {random.between(-120 / step, 120 / step) * step,
          random.between(-120 / step, 120 / step) * step, random.between(-60, 60)};
}

TEST_CASE("a triangle over a column is what cutting in fractions leaves of it") {
  testing::RandomSource random(11);
  int over = 0;
  for (int round = 0; round < 3000; ++round) {
    const bool on_lattice = random.chance(60);
    const Triangle triangle{any_point(random, on_lattice), any_point(random, on_lattice),
                            any_point(random, on_lattice)};
    const Column column{random.between(-3, 3), random.between(-3, 3)};
    const auto found = span_over(triangle, column);
    CAPTURE(round, column.x, column.y);
    REQUIRE(found == span_by_cutting(triangle, column));
    if (found) ++over;
  }
  CHECK(over > 300);
}

TEST_CASE("a triangle far out and steep is cut without overflow") {
  constexpr std::int64_t far = kMaxCoordinate;
  const Triangle steep{{-far, -far, -far}, {far, far - 1, far}, {far - 1, far, -far}};
  const Triangle flat{{-far, -far, -far}, {far, -far, far}, {-far, far, far}};
  for (const Column column : {Column{0, 0}, Column{-5000, -5000}, Column{13000, 13000}}) {
    CHECK(span_over(steep, column) == span_by_cutting(steep, column));
    CHECK(span_over(flat, column) == span_by_cutting(flat, column));
  }
}

TEST_CASE("the side of a column does not belong to it") {
  const Triangle wall{{80, 0, 0}, {80, 40, 0}, {80, 0, 96}};
  CHECK_FALSE(span_over(wall, {1, 0}));
  CHECK_FALSE(span_over(wall, {2, 0}));
  const Triangle inside{{81, 0, 0}, {81, 40, 0}, {81, 0, 96}};
  CHECK(span_over(inside, {2, 0}) == SolidSpan{0, 96});
}

TEST_CASE("a slope counts in each column with its highest place there") {
  // 2 studs long, 96 ticks high at its western end.
  auto made =
      ConvexSolid::make({{0, 0, 0}, {160, 0, 0}, {160, 80, 0}, {0, 80, 0}, {0, 0, 96}, {0, 80, 96}},
                        {{0, 3, 2, 1}, {0, 1, 4}, {3, 5, 2}, {0, 4, 5, 3}, {1, 2, 5, 4}});
  REQUIRE(std::holds_alternative<ConvexSolid>(made));
  const auto& slope = std::get<ConvexSolid>(made);
  using Spans = std::vector<std::optional<SolidSpan>>;
  CHECK(spans_over(slope, {-1, 0}, 6) ==
        Spans{{}, SolidSpan{0, 96}, SolidSpan{0, 72}, SolidSpan{0, 48}, SolidSpan{0, 24}, {}});
  CHECK(spans_over(slope, {1, 1}, 1) == Spans{SolidSpan{0, 72}});
  CHECK(spans_over(slope, {0, 2}, 2) == Spans{{}, {}});
  CHECK(spans_over(slope, {0, 0}, 0).empty());
}

TEST_CASE("a solid over a row of columns is what its faces are over each") {
  testing::RandomSource random(12);
  int over = 0;
  for (int round = 0; round < 300; ++round) {
    std::vector<Point> corners;
    for (int n = random.between(4, 40); n > 0; --n) {
      corners.push_back(any_point(random, random.chance(50)));
    }
    const auto solid = convex_hull(corners);
    if (!solid) continue;
    const Column first{random.between(-5, 2), random.between(-4, 3)};
    const auto spans = spans_over(*solid, first, 6);
    REQUIRE(spans.size() == 6);
    for (int n = 0; n < 6; ++n) {
      std::optional<SolidSpan> expected;
      for (const FaceLoop& face : solid->faces()) {
        for (std::size_t k = 1; k + 1 < face.size(); ++k) {
          const auto& vertices = solid->vertices();
          const auto span =
              span_by_cutting({vertices[face[0]], vertices[face[k]], vertices[face[k + 1]]},
                              {first.x + n, first.y});
          if (!span) continue;
          expected = expected ? SolidSpan{std::min(expected->bottom, span->bottom),
                                          std::max(expected->top, span->top)}
                              : *span;
        }
      }
      CAPTURE(round, n);
      CHECK(spans[static_cast<std::size_t>(n)] == expected);
      if (expected) ++over;
    }
  }
  CHECK(over > 300);
}

}  // namespace
}  // namespace parapet
