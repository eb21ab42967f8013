#include "scans/import.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "geometry/numbers/length.h"
#include "scans/place/on_board.h"
#include "scans/terrain/blocks_surface.h"
#include "scans/terrain/cloud_surface.h"
#include "scans/terrain/heights_surface.h"

namespace parapet::scans {
namespace {

constexpr double kTickMm = 0.1;

void add(std::vector<Step>& all, std::vector<Step> more) {
  all.insert(all.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

// A scan at its place on the board.
struct Placed {
  Surface raw;
  Mended mended;
  Placement placement;
  std::vector<Step> steps;
};

Vector3 up_of(const Scan& scan, const PlaceRequest& request) {
  const UpAxis up = request.up.value_or(scan.up.value_or(UpAxis::z));
  return up == UpAxis::y ? Vector3{0, 1, 0} : Vector3{0, 0, 1};
}

PlaceRequest request_for(const Scan& scan, const ImportRequest& request) {
  PlaceRequest place = request.place;
  if (!place.up) place.up = scan.up;
  if (place.unit_mm) place.unit_mm = *place.unit_mm * request.factor;
  // What is up, blocks and heights say themselves.
  const bool is_upright =
      std::holds_alternative<Blocks>(scan.shape) || std::holds_alternative<Heights>(scan.shape);
  if (is_upright) place.level = false;
  return place;
}

std::optional<double> unit_for(const Scan& scan, const ImportRequest& request) {
  if (scan.unit_mm) return *scan.unit_mm * request.factor;
  return std::nullopt;
}

Result<Placed> place_surface(Surface surface, const Scan& scan, const ImportRequest& request) {
  Placed placed;
  placed.raw = surface;
  auto mended = mend(std::move(surface), up_of(scan, request.place));
  if (!mended) return Failure(mended.error());
  auto placement = place(mended->surface, unit_for(scan, request), request_for(scan, request));
  if (!placement) return Failure(placement.error());
  placed.steps = mended->steps;
  add(placed.steps, placement->steps);
  placed.mended = *std::move(mended);
  placed.mended.surface = moved(std::move(placed.mended.surface), placement->motion);
  placed.raw = moved(std::move(placed.raw), placement->motion);
  placed.placement = *std::move(placement);
  return placed;
}

// Of blocks or heights.
Result<Placed> place_made(Result<MadeSurface> made, const Scan& scan,
                          const ImportRequest& request) {
  if (!made) return Failure(made.error());
  auto placed = place_surface(std::move(made->surface), scan, request);
  if (!placed) return placed;
  add(made->steps, std::move(placed->steps));
  placed->steps = std::move(made->steps);
  return placed;
}

// A cloud is placed by its points: how coarse its surface is, is told in millimetres.
Result<Placed> place_cloud(const Cloud& cloud, const Scan& scan, const ImportRequest& request) {
  auto placement = place(cloud, unit_for(scan, request), request_for(scan, request));
  if (!placement) return Failure(placement.error());
  Placed placed;
  placed.raw = moved({cloud.points, {}}, placement->motion);
  placed.steps = placement->steps;
  auto surface = cloud_surface({placed.raw.points}, request.cloud);
  if (!surface) return Failure(surface.error());
  add(placed.steps, surface->steps);
  auto mended = mend(std::move(surface->surface));
  if (!mended) return Failure(mended.error());
  add(placed.steps, mended->steps);
  placed.mended = *std::move(mended);
  placed.placement = *std::move(placement);
  return placed;
}

// As boards have their axes, with the corner at the origin.
void lay_on_board(Placed& placed) {
  auto& lattice = placed.placement.lattice;
  if (lattice) lattice = southward(*std::move(lattice));
  Surface surface = southward(std::move(placed.mended.surface));
  const Vector3 shift = shift_to_corner(surface, lattice);
  placed.mended.surface = shifted(std::move(surface), shift);
  placed.raw = shifted(southward(std::move(placed.raw)), shift);
}

Step note(const std::string& text) { return {"read", text, false, {}}; }

Result<Placed> place_scan(const Scan& scan, const ImportRequest& request) {
  std::vector<Step> steps;
  for (const std::string& text : scan.notes) steps.push_back(note(text));
  Result<Placed> placed = [&]() -> Result<Placed> {
    if (const auto* surface = std::get_if<Surface>(&scan.shape)) {
      return place_surface(*surface, scan, request);
    }
    if (const auto* cloud = std::get_if<Cloud>(&scan.shape)) {
      return place_cloud(*cloud, scan, request);
    }
    if (const auto* blocks = std::get_if<Blocks>(&scan.shape)) {
      return place_made(blocks_surface(*blocks), scan, request);
    }
    if (const auto* heights = std::get_if<Heights>(&scan.shape)) {
      return place_made(heights_surface(*heights, request.heights), scan, request);
    }
    Fault fault;
    fault.code = "wrong-shape";
    fault.found = "a map of walls";
    fault.expected = "a scan of a surface; walls become a board by --as tiles or --as walls";
    return Failure(fault);
  }();
  if (!placed) return placed;
  lay_on_board(*placed);
  add(steps, std::move(placed->steps));
  placed->steps = std::move(steps);
  return placed;
}

// So that nowhere the terrain is as thin as paper.
double base_below(const Surface& surface) {
  constexpr double kThinMm = 1;
  constexpr double kBaseMm = 2;
  double lowest = std::numeric_limits<double>::infinity();
  for (const Vector3& point : surface.points) lowest = std::min(lowest, point.z);
  const auto is_thin = [&](const Face& face) {
    const auto& [a, b, c] = face;
    const auto& p = surface.points;
    const bool is_low = std::max({p[a].z, p[b].z, p[c].z}) <= lowest + kThinMm;
    return is_low && cross(p[b] - p[a], p[c] - p[a]).z > 0;
  };
  return std::any_of(surface.faces.begin(), surface.faces.end(), is_thin) ? kBaseMm : 0;
}

std::string error_from(const ImportRequest& request, const Placement& placement) {
  if (request.error_mm) return "as told";
  if (placement.noise_mm > 0) return "estimated from the scan, two standard deviations";
  return "that of rounding alone, for no noise could be measured; --error says more";
}

// What the file says need not be what stands on the table.
std::vector<Step> doubts_of_size(const Surface& surface, const ImportRequest& request) {
  constexpr double kTableMm = 2000;
  const bool is_told = request.place.unit_mm || request.place.distance;
  if (is_told || surface.points.empty()) return {};
  Vector3 low = surface.points.front();
  Vector3 high = low;
  for (const Vector3& p : surface.points) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  const Vector3 size = high - low;
  if (std::max({size.x, size.y, size.z}) <= kTableMm) return {};
  return {{"size",
           "That is larger than a table. If it is not meant so, say --unit, --scale or --distance.",
           false,
           {{"x_mm", size.x}, {"y_mm", size.y}, {"z_mm", size.z}}}};
}

// One heap of both; what is in both is joined when it is mended again.
Surface together(Surface first, const Surface& second) {
  const auto shift = static_cast<std::uint32_t>(first.points.size());
  first.points.insert(first.points.end(), second.points.begin(), second.points.end());
  for (const Face& face : second.faces) {
    first.faces.push_back({face[0] + shift, face[1] + shift, face[2] + shift});
  }
  return first;
}

Result<Alignment> add_second(Placed& first, const Scan& scan, const ImportRequest& request) {
  auto second = place_scan(scan, request);
  if (!second) return Failure(second.error());
  auto alignment = align(first.mended.surface, second->mended.surface, first.placement.lattice,
                         request.place.seed);
  if (!alignment) return alignment;
  add(first.steps, std::move(second->steps));
  add(first.steps, alignment->steps);
  first.raw = together(std::move(first.raw), moved(std::move(second->raw), alignment->motion));
  auto mended = mend(together(std::move(first.mended.surface),
                              moved(std::move(second->mended.surface), alignment->motion)));
  if (!mended) return Failure(mended.error());
  add(first.steps, mended->steps);
  first.mended = *std::move(mended);
  first.placement.noise_mm =
      std::max({first.placement.noise_mm, second->placement.noise_mm, alignment->residual_mm});
  return alignment;
}

}  // namespace

double carried_error_mm(double noise_mm) {
  constexpr double kSigmas = 2;  // of twenty places nineteen are closer
  return std::max(1.0, std::ceil(kSigmas * noise_mm / kTickMm)) * kTickMm;
}

Result<Imported> import_scan(const Scan& scan, const Scan* second, const ImportRequest& request,
                             const ImportProgress& progress) {
  const auto tell = [&progress](const char* what, double share) {
    if (progress) progress(what, share);
  };
  tell("mending and placing", 0.1);
  auto placed = place_scan(scan, request);
  if (!placed) return Failure(placed.error());
  Imported imported;
  imported.format = scan.format;
  if (second != nullptr) {
    tell("laying the second scan onto the first", 0.4);
    auto alignment = add_second(*placed, *second, request);
    if (!alignment) return Failure(alignment.error());
    imported.alignment = *std::move(alignment);
  }
  imported.steps = std::move(placed->steps);
  add(imported.steps, doubts_of_size(placed->mended.surface, request));
  imported.raw = std::move(placed->raw);
  imported.placement = std::move(placed->placement);

  tell("closing holes and borders", 0.5);
  const double base = request.base_mm.value_or(base_below(placed->mended.surface));
  imported.closed = close_up(placed->mended, request.close_up, base);
  imported.mended = std::move(placed->mended);
  add(imported.steps, imported.closed.steps);

  tell("rounding to ticks", 0.7);
  auto terrain = to_ticks(imported.closed.surface);
  if (!terrain) return Failure(terrain.error());
  imported.terrain = *std::move(terrain);
  add(imported.steps, imported.terrain.steps);

  tell("finding where one can stand", 0.8);
  auto ways = find_ways(imported.terrain.mesh, imported.placement.lattice, request.ways);
  if (!ways) return Failure(ways.error());
  imported.ways = *std::move(ways);
  add(imported.steps, imported.ways.steps);

  imported.error_mm = request.error_mm.value_or(carried_error_mm(imported.placement.noise_mm));
  imported.error_from = error_from(request, imported.placement);
  return imported;
}

}  // namespace parapet::scans
