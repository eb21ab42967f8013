#include "scans/read/geo_placement.h"

#include <algorithm>
#include <cmath>

#include "scans/read/geo_keys.h"

namespace parapet::scans {
namespace {

constexpr double kDegreeMetres = 111'195;  // of a sphere of 6,371 km
constexpr double kPi = 3.14159265358979323846;

bool is_spacing(double length) { return length > 1e-12 && length < 1e9; }

}  // namespace

GeoPlacement geo_placement(std::span<const double> pixel, std::span<const double> tie,
                           std::span<const std::uint16_t> directory, double rows) {
  GeoPlacement placement;
  const GeoKeys keys = geo_keys(directory);
  placement.unit_mm = keys.unit_mm;
  if (pixel.size() < 2 || !is_spacing(pixel[0]) || !is_spacing(pixel[1])) return placement;
  placement.spacing_x = pixel[0];
  placement.spacing_y = pixel[1];
  if (!keys.geographic) return placement;
  double latitude = 0;
  if (tie.size() >= 6 && std::abs(tie[4]) <= 90) {
    latitude = tie[4] - (rows / 2 - tie[1]) * pixel[1];
  }
  const double narrower = std::max(0.01, std::cos(std::clamp(latitude, -89., 89.) * kPi / 180));
  placement.spacing_x *= kDegreeMetres * narrower;
  placement.spacing_y *= kDegreeMetres;
  placement.unit_mm = 1000;
  placement.note =
      "Its places are degrees; they were taken as metres at the middle of the map, and its heights "
      "as metres.";
  return placement;
}

}  // namespace parapet::scans
