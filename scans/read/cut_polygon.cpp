#include "scans/read/cut_polygon.h"

#include <algorithm>
#include <cmath>

namespace parapet::scans {
namespace {

struct Corner {
  double x = 0;
  double y = 0;
  std::uint32_t point = 0;
  std::uint32_t before = 0;  // number of the corner
  std::uint32_t after = 0;
};

double turn(const Corner& a, const Corner& b, const Corner& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool same_place(const Corner& a, const Corner& b) { return a.x == b.x && a.y == b.y; }

// Newell's: right for concave polygons too, and for those that are not quite flat.
Vector3 normal_of(const std::vector<Vector3>& points, std::span<const std::uint32_t> corners) {
  Vector3 normal;
  const Vector3 origin = points[corners[0]];
  for (std::size_t n = 0; n < corners.size(); ++n) {
    const Vector3 a = points[corners[n]] - origin;
    const Vector3 b = points[corners[(n + 1) % corners.size()]] - origin;
    normal = normal + cross(a, b);
  }
  return normal;
}

// The corners as seen against the axis nearest to the normal, so that the polygon runs
// counterclockwise. Coordinates stay as they are: no rounding moves a corner across an edge.
std::vector<Corner> flattened(const std::vector<Vector3>& points,
                              std::span<const std::uint32_t> corners) {
  const Vector3 normal = normal_of(points, corners);
  const double x = std::abs(normal.x);
  const double y = std::abs(normal.y);
  const double z = std::abs(normal.z);
  std::vector<Corner> flat;
  flat.reserve(corners.size());
  const auto count = static_cast<std::uint32_t>(corners.size());
  for (std::uint32_t n = 0; n < count; ++n) {
    const Vector3& at = points[corners[n]];
    Corner corner{at.x, at.y, corners[n], (n + count - 1) % count, (n + 1) % count};
    if (z >= x && z >= y) {
      if (normal.z < 0) corner.x = -at.x;
    } else if (x >= y) {
      corner.x = normal.x < 0 ? -at.y : at.y;
      corner.y = at.z;
    } else {
      corner.x = normal.y < 0 ? -at.z : at.z;
      corner.y = at.x;
    }
    flat.push_back(corner);
  }
  return flat;
}

// Does the way from corner `at` to `to` begin inside the angle of an ear, whose sides run from the
// same place to `right` and, counterclockwise of it, to `left`?
bool enters(const Corner& at, const Corner& right, const Corner& left, const Corner& to) {
  return turn(at, right, to) > 0 && turn(at, to, left) > 0;
}

class EarClipper {
 public:
  EarClipper(std::vector<Corner> corners, std::vector<Face>& faces)
      : corners_(std::move(corners)), faces_(faces), left_(corners_.size()) {}

  void clip_all() {
    // What an ear may not have: a corner in it or on its border; a corner in it; nothing.
    for (const auto allowed : {&EarClipper::is_clean_ear, &EarClipper::is_open_ear}) {
      clip_while(allowed);
    }
    while (left_ > 2) clip(first_);
  }

 private:
  void clip_while(bool (EarClipper::*allowed)(std::uint32_t) const) {
    std::uint32_t at = first_;
    std::size_t refused = 0;
    while (left_ > 3 && refused < left_) {
      if ((this->*allowed)(at)) {
        const std::uint32_t next = corners_[at].after;
        clip(at);
        at = corners_[next].after;  // not the neighbour: fans of slivers
        refused = 0;
      } else {
        at = corners_[at].after;
        ++refused;
      }
    }
  }

  void clip(std::uint32_t at) {
    const Corner& ear = corners_[at];
    faces_.push_back({corners_[ear.before].point, ear.point, corners_[ear.after].point});
    corners_[ear.before].after = ear.after;
    corners_[ear.after].before = ear.before;
    first_ = ear.after;
    --left_;
  }

  bool is_clean_ear(std::uint32_t at) const { return is_ear(at, true); }
  bool is_open_ear(std::uint32_t at) const { return is_ear(at, false); }

  bool is_ear(std::uint32_t at, bool border_counts) const {
    const Corner& b = corners_[at];
    const Corner& a = corners_[b.before];
    const Corner& c = corners_[b.after];
    if (turn(a, b, c) <= 0) return false;
    for (std::uint32_t n = c.after; n != b.before; n = corners_[n].after) {
      const Corner& other = corners_[n];
      if (blocks(other, a, b, c, border_counts)) return false;
    }
    return true;
  }

  bool blocks(const Corner& other, const Corner& a, const Corner& b, const Corner& c,
              bool border_counts) const {
    if (same_place(other, a)) return leads_into(other, b, c);
    if (same_place(other, b)) return leads_into(other, c, a);
    if (same_place(other, c)) return leads_into(other, a, b);
    const double ab = turn(a, b, other);
    const double bc = turn(b, c, other);
    const double ca = turn(c, a, other);
    return border_counts ? ab >= 0 && bc >= 0 && ca >= 0 : ab > 0 && bc > 0 && ca > 0;
  }

  bool leads_into(const Corner& other, const Corner& right, const Corner& left) const {
    return enters(other, right, left, corners_[other.before]) ||
           enters(other, right, left, corners_[other.after]);
  }

  std::vector<Corner> corners_;
  std::vector<Face>& faces_;
  std::size_t left_;
  std::uint32_t first_ = 0;
};

bool is_convex(const std::vector<Corner>& corners) {
  double turned = 0;  // a star turns left at every corner too, but more than once round
  for (const Corner& corner : corners) {
    const Corner& before = corners[corner.before];
    const Corner& after = corners[corner.after];
    if (turn(before, corner, after) <= 0) return false;
    if (corners.size() < 5) continue;
    turned +=
        std::atan2(turn(before, corner, after), (corner.x - before.x) * (after.x - corner.x) +
                                                    (corner.y - before.y) * (after.y - corner.y));
  }
  return turned < 7;
}

}  // namespace

void cut_polygon(const std::vector<Vector3>& points, std::span<const std::uint32_t> corners,
                 std::vector<Face>& faces) {
  if (corners.size() < 3) return;
  if (corners.size() == 3) {
    faces.push_back({corners[0], corners[1], corners[2]});
    return;
  }
  std::vector<Corner> flat = flattened(points, corners);
  if (is_convex(flat)) {
    for (std::size_t n = 2; n < corners.size(); ++n) {
      faces.push_back({corners[0], corners[n - 1], corners[n]});
    }
    return;
  }
  EarClipper(std::move(flat), faces).clip_all();
}

}  // namespace parapet::scans
