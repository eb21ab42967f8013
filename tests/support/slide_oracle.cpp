#include "tests/support/slide_oracle.h"

#include <array>
#include <optional>

namespace parapet::testing {
namespace {

using Coordinates = std::array<std::int64_t, 3>;

constexpr std::int64_t kFine = std::int64_t{1} << 20;
constexpr std::int64_t kCut = std::int64_t{1} << 8;  // of kFine, at each end
constexpr std::int64_t kSlide = 3;

Coordinates coordinates(Point p) { return {p.x, p.y, p.z}; }

struct Fraction {
  std::int64_t above = 0;
  std::int64_t below = 1;  // > 0
};

bool less(Fraction a, Fraction b) { return Wide{a.above} * b.below < Wide{b.above} * a.below; }

// The times at which p + t d lies in the closed box, between 0 and 1; `inside`: is some of it in
// the open one?
struct Times {
  Fraction enter;
  Fraction leave{1, 1};
  bool inside = true;
};

std::optional<Times> times_in(const Coordinates& p, const Coordinates& q, const Coordinates& lo,
                              const Coordinates& hi) {
  Times times;
  for (std::size_t k = 0; k < 3; ++k) {
    const std::int64_t d = q[k] - p[k];
    if (d == 0) {
      if (p[k] < lo[k] || p[k] > hi[k]) return std::nullopt;
      times.inside = times.inside && lo[k] < p[k] && p[k] < hi[k];
      continue;
    }
    const Fraction first = d > 0 ? Fraction{lo[k] - p[k], d} : Fraction{p[k] - hi[k], -d};
    const Fraction last = d > 0 ? Fraction{hi[k] - p[k], d} : Fraction{p[k] - lo[k], -d};
    if (less(times.enter, first)) times.enter = first;
    if (less(last, times.leave)) times.leave = last;
  }
  if (less(times.leave, times.enter)) return std::nullopt;
  times.inside = times.inside && less(times.enter, times.leave);
  return times;
}

bool only_at_an_end(const Times& times) {
  if (less(times.enter, times.leave)) return false;
  return times.enter.above == 0 || times.enter.above == times.enter.below;
}

}  // namespace

SlideAnswer sight_by_slides(const std::vector<Box>& boxes, const Segment& segment) {
  const Coordinates p = coordinates(segment.p);
  const Coordinates q = coordinates(segment.q);
  const bool is_point = segment.p == segment.q;
  std::vector<Box> touched;
  for (const Box& box : boxes) {
    const auto times = times_in(p, q, coordinates(box.lo()), coordinates(box.hi()));
    if (!times) continue;
    if (times->inside) return SlideAnswer::crosses;
    if (is_point || !only_at_an_end(*times)) touched.push_back(box);
  }
  if (touched.empty()) return SlideAnswer::touches_nothing;

  for (std::int64_t slide = 0; slide < 343; ++slide) {
    const Coordinates by{slide % 7 - kSlide, slide / 7 % 7 - kSlide, slide / 49 - kSlide};
    Coordinates from{};
    Coordinates to{};
    for (std::size_t k = 0; k < 3; ++k) {
      from[k] = p[k] * kFine + (q[k] - p[k]) * kCut + by[k];
      to[k] = q[k] * kFine - (q[k] - p[k]) * kCut + by[k];
    }
    bool free = true;
    for (const Box& box : touched) {
      Coordinates lo = coordinates(box.lo());
      Coordinates hi = coordinates(box.hi());
      for (std::size_t k = 0; k < 3; ++k) {
        lo[k] *= kFine;
        hi[k] *= kFine;
      }
      free = free && !times_in(from, to, lo, hi);
    }
    if (free) return SlideAnswer::slides_free;
  }
  return SlideAnswer::seam;
}

}  // namespace parapet::testing
