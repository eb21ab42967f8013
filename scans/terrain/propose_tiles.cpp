#include "scans/terrain/propose_tiles.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "scans/terrain/standing_profile.h"
#include "scans/terrain/tile_edges.h"

namespace parapet::scans {
namespace {

constexpr double kLeastSquare = 15;
constexpr std::size_t kMostLevels = 9;
constexpr int kFloorSamples = 6;      // across a square, each way
constexpr double kFloorMargin = 0.2;  // of a square, where walls may stand
constexpr double kReach = 0.25;       // of a figure: floor lies no further from its Level

using Square = std::pair<int, int>;  // row, column

Failure fault(std::string code, std::string found, std::string expected) {
  return Failure(Fault{std::move(code), {}, {}, std::move(found), std::move(expected), {}});
}

bool is_sound(const TileRequest& request) {
  return request.figure_mm >= 5 && request.figure_mm <= 500 && request.low_share > 0 &&
         request.low_share < request.wall_share && request.wall_share <= 2 &&
         request.cover_share > 0 && request.cover_share <= 1 && request.door_mm > 0;
}

Result<SquareGrid> grid_over(const Mesh& mesh, const LatticeFit& lattice) {
  const double square = lattice.pitch_mm;
  double west = static_cast<double>(mesh.points.front().x) / 10;
  double east = west;
  double north = static_cast<double>(mesh.points.front().y) / 10;
  double south = north;
  for (const Point& point : mesh.points) {
    west = std::min(west, static_cast<double>(point.x) / 10);
    east = std::max(east, static_cast<double>(point.x) / 10);
    north = std::min(north, static_cast<double>(point.y) / 10);
    south = std::max(south, static_cast<double>(point.y) / 10);
  }
  const auto nearest = [&](double at, std::size_t axis) {
    return std::lround((at - lattice.phase_mm[axis]) / square);
  };
  const long first_x = nearest(west, 0);
  const long first_y = nearest(north, 1);
  const long width = std::max(1L, nearest(east, 0) - first_x);
  const long depth = std::max(1L, nearest(south, 1) - first_y);
  if (std::max(width, depth) > Plan::kMaxSide) {
    return fault("limit", std::to_string(width) + " x " + std::to_string(depth) + " squares",
                 "at most 256 squares a side");
  }
  return SquareGrid{{lattice.phase_mm[0] + static_cast<double>(first_x) * square,
                     lattice.phase_mm[1] + static_cast<double>(first_y) * square},
                    square,
                    static_cast<int>(width),
                    static_cast<int>(depth)};
}

// Heights of storeys: each a figure's height and more above the one before.
std::vector<double> storeys(const Ways& ways, const TileRequest& request) {
  std::vector<double> result;
  for (const double level : ways.levels_mm) {
    const bool is_higher = result.empty() || level - result.back() >= request.figure_mm;
    if (is_higher && result.size() < kMostLevels) result.push_back(level);
  }
  return result;
}

std::set<Square> floor_of(const StandingProfile& profile, const SquareGrid& grid, double height,
                          const TileRequest& request) {
  std::set<Square> floor;
  for (int y = 0; y < grid.depth; ++y) {
    for (int x = 0; x < grid.width; ++x) {
      int standing = 0;
      for (int n = 0; n < kFloorSamples * kFloorSamples; ++n) {
        const auto within = [](int sample) {
          return kFloorMargin + (1 - 2 * kFloorMargin) * (sample + 0.5) / kFloorSamples;
        };
        const double east = grid.east_of(x + within(n % kFloorSamples));
        const double south = grid.south_of(y + within(n / kFloorSamples));
        if (profile.can_stand(east, south, height, kReach * request.figure_mm)) ++standing;
      }
      if (2 * standing >= kFloorSamples * kFloorSamples) floor.insert({y, x});
    }
  }
  return floor;
}

// A picture of a Level while it is drawn.
class Drawing {
 public:
  Drawing(const SquareGrid& grid, std::set<Square> floor)
      : grid_(grid),
        floor_(std::move(floor)),
        rows_(static_cast<std::size_t>(2 * grid.depth + 1),
              std::string(static_cast<std::size_t>(2 * grid.width + 1), ' ')) {}

