#include "scans/terrain/standing_profile.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace parapet::scans {
namespace {

constexpr Vec kCell{10, 10, 5};
constexpr double kOpen = std::numeric_limits<double>::infinity();
constexpr double kLintelBelow = 2.5;  // figures: what begins higher is a roof
constexpr double kSameRoof = 2;       // millimetres

std::int32_t cell_number(double millimetres, std::int64_t side) {
  return static_cast<std::int32_t>(std::floor(10 * millimetres / static_cast<double>(side)));
}

}  // namespace

Result<StandingProfile> StandingProfile::make(const Mesh& mesh, const TileRequest& request) {
  std::int64_t base = std::numeric_limits<std::int64_t>::max();
  for (const Point& point : mesh.points) base = std::min(base, point.z);
  if (mesh.points.empty()) base = 0;
  Result<SolidCells> cells =
      solid_cells(mesh, {{0, 0, 0}, kCell}, base, CellRule::enclosed_or_touched);
  if (!cells) return Failure(cells.error());
  return StandingProfile(std::move(*cells), request);
}

StandingProfile::StandingProfile(SolidCells cells, const TileRequest& request)
    : cells_(std::move(cells)), request_(request) {}

std::span<const CellRun> StandingProfile::runs_at(double x_mm, double y_mm) const {
  const std::pair column(cell_number(y_mm, kCell.y), cell_number(x_mm, kCell.x));
  const auto place = [](const CellRun& run) { return std::pair(run.y, run.x); };
  const auto first =
      std::lower_bound(cells_.runs.begin(), cells_.runs.end(), column,
                       [&](const CellRun& run, const auto& wanted) { return place(run) < wanted; });
  auto end = first;
  while (end != cells_.runs.end() && place(*end) == column) ++end;
  return {first, end};
}

double StandingProfile::bottom_mm(const CellRun& run) const {
  return static_cast<double>(run.bottom * kCell.z) / 10;
}

double StandingProfile::top_mm(const CellRun& run) const {
  return static_cast<double>(run.top * kCell.z) / 10;
}

double StandingProfile::ceiling_over(double x_mm, double y_mm, double height_mm) const {
  for (const CellRun& run : runs_at(x_mm, y_mm)) {
    if (bottom_mm(run) >= height_mm) return bottom_mm(run);
  }
  return kOpen;
}

StandingAt StandingProfile::at(double x_mm, double y_mm, double floor_mm,
                               std::span<const std::array<double, 2>> beside_mm) const {
  const double low = floor_mm + request_.low_share * request_.figure_mm;
  const double high = floor_mm + request_.wall_share * request_.figure_mm;
  const double roof = floor_mm + kLintelBelow * request_.figure_mm;
  double top = floor_mm;       // of what stands on the floor
  double closed_from = kOpen;  // the next thing above that
  for (const CellRun& run : runs_at(x_mm, y_mm)) {
    if (top_mm(run) <= floor_mm) continue;
    if (bottom_mm(run) <= low) {
      top = std::max(top, top_mm(run));
    } else {
      closed_from = std::min(closed_from, bottom_mm(run));
    }
  }
  const double height = top - floor_mm;
  if (top >= high) return {Standing::wall, height};
  // A hole that begins no higher than a wall must, and is closed above: is that a roof?
  const bool is_roof =
      !beside_mm.empty() && std::all_of(beside_mm.begin(), beside_mm.end(), [&](const auto& place) {
        return std::abs(ceiling_over(place[0], place[1], high) - closed_from) <= kSameRoof;
      });
  const bool is_closed_above = closed_from <= roof && !is_roof;
  if (top >= low) return {is_closed_above ? Standing::window : Standing::low, height};
  if (closed_from < high) return {Standing::wall, high - floor_mm};  // too low to pass under
  return {is_closed_above ? Standing::lintel : Standing::nothing, 0};
}

bool StandingProfile::can_stand(double x_mm, double y_mm, double floor_mm, double reach_mm) const {
  const auto runs = runs_at(x_mm, y_mm);
  for (std::size_t n = 0; n < runs.size(); ++n) {
    const double top = top_mm(runs[n]);
    const double room = n + 1 < runs.size() ? bottom_mm(runs[n + 1]) - top : kOpen;
    if (std::abs(top - floor_mm) <= reach_mm && room >= request_.figure_mm) return true;
  }
  return false;
}

}  // namespace parapet::scans
