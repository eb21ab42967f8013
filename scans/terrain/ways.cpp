#include "scans/terrain/ways.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "geometry/ground/columns.h"
#include "scans/terrain/space_proposal.h"
#include "scans/terrain/stair_search.h"
#include "scans/terrain/standing_ground.h"

namespace parapet::scans {
namespace {

constexpr double kTicksAMillimetre = 10;
constexpr double kMostMillimetres = 10'000;
constexpr int kMostPlate = 128;
constexpr int kMostPitch = 1024;
constexpr std::int32_t kPlateHeight = 32;

double in_millimetres(std::int64_t ticks) { return static_cast<double>(ticks) / kTicksAMillimetre; }

std::int32_t in_ticks(double millimetres) {
  return static_cast<std::int32_t>(std::lround(millimetres * kTicksAMillimetre));
}

std::optional<Fault> fault_of(const WaysRequest& request) {
  const auto is_length = [](double millimetres) {
    return millimetres >= 0.1 && millimetres <= kMostMillimetres;
  };
  const auto wrong = [](std::string found, std::string expected) {
    return Fault{"wrong-value", {}, {}, std::move(found), std::move(expected), {}};
  };
  if (!is_length(request.stride_mm) || !is_length(request.head_room_mm) ||
      !is_length(request.level_mm)) {
    return wrong("a stride of " + std::to_string(request.stride_mm) + " mm, a head room of " +
                     std::to_string(request.head_room_mm) + " mm and a difference of " +
                     std::to_string(request.level_mm) + " mm for level ground",
                 "each of them between 0.1 and 10,000 mm");
  }
  const auto [least, most] = std::minmax(request.plate[0], request.plate[1]);
  if (least < 1 || most > kMostPlate || request.pitch < 1 || request.pitch > kMostPitch) {
    return wrong("a plate of " + std::to_string(request.plate[0]) + " x " +
                     std::to_string(request.plate[1]) + " columns, " +
                     std::to_string(request.pitch) + " apart",
                 "plates of 1 to 128 columns, 1 to 1,024 apart");
  }
  return std::nullopt;
}

Result<Columns> columns_of(const parapet::Mesh& mesh) {
  std::vector<Body> bodies;
  bodies.reserve(mesh.faces.size());
  for (std::size_t n = 0; n < mesh.faces.size(); ++n) bodies.push_back({mesh.triangle(n), 0});
  const std::uint32_t scan = 0;
  return Columns::make(bodies, {&scan, 1});
}

StandableSurface described(const GroundSurface& surface, const StandingGround& ground,
                           const StandingNeeds& needs) {
  StandableSurface result;
  result.height_mm = in_millimetres(surface.height);
  result.lowest_mm = in_millimetres(surface.lowest);
  result.highest_mm = in_millimetres(surface.highest);
  const auto count = static_cast<std::int64_t>(surface.tops.size());
  result.area_mm2 = in_millimetres(kColumnSide) * in_millimetres(kColumnSide * count);
  Column least = ground.tops()[surface.tops.front()].at;
  Column most = least;
  int bridging = 0;
  int roofed = 0;
  for (const std::uint32_t n : surface.tops) {
    const GroundTop& top = ground.tops()[n];
    least = {std::min(least.x, top.at.x), std::min(least.y, top.at.y)};
    most = {std::max(most.x, top.at.x), std::max(most.y, top.at.y)};
    if (top.room_below >= needs.head_room) ++bridging;
    if (top.room_above != kOpenSky) ++roofed;
  }
  result.bounds_mm = {in_millimetres(kColumnSide * least.x), in_millimetres(kColumnSide * least.y),
                      in_millimetres(kColumnSide * (most.x + 1)),
                      in_millimetres(kColumnSide * (most.y + 1))};
  const int plate_columns = needs.plate * needs.plate;
  result.is_bridge = bridging >= plate_columns;
  result.is_roofed = roofed >= plate_columns;
  result.is_ledge = is_narrow(surface, needs);
  return result;
}

// Where most of the ground lies within a plate's height, then where most of what is further than a
// stride from that lies, and so on, while it is a twentieth of all. From low to high.
std::vector<double> levels(const StandingGround& ground, std::int32_t stride) {
  std::map<std::int32_t, std::int64_t> left;  // columns by height
  std::int64_t all = 0;
  for (const GroundTop& top : ground.tops()) {
    if (top.surface == kNoTop) continue;
    left[top.height] += 1;
    all += 1;
  }
  std::vector<double> result;
  for (;;) {
    std::int64_t best = 0;
    std::int32_t best_from = 0;
    std::int64_t within = 0;
    auto low = left.begin();
    for (auto high = left.begin(); high != left.end(); ++high) {
      within += high->second;
      for (; high->first - low->first >= kPlateHeight; ++low) within -= low->second;
      if (within > best) {
        best = within;
        best_from = low->first;
      }
    }
    if (best == 0 || 20 * best < all) break;
    std::int64_t before = 0;
    auto middle = left.lower_bound(best_from);
    while (2 * (before + middle->second) < best) before += (middle++)->second;
    const std::int32_t height = middle->first;
    result.push_back(in_millimetres(height));
    left.erase(left.lower_bound(height - stride), left.upper_bound(height + stride));
  }
  std::sort(result.begin(), result.end());
  return result;
}

Stairway described(const Climb& climb, const StandingGround& ground) {
  const auto place = [&](std::uint32_t n) -> std::array<double, 3> {
    const GroundTop& top = ground.tops()[n];
    return {in_millimetres(kColumnSide * top.at.x + kColumnSide / 2),
            in_millimetres(kColumnSide * top.at.y + kColumnSide / 2), in_millimetres(top.height)};
  };
  return {climb.from, climb.to, climb.steps, place(climb.foot), place(climb.head)};
}

Step told(const Ways& ways) {
  const auto count = [&](const auto& is_it) {
    return static_cast<double>(std::count_if(ways.surfaces.begin(), ways.surfaces.end(), is_it));
  };
  double area = 0;
  for (const StandableSurface& surface : ways.surfaces) area += surface.area_mm2;
  std::string text = std::to_string(ways.surfaces.size()) + " surfaces to stand on, " +
                     std::to_string(std::llround(area / 100)) + " cm2 in all, on " +
                     std::to_string(ways.levels_mm.size()) + " levels, with " +
                     std::to_string(ways.stairs.size()) + " stairs between them.";
  if (ways.surfaces.empty()) text = "There is nowhere to stand: no level ground is large enough.";
  return {"ways",
          text,
          false,
          {{"surfaces", static_cast<double>(ways.surfaces.size())},
           {"area_mm2", area},
           {"levels", static_cast<double>(ways.levels_mm.size())},
           {"stairs", static_cast<double>(ways.stairs.size())},
           {"bridges", count([](const StandableSurface& s) { return s.is_bridge; })},
           {"ledges", count([](const StandableSurface& s) { return s.is_ledge; })},
           {"roofed", count([](const StandableSurface& s) { return s.is_roofed; })}}};
}

}  // namespace

Result<Ways> find_ways(const parapet::Mesh& mesh, const std::optional<LatticeFit>& lattice,
                       const WaysRequest& request) {
  if (const auto fault = fault_of(request)) return Failure(*fault);
  const Result<Columns> columns = columns_of(mesh);
  if (!columns) return Failure(columns.error());
  const StandingNeeds needs{in_ticks(request.head_room_mm), in_ticks(request.level_mm),
                            std::min(request.plate[0], request.plate[1])};
  const StandingGround ground(*columns, needs);
  const std::vector<Climb> climbs = find_stairs(ground, needs, in_ticks(request.stride_mm));
  Ways ways;
  for (const GroundSurface& surface : ground.surfaces()) {
    ways.surfaces.push_back(described(surface, ground, needs));
  }
  ways.levels_mm = levels(ground, in_ticks(request.stride_mm));
  for (const Climb& climb : climbs) ways.stairs.push_back(described(climb, ground));
  ways.steps.push_back(told(ways));
  ProposedSpaces proposed = propose_spaces(ground, climbs, lattice, request);
  ways.spaces = std::move(proposed.spaces);
  ways.steps.insert(ways.steps.end(), proposed.steps.begin(), proposed.steps.end());
  return ways;
}

}  // namespace parapet::scans
