#include "scans/clean/volume.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <optional>
#include <tuple>
#include <vector>

#include "scans/clean/column_grid.h"

namespace parapet::scans {
namespace {

constexpr double kMostTests = 4e7;  // of a line against a face

// Where an upright line meets a face.
struct Meeting {
  std::uint32_t line = 0;
  double height = 0;
  int sign = 0;  // 1 where the face looks up
};

// The lines, in the middles of equal squares over the surface.
struct Raster {
  double west = std::numeric_limits<double>::infinity();
  double north = std::numeric_limits<double>::infinity();
  double step_x = 0;
  double step_y = 0;
  int lines = 1;

  // First and last line between two places, which may be none.
  std::pair<int, int> columns(double from, double to) const noexcept {
    return between((from - west) / step_x, (to - west) / step_x);
  }
  std::pair<int, int> rows(double from, double to) const noexcept {
    return between((from - north) / step_y, (to - north) / step_y);
  }

 private:
  std::pair<int, int> between(double from, double to) const noexcept {
    const double last = lines - 1;
    return {static_cast<int>(std::clamp(std::floor(from - 0.5), 0.0, last)),
            static_cast<int>(std::clamp(std::ceil(to - 0.5), 0.0, last))};
  }
};

struct Patch {
  std::pair<int, int> columns;
  std::pair<int, int> rows;

  double size() const noexcept {
    return (columns.second - columns.first + 1.0) * (rows.second - rows.first + 1.0);
  }
};

Patch patch_of(const Surface& surface, const Face& face, const Raster& raster) {
  const Vector3 a = surface.points[face[0]];
  const Vector3 b = surface.points[face[1]];
  const Vector3 c = surface.points[face[2]];
  return {raster.columns(std::min({a.x, b.x, c.x}), std::max({a.x, b.x, c.x})),
          raster.rows(std::min({a.y, b.y, c.y}), std::max({a.y, b.y, c.y}))};
}

std::optional<Raster> raster_over(const Surface& surface, int lines) {
  Raster raster;
  double east = -raster.west;
  double south = -raster.north;
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) {
      raster.west = std::min(raster.west, surface.points[corner].x);
      east = std::max(east, surface.points[corner].x);
      raster.north = std::min(raster.north, surface.points[corner].y);
      south = std::max(south, surface.points[corner].y);
    }
  }
  if (!(east > raster.west) || !(south > raster.north)) return std::nullopt;
  for (raster.lines = lines;; raster.lines /= 2) {
    raster.step_x = (east - raster.west) / raster.lines;
    raster.step_y = (south - raster.north) / raster.lines;
    double tests = 0;
    for (const Face& face : surface.faces) tests += patch_of(surface, face, raster).size();
    if (tests <= kMostTests || raster.lines < 2) return raster;
  }
}

double area_from_above(const Surface& surface, const Face& face) noexcept {
  const Vector3 a = surface.points[face[0]];
  return cross(surface.points[face[1]] - a, surface.points[face[2]] - a).z / 2;
}

std::vector<Meeting> meetings_of(const Surface& surface, const Raster& raster) {
  std::vector<Meeting> meetings;
  for (std::uint32_t n = 0; n < surface.faces.size(); ++n) {
    const double area = area_from_above(surface, surface.faces[n]);
    if (area == 0) continue;
    const Patch patch = patch_of(surface, surface.faces[n], raster);
    for (int row = patch.rows.first; row <= patch.rows.second; ++row) {
      for (int column = patch.columns.first; column <= patch.columns.second; ++column) {
        const std::optional<double> height =
            height_over(surface, n, raster.west + (column + 0.5) * raster.step_x,
                        raster.north + (row + 0.5) * raster.step_y);
        if (!height) continue;
        meetings.push_back(
            {static_cast<std::uint32_t>(row * raster.lines + column), *height, area > 0 ? 1 : -1});
      }
    }
  }
  // From above; where faces meet, up first, so that touching bodies leave no gap.
  std::sort(meetings.begin(), meetings.end(), [](const Meeting& a, const Meeting& b) {
    return std::tuple(a.line, -a.height, -a.sign) < std::tuple(b.line, -b.height, -b.sign);
  });
  return meetings;
}

}  // namespace

double volume_above(const Surface& surface, double base) noexcept {
  double volume = 0;
  for (const Face& face : surface.faces) {
    const auto& [a, b, c] = face;
    const double heights = surface.points[a].z + surface.points[b].z + surface.points[c].z;
    volume += area_from_above(surface, face) * (heights / 3 - base);
  }
  return volume;
}

double solid_volume_above(const Surface& surface, double base, int lines) {
  const std::optional<Raster> raster = raster_over(surface, lines);
  if (!raster) return 0;
  const std::vector<Meeting> meetings = meetings_of(surface, *raster);
  double length = 0;
  int count = 0;
  for (std::size_t n = 0; n < meetings.size(); ++n) {
    const bool is_last = n + 1 == meetings.size() || meetings[n + 1].line != meetings[n].line;
    count += meetings[n].sign;
    const double below = is_last ? base : std::max(base, meetings[n + 1].height);
    if (count > 0) length += std::max(0.0, meetings[n].height - below);
    if (is_last) count = 0;
  }
  return length * raster->step_x * raster->step_y;
}

}  // namespace parapet::scans
