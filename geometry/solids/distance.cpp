#include "geometry/solids/distance.h"

#include <optional>
#include <utility>
#include <variant>

#include "geometry/numbers/stretch.h"
#include "geometry/solids/outline.h"

namespace parapet {
namespace {

WideRatio clamped(const WideRatio& t) noexcept {
  if (t < WideRatio(0)) return WideRatio(0);
  return t > WideRatio(1) ? WideRatio(1) : t;
}

// |a - b|^2 of two whole places.
Wide squared(Vec v) noexcept { return wide_dot(v, v); }

class Search {
 public:
  explicit Search(const Segment& segment) : segment_(segment), along_(direction(segment)) {}

  const Nearest& best() const { return *best_; }

  void keep(const WideRatio& distance, const WideRatio& at, const ExactPoint& to) {
    if (best_ && (distance > best_->squared || (distance == best_->squared && at >= best_->at))) {
      return;
    }
    best_ = Nearest{distance, at, to, Contact::apart};
  }

  // A point of the shape.
  void point(Point c) {
    const Wide length = squared(along_);
    const Vec w = c - segment_.p;
    const ExactPoint to{WideRatio(c.x), WideRatio(c.y), WideRatio(c.z)};
    const WideRatio t =
        length == 0 ? WideRatio(0) : clamped(WideRatio::of(wide_dot(along_, w), length));
    if (t == WideRatio(0)) return keep(WideRatio(squared(w)), t, to);
    if (t == WideRatio(1)) return keep(WideRatio(squared(c - segment_.q)), t, to);
    const Vec n = cross(along_, w);
    keep(WideRatio::of(squared(n), length), t, to);
  }

  // An end of the segment over the inside of an edge.
  void end_over_edge(Point end, std::int64_t at, Point a, Point b) {
    const Vec e = b - a;
    const Wide length = squared(e);
    const Wide reached = wide_dot(e, end - a);
    if (reached <= 0 || reached >= length) return;
    keep(WideRatio::of(squared(cross(e, end - a)), length), WideRatio(at),
         place_on({a, b}, WideRatio::of(reached, length)));
  }

  // The insides of segment and edge; where they are parallel, ends do.
  void edge(Point a, Point b) {
    const Vec e = b - a;
    const Vec n = cross(along_, e);
    const Wide size = squared(n);
    if (size == 0) return;
    const Vec w = a - segment_.p;
    const Wide dd = wide_dot(along_, along_);
    const Wide ee = wide_dot(e, e);
    const Wide de = wide_dot(along_, e);
    const Wide dw = wide_dot(along_, w);
    const Wide ew = wide_dot(e, w);
    const Wide t = dw * ee - ew * de;
    const Wide s = dw * de - ew * dd;
    if (t < 0 || t > size || s < 0 || s > size) return;
    const Wide beyond = wide_dot(n, w);
    keep(WideRatio::of(beyond * beyond, size), WideRatio::of(t, size),
         place_on({a, b}, WideRatio::of(s, size)));
  }

  // An end of the segment over the inside of a face.
  void end_over_face(Point end, std::int64_t at, const Outline::Face& face) {
    const Vec n = face.normal;
    for (std::size_t k = 0; k < face.corners.size(); ++k) {
      const Point a = face.corners[k];
      const Point b = face.corners[(k + 1) % face.corners.size()];
      if (wide_dot(cross(b - a, end - a), n) < 0) return;
    }
    const Wide size = squared(n);
    const Wide beyond = wide_dot(n, end - face.corners.front());
    const auto foot = [&](std::int64_t from, std::int64_t normal) {
      return WideRatio::of(size * from - beyond * normal, size);
    };
    keep(WideRatio::of(beyond * beyond, size), WideRatio(at),
         {foot(end.x, n.x), foot(end.y, n.y), foot(end.z, n.z)});
  }

 private:
  Segment segment_;
  Vec along_;
  std::optional<Nearest> best_;
};

// Where it enters what it crosses.
WideRatio entry(const Segment& segment, const Triangle& t) noexcept {
  const Vec n = normal(t);
  const Wide from = wide_dot(n, segment.p - t.a);
  const Wide to = wide_dot(n, segment.q - t.a);
  return WideRatio::of(from, from - to);
}

template <class Solid>
WideRatio entry(const Segment& segment, const Solid& solid) noexcept {
  const auto inside = stretch(segment, solid);
  return WideRatio::of(inside->enter.numerator(), inside->enter.denominator());
}

}  // namespace

ExactPoint place_on(const Segment& segment, const WideRatio& t) noexcept {
  const Vec along = direction(segment);
  const auto coordinate = [&t](std::int64_t from, std::int64_t step) {
    return WideRatio::of(t.denominator() * from + t.numerator() * step, t.denominator());
  };
  return {coordinate(segment.p.x, along.x), coordinate(segment.p.y, along.y),
          coordinate(segment.p.z, along.z)};
}

Nearest nearest(const Segment& segment, const Shape& shape) {
  const Contact met = std::visit([&](const auto& held) { return contact(segment, held); }, shape);
  if (met == Contact::crossing) {
    const WideRatio at = std::visit([&](const auto& held) { return entry(segment, held); }, shape);
    return {WideRatio(0), at, place_on(segment, at), met};
  }
  Search search(segment);
  const Outline outline = outline_of(shape);
  const std::pair<Point, std::int64_t> ends[] = {{segment.p, 0}, {segment.q, 1}};
  for (const auto& [a, b] : outline.edges) {
    search.point(a);
    search.point(b);
    search.edge(a, b);
    for (const auto& [end, at] : ends) search.end_over_edge(end, at, a, b);
  }
  for (const Outline::Face& face : outline.faces) {
    for (const auto& [end, at] : ends) search.end_over_face(end, at, face);
  }
  Nearest found = search.best();
  found.contact = met;
  return found;
}

}  // namespace parapet
