#include "scans/terrain/tile_edges.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace parapet::scans {
namespace {

constexpr int kSamples = 24;      // along an edge
constexpr double kCorner = 0.1;   // of an edge at either end, where other walls stand
constexpr int kAcross = 5;        // to either side of it
constexpr double kReach = 0.2;    // of a square, to either side
constexpr double kSill = 0.15;    // of an edge: so much of windows and doorways opens a wall
constexpr double kOneSide = 0.5;  // of an edge, for a wall that ends within it, and obstacles
constexpr double kClose = 0.1;

// What stands along an edge.
struct Along {
  std::vector<StandingAt> samples;

  double share(Standing what) const {
    const auto count = std::count_if(samples.begin(), samples.end(),
                                     [&](const StandingAt& at) { return at.what == what; });
    return static_cast<double>(count) / static_cast<double>(samples.size());
  }

  // The longest stretch that is no wall, in samples, and whether walls stand at both its ends.
  std::pair<int, bool> gap() const {
    std::pair<int, bool> longest{0, false};
    for (std::size_t begin = 0; begin < samples.size();) {
      std::size_t end = begin;
      while (end < samples.size() && samples[end].what != Standing::wall) ++end;
      const auto stretch = static_cast<int>(end - begin);
      if (stretch > longest.first) longest = {stretch, begin > 0 && end < samples.size()};
      begin = end + 1;
    }
    return longest;
  }

  double middle_height() const {
    std::vector<double> heights;
    for (const StandingAt& at : samples) {
      if (at.what >= Standing::low) heights.push_back(at.height_mm);
    }
    if (heights.empty()) return 0;
    std::sort(heights.begin(), heights.end());
    return heights[heights.size() / 2];
  }
};

// The same with `more` of the edge added to its walls.
EdgePrint print_of(const Along& along, double more, double gap_mm, bool gap_is_within,
                   const TileRequest& request) {
  const double walls = along.share(Standing::wall) + more;
  const double openings = along.share(Standing::window) + along.share(Standing::lintel);
  if (walls >= request.cover_share) return EdgePrint::wall;
  if (walls + openings >= request.cover_share && openings >= kSill) return EdgePrint::opening;
  if (gap_is_within && gap_mm >= request.door_mm) return EdgePrint::opening;
  if (walls >= kOneSide || (gap_is_within && gap_mm < request.door_mm)) return EdgePrint::wall;
  const double low = along.share(Standing::low) + along.share(Standing::window);
  return walls + low >= kOneSide ? EdgePrint::obstacle : EdgePrint::clear;
}

}  // namespace

EdgeEvidence read_edge(const StandingProfile& profile, const SquareGrid& grid, char kind, int x,
                       int y, double floor_mm, const TileRequest& request) {
  const auto place = [&](double along, double across) -> std::array<double, 2> {
    if (kind == 'V') return {grid.east_of(x + across), grid.south_of(y + along)};
    return {grid.east_of(x + along), grid.south_of(y + across)};
  };
  const std::array<std::array<double, 2>, 2> beside{place(0.5, -0.5), place(0.5, 0.5)};
  Along along;
  for (int n = 0; n < kSamples; ++n) {
    const double at = kCorner + (1 - 2 * kCorner) * (n + 0.5) / kSamples;
    StandingAt most;
    for (int step = -kAcross; step <= kAcross; ++step) {
      const auto [x_mm, y_mm] = place(at, kReach * step / kAcross);
      const StandingAt here = profile.at(x_mm, y_mm, floor_mm, beside);
      if (here.what > most.what) most = here;
    }
    along.samples.push_back(most);
  }
  const auto [gap, is_within] = along.gap();
  EdgeEvidence evidence;
  evidence.kind = kind;
  evidence.x = x;
  evidence.y = y;
  evidence.gap_mm = gap * (1 - 2 * kCorner) * grid.square_mm / kSamples;
  evidence.covered =
      along.share(Standing::wall) + along.share(Standing::window) + along.share(Standing::low);
  evidence.height_mm = along.middle_height();
  evidence.print = print_of(along, 0, evidence.gap_mm, is_within, request);
  evidence.is_close =
      print_of(along, kClose, evidence.gap_mm, is_within, request) != evidence.print ||
      print_of(along, -kClose, evidence.gap_mm, is_within, request) != evidence.print;
  return evidence;
}

DotPrint read_dot(const StandingProfile& profile, const SquareGrid& grid, int x, int y,
                  double floor_mm) {
  int walls = 0;
  int low = 0;
  int all = 0;
  for (int down = -kAcross; down <= kAcross; ++down) {
    for (int across = -kAcross; across <= kAcross; ++across) {
      const double reach = kReach / 2 / kAcross;
      const StandingAt here = profile.at(grid.east_of(x + reach * across),
                                         grid.south_of(y + reach * down), floor_mm, {});
      if (here.what == Standing::wall) ++walls;
      if (here.what == Standing::low) ++low;
      ++all;
    }
  }
  if (2 * walls >= all) return DotPrint::cover;
  return 2 * (walls + low) >= all ? DotPrint::obstacle : DotPrint::clear;
}

}  // namespace parapet::scans
