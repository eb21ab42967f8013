#include "scans/terrain/heights_surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

#include "scans/terrain/terraces.h"

namespace parapet::scans {
namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

// Two digits behind the point are enough to read.
std::string plain(double number) {
  std::string text = std::to_string(std::round(number * 100) / 100);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text;
}

bool is_sound(const Heights& heights) {
  if (heights.columns < 2 || heights.rows < 2) return false;
  if (!(heights.spacing_x > 0) || !(heights.spacing_y > 0)) return false;
  return heights.heights.size() ==
         static_cast<std::size_t>(heights.columns) * static_cast<std::size_t>(heights.rows);
}

Surface surface_of(const Heights& heights) {
  Surface surface;
  const auto columns = static_cast<std::size_t>(heights.columns);
  const auto rows = static_cast<std::size_t>(heights.rows);
  std::vector<std::uint32_t> number(heights.heights.size(), kNone);
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t column = 0; column < columns; ++column) {
      const std::size_t at = row * columns + column;
      if (!heights.heights[at]) continue;
      number[at] = static_cast<std::uint32_t>(surface.points.size());
      surface.points.push_back({static_cast<double>(column) * heights.spacing_x,
                                static_cast<double>(rows - 1 - row) * heights.spacing_y,
                                *heights.heights[at]});
    }
  }
  for (std::size_t row = 0; row + 1 < rows; ++row) {
    for (std::size_t column = 0; column + 1 < columns; ++column) {
      const std::size_t at = row * columns + column;
      // South-west, south-east, north-east, north-west.
      const std::array<std::uint32_t, 4> corner{number[at + columns], number[at + columns + 1],
                                                number[at + 1], number[at]};
      const auto missing = std::count(corner.begin(), corner.end(), kNone);
      if (missing > 1) continue;
      if (missing == 1) {
        const auto gap = static_cast<std::size_t>(std::find(corner.begin(), corner.end(), kNone) -
                                                  corner.begin());
        surface.faces.push_back(
            {corner[(gap + 1) % 4], corner[(gap + 2) % 4], corner[(gap + 3) % 4]});
        continue;
      }
      const auto z = [&](std::size_t i) { return surface.points[corner[i]].z; };
      // Of two that are as level the higher one, so that a ridge goes on.
      const double rising = std::abs(z(0) - z(2)) - std::abs(z(1) - z(3));
      const bool higher = z(0) + z(2) > z(1) + z(3);
      const std::size_t first = rising < 0 || (rising == 0 && higher) ? 0 : 1;
      surface.faces.push_back({corner[first], corner[first + 1], corner[(first + 2) % 4]});
      surface.faces.push_back({corner[first], corner[(first + 2) % 4], corner[(first + 3) % 4]});
    }
  }
  return surface;
}

Step told(const Terraces& terraces, bool smoothed) {
  const std::string text = "The heights come in " + std::to_string(terraces.levels) + " steps of " +
                           plain(terraces.step) + ": slopes are terraces. ";
  return {"terraces",
          text + (smoothed ? "They were smoothed, each height by at most half a step."
                           : "They were left as they are; smoothing moves each height by at most "
                             "half a step."),
          false,
          {{"step", terraces.step},
           {"levels", static_cast<double>(terraces.levels)},
           {"smoothed", smoothed ? 1.0 : 0.0}}};
}

}  // namespace

Result<MadeSurface> heights_surface(const Heights& heights, const HeightsRequest& request) {
  const std::string size =
      std::to_string(heights.columns) + " x " + std::to_string(heights.rows) + " heights";
  if (!is_sound(heights)) {
    return Failure(
        Fault{"bad-scan", {}, {}, size, "a grid of 2 x 2 at least, as large as it says", {}});
  }
  const auto cells =
      static_cast<std::size_t>(heights.columns - 1) * static_cast<std::size_t>(heights.rows - 1);
  if (cells > request.most_faces / 2) {
    return Failure(Fault{"limit",
                         {},
                         {},
                         size,
                         "at most " + std::to_string(request.most_faces / 2) +
                             " cells between them: export a smaller part, or fewer heights",
                         {}});
  }
  MadeSurface made;
  const auto terraces = terraces_of(heights);
  const bool smooths = terraces && request.smooth_terraces;
  made.surface = surface_of(smooths ? smoothed(heights, terraces->step) : heights);
  if (made.surface.faces.empty()) {
    return Failure(Fault{"bad-scan",
                         {},
                         {},
                         "no three heights beside each other",
                         "heights that make a triangle",
                         {}});
  }
  const std::size_t missing = heights.heights.size() - made.surface.points.size();
  std::string text = size + " became " + std::to_string(made.surface.faces.size()) + " triangles";
  if (missing > 0) {
    text += "; " + std::to_string(missing) + " places without data were left open";
  }
  made.steps.push_back({"heights-to-surface",
                        text + ".",
                        false,
                        {{"triangles", static_cast<double>(made.surface.faces.size())},
                         {"without-data", static_cast<double>(missing)}}});
  if (terraces) made.steps.push_back(told(*terraces, smooths));
  return made;
}

}  // namespace parapet::scans
