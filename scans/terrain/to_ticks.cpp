#include "scans/terrain/to_ticks.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

namespace parapet::scans {
namespace {

constexpr double kTicksAMillimetre = 10;

using Corners = std::array<std::uint32_t, 3>;

// A face by its corners, the least first, and whether they had to be mirrored for the middle one
// to be less than the last: the two sides of one triangle come next to each other.
struct SidedFace {
  Corners corners{};
  bool mirrored = false;

  friend auto operator<=>(const SidedFace&, const SidedFace&) = default;
};

SidedFace sided(Corners corners) {
  std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
  if (corners[1] < corners[2]) return {corners, false};
  return {{corners[0], corners[2], corners[1]}, true};
}

Corners corners_of(const SidedFace& face) {
  if (!face.mirrored) return face.corners;
  return {face.corners[0], face.corners[2], face.corners[1]};
}

std::optional<Point> rounded(const Vector3& point) {
  const Vector3 ticks = kTicksAMillimetre * point;
  const auto limit = static_cast<double>(kMaxCoordinate);
  // Written so that no number at all is out of range too.
  const auto within = [&](double value) { return std::abs(value) <= limit; };
  if (!within(ticks.x) || !within(ticks.y) || !within(ticks.z)) return std::nullopt;
  return Point{std::llround(ticks.x), std::llround(ticks.y), std::llround(ticks.z)};
}

Vector3 in_millimetres(Point point) {
  return {static_cast<double>(point.x) / kTicksAMillimetre,
          static_cast<double>(point.y) / kTicksAMillimetre,
          static_cast<double>(point.z) / kTicksAMillimetre};
}

bool turns_over(const Surface& surface, const Face& face, Vec rounded_normal) {
  const Vector3& a = surface.points[face[0]];
  const Vector3 before = cross(surface.points[face[1]] - a, surface.points[face[2]] - a);
  const Vector3 after{static_cast<double>(rounded_normal.x), static_cast<double>(rounded_normal.y),
                      static_cast<double>(rounded_normal.z)};
  return dot(before, after) < 0;
}

// The points that faces name, rounded, ascending, each once; and the number of each point there.
struct RoundedPoints {
  std::vector<Point> points;
  std::vector<std::uint32_t> number_of;
  double largest_move_mm = 0;
  std::size_t joined = 0;
};

Failure out_of_range(const Vector3& point) {
  const auto text = [](double value) { return std::to_string(value); };
  return Failure(
      Fault{"out-of-range",
            {},
            {},
            "a point at " + text(point.x) + ", " + text(point.y) + ", " + text(point.z) + " mm",
            "points within 52 m of the origin: check the unit of the scan",
            {}});
}

Result<RoundedPoints> round_points(const Surface& surface) {
  std::vector<bool> is_named(surface.points.size(), false);
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) is_named[corner] = true;
  }
  RoundedPoints result;
  std::vector<std::pair<Point, std::uint32_t>> order;
  order.reserve(surface.points.size());
  for (std::uint32_t n = 0; n < surface.points.size(); ++n) {
    if (!is_named[n]) continue;
    const std::optional<Point> point = rounded(surface.points[n]);
    if (!point) return out_of_range(surface.points[n]);
    const double move = length(in_millimetres(*point) - surface.points[n]);
    result.largest_move_mm = std::max(result.largest_move_mm, move);
    order.emplace_back(*point, n);
  }
  std::sort(order.begin(), order.end());
  result.number_of.assign(surface.points.size(), 0);
  for (const auto& [point, n] : order) {
    if (result.points.empty() || result.points.back() != point) result.points.push_back(point);
    result.number_of[n] = static_cast<std::uint32_t>(result.points.size() - 1);
  }
  result.joined = order.size() - result.points.size();
  return result;
}

// What is left of `plain` and `mirrored` faces of the same corners.
std::pair<std::size_t, std::size_t> left_of(std::size_t plain, std::size_t mirrored) {
  const std::size_t pairs = std::min(plain, mirrored);
  if (plain == mirrored) return {std::min<std::size_t>(plain, 1), std::min<std::size_t>(plain, 1)};
  return {plain - pairs, mirrored - pairs};
}

