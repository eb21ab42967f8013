#pragma once

#include <cstdint>

#include "geometry/numbers/box.h"
#include "geometry/numbers/length.h"
#include "geometry/numbers/point.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/triangle.h"

namespace parapet::testing {

// The same numbers from the same seed with every compiler and library (SplitMix64). Several
// draws belong in braces, which evaluate from left to right, or in statements of their own; the
// arguments of one call come in any order.
class Generator {
 public:
  explicit Generator(std::uint64_t seed) noexcept : state_(seed) {}

  std::uint64_t next() noexcept {
    state_ += 0x9E3779B97F4A7C15u;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
  }

  // A number below count; not quite even, which does not matter here. REQUIRES: count > 0.
  std::uint64_t below(std::uint64_t count) noexcept { return next() % count; }

  // A number from -limit to limit.
  std::int64_t within(std::int64_t limit) noexcept {
    return static_cast<std::int64_t>(below(2 * static_cast<std::uint64_t>(limit) + 1)) - limit;
  }

  // Any 64 bits, small and large numbers alike.
  std::int64_t any() noexcept {
    const std::uint64_t bits = next();
    return static_cast<std::int64_t>(bits) >> below(64);
  }

  Point2 point2(std::int64_t limit) noexcept { return Point2{within(limit), within(limit)}; }
  Point point(std::int64_t limit) noexcept {
    return Point{within(limit), within(limit), within(limit)};
  }
  Vec vec(std::int64_t limit) noexcept { return Vec{within(limit), within(limit), within(limit)}; }
  Segment segment(std::int64_t limit) noexcept { return Segment{point(limit), point(limit)}; }
  Triangle triangle(std::int64_t limit) noexcept {
    return Triangle{point(limit), point(limit), point(limit)};
  }
  Box box(std::int64_t limit) noexcept {
    const Point corner = point(limit);
    return Box::spanning(corner, point(limit));
  }

  // A coordinate at, or one tick off, an end or the middle of the range.
  std::int64_t extreme() noexcept {
    const std::int64_t end = kMaxCoordinate;
    const std::int64_t choices[] = {-end, 1 - end, -1, 0, 1, end - 1, end};
    return choices[below(7)];
  }
  Point extreme_point() noexcept { return Point{extreme(), extreme(), extreme()}; }
  Segment extreme_segment() noexcept { return Segment{extreme_point(), extreme_point()}; }
  Triangle extreme_triangle() noexcept {
    return Triangle{extreme_point(), extreme_point(), extreme_point()};
  }
  Box extreme_box() noexcept {
    const Point corner = extreme_point();
    return Box::spanning(corner, extreme_point());
  }

 private:
  std::uint64_t state_;
};

}  // namespace parapet::testing
