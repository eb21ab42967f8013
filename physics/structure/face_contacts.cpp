#include "physics/structure/face_contacts.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "geometry/solids/flat_side.h"

namespace parapet::physics {
namespace {

using Polygon = std::vector<Vector3>;

// What of the polygon lies on the inner side of the line through p and q, which is a wall of its
// plane with that direction inwards (Sutherland and Hodgman, 1974).
Polygon cut(const Polygon& polygon, const Vector3& p, const Vector3& inwards) {
  Polygon kept;
  for (std::size_t n = 0; n < polygon.size(); ++n) {
    const Vector3& here = polygon[n];
    const Vector3& next = polygon[(n + 1) % polygon.size()];
    const double depth = dot(inwards, here - p);
    const double next_depth = dot(inwards, next - p);
    if (depth >= 0) kept.push_back(here);
    if ((depth < 0 && next_depth > 0) || (depth > 0 && next_depth < 0)) {
      kept.push_back(here + (depth / (depth - next_depth)) * (next - here));
    }
  }
  return kept;
}

// In order of place, each once.
void sort_corners(Polygon& corners) {
  constexpr double kSame = 1e-6;
  std::sort(corners.begin(), corners.end());
  Polygon different;
  for (const Vector3& corner : corners) {
    const auto is_here = [&](const Vector3& other) { return length(other - corner) < kSame; };
    if (std::none_of(different.begin(), different.end(), is_here)) different.push_back(corner);
  }
  corners = std::move(different);
}

// The corners of what two sides share. Rounding may lose a sliver: then it is a corner or two.
Polygon shared_corners(const FlatSide& subject, const FlatSide& clip) {
  Polygon polygon;
  for (const Point corner : subject.corners) polygon.push_back(vector_of(corner));
  Polygon last = polygon;
  for (std::size_t n = 0; n < clip.corners.size() && !polygon.empty(); ++n) {
    const Point p = clip.corners[n];
    const Point q = clip.corners[(n + 1) % clip.corners.size()];
    const Vector3 inwards =
        cross(vector_of(Point{} + clip.plane.normal), vector_of(q) - vector_of(p));
    last = polygon;
    polygon = cut(polygon, vector_of(p), inwards);
  }
  if (polygon.empty()) polygon = std::move(last);
  sort_corners(polygon);
  return polygon;
}

void set_places(Contact& contact, const Polygon& corners) {
  for (const Vector3& corner : corners) {
    contact.places.push_back({corner, 0});
    contact.middle = contact.middle + (1 / static_cast<double>(corners.size())) * corner;
  }
}

class FaceFinder {
 public:
  FaceFinder(const Structure& structure, const Scene& scene, const std::vector<StudPlane>& studded)
      : structure_(structure), scene_(scene), studded_(studded), sides_(scene.bodies().size()) {}

  std::vector<Contact> find() && {
    for (std::uint32_t body = 0; body < sides_.size(); ++body) {
      if (holding_of(body) != Holding::built) continue;
      add_table(body);
      for (const std::uint32_t other : scene_.near(bounds(scene_.body(body).shape))) {
        // Two built ones are found from the first.
        const bool is_seen = holding_of(other) == Holding::built && other < body;
        if (is_seen || holding_of(other) == Holding::settled) continue;
        if (piece_of(other) != piece_of(body)) add_pair(body, other);
      }
    }
    return std::move(contacts_);
  }

 private:
  std::uint32_t piece_of(std::uint32_t body) const { return scene_.body(body).piece; }
  Holding holding_of(std::uint32_t body) const { return structure_.pieces[piece_of(body)].holding; }

  // Found when first asked for: a scan has many that nothing comes near.
  const std::vector<FlatSide>& sides_of(std::uint32_t body) {
    if (sides_[body].empty()) sides_[body] = flat_sides(scene_.body(body).shape);
    return sides_[body];
  }

  bool is_studded(std::uint32_t holes, std::uint32_t studs, const Plane& plane) const {
    return std::binary_search(studded_.begin(), studded_.end(),
                              StudPlane{holes, studs, plane.normal, plane.offset});
  }

  void add_table(std::uint32_t body) {
    const Plane table{{0, 0, 1}, structure_.table_height};
    for (const FlatSide& side : sides_of(body)) {
      const std::int64_t above = -side.plane.offset - table.offset;
      if (side.plane.normal != -table.normal || above > kSettledGap) continue;
      if (is_studded(piece_of(body), kTable, table)) continue;
      Contact contact{piece_of(body), kTable, ContactKind::resting, {0, 0, 1}, 0, {}, {}};
      Polygon corners;
      for (const Point corner : side.corners) corners.push_back(vector_of(corner));
      set_places(contact, corners);
      contacts_.push_back(std::move(contact));
    }
  }

  void add_pair(std::uint32_t first, std::uint32_t second) {
    for (const FlatSide& one : sides_of(first)) {
      for (const FlatSide& other : sides_of(second)) {
        if (!sides_touch(one, other)) continue;
        const std::uint32_t its = piece_of(first);
        const std::uint32_t others = piece_of(second);
        if (is_studded(its, others, other.plane) || is_studded(others, its, one.plane)) continue;
        const std::int64_t down = -one.plane.normal.z;
        const bool is_upper = down > 0 || (down == 0 && its < others);
        if (is_upper) {
          add(its, one, others, other);
        } else {
          add(others, other, its, one);
        }
      }
    }
  }

  void add(std::uint32_t upper, const FlatSide& above, std::uint32_t lower, const FlatSide& below) {
    Contact contact;
    contact.upper = upper;
    contact.lower = lower;
    contact.kind = below.plane.normal.z == 0 ? ContactKind::side : ContactKind::resting;
    contact.axis = unit(vector_of(Point{} + below.plane.normal));
    set_places(contact, shared_corners(above, below));
    contacts_.push_back(std::move(contact));
  }

  const Structure& structure_;
  const Scene& scene_;
  const std::vector<StudPlane>& studded_;
  std::vector<std::vector<FlatSide>> sides_;  // by body
  std::vector<Contact> contacts_;
};

}  // namespace

std::vector<Contact> face_contacts(const Structure& structure, const Scene& scene,
                                   const std::vector<StudPlane>& studded) {
  return FaceFinder(structure, scene, studded).find();
}

}  // namespace parapet::physics
