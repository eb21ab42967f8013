#include "rules/skyline/rail.h"

#include <algorithm>

#include "geometry/numbers/slabs.h"
#include "geometry/numbers/wide_ratio.h"
#include "geometry/solids/headroom.h"

namespace parapet::skyline {
namespace {

// A rail is looked along in steps of 64 mm, or longer ones where there would be too many.
constexpr std::int64_t kSlab = 640;
constexpr std::int64_t kMostSlabs = 256;

Box grown(const Box& box, std::int64_t by) {
  return Box::spanning(box.lo() - Vec{by, by, by}, box.hi() + Vec{by, by, by});
}

// The square of the distance of two boxes: no shapes in them are nearer.
Wide apart_squared(const Box& a, const Box& b) {
  const auto gap = [](std::int64_t lo, std::int64_t hi, std::int64_t other_lo,
                      std::int64_t other_hi) {
    return std::max<std::int64_t>({0, other_lo - hi, lo - other_hi});
  };
  const Vec apart{gap(a.lo().x, a.hi().x, b.lo().x, b.hi().x),
                  gap(a.lo().y, a.hi().y, b.lo().y, b.hi().y),
                  gap(a.lo().z, a.hi().z, b.lo().z, b.hi().z)};
  return wide_dot(apart, apart);
}

// Nothing of a range is farther away than this.
constexpr std::int64_t kFarthest = 2 * kMaxDifference;

// Looks at what is near first, and farther only while nothing so near was found.
class NearestBody {
 public:
  NearestBody(const std::vector<Segment>& pieces, const Scene& terrain)
      : pieces_(pieces), terrain_(terrain) {}

  std::optional<Clearance> find() {
    constexpr std::int64_t kFirstLook = 256;
    constexpr std::int64_t kWider = 4;
    for (std::int64_t within = kFirstLook;; within *= kWider) {
      for (std::size_t n = 0; n < pieces_.size(); ++n) look(n, within);
      const bool is_sure = best_ && best_->squared <= WideRatio(Wide{within} * within);
      if (is_sure || within >= kFarthest) return best_;
    }
  }

 private:
  void look(std::size_t n, std::int64_t within) {
    for (const Box& slab : slabs(pieces_[n], kSlab, kMostSlabs)) {
      for (const std::uint32_t body : terrain_.near(grown(slab, radius(within)))) {
        const Shape& shape = terrain_.body(body).shape;
        if (best_ && WideRatio(apart_squared(slab, bounds(shape))) > best_->squared) continue;
        const Nearest found = nearest(pieces_[n], shape);
        if (best_ && !is_better(found, n, body)) continue;
        best_ = Clearance{found.squared, n,    place_on(pieces_[n], found.at),
                          found.to,      body, found.contact};
        at_ = found.at;
      }
    }
  }

  // Nothing beyond the nearest place so far is of interest.
  std::int64_t radius(std::int64_t within) const {
    if (!best_) return within;
    const Wide found = floor_root(best_->squared.numerator() / best_->squared.denominator()) + 1;
    return std::min(within, static_cast<std::int64_t>(found));
  }

  bool is_better(const Nearest& found, std::size_t n, std::uint32_t body) const {
    if (found.squared != best_->squared) return found.squared < best_->squared;
    // What is passed through comes before what is touched at its seams.
    if (found.contact != best_->contact) return found.contact > best_->contact;
    if (n != best_->piece) return n < best_->piece;
    if (found.at != at_) return found.at < at_;
    return body < best_->body;
  }

  const std::vector<Segment>& pieces_;
  const Scene& terrain_;
  std::optional<Clearance> best_;
  WideRatio at_;
};

class LeastRoom {
 public:
  LeastRoom(const std::vector<Segment>& pieces, const Scene& terrain)
      : pieces_(pieces), terrain_(terrain) {}

  std::optional<RoomBelow> find() {
    for (std::size_t n = 0; n < pieces_.size(); ++n) {
      for (const Box& slab : slabs(pieces_[n], kSlab, kMostSlabs)) look(n, slab);
    }
    return best_;
  }

 private:
  void look(std::size_t n, const Box& slab) {
    const Box below = Box::spanning({slab.lo().x, slab.lo().y, lowest(slab)}, slab.hi());
    for (const std::uint32_t body : terrain_.near(below)) {
      const Shape& shape = terrain_.body(body).shape;
      const Wide least = slab.lo().z - bounds(shape).hi().z;
      if (best_ && WideRatio(least) > best_->height) continue;
      const auto found = headroom(pieces_[n], shape);
      if (!found || (best_ && !is_better(*found, n, body))) continue;
      best_ = RoomBelow{found->height, n, place_on(pieces_[n], found->at), body};
      at_ = found->at;
    }
  }

  // Nothing below the nearest place so far is of interest.
  std::int64_t lowest(const Box& slab) const {
    if (!best_) return -kMaxCoordinate;
    const Wide found = best_->height.numerator() / best_->height.denominator() + 1;
    return std::max(-kMaxCoordinate, slab.lo().z - static_cast<std::int64_t>(found));
  }

  bool is_better(const Headroom& found, std::size_t n, std::uint32_t body) const {
    if (found.height != best_->height) return found.height < best_->height;
    if (n != best_->piece) return n < best_->piece;
    if (found.at != at_) return found.at < at_;
    return body < best_->body;
  }

  const std::vector<Segment>& pieces_;
  const Scene& terrain_;
  std::optional<RoomBelow> best_;
  WideRatio at_;
};

}  // namespace

std::optional<std::vector<Segment>> pieces_of(const Network& network, const Rail& rail) {
  const auto& from = network.stops[rail.from].at;
  const auto& to = network.stops[rail.to].at;
  if (!from || !to) return std::nullopt;
  std::vector<Segment> pieces;
  Point last = *from;
  const auto go_to = [&](Point next) {
    if (next != last) pieces.push_back({last, next});
    last = next;
  };
  for (const Point bend : rail.bends) go_to(bend);
  go_to(*to);
  return pieces;
}

Wide Slope::tenths_of_per_cent() const {
  constexpr Wide kTenths = 1'000;
  return rounded_root(WideRatio::of(kTenths * kTenths * rise * rise, run_squared));
}

std::strong_ordering operator<=>(const Slope& a, const Slope& b) {
  if (a.is_plumb() || b.is_plumb()) return a.is_plumb() <=> b.is_plumb();
  return a.squared() <=> b.squared();
}

Slope slope_of(const Segment& piece) {
  const Vec along = direction(piece);
  return {along.z < 0 ? -along.z : along.z, along.x * along.x + along.y * along.y};
}

RailMeasures measure(std::vector<Segment> pieces, const Scene& terrain) {
  RailMeasures measures;
  for (std::size_t n = 0; n < pieces.size(); ++n) {
    const Vec along = direction(pieces[n]);
    measures.length.add_root(dot(along, along));
    const bool is_steeper =
        !measures.steepest || slope_of(pieces[n]) > slope_of(pieces[*measures.steepest]);
    if (is_steeper) measures.steepest = n;
  }
  measures.clearance = NearestBody(pieces, terrain).find();
  measures.room_below = LeastRoom(pieces, terrain).find();
  measures.pieces = std::move(pieces);
  return measures;
}

}  // namespace parapet::skyline
