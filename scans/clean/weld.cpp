#include "scans/clean/weld.h"

#include <algorithm>
#include <tuple>

namespace parapet::scans {
namespace {

struct Named {
  Vector3 point;
  std::uint32_t index = 0;
};

bool before(const Vector3& a, const Vector3& b) noexcept {
  return std::tie(a.x, a.y, a.z) < std::tie(b.x, b.y, b.z);
}

}  // namespace

Surface weld(const Surface& surface) {
  std::vector<std::uint32_t> place(surface.points.size(), 0);
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) place[corner] = 1;
  }
  std::vector<Named> named;
  named.reserve(static_cast<std::size_t>(std::count(place.begin(), place.end(), 1U)));
  for (std::uint32_t n = 0; n < place.size(); ++n) {
    // + 0.0 makes the two zeros one.
    if (place[n] == 1) named.push_back({surface.points[n] + Vector3{0.0, 0.0, 0.0}, n});
  }
  std::sort(named.begin(), named.end(),
            [](const Named& a, const Named& b) { return before(a.point, b.point); });
  Surface welded;
  for (const Named& each : named) {
    if (welded.points.empty() || before(welded.points.back(), each.point)) {
      welded.points.push_back(each.point);
    }
    place[each.index] = static_cast<std::uint32_t>(welded.points.size() - 1);
  }
  welded.faces.reserve(surface.faces.size());
  for (const auto& [a, b, c] : surface.faces)
    welded.faces.push_back({place[a], place[b], place[c]});
  return welded;
}

}  // namespace parapet::scans
