#include "geometry/sight/blocking_shifts.h"

#include <algorithm>
#include <utility>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/body_edges.h"
#include "geometry/sight/direction_ring.h"
#include "geometry/sight/sweep.h"

namespace parapet {
namespace {

using Shapes = std::span<const Shape* const>;
using Ranges = std::vector<ShiftRange>;

bool begins_before(const ShiftRange& a, const ShiftRange& b) { return a.first < b.first; }

bool ends_before(const ShiftRange& a, const ShiftRange& b) {
  return a.last && (!b.last || *a.last < *b.last);
}

bool is_wide(const std::optional<Ratio>& first, const std::optional<Ratio>& last) {
  return !first || !last || *first < *last;
}

// The union; ranges that only meet are one, because a single value does not count.
Ranges joined(Ranges ranges) {
  std::sort(ranges.begin(), ranges.end(), begins_before);
  Ranges result;
  for (const ShiftRange& range : ranges) {
    if (result.empty() || (result.back().last && *result.back().last < range.first)) {
      result.push_back(range);
    } else if (ends_before(result.back(), range)) {
      result.back().last = range.last;
    }
  }
  return result;
}

// What two unions have in common. REQUIRES: both are joined.
Ranges common(const Ranges& a, const Ranges& b) {
  Ranges result;
  for (auto i = a.begin(), j = b.begin(); i != a.end() && j != b.end();) {
    const std::optional<Ratio> first = std::max(i->first, j->first);
    const std::optional<Ratio> last = ends_before(*i, *j) ? i->last : j->last;
    if (is_wide(first, last)) result.push_back({first, last});
    ends_before(*i, *j) ? ++i : ++j;
  }
  return result;
}

std::vector<Arc> gaps_beside(Shapes beside, const Segment& segment, const LineDirection& heading,
                             std::vector<Sector> more = {}) {
  for (const Shape* shape : beside) {
    if (const auto sector = sector_of(heading, segment.p, corners_of(*shape))) {
      more.push_back(*sector);
    }
  }
  return gaps(heading, more);
}

// Do the gaps reach to that side of the plane with this normal?
bool reach_side(const std::vector<Arc>& gaps, const LineDirection& heading, Vec normal, Sign side) {
  return std::any_of(gaps.begin(), gaps.end(), [&](const Arc& arc) {
    const auto lies_there = [&](Vec v) { return sign_of(dot(normal, v)) == side; };
    return lies_there(arc.first) || lies_there(arc.last) || lies_there(inside(heading, arc));
  });
}

// The line does not run along the axis: a body that only touches it takes one whole side of the
// plane in which both move past each other.
Ranges across(Shapes moved, Shapes beside, const Segment& segment, Axis axis, SightPolicy policy) {
  Ranges blocking;
  Ranges below;
  Ranges above;
  for (const Shape* shape : moved) {
    const std::optional<Sweep> sweep = sweep_along(*shape, segment, axis);
    if (!sweep || !is_wide(sweep->first, sweep->last)) continue;
    const ShiftRange range{sweep->first, sweep->last};
    if (sweep->enters || policy == SightPolicy::closed) {
      blocking.push_back(range);
    } else if (sweep->side != Sign::zero) {
      (sweep->side == Sign::positive ? above : below).push_back(range);
    }
  }
  if (policy != SightPolicy::hair || (below.empty() && above.empty())) {
    return joined(std::move(blocking));
  }
  const Vec along = direction(segment);
  const LineDirection heading = LineDirection::of(along);
  const std::vector<Arc> free = gaps_beside(beside, segment, heading);
  const Vec normal = cross(along, unit(axis));
  const Ranges everywhere{{std::nullopt, std::nullopt}};
  const bool open_below = reach_side(free, heading, normal, Sign::negative);
  const bool open_above = reach_side(free, heading, normal, Sign::positive);
  const Ranges both = common(open_below ? joined(std::move(below)) : everywhere,
                             open_above ? joined(std::move(above)) : everywhere);
  blocking.insert(blocking.end(), both.begin(), both.end());
  return joined(std::move(blocking));
}

// A body touched by a line along the axis while the shift lies in a range.
struct Passing {
  Ratio first;
  Ratio last;
  std::optional<Sector> sector;
};

// Ranges in which the sectors of the passing bodies close what the others leave open.
void add_closed(const std::vector<Passing>& passing, Shapes beside, const Segment& segment,
                Ranges& blocking) {
  std::vector<Ratio> places;
  for (const Passing& body : passing) {
    places.push_back(body.first);
    places.push_back(body.last);
  }
  std::sort(places.begin(), places.end());
  places.erase(std::unique(places.begin(), places.end()), places.end());
  const LineDirection heading = LineDirection::of(direction(segment));
  for (std::size_t i = 0; i + 1 < places.size(); ++i) {
    std::vector<Sector> sectors;
    for (const Passing& body : passing) {
      if (body.sector && body.first <= places[i] && places[i + 1] <= body.last) {
        sectors.push_back(*body.sector);
      }
    }
    if (sectors.empty()) continue;
    if (gaps_beside(beside, segment, heading, std::move(sectors)).empty()) {
      blocking.push_back({places[i], places[i + 1]});
    }
  }
}

// The line runs along the axis: bodies come and go along it.
Ranges along(Shapes moved, Shapes beside, const Segment& segment, Axis axis, SightPolicy policy) {
  const LineDirection heading = LineDirection::of(direction(segment));
  const std::int64_t to_q = coordinate(direction(segment), axis);
  const std::int64_t low = std::min<std::int64_t>(0, to_q);
  const std::int64_t high = std::max<std::int64_t>(0, to_q);
  const auto less = [](std::int64_t place, const Ratio& ratio) {
    return Ratio::of(place * ratio.denominator() - ratio.numerator(), ratio.denominator());
  };
  Ranges blocking;
  std::vector<Passing> passing;
  for (const Shape* shape : moved) {
    const std::optional<AxisStretch> met = axis_stretch(*shape, segment.p, axis);
    if (!met) continue;
    const Ratio first = less(low, met->high);
    const Ratio last = less(high, met->low);
    if (met->enters || policy == SightPolicy::closed) {
      blocking.push_back({first, last});
    } else {
      passing.push_back({first, last, sector_of(heading, segment.p, corners_of(*shape))});
    }
  }
  if (policy == SightPolicy::hair) add_closed(passing, beside, segment, blocking);
  return joined(std::move(blocking));
}

}  // namespace

std::vector<ShiftRange> blocking_shifts(Shapes moved, Shapes beside, const Segment& segment,
                                        Axis axis, SightPolicy policy) {
  const bool runs_along_axis = cross(direction(segment), unit(axis)) == Vec{};
  return (runs_along_axis ? along : across)(moved, beside, segment, axis, policy);
}

}  // namespace parapet
