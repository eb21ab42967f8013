#include "viewer/scan_picture.h"

#include <algorithm>
#include <cmath>

#include "viewer/bare_scan_pictures.h"
#include "viewer/failure.h"
#include "viewer/page/canvas.h"
#include "viewer/page/scan_page.h"
#include "viewer/picture_checks.h"
#include "viewer/render.h"

namespace parapet::viewer {
namespace {

constexpr double kFarthest = 1e12;  // coordinates, so that no area overflows
constexpr double kMostItems = 50e6;

Failure wrong(std::string found, std::string expected) {
  return failure("bad-picture", "", std::move(found), std::move(expected));
}

Result<void> check(const ScanPicture& picture) {
  double items = 0;
  for (const ScanLayer& layer : picture.layers) {
    items += static_cast<double>(layer.faces.empty() ? layer.points.size() : layer.faces.size());
    for (const auto& point : layer.points) {
      if (!std::all_of(point.begin(), point.end(),
                       [](double value) { return std::abs(value) <= kFarthest; })) {
        return wrong("a point that is not finite, or far off", "coordinates within +-1e12");
      }
    }
    for (const auto& face : layer.faces) {
      if (std::any_of(face.begin(), face.end(),
                      [&layer](std::uint32_t corner) { return corner >= layer.points.size(); })) {
        return wrong("a face of a point that is not there", "points of its layer");
      }
    }
  }
  if (items <= 0) return wrong("nothing to see", "a scan with faces or points");
  if (items > kMostItems) return wrong("too much to be drawn", "at most 50,000,000 faces");
  for (const std::optional<double>& length : {picture.grid, picture.figure}) {
    if (length && !(*length > 0 && *length <= kFarthest)) {
      return wrong("a pitch or a height that is not positive", "millimetres above 0");
    }
  }
  return {};
}

}  // namespace

Result<std::string> make_scan_picture(const ScanPicture& picture, PictureSize size) {
  if (const auto fine = check_size(size); !fine) return Failure(fine.error());
  if (const auto fine = check(picture); !fine) return Failure(fine.error());
  const auto font = load_font();
  if (!font) return Failure(font.error());
  return encoded(render_page(draw_scan_page(picture, size, *font), size));
}

Result<std::vector<BareScanPicture>> make_bare_scan_pictures(
    const std::vector<ScanPicture>& pictures, PictureSize size) {
  if (const auto fine = check_size(size); !fine) return Failure(fine.error());
  for (const ScanPicture& picture : pictures) {
    if (const auto fine = check(picture); !fine) return Failure(fine.error());
  }
  const auto font = load_font();
  if (!font) return Failure(font.error());
  std::vector<BareScanPicture> made;
  for (BareScan& bare : draw_bare_scans(pictures, size, *font)) {
    auto png = encoded(render_page(bare.node, size));
    if (!png) return Failure(png.error());
    made.push_back({*std::move(png), std::move(bare.remarks)});
    bare.node = nullptr;  // it is large
  }
  return made;
}

}  // namespace parapet::viewer
