#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <utility>

#include "geometry/numbers/result.h"
#include "scans/read/read_scan.h"

namespace parapet::scans {

// Collects points and faces of a file that shares points, and sees that the Surface keeps its
// promises: every face names points that are there, coordinates are finite.
class SurfaceBuilder {
 public:
  SurfaceBuilder(const std::string& path, const ReadLimits& limits)
      : path_(path), limits_(limits) {}

  // A point that is not finite is kept by its number; what uses it is left out in the end.
  void add_point(Vector3 point) { surface_.points.push_back(point); }
  std::size_t points() const { return surface_.points.size(); }
  std::size_t faces() const { return surface_.faces.size(); }

  // Cuts a face of more than three corners, which must all be there by now. One of fewer than three
  // is counted and left out. Errors: "limit".
  Result<void> add_face(std::span<const std::uint32_t> corners, const std::string& place);

  void reserve(std::size_t points, std::size_t faces) {
    surface_.points.reserve(points);
    surface_.faces.reserve(faces);
  }

  // All of a surface that was made elsewhere, in place of what there is. Its faces name its points.
  void take(Surface surface) { surface_ = std::move(surface); }

  // "limit" where there are more points or faces than allowed.
  Result<void> within_limits(const std::string& place) const;

  // A surface, or, where there was no face at all, a cloud: with notes of what was left out.
  // Errors: "bad-scan" where nothing is left.
  Result<Scan> finish(std::string format);

 private:
  Result<void> cut(std::span<const std::uint32_t> corners, const std::string& place);
  void drop_bad_points();

  const std::string& path_;
  const ReadLimits& limits_;
  Surface surface_;
  std::size_t thin_faces_ = 0;  // of fewer than three corners
  std::size_t cut_faces_ = 0;
  std::size_t bad_points_ = 0;
  std::size_t bad_faces_ = 0;
  double cutting_work_ = 0;
};

}  // namespace parapet::scans
