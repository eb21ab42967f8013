#include "scans/clean/crossings.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Intersections_3/Segment_3_Triangle_3.h>
#include <CGAL/Intersections_3/Triangle_3_Triangle_3.h>
#include <CGAL/box_intersection_d.h>

#include <algorithm>
#include <functional>

#include "scans/clean/zero_area.h"

namespace parapet::scans {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using FaceBox = CGAL::Box_intersection_d::Box_with_info_d<double, 3, std::uint32_t>;

constexpr std::size_t kMostPairs = 30'000'000;  // of boxes that meet: some seconds

struct TooMany {};  // never leaves this file

Kernel::Point_3 point(const Surface& surface, std::uint32_t index) {
  const Vector3 p = surface.points[index];
  return {p.x, p.y, p.z};
}

Kernel::Triangle_3 triangle(const Surface& surface, const Face& face) {
  return {point(surface, face[0]), point(surface, face[1]), point(surface, face[2])};
}

bool names(const Face& face, std::uint32_t corner) {
  return std::find(face.begin(), face.end(), corner) != face.end();
}

// The face with what it shares with the other first; how many these are.
std::size_t shared_first(Face& face, const Face& other) {
  const auto middle = std::stable_partition(
      face.begin(), face.end(), [&](std::uint32_t corner) { return names(other, corner); });
  return static_cast<std::size_t>(middle - face.begin());
}

bool cross_each_other(const Surface& surface, Face one, Face other) {
  const Face first = one;
  const std::size_t shared = shared_first(one, other);
  shared_first(other, first);
  if (shared == 3) return true;
  if (shared == 2) {  // folded onto each other
    const Kernel::Point_3 a = point(surface, one[0]);
    const Kernel::Point_3 b = point(surface, one[1]);
    const Kernel::Point_3 c = point(surface, one[2]);
    const Kernel::Point_3 d = point(surface, other[2]);
    return CGAL::coplanar(a, b, c, d) && CGAL::coplanar_orientation(a, b, c, d) == CGAL::POSITIVE;
  }
  if (shared == 1) {
    const auto far_side = [&](const Face& face) {
      return Kernel::Segment_3(point(surface, face[1]), point(surface, face[2]));
    };
    return CGAL::do_intersect(triangle(surface, one), far_side(other)) ||
           CGAL::do_intersect(triangle(surface, other), far_side(one));
  }
  return CGAL::do_intersect(triangle(surface, one), triangle(surface, other));
}

std::vector<FaceBox> boxes_of(const Surface& surface,
                              const std::function<bool(std::uint32_t)>& wanted) {
  std::vector<FaceBox> boxes;
  for (std::uint32_t n = 0; n < surface.faces.size(); ++n) {
    const auto& [a, b, c] = surface.faces[n];
    if (!wanted(n) || in_a_line(surface.points[a], surface.points[b], surface.points[c])) continue;
    boxes.emplace_back(triangle(surface, surface.faces[n]).bbox(), n);
  }
  return boxes;
}

// Gathers crossing pairs from pairs of boxes.
class Gathering {
 public:
  explicit Gathering(const Surface& surface) : surface_(surface) {}

  void operator()(const FaceBox& one, const FaceBox& other) {
    if (++looked_at_ > kMostPairs) throw TooMany{};
    if (!cross_each_other(surface_, surface_.faces[one.info()], surface_.faces[other.info()])) {
      return;
    }
    const auto [first, second] = std::minmax({one.info(), other.info()});
    found_.pairs.push_back({first, second});
  }

  Crossings result() && {
    std::sort(found_.pairs.begin(), found_.pairs.end());
    return std::move(found_);
  }

 private:
  const Surface& surface_;
  Crossings found_;
  std::size_t looked_at_ = 0;
};

}  // namespace

Crossings crossings_of(const Surface& surface) {
  std::vector<FaceBox> boxes = boxes_of(surface, [](std::uint32_t) { return true; });
  Gathering gathering(surface);
  try {
    CGAL::box_self_intersection_d(boxes.begin(), boxes.end(), std::ref(gathering));
  } catch (const TooMany&) {
    return {{}, false};
  }
  return std::move(gathering).result();
}

Crossings crossings_with(const Surface& surface, const std::vector<std::uint32_t>& faces) {
  const auto is_one = [&](std::uint32_t face) {
    return std::binary_search(faces.begin(), faces.end(), face);
  };
  std::vector<FaceBox> these = boxes_of(surface, is_one);
  std::vector<FaceBox> others =
      boxes_of(surface, [&](std::uint32_t face) { return !is_one(face); });
  Gathering gathering(surface);
  try {
    CGAL::box_self_intersection_d(these.begin(), these.end(), std::ref(gathering));
    CGAL::box_intersection_d(these.begin(), these.end(), others.begin(), others.end(),
                             std::ref(gathering));
  } catch (const TooMany&) {
    return {{}, false};
  }
  return std::move(gathering).result();
}

}  // namespace parapet::scans
