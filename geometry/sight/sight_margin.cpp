#include "geometry/sight/sight_margin.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <set>
#include <vector>

#include "geometry/sight/axis_line.h"
#include "geometry/sight/blocking_shifts.h"
#include "geometry/sight/near_line.h"
#include "geometry/sight/open_contact.h"
#include "geometry/sight/sightline.h"

namespace parapet {
namespace {

using Piece = std::vector<const Shape*>;
using Margin = std::optional<Ratio>;

Ratio negated(const Ratio& ratio) noexcept {
  return Ratio::of(-ratio.numerator(), ratio.denominator());
}

// The smaller (greater) of two, where nothing is no number.
void lower(Margin& margin, const Margin& other) {
  if (other && (!margin || *other < *margin)) margin = other;
}
void raise(Margin& margin, const Margin& other) {
  if (other && (!margin || *margin < *other)) margin = other;
}

bool begins_at_zero_or_before(const ShiftRange& range) {
  return !range.first || *range.first <= Ratio(0);
}
bool ends_at_zero_or_behind(const ShiftRange& range) {
  return !range.last || Ratio(0) <= *range.last;
}

// How far it is from no shift into the nearest of the ranges.
Margin way_into(const std::vector<ShiftRange>& ranges) {
  Margin least;
  for (const ShiftRange& range : ranges) {
    if (!begins_at_zero_or_before(range)) {
      lower(least, range.first);
    } else if (!ends_at_zero_or_behind(range)) {
      lower(least, negated(*range.last));
    } else {
      return Ratio(0);
    }
  }
  return least;
}

// How far it is from no shift out of the range that holds it; nothing if that has no end.
Margin way_out(const std::vector<ShiftRange>& ranges) {
  for (const ShiftRange& range : ranges) {
    if (!begins_at_zero_or_before(range) || !ends_at_zero_or_behind(range)) continue;
    Margin least;
    if (range.first) lower(least, negated(*range.first));
    if (range.last) lower(least, range.last);
    return least;
  }
  return Ratio(0);
}

class MarginFinder {
 public:
  MarginFinder(const Scene& scene, const Segment& segment, SightPolicy policy)
      : scene_(scene), segment_(segment), policy_(policy) {
    for (const std::uint32_t index : scene.along(segment)) {
      if (open_contact(segment, scene.body(index).shape) != Contact::apart) met_.push_back(index);
    }
  }

  // Every piece that the line meets, moved alone out of its way: by farther and farther, until none
  // is left that has to go farther. Up to a reach only those bodies count that the line meets
  // there.
  std::map<std::uint32_t, Margin> ways_out() const {
    std::map<std::uint32_t, Margin> ways;
    std::set<std::uint32_t> left;
    for (const std::uint32_t index : met_) left.insert(scene_.body(index).piece);
    for (std::int64_t reach = kFirstReach; !left.empty(); reach *= kFarther) {
      std::map<std::uint32_t, Margin> least;
      for (const Axis axis : kAxes) {
        for (const auto& [number, bodies] : pieces_near(axis, reach)) {
          if (!left.contains(number)) continue;
          const Piece piece = shapes_of(bodies);
          lower(least[number], way_out(blocking_shifts(piece, {}, segment_, axis, policy_)));
        }
      }
      for (const auto& [number, way] : least) {
        if (reach < kMaxDifference && !(way && *way < Ratio(reach))) continue;
        ways.emplace(number, way);
        left.erase(number);
      }
    }
    return ways;
  }

  std::uint32_t met_of(std::uint32_t piece) const {
    return *std::find_if(met_.begin(), met_.end(),
                         [&](std::uint32_t index) { return scene_.body(index).piece == piece; });
  }

  Margin of_blocked() const {
    Margin greatest;
    for (const auto& [number, way] : ways_out()) raise(greatest, way);
    return greatest;
  }

