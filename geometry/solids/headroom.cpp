#include "geometry/solids/headroom.h"

#include <utility>

#include "geometry/solids/distance.h"
#include "geometry/solids/outline.h"

namespace parapet {
namespace {

// The vector product seen from above.
Wide flat_cross(Vec u, Vec v) noexcept { return Wide{u.x} * v.y - Wide{u.y} * v.x; }
Wide flat_dot(Vec u, Vec v) noexcept { return Wide{u.x} * v.x + Wide{u.y} * v.y; }

// The height over the shape along the segment is convex, for the shape is: it is least over a
// corner, where the segment passes over an edge, or at an end.
class Search {
 public:
  explicit Search(const Segment& segment) : segment_(segment), along_(direction(segment)) {}

  const std::optional<Headroom>& best() const { return best_; }

  void edge(Point a, Point b) {
    const Vec e = b - a;
    const Vec w = a - segment_.p;
    const Wide size = flat_cross(along_, e);
    if (size == 0) return;
    const Wide sign = size < 0 ? -1 : 1;
    const Wide t = flat_cross(w, e) * sign;
    const Wide s = flat_cross(w, along_) * sign;
    if (t < 0 || t > size * sign || s < 0 || s > size * sign) return;
    keep(WideRatio::of(-w.z * size * sign + along_.z * t - e.z * s, size * sign),
         WideRatio::of(t, size * sign));
  }

  void corner(Point c) {
    const Vec w = c - segment_.p;
    const Wide length = flat_dot(along_, along_);
    if (length == 0 || flat_cross(along_, w) != 0) return;
    const Wide t = flat_dot(along_, w);
    if (t < 0 || t > length) return;
    keep(WideRatio::of(along_.z * t - w.z * length, length), WideRatio::of(t, length));
  }

  void end_over_edge(Point end, std::int64_t at, Point a, Point b) {
    const Vec e = b - a;
    const Vec w = end - a;
    const Wide length = flat_dot(e, e);
    if (length == 0) {
      if (w.x == 0 && w.y == 0) {
        keep(WideRatio(w.z), WideRatio(at));
        keep(WideRatio(end.z - b.z), WideRatio(at));
      }
      return;
    }
    const Wide s = flat_dot(e, w);
    if (flat_cross(e, w) != 0 || s < 0 || s > length) return;
    keep(WideRatio::of(w.z * length - e.z * s, length), WideRatio(at));
  }

  void end_over_face(Point end, std::int64_t at, const Outline::Face& face) {
    const std::int64_t up = face.normal.z;
    if (up == 0) return;
    for (std::size_t k = 0; k < face.corners.size(); ++k) {
      const Point a = face.corners[k];
      const Point b = face.corners[(k + 1) % face.corners.size()];
      const Wide side = flat_cross(b - a, end - a);
      if ((up > 0 ? side : -side) < 0) return;
    }
    keep(WideRatio::of(wide_dot(face.normal, end - face.corners.front()), up), WideRatio(at));
  }

 private:
  void keep(const WideRatio& height, const WideRatio& at) {
    if (height < WideRatio(0)) return;  // it hangs above
    if (best_ && (height > best_->height || (height == best_->height && at >= best_->at))) return;
    best_ = Headroom{height, at};
  }

  Segment segment_;
  Vec along_;
  std::optional<Headroom> best_;
};

}  // namespace

std::optional<Headroom> headroom(const Segment& segment, const Shape& shape) {
  const Nearest met = nearest(segment, shape);
  if (met.contact != Contact::apart) return Headroom{WideRatio(0), met.at};
  Search search(segment);
  const Outline outline = outline_of(shape);
  const std::pair<Point, std::int64_t> ends[] = {{segment.p, 0}, {segment.q, 1}};
  for (const auto& [a, b] : outline.edges) {
    search.edge(a, b);
    search.corner(a);
    search.corner(b);
    for (const auto& [end, at] : ends) search.end_over_edge(end, at, a, b);
  }
  for (const Outline::Face& face : outline.faces) {
    for (const auto& [end, at] : ends) search.end_over_face(end, at, face);
  }
  return search.best();
}

}  // namespace parapet
