#include "geometry/sight/least_raise.h"

#include <algorithm>
#include <cassert>
#include <vector>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/body_edges.h"
#include "geometry/sight/direction_ring.h"
#include "geometry/sight/graze.h"
#include "geometry/sight/near_line.h"
#include "geometry/sight/sightline.h"
#include "geometry/sight/sweep.h"

namespace parapet {
namespace {

struct Swept {
  const Shape* shape = nullptr;
  Sweep sweep;
};

// The eye goes up in the upright plane through the line, and every body is in the way for an
// interval of heights. Between the ends of these intervals nothing changes, so sight can begin only
// at one of them or right above it.
class Riser {
 public:
  Riser(const Scene& scene, const Segment& segment, SightPolicy policy)
      : segment_(segment), policy_(policy) {
    for (const std::uint32_t index : near_swept(scene, segment, Axis::z)) {
      const Shape& shape = scene.body(index).shape;
      const std::optional<Sweep> sweep = sweep_upwards(shape, segment);
      if (!sweep || (sweep->last && *sweep->last < Ratio(0))) continue;
      if (sweep->enters) entered_.push_back(*sweep);
      swept_.push_back({&shape, *sweep});
    }
    std::sort(entered_.begin(), entered_.end(), [](const Sweep& a, const Sweep& b) {
      return a.first < b.first;  // unbounded ones come first
    });
  }

  std::optional<Raise> rise() {
    std::vector<Ratio> heights{Ratio(0)};
    for (const Swept& one : swept_) {
      if (one.sweep.first && Ratio(0) < *one.sweep.first) heights.push_back(*one.sweep.first);
      if (one.sweep.last) heights.push_back(*one.sweep.last);
    }
    std::sort(heights.begin(), heights.end());
    heights.erase(std::unique(heights.begin(), heights.end()), heights.end());
    auto next = entered_.begin();
    std::optional<Ratio> entered_until;  // the greatest end of the intervals that began so far
    const auto begin = [&](const Sweep& sweep) {
      if (!sweep.last) return false;
      entered_until = entered_until ? std::max(*entered_until, *sweep.last) : *sweep.last;
      return true;
    };
    for (const Ratio& height : heights) {
      for (; next != entered_.end() && next->first < height; ++next) {
        if (!begin(*next)) return std::nullopt;
      }
      if (entered_until && height < *entered_until) continue;
      if (is_clear_at(height)) return Raise{height, true};
      for (; next != entered_.end() && next->first == height; ++next) {
        if (!begin(*next)) return std::nullopt;
      }
      if (entered_until && height < *entered_until) continue;
      if (is_clear_above(height)) return Raise{height, false};
    }
    return std::nullopt;
  }

 private:
  // The line crosses nothing at that height. Does what it touches leave it clear?
  bool is_clear_at(const Ratio& height) const {
    if (policy_ == SightPolicy::open) return true;
    // The direction from the raised eye, times the denominator: < 2^64.
    const Vec along = direction(segment_);
    const Wide scale = height.denominator();
    const LineDirection heading{along.x * scale, along.y * scale,
                                along.z * scale - height.numerator()};
    std::vector<Sector> sectors;
    for (const auto& [shape, sweep] : swept_) {
      const bool behind_first =
          !sweep.first || *sweep.first < height || (*sweep.first == height && sweep.meets_first);
      const bool before_last =
          !sweep.last || height < *sweep.last || (*sweep.last == height && sweep.meets_last);
      // Of one value only, either flag tells.
      if (!behind_first || !before_last) continue;
      if (policy_ == SightPolicy::closed) return false;
      if (const auto sector = sector_of(heading, segment_.q, corners_of(*shape))) {
        sectors.push_back(*sector);
      }
    }
    return !gaps(heading, sectors).empty();
  }

  // And ever so little above it? By hair it would be clear there too: a slide upwards is as good as
  // a rise.
  bool is_clear_above(const Ratio& height) const {
    return policy_ == SightPolicy::closed &&
           std::none_of(swept_.begin(), swept_.end(), [&](const Swept& one) {
             const bool begun = !one.sweep.first || *one.sweep.first <= height;
             return begun && (!one.sweep.last || height < *one.sweep.last);
           });
  }

  Segment segment_;
  SightPolicy policy_;
  std::vector<Swept> swept_;
  std::vector<Sweep> entered_;  // by their first heights
};

// The eye below or above the target: the line stays where it is and grows shorter, until the eye
// passes the target and it grows longer again. Heights are counted from the target.
class Lift {
 public:
  Lift(const Scene& scene, const Segment& segment, SightPolicy policy)
      : target_(segment.q), eye_(segment.p.z - segment.q.z), policy_(policy) {
    for (const std::uint32_t index : near_swept(scene, segment, Axis::z)) {
      const Shape& shape = scene.body(index).shape;
      if (const auto met = axis_stretch(shape, target_, Axis::z)) bodies_.push_back({&shape, *met});
    }
  }

  std::optional<Raise> rise() const {
    std::vector<Ratio> heights{Ratio(eye_)};
    if (eye_ < 0) heights.push_back(Ratio(0));
    for (const Held& body : bodies_) {
      const Ratio& top = body.met.high;
      if (Ratio(eye_) < top && top < Ratio(0)) heights.push_back(top);
    }
    std::sort(heights.begin(), heights.end());
    for (const Ratio& height : heights) {
      // Fractions of numbers <= 2^61 less a difference.
      const Ratio raise =
          Ratio::of(height.numerator() - eye_ * height.denominator(), height.denominator());
      if (is_clear(height, false)) return Raise{raise, true};
      if (is_clear(height, true)) return Raise{raise, false};
    }
    return std::nullopt;
  }

 private:
  struct Held {
    const Shape* shape = nullptr;
    AxisStretch met;
  };

  // With the eye at that height, or ever so little above it?
  bool is_clear(const Ratio& height, bool above) const {
    const Ratio none(0);
    const bool is_point = height == none && !above;
    std::vector<const Shape*> touched;
    for (const auto& [shape, met] : bodies_) {
      const bool begins_before =
          height < none ? met.low < none : met.low < height || (met.low == height && above);
      const bool ends_behind = height < none ? height < met.high : none < met.high;
      const bool is_met =
          is_point ? met.low <= none && none <= met.high : begins_before && ends_behind;
      if (!is_met) continue;
      const bool strictly = !is_point || (met.low < none && none < met.high);
      if (met.enters && strictly) return false;
      if (policy_ == SightPolicy::closed) return false;
      touched.push_back(shape);
    }
    if (policy_ == SightPolicy::open) return true;
    const Point up = target_ + Vec{0, 0, target_.z < 0 ? 1 : -1};
    return can_slide_free({target_, is_point ? target_ : up}, touched);
  }

  Point target_;
  std::int64_t eye_;
  SightPolicy policy_;
  std::vector<Held> bodies_;
};

}  // namespace

std::optional<Raise> least_raise(const Scene& scene, Point eye, Point target, SightPolicy policy) {
  assert(policy != SightPolicy::tube && in_range(eye) && in_range(target));
  const Segment segment{eye, target};
  if (sees(scene, segment, policy)) return Raise{Ratio(0), true};
  if (eye.x == target.x && eye.y == target.y) return Lift(scene, segment, policy).rise();
  return Riser(scene, segment, policy).rise();
}

}  // namespace parapet
