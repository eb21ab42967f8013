#include "geometry/sight/sight_margin.h"

#include <algorithm>
#include <cassert>
#include <map>
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

  // Every piece that the line meets, moved alone out of its way.
  std::map<std::uint32_t, Margin> ways_out() const {
    std::map<std::uint32_t, Margin> least;
    for (const std::uint32_t index : met_) least.emplace(scene_.body(index).piece, std::nullopt);
    for (const Axis axis : kAxes) {
      std::map<std::uint32_t, Piece> pieces;
      for (const std::uint32_t index : near_swept(scene_, segment_, axis)) {
        const Body& body = scene_.body(index);
        if (least.contains(body.piece)) pieces[body.piece].push_back(&body.shape);
      }
      for (const auto& [number, piece] : pieces) {
        lower(least[number], way_out(blocking_shifts(piece, {}, segment_, axis, policy_)));
      }
    }
    return least;
  }

  // Of bodies of one piece the first that so long a shift brings into the line by itself; where it
  // takes several of them, the first of all.
  std::uint32_t first_met(const std::vector<std::uint32_t>& bodies, const Ratio& way) const {
    for (const std::uint32_t index : bodies) {
      const Body& body = scene_.body(index);
      if (way_of(body.piece, {&body.shape}) == way) return index;
    }
    return bodies.front();
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
    std::map<std::uint32_t, std::vector<std::uint32_t>> near;
    for (const std::uint32_t index : near_within(scene_, segment_, reach)) {
      near[scene_.body(index).piece].push_back(index);
    }
    std::vector<PieceShift> ways;
    for (const std::uint32_t number : numbers) {
      const auto bodies = near.find(number);
      if (bodies == near.end()) continue;
      Piece piece;
      for (const std::uint32_t index : bodies->second) piece.push_back(&scene_.body(index).shape);
      const Margin way = way_of(number, piece);
      if (way && *way <= most) ways.push_back({number, way, first_met(bodies->second, *way)});
    }
    return ways;
  }

  // Pieces farther and farther away, until the nearest of them that can block is found.
  Margin of_clear() const {
    constexpr std::int64_t kFirstReach = 32;
    for (std::int64_t reach = kFirstReach;; reach *= 8) {
      const Margin margin = among(near_within(scene_, segment_, reach));
      if (margin && *margin <= Ratio(reach)) return margin;
      if (reach >= kMaxDifference) return margin;
    }
  }

 private:
  Margin among(const std::vector<std::uint32_t>& bodies) const {
    std::map<std::uint32_t, Piece> pieces;
    for (const std::uint32_t index : bodies) {
      pieces[scene_.body(index).piece].push_back(&scene_.body(index).shape);
    }
    Margin least;
    for (const auto& [number, piece] : pieces) {
      lower(least, way_of(number, piece));
      if (least == Ratio(0)) return least;
    }
    return least;
  }

  // The least shift of a piece, of which these bodies are near enough, into the line.
  Margin way_of(std::uint32_t number, const Piece& piece) const {
    Piece beside;
    for (const std::uint32_t index : met_) {
      if (scene_.body(index).piece != number) beside.push_back(&scene_.body(index).shape);
    }
    Margin least;
    for (const Axis axis : kAxes) {
      lower(least, way_into(blocking_shifts(piece, beside, segment_, axis, policy_)));
      if (least == Ratio(0)) break;
    }
    return least;
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
