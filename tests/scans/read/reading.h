#pragma once

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "scans/read/read_scan.h"

namespace parapet::testing {

inline scans::Scan read_whole(const std::string& bytes, const std::string& name,
                              const scans::ReadLimits& limits = {}) {
  auto scan = scans::read_scan(bytes, name, limits);
  if (!scan) FAIL(to_text(scan.error()));
  return std::move(*scan);
}

inline Fault refused(const std::string& bytes, const std::string& name,
                     const scans::ReadLimits& limits = {}) {
  const auto scan = scans::read_scan(bytes, name, limits);
  if (scan) FAIL(name << " was read as " << scan->format);
  CHECK(scan.error().file == name);
  CHECK(!scan.error().found.empty());
  CHECK(!scan.error().expected.empty());
  return scan.error();
}

inline scans::Surface surface_in(const scans::Scan& scan) {
  REQUIRE(std::holds_alternative<scans::Surface>(scan.shape));
  return std::get<scans::Surface>(scan.shape);
}

inline scans::Surface read_surface(const std::string& bytes, const std::string& name) {
  return surface_in(read_whole(bytes, name));
}

// The corners of every face in full, in an order of their own: what two files of the same surface
// have in common, however they share points.
inline std::vector<std::array<std::tuple<double, double, double>, 3>> corners_of(
    const scans::Surface& surface) {
  std::vector<std::array<std::tuple<double, double, double>, 3>> faces;
  for (const scans::Face& face : surface.faces) {
    std::array<std::tuple<double, double, double>, 3> corners;
    for (std::size_t n = 0; n < 3; ++n) {
      const scans::Vector3& at = surface.points.at(face[n]);
      corners[n] = {at.x, at.y, at.z};
    }
    std::rotate(corners.begin(), std::min_element(corners.begin(), corners.end()), corners.end());
    faces.push_back(corners);
  }
  std::sort(faces.begin(), faces.end());
  return faces;
}

inline std::size_t different_points(const scans::Surface& surface) {
  std::vector<std::tuple<double, double, double>> points;
  for (const scans::Vector3& at : surface.points) points.emplace_back(at.x, at.y, at.z);
  std::sort(points.begin(), points.end());
  return static_cast<std::size_t>(std::unique(points.begin(), points.end()) - points.begin());
}

inline bool has_note(const scans::Scan& scan, const std::string& part) {
  return std::any_of(scan.notes.begin(), scan.notes.end(),
                     [&](const std::string& note) { return note.find(part) != std::string::npos; });
}

}  // namespace parapet::testing