  bool has(int x, int y) const { return floor_.count({y, x}) == 1; }
  char& at(int row, int column) {
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }
  const std::vector<std::string>& rows() const { return rows_; }

  void draw_floor(const std::set<Square>& stairs) {
    for (const auto& [y, x] : floor_) at(2 * y + 1, 2 * x + 1) = stairs.count({y, x}) ? 'S' : '.';
  }

  std::vector<EdgeEvidence> draw_edges(const StandingProfile& profile, double height,
                                       const TileRequest& request) {
    std::vector<EdgeEvidence> edges;
    const auto draw = [&](char kind, int x, int y, int row, int column) {
      edges.push_back(read_edge(profile, grid_, kind, x, y, height, request));
      at(row, column) = character_of(edges.back());
    };
    for (int y = 0; y <= grid_.depth; ++y) {
      for (int x = 0; x <= grid_.width; ++x) {
        if (has(x, y - 1) || has(x, y)) draw('H', x, y, 2 * y, 2 * x + 1);
        if (has(x - 1, y) || has(x, y)) draw('V', x, y, 2 * y + 1, 2 * x);
      }
    }
    return edges;
  }

  // After the edges: where walls meet, the corner needs no print of its own.
  void draw_dots(const StandingProfile& profile, double height) {
    for (int y = 0; y <= grid_.depth; ++y) {
      for (int x = 0; x <= grid_.width; ++x) {
        if (!has(x - 1, y - 1) && !has(x, y - 1) && !has(x - 1, y) && !has(x, y)) continue;
        const DotPrint print =
            joins_walls(x, y) ? DotPrint::clear : read_dot(profile, grid_, x, y, height);
        at(2 * y, 2 * x) = print == DotPrint::cover ? '#' : print == DotPrint::obstacle ? 'o' : '+';
      }
    }
  }

 private:
  static char character_of(const EdgeEvidence& edge) {
    switch (edge.print) {
      case EdgePrint::wall:
        return edge.kind == 'V' ? '|' : '-';
      case EdgePrint::opening:
      case EdgePrint::obstructed_opening:
        return '=';
      case EdgePrint::obstacle:
        return '~';
      case EdgePrint::clear:
        break;
    }
    return ' ';
  }

  bool joins_walls(int x, int y) {
    const int row = 2 * y;
    const int column = 2 * x;
    const auto is_drawn = [&](int r, int c) {
      if (r < 0 || c < 0 || r > 2 * grid_.depth || c > 2 * grid_.width) return false;
      return at(r, c) != ' ';
    };
    return is_drawn(row - 1, column) || is_drawn(row + 1, column) || is_drawn(row, column - 1) ||
           is_drawn(row, column + 1);
  }

