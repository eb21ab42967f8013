#pragma once

#include <array>
#include <catch2/catch.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "geometry/numbers/box.h"
#include "geometry/numbers/contact.h"
#include "geometry/numbers/point2.h"
#include "geometry/numbers/segment.h"
#include "geometry/numbers/triangle.h"

namespace parapet::testing {

inline std::string describe(std::int64_t number) { return std::to_string(number); }
inline std::string describe(Point2 p) { return "(" + describe(p.x) + "," + describe(p.y) + ")"; }
inline std::string describe(Point p) {
  return "(" + describe(p.x) + "," + describe(p.y) + "," + describe(p.z) + ")";
}
inline std::string describe(Vec v) { return "vec" + describe(Point{v.x, v.y, v.z}); }
inline std::string describe(const Segment& s) { return describe(s.p) + "-" + describe(s.q); }
inline std::string describe(const Box& b) {
  return "box " + describe(b.lo()) + ".." + describe(b.hi());
}
inline std::string describe(const Triangle& t) {
  return "triangle " + describe(t.a) + describe(t.b) + describe(t.c);
}
inline std::string describe(const ConvexSolid& solid) {
  std::string text = "solid ";
  for (const Point vertex : solid.vertices()) text += describe(vertex);
  return text;
}

// Counts cases and failures of a long loop, where an assertion a case would be slow, and keeps the
// first failure in words.
class Tally {
 public:
  template <typename... Things>
  void expect(bool holds, const Things&... things) {
    ++cases_;
    if (holds) return;
    if (failures_ == 0) ((first_failure_ += describe(things) + " "), ...);
    ++failures_;
  }

  // Counts an answer too, so that a test can ask for enough of each.
  void saw(Contact answer) { ++answers_[static_cast<std::size_t>(answer)]; }

  int cases() const { return cases_; }
  int failures() const { return failures_; }
  int count(Contact answer) const { return answers_[static_cast<std::size_t>(answer)]; }
  const std::string& first_failure() const { return first_failure_; }

 private:
  int cases_ = 0;
  int failures_ = 0;
  std::array<int, 3> answers_{};
  std::string first_failure_;
};

// Checks that a loop ran, at least so often, and never failed.
inline void check(const Tally& tally, int at_least = 1) {
  INFO(tally.first_failure());
  CHECK(tally.cases() >= at_least);
  CHECK(tally.failures() == 0);
}

}  // namespace parapet::testing
