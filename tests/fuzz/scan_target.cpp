#include <algorithm>
#include <cmath>

#include "scans/read/read_obj.h"
#include "scans/read/read_off.h"
#include "scans/read/read_ply.h"
#include "scans/read/read_stl.h"
#include "tests/fuzz/fuzz_targets.h"
#include "tests/fuzz/promise.h"

namespace parapet::fuzz {
namespace {

using scans::Scan;
using scans::Vector3;

scans::ReadLimits limits_of_scan() {
  scans::ReadLimits limits;
  limits.most_faces = 2000;
  limits.most_points = 3000;
  return limits;
}

Result<Scan> read_any(std::string_view bytes, const scans::ReadLimits& limits) {
  if (scans::is_off(bytes)) return scans::read_off(bytes, "any.off", limits);
  if (scans::is_ply(bytes)) return scans::read_ply(bytes, "any.ply", limits);
  if (scans::is_obj(bytes)) return scans::read_obj(bytes, "any.obj", limits);
  return scans::read_stl(bytes, "any.stl", limits);
}

bool are_finite(const std::vector<Vector3>& points) {
  return std::all_of(points.begin(), points.end(), [](const Vector3& at) {
    return std::isfinite(at.x) && std::isfinite(at.y) && std::isfinite(at.z);
  });
}

void check_scan(const Scan& scan, const scans::ReadLimits& limits) {
  promise(!scan.format.empty(), "a scan has a format");
  for (const std::string& note : scan.notes) promise(is_for_people(note), "a note is for people");
  if (const auto* cloud = std::get_if<scans::Cloud>(&scan.shape)) {
    promise(!cloud->points.empty() && cloud->points.size() <= limits.most_points,
            "a cloud has points, and not too many");
    promise(are_finite(cloud->points), "coordinates are finite");
    return;
  }
  const auto& surface = std::get<scans::Surface>(scan.shape);
  promise(!surface.faces.empty() && surface.faces.size() <= limits.most_faces,
          "a surface has faces, and not too many");
  promise(are_finite(surface.points), "coordinates are finite");
  for (const scans::Face& face : surface.faces) {
    promise(*std::max_element(face.begin(), face.end()) < surface.points.size(),
            "a face names points that are there");
  }
}

bool read_scan_bytes(std::string_view bytes) {
  const scans::ReadLimits limits = limits_of_scan();
  const auto scan = read_any(bytes, limits);
  if (!scan) {
    check_fault(scan.error());
    return false;
  }
  check_scan(*scan, limits);
  return true;
}

}  // namespace

Target scan_target() { return read_scan_bytes; }

}  // namespace parapet::fuzz
