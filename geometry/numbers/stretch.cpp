#include "geometry/numbers/stretch.h"

#include <cassert>

namespace parapet {
namespace {

// A stretch from 0 to 1 that shrinks as it is cut by half-spaces.
class Clipper {
 public:
  // Keeps the part where a linear function, f at parameter 0 and g at 1, is not positive.
  void keep_not_positive(std::int64_t f, std::int64_t g) noexcept {
    if (f > 0 && g > 0) {
      empty_ = true;
    } else if (f > 0) {  // it comes in at f / (f - g)
      const Fraction at{f, f - g};
      if (is_less(enter_, at)) enter_ = at;
    } else if (g > 0) {  // it goes out there
      const Fraction at{-f, g - f};
      if (is_less(at, leave_)) leave_ = at;
    }
  }

  std::optional<Stretch> result() const noexcept {
    if (empty_ || is_less(leave_, enter_)) return std::nullopt;
    return Stretch{Ratio::of(enter_.above, enter_.below), Ratio::of(leave_.above, leave_.below)};
  }

 private:
  struct Fraction {
    std::int64_t above;
    std::int64_t below;
  };

  static bool is_less(Fraction a, Fraction b) noexcept {
    return compare_fractions(a.above, a.below, b.above, b.below) < 0;
  }

  Fraction enter_{0, 1};
  Fraction leave_{1, 1};
  bool empty_ = false;
};

}  // namespace

std::optional<Stretch> stretch(const Segment& s, const Box& box) noexcept {
  assert(in_range(s) && in_range(box));
  const Vec p_below = box.lo() - s.p;
  const Vec q_below = box.lo() - s.q;
  const Vec p_above = s.p - box.hi();
  const Vec q_above = s.q - box.hi();
  Clipper clipper;
  clipper.keep_not_positive(p_below.x, q_below.x);
  clipper.keep_not_positive(p_below.y, q_below.y);
  clipper.keep_not_positive(p_below.z, q_below.z);
  clipper.keep_not_positive(p_above.x, q_above.x);
  clipper.keep_not_positive(p_above.y, q_above.y);
  clipper.keep_not_positive(p_above.z, q_above.z);
  return clipper.result();
}

std::optional<Stretch> stretch(const Segment& s, const ConvexSolid& solid) noexcept {
  assert(in_range(s));
  Clipper clipper;
  for (const Plane& plane : solid.planes()) {
    clipper.keep_not_positive(plane.value(s.p), plane.value(s.q));
  }
  return clipper.result();
}

}  // namespace parapet