  const SquareGrid& grid_;
  std::set<Square> floor_;
  std::vector<std::string> rows_;
};

// Which two storeys next to each other a stair joins, by the lower one.
std::optional<std::size_t> storey_below(const Stairway& stair, const std::vector<double>& heights,
                                        const TileRequest& request) {
  const auto storey_of = [&](double height) {
    std::optional<std::size_t> found;
    for (std::size_t n = 0; n < heights.size(); ++n) {
      if (std::abs(heights[n] - height) <= kReach * request.figure_mm) found = n;
    }
    return found;
  };
  const auto from = storey_of(stair.foot_mm[2]);
  const auto to = storey_of(stair.head_mm[2]);
  return from && to && *to == *from + 1 ? from : std::nullopt;
}

// Of the squares from its foot to its head, the middle one: stairs lie one over the other.
Square square_of(const Stairway& stair, const SquareGrid& grid) {
  const auto number = [&](std::size_t axis, int count) {
    const double middle = (stair.foot_mm[axis] + stair.head_mm[axis]) / 2;
    const double squares = std::floor((middle - grid.origin_mm[axis]) / grid.square_mm);
    return std::clamp(static_cast<int>(squares), 0, count - 1);
  };
  return {number(1, grid.depth), number(0, grid.width)};
}

Step told(const TileProposal& proposal, const SquareGrid& grid, std::size_t stairs) {
  std::size_t edges = 0;
  std::size_t close = 0;
  for (const ProposedLevel& level : proposal.levels) {
    for (const EdgeEvidence& edge : level.edges) {
      if (edge.print != EdgePrint::clear) ++edges;
      if (edge.is_close) ++close;
    }
  }
  return {"tiles",
          std::to_string(grid.width) + " x " + std::to_string(grid.depth) + " squares on " +
              std::to_string(proposal.levels.size()) + " levels were drawn, with " +
              std::to_string(edges) + " edges that are not clear and " + std::to_string(stairs) +
              " stairs. " + std::to_string(close) + " edges were close calls: look at these.",
          false,
          {{"levels", static_cast<double>(proposal.levels.size())},
           {"edges", static_cast<double>(edges)},
           {"close_edges", static_cast<double>(close)},
           {"stairs", static_cast<double>(stairs)}}};
}

}  // namespace

Result<TileProposal> propose_tiles(const parapet::Mesh& mesh, const LatticeFit& lattice,
                                   const Ways& ways, const TileRequest& request) {
  if (!is_sound(request)) {
    return fault("wrong-value", "sizes and shares that no tile has",
                 "a figure of 5 to 500 mm, and shares between 0 and 1");
  }
  if (!(lattice.pitch_mm >= kLeastSquare)) {
    return fault("wrong-value", "a lattice of " + std::to_string(lattice.pitch_mm) + " mm",
                 "squares of 15 mm and more");
  }
  const std::vector<double> heights = storeys(ways, request);
  if (heights.empty() || mesh.points.empty()) {
    return fault("no-floor", "nowhere to stand", "level ground as wide as a figure's plate");
  }
  const Result<SquareGrid> grid = grid_over(mesh, lattice);
  if (!grid) return Failure(grid.error());
  const Result<StandingProfile> profile = StandingProfile::make(mesh, request);
  if (!profile) return Failure(profile.error());

  std::vector<std::set<Square>> stairs(heights.size());
  std::size_t stair_count = 0;
  for (const Stairway& stair : ways.stairs) {
    const auto below = storey_below(stair, heights, request);
    if (!below) continue;
    stairs[*below].insert(square_of(stair, *grid));
    stairs[*below + 1].insert(square_of(stair, *grid));
    ++stair_count;
  }
  TileProposal proposal{grid->square_mm, grid->origin_mm, {}, {}};
  for (std::size_t n = 0; n < heights.size(); ++n) {
    std::set<Square> floor = floor_of(*profile, *grid, heights[n], request);
    for (int y = 0; n == 0 && y < grid->depth; ++y) {
      for (int x = 0; x < grid->width; ++x) floor.insert({y, x});
    }
    floor.insert(stairs[n].begin(), stairs[n].end());
    if (floor.empty()) continue;
    Drawing drawing(*grid, std::move(floor));
    drawing.draw_floor(stairs[n]);
    std::vector<EdgeEvidence> edges = drawing.draw_edges(*profile, heights[n], request);
    drawing.draw_dots(*profile, heights[n]);
    Result<Plan> plan = Plan::read(drawing.rows());
    if (!plan) return Failure(plan.error());
    proposal.levels.push_back({heights[n], std::move(*plan), std::move(edges)});
  }
  proposal.steps.push_back(told(proposal, *grid, stair_count));
  return proposal;
}

}  // namespace parapet::scans
