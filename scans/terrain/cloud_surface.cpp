#include "scans/terrain/cloud_surface.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "geometry/numbers/length.h"
#include "scans/terrain/cloud_front.h"
#include "scans/terrain/cloud_points.h"
#include "scans/terrain/cloud_sheet.h"
#include "scans/terrain/turned_outwards.h"

namespace parapet::scans {
namespace {

constexpr double kMostMillimetres = static_cast<double>(kMaxCoordinate) / 10;
constexpr double kPlacesEachWay = 2048;  // of a sheet, at most
constexpr double kSidesOfSheet = 1.5;    // of a place of the sheet, in spacings
constexpr double kSidesOfTriangle = 4;   // of an edge of the front, in spacings
constexpr double kOverhangs = 256;       // mm2, a figure's plate: something lies below something

Failure fault(std::string code, std::string found, std::string expected) {
  return Failure(Fault{std::move(code), {}, {}, std::move(found), std::move(expected), {}});
}

std::optional<Failure> refused(const Cloud& cloud, const CloudRequest& request) {
  if (request.most_points < 4 || request.most_points > kMostFrontPoints || !(request.gap_mm > 0)) {
    return fault("wrong-value",
                 std::to_string(request.most_points) + " points and a gap of " +
                     std::to_string(request.gap_mm) + " mm",
                 "4 to " + std::to_string(kMostFrontPoints) + " points and a gap above 0");
  }
  for (const Vector3& p : cloud.points) {
    const double most = std::max({std::abs(p.x), std::abs(p.y), std::abs(p.z)});
    if (most <= kMostMillimetres) continue;
    return fault("out-of-range", "a point " + std::to_string(most) + " mm away",
                 "points within 52 m of the origin: check the unit of the scan");
  }
  return std::nullopt;
}

// Do they lie along a line, seen from above?
double side_of_sheet(const std::vector<Vector3>& points, double spacing) {
  Vector3 low = points.front();
  Vector3 high = low;
  for (const Vector3& p : points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), 0};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), 0};
  }
  const double widest = std::max(high.x - low.x, high.y - low.y);
  return std::max(kSidesOfSheet * spacing, widest / kPlacesEachWay);
}

Step sheet_told(const CloudSheet& sheet, double side) {
  return {"top-down",
          "The highest points over a grid of " + std::to_string(std::llround(100 * side)) +
              " hundredths of a millimetre became a sheet: what is under it is solid. " +
              std::to_string(sheet.filled) + " places without points were filled from those " +
              "round them.",
          false,
          {{"side_mm", side},
           {"places", static_cast<double>(sheet.places)},
           {"filled", static_cast<double>(sheet.filled)},
           {"overhanging", static_cast<double>(sheet.overhanging)}}};
}

Step choice_told(double overhanging, CloudMethod method) {
  const std::string area = std::to_string(std::llround(overhanging)) + " mm2 of ground";
  if (method == CloudMethod::front) {
    return {"cloud-method",
            "Over " + area +
                " in one place something lies below something else, so triangles were laid " +
                "between neighbouring points.",
            false,
            {{"overhanging_mm2", overhanging}}};
  }
  return {"cloud-method",
          "Nearly nothing overhangs (" + area +
              " in one place), so the highest points say what is solid.",
          false,
          {{"overhanging_mm2", overhanging}}};
}

}  // namespace

Result<CloudSurface> cloud_surface(const Cloud& cloud, const CloudRequest& request) {
  if (const auto refusal = refused(cloud, request)) return *refusal;
  EvenCloud even = even_cloud(cloud, request.most_points);
  if (even.points.size() < 4) {
    return fault("bad-scan", std::to_string(even.points.size()) + " points in all",
                 "points of a surface, at least 4");
  }
  CloudSurface result{{}, CloudMethod::top_down, even.spacing_mm, std::move(even.steps)};
  const double side = side_of_sheet(even.points, even.spacing_mm);
  CloudSheet sheet = top_down_sheet(even.points, side, request.gap_mm);
  const double overhanging = static_cast<double>(sheet.overhanging) * side * side;
  CloudMethod method = overhanging >= kOverhangs ? CloudMethod::front : CloudMethod::top_down;
  if (request.method) {
    method = *request.method;
  } else {
    result.steps.push_back(choice_told(overhanging, method));
  }
  if (method == CloudMethod::front) {
    const auto faces = front_faces(even.points, 3 * kSidesOfTriangle * even.spacing_mm);
    if (!faces) return Failure(faces.error());
    const bool is_laid = !faces->empty();
    result.steps.push_back({"front",
                            is_laid
                                ? std::to_string(faces->size()) + " triangles were laid between " +
                                      std::to_string(even.points.size()) + " points."
                                : "No triangles could be laid between the points.",
                            !is_laid,
                            {{"faces", static_cast<double>(faces->size())}}});
    if (is_laid) {
      result.method = CloudMethod::front;
      result.surface = turned_outwards({std::move(even.points), *faces});
      return result;
    }
  }
  if (sheet.surface.faces.empty()) {
    return fault("bad-scan", "points in a line, seen from above", "points of a surface");
  }
  result.steps.push_back(sheet_told(sheet, side));
  result.surface = std::move(sheet.surface);
  return result;
}

}  // namespace parapet::scans