// Takes out pairs of opposite faces; the faces ascend.
std::vector<SidedFace> without_pairs(const std::vector<SidedFace>& faces) {
  std::vector<SidedFace> kept;
  kept.reserve(faces.size());
  for (std::size_t n = 0; n < faces.size();) {
    const std::size_t first = n;
    std::size_t mirrored = 0;
    for (; n < faces.size() && faces[n].corners == faces[first].corners; ++n) {
      if (faces[n].mirrored) ++mirrored;
    }
    const auto [plain_left, mirrored_left] = left_of(n - first - mirrored, mirrored);
    kept.insert(kept.end(), plain_left, {faces[first].corners, false});
    kept.insert(kept.end(), mirrored_left, {faces[first].corners, true});
  }
  return kept;
}

Mesh mesh_of(const std::vector<Point>& points, const std::vector<SidedFace>& faces) {
  std::vector<bool> is_named(points.size(), false);
  for (const SidedFace& face : faces) {
    for (const std::uint32_t corner : face.corners) is_named[corner] = true;
  }
  Mesh mesh;
  std::vector<std::uint32_t> number_of(points.size(), 0);
  for (std::size_t n = 0; n < points.size(); ++n) {
    number_of[n] = static_cast<std::uint32_t>(mesh.points.size());
    if (is_named[n]) mesh.points.push_back(points[n]);
  }
  mesh.faces.reserve(faces.size());
  for (const SidedFace& face : faces) {
    const auto [a, b, c] = corners_of(face);
    mesh.faces.push_back({number_of[a], number_of[b], number_of[c]});
  }
  std::sort(mesh.faces.begin(), mesh.faces.end());
  return mesh;
}

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

Step told(const RoundedPoints& points, std::size_t flat, std::size_t turned, std::size_t gone) {
  const auto micrometres = std::llround(1000 * points.largest_move_mm);
  return {"round",
          "Points were moved to whole tenths of a millimetre, by " + std::to_string(micrometres) +
              " micrometres at most. " + counted(points.joined, "point") +
              " came to lie on another, " + counted(flat, "face") + " lost their area, " +
              counted(gone, "face") + " met their own back and went, " +
              counted(turned, "thin face") + " turned over.",
          false,
          {{"largest_move_mm", points.largest_move_mm},
           {"points_joined", static_cast<double>(points.joined)},
           {"faces_flat", static_cast<double>(flat)},
           {"faces_cancelled", static_cast<double>(gone)},
           {"faces_turned", static_cast<double>(turned)}}};
}

}  // namespace

Result<TickMesh> to_ticks(const Surface& surface) {
  if (surface.faces.size() > kMostTerrainFaces) {
    return Failure(Fault{"limit",
                         {},
                         {},
                         std::to_string(surface.faces.size()) + " faces",
                         "at most " + std::to_string(kMostTerrainFaces),
                         {}});
  }
  const Result<RoundedPoints> points = round_points(surface);
  if (!points) return Failure(points.error());
  std::vector<SidedFace> faces;
  faces.reserve(surface.faces.size());
  std::size_t turned = 0;
  for (const Face& face : surface.faces) {
    const Corners corners{points->number_of[face[0]], points->number_of[face[1]],
                          points->number_of[face[2]]};
    const Vec normal_after = normal(Triangle{points->points[corners[0]], points->points[corners[1]],
                                             points->points[corners[2]]});
    if (normal_after == Vec{}) continue;
    if (turns_over(surface, face, normal_after)) ++turned;
    faces.push_back(sided(corners));
  }
  const std::size_t flat = surface.faces.size() - faces.size();
  if (faces.empty()) {
    return Failure(Fault{"bad-scan",
                         {},
                         {},
                         "no face with an area of its own in tenths of a millimetre",
                         "a surface with a size: check the unit of the scan",
                         {}});
  }
  std::sort(faces.begin(), faces.end());
  const std::vector<SidedFace> kept = without_pairs(faces);
  TickMesh result{mesh_of(points->points, kept), points->largest_move_mm, {}};
  result.steps.push_back(told(*points, flat, turned, faces.size() - kept.size()));
  return result;
}

}  // namespace parapet::scans
