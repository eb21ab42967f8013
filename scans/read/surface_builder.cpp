#include "scans/read/surface_builder.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "scans/read/cut_polygon.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

bool is_good(const Vector3& point) {
  return is_coordinate(point.x) && is_coordinate(point.y) && is_coordinate(point.z);
}

}  // namespace

Result<void> SurfaceBuilder::add_face(std::span<const std::uint32_t> corners,
                                      const std::string& place) {
  if (corners.size() == 3) {
    surface_.faces.push_back({corners[0], corners[1], corners[2]});
    return {};
  }
  if (corners.size() < 3) {
    ++thin_faces_;
    return {};
  }
  return cut(corners, place);
}

Result<void> SurfaceBuilder::cut(std::span<const std::uint32_t> corners, const std::string& place) {
  constexpr double kMostWork = 2e9;  // seconds, whatever the file says
  const bool good = std::all_of(corners.begin(), corners.end(),
                                [&](std::uint32_t n) { return is_good(surface_.points[n]); });
  if (!good) {
    ++bad_faces_;
    return {};
  }
  if (corners.size() > 4) {
    const auto count = static_cast<double>(corners.size());
    cutting_work_ += count * count;
  }
  if (cutting_work_ > kMostWork) {
    return over_limit(path_, place, "faces of so many corners that cutting them takes too long",
                      "triangles: triangulate when you export");
  }
  ++cut_faces_;
  cut_polygon(surface_.points, corners, surface_.faces);
  return {};
}

Result<void> SurfaceBuilder::within_limits(const std::string& place) const {
  if (surface_.points.size() > limits_.most_points) {
    return over_limit(
        path_, place, counted(surface_.points.size(), "point"),
        "at most " + std::to_string(limits_.most_points) + ": thin the scan before you export it");
  }
  if (surface_.faces.size() > limits_.most_faces) {
    return over_limit(path_, place, counted(surface_.faces.size(), "triangle"),
                      "at most " + std::to_string(limits_.most_faces) +
                          ": simplify the scan before you export it");
  }
  return {};
}

void SurfaceBuilder::drop_bad_points() {
  std::vector<Vector3>& points = surface_.points;
  if (std::all_of(points.begin(), points.end(), is_good)) return;
  constexpr std::uint32_t kNone = ~std::uint32_t{0};
  std::vector<std::uint32_t> number(points.size(), kNone);
  std::size_t kept = 0;
  for (std::size_t n = 0; n < points.size(); ++n) {
    if (!is_good(points[n])) continue;
    number[n] = static_cast<std::uint32_t>(kept);
    points[kept++] = points[n];
  }
  bad_points_ = points.size() - kept;
  points.resize(kept);
  const std::size_t before = surface_.faces.size();
  std::erase_if(surface_.faces, [&](const Face& face) {
    return std::any_of(face.begin(), face.end(), [&](auto n) { return number[n] == kNone; });
  });
  bad_faces_ += before - surface_.faces.size();
  for (Face& face : surface_.faces) {
    for (std::uint32_t& corner : face) corner = number[corner];
  }
}

Result<Scan> SurfaceBuilder::finish(std::string format) {
  if (auto fine = within_limits({}); !fine) return Failure(fine.error());
  const bool is_mesh = !surface_.faces.empty() || thin_faces_ > 0 || bad_faces_ > 0;
  drop_bad_points();
  if (surface_.points.empty()) {
    return bad_scan(path_, {}, bad_points_ > 0 ? "only points without coordinates" : "no points",
                    "a surface or points");
  }
  if (is_mesh && surface_.faces.empty()) {
    return bad_scan(path_, {}, "no face with three corners", "a surface of triangles");
  }
  Scan scan;
  scan.format = std::move(format);
  if (cut_faces_ > 0) {
    scan.notes.push_back(counted(cut_faces_, "face") +
                         " of more than three corners cut into triangles.");
  }
  if (thin_faces_ > 0) {
    scan.notes.push_back(counted(thin_faces_, "face") + " of fewer than three corners left out.");
  }
  if (bad_points_ > 0) {
    scan.notes.push_back(
        counted(bad_points_, "point") + " without finite coordinates left out" +
        (bad_faces_ > 0 ? ", and " + counted(bad_faces_, "face") + " with them." : "."));
  }
  if (is_mesh) {
    scan.shape = std::move(surface_);
  } else {
    scan.shape = Cloud{std::move(surface_.points)};
  }
  return scan;
}

}  // namespace parapet::scans