  std::vector<PieceShift> ways_in(std::span<const std::uint32_t> numbers, const Ratio& most) const {
    const std::int64_t reach = most.numerator() / most.denominator() + 1;
    std::map<std::uint32_t, Margin> least;
    Bodies near;
    for (const Axis axis : kAxes) {
      for (const auto& [number, bodies] : pieces_near(axis, reach)) {
        if (!std::binary_search(numbers.begin(), numbers.end(), number)) continue;
        lower(least[number], way_along(number, shapes_of(bodies), axis));
        near[number].insert(near[number].end(), bodies.begin(), bodies.end());
      }
    }
    std::vector<PieceShift> ways;
    for (auto& [number, bodies] : near) {
      const Margin& way = least[number];
      if (!way || most < *way) continue;
      std::sort(bodies.begin(), bodies.end());
      bodies.erase(std::unique(bodies.begin(), bodies.end()), bodies.end());
      ways.push_back({number, way, first_met(bodies, *way)});
    }
    return ways;
  }

  // Pieces farther and farther away, until the nearest of them that can block is found.
  Margin of_clear() const {
    for (std::int64_t reach = kFirstReach;; reach *= kFarther) {
      const Margin margin = way_to_blocked(reach);
      if (margin && *margin <= Ratio(reach)) return margin;
      if (reach >= kMaxDifference) return margin;
    }
  }

 private:
  static constexpr std::int64_t kFirstReach = 32;
  static constexpr std::int64_t kFarther = 4;

  using Bodies = std::map<std::uint32_t, std::vector<std::uint32_t>>;  // by piece

  // What the line meets of each piece if it is moved along the axis by so many ticks, and more.
  Bodies pieces_near(Axis axis, std::int64_t reach) const {
    Bodies pieces;
    for (const std::uint32_t index : near_swept(scene_, segment_, axis, reach)) {
      pieces[scene_.body(index).piece].push_back(index);
    }
    return pieces;
  }

  Piece shapes_of(const std::vector<std::uint32_t>& bodies) const {
    Piece piece;
    for (const std::uint32_t index : bodies) piece.push_back(&scene_.body(index).shape);
    return piece;
  }

  Margin way_to_blocked(std::int64_t reach) const {
    Margin least;
    for (const Axis axis : kAxes) {
      for (const auto& [number, bodies] : pieces_near(axis, reach)) {
        lower(least, way_along(number, shapes_of(bodies), axis));
        if (least == Ratio(0)) return least;
      }
    }
    return least;
  }

  // The least shift of a piece, of which these bodies are near enough, along the axis into the
  // line.
  Margin way_along(std::uint32_t number, const Piece& piece, Axis axis) const {
    Piece beside;
    for (const std::uint32_t index : met_) {
      if (scene_.body(index).piece != number) beside.push_back(&scene_.body(index).shape);
    }
    return way_into(blocking_shifts(piece, beside, segment_, axis, policy_));
  }

  // Of bodies of one piece the first that so long a shift brings into the line by itself; where it
  // takes several of them, the first of all.
  std::uint32_t first_met(const std::vector<std::uint32_t>& bodies, const Ratio& way) const {
    for (const std::uint32_t index : bodies) {
      for (const Axis axis : kAxes) {
        const Body& body = scene_.body(index);
        if (way_along(body.piece, {&body.shape}, axis) == way) return index;
      }
    }
    return bodies.front();
  }

  const Scene& scene_;
  Segment segment_;
  SightPolicy policy_;
  std::vector<std::uint32_t> met_;
};

}  // namespace

std::optional<Ratio> sight_margin(const Scene& scene, const Segment& segment, SightPolicy policy) {
  if (policy == SightPolicy::tube || segment.p == segment.q) return std::nullopt;
  const MarginFinder finder(scene, segment, policy);
  return sees(scene, segment, policy) ? finder.of_clear() : finder.of_blocked();
}

std::vector<PieceShift> shifts_out_of(const Scene& scene, const Segment& segment,
                                      SightPolicy policy) {
  std::vector<PieceShift> shifts;
  if (policy == SightPolicy::tube || segment.p == segment.q) return shifts;
  const MarginFinder finder(scene, segment, policy);
  for (const auto& [piece, way] : finder.ways_out()) {
    shifts.push_back({piece, way, finder.met_of(piece)});
  }
  return shifts;
}

std::vector<PieceShift> shifts_into(const Scene& scene, const Segment& segment, SightPolicy policy,
                                    std::span<const std::uint32_t> pieces, const Ratio& most) {
  if (policy == SightPolicy::tube || segment.p == segment.q) return {};
  return MarginFinder(scene, segment, policy).ways_in(pieces, most);
}

}  // namespace parapet
