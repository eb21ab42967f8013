#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <utility>

#include "geometry/tiles/plan.h"
#include "scans/terrain/lattice_walls.h"
#include "scans/terrain/wall_board.h"

namespace parapet::scans {
namespace {

std::string two_digits(double number) {
  const long long hundredths = std::llround(std::abs(number) * 100);
  std::string text = std::to_string(hundredths / 100) + ".";
  if (hundredths % 100 < 10) text += "0";
  return text + std::to_string(hundredths % 100);
}

std::string percent(double share) { return std::to_string(std::llround(share * 100)) + " %"; }

// The squares of the map: what it says, or, where it does not, as many as the walls take.
std::array<double, 2> sides_of(const WallMap& map) {
  std::array<double, 2> sides{map.width, map.height};
  if (sides[0] > 0 && sides[1] > 0) return sides;
  for (const WallMap::Wall& wall : map.walls) {
    for (std::size_t axis = 0; axis < 2; ++axis) {
      sides[axis] = std::max({sides[axis], wall.from[axis], wall.to[axis]});
    }
  }
  return sides;
}

// Why there is too much to lay on a lattice, if there is.
std::optional<Fault> check_size(const WallMap& map, std::array<double, 2> sides) {
  constexpr double kFarthest = 2 * Plan::kMaxSide;
  constexpr double kMostLength = 2e6;  // of all walls, in squares
  const auto limit = [](std::string found, std::string expected) {
    return Fault{"limit", {}, {}, std::move(found), std::move(expected), {}};
  };
  if (!(std::max(sides[0], sides[1]) <= Plan::kMaxSide)) {
    return limit("a map of " + two_digits(std::max(sides[0], sides[1])) + " squares",
                 "at most " + std::to_string(Plan::kMaxSide));
  }
  double length = 0;
  for (const WallMap::Wall& wall : map.walls) {
    for (const double place : {wall.from[0], wall.from[1], wall.to[0], wall.to[1]}) {
      if (!(std::abs(place) <= kFarthest)) {
        return limit("a wall far beyond the map",
                     "walls within " + std::to_string(Plan::kMaxSide) + " squares");
      }
    }
    length += 1 + std::hypot(wall.to[0] - wall.from[0], wall.to[1] - wall.from[1]);
  }
  if (length > kMostLength) return limit("too many walls", "2,000,000 squares of them at most");
  return std::nullopt;
}

std::vector<std::string> floor_rows(int width, int height) {
  std::string lines;
  std::string spaces = " ";
  for (int x = 0; x < width; ++x) {
    lines += "+ ";
    spaces += ". ";
  }
  lines += "+";
  std::vector<std::string> rows;
  for (int y = 0; y < height; ++y) {
    rows.push_back(lines);
    rows.push_back(spaces);
  }
  rows.push_back(lines);
  return rows;
}

// Draws what covers an edge; the length that was lost or added beyond the tolerance, in squares.
double draw(const LatticeEdge& edge, const EdgeCover& cover, double tolerance,
            std::vector<std::string>& rows) {
  const int width = static_cast<int>(rows.front().size() / 2);
  const int height = static_cast<int>(rows.size() / 2);
  const double walls = covered(cover.walls);
  const double portals = covered(cover.portals);
  std::vector<std::array<double, 2>> both = cover.walls;
  both.insert(both.end(), cover.portals.begin(), cover.portals.end());
  const double together = covered(both);
  const auto beyond = [tolerance](double length) { return length > tolerance ? length : 0; };
  const int columns = edge.upright ? width : height;
  const int lines = edge.upright ? height : width;
  if (edge.line < 0 || edge.line > columns || edge.from < 0 || edge.from >= lines) {
    return beyond(together);
  }
  const bool opening = cover.has_portal_middle || portals >= 0.5;
  const bool wall = !opening && (walls >= 0.5 || together >= 0.5);
  const auto row = static_cast<std::size_t>(edge.upright ? 2 * edge.from + 1 : 2 * edge.line);
  const auto column = static_cast<std::size_t>(edge.upright ? 2 * edge.line : 2 * edge.from + 1);
  if (opening) {
    rows[row][column] = '=';
    return 0;  // a door may be narrower than a square
  }
  if (!wall) return beyond(together);
  rows[row][column] = edge.upright ? '|' : '-';
  return beyond(1 - together);
}

void tell(const LatticeWalls& walls, const WallTile& tile, std::array<double, 2> phase,
          double drawn_wrong, std::vector<Step>& steps) {
  if (phase[0] != 0 || phase[1] != 0) {
    steps.push_back({"move-to-lattice",
                     "The walls lie beside the lines between squares; the map was moved by " +
                         two_digits(phase[0]) + (phase[0] > 0 ? " west and " : " east and ") +
                         two_digits(phase[1]) + (phase[1] > 0 ? " north." : " south."),
                     false,
                     {{"west", phase[0]}, {"north", phase[1]}}});
  }
  steps.push_back(
      {"walls-to-lattice",
       two_digits(walls.length) +
           " squares of walls were laid on the lines between "
           "squares; they lay beside them by " +
           two_digits(tile.residual) + " on average, " + two_digits(walls.most_moved) + " at most.",
       false,
       {{"length", walls.length}, {"residual", tile.residual}, {"most", walls.most_moved}}});
  if (walls.slanting > 0) {
    steps.push_back({"slanting-walls",
                     two_digits(walls.slanting) + " squares of walls slant, and were left out.",
                     false,
                     {{"length", walls.slanting}}});
  }
  if (walls.beside > 0) {
    steps.push_back(
        {"walls-off-lattice",
         two_digits(walls.beside) + " squares of walls run too far from a line, and were left out.",
         false,
         {{"length", walls.beside}}});
  }
  if (drawn_wrong > 0) {
    steps.push_back({"parts-of-squares",
                     two_digits(drawn_wrong) + " squares of walls were lost or added where walls "
                                               "end between two corners of squares.",
                     false,
                     {{"length", drawn_wrong}}});
  }
}

}  // namespace

Result<WallTile> wall_tile(const WallMap& map, const WallTileRequest& request) {
  const std::array<double, 2> sides = sides_of(map);
  if (map.walls.empty()) {
    return Failure(Fault{"bad-scan", {}, {}, "no wall", "one at least", {}});
  }
  if (auto fault = check_size(map, sides)) return Failure(*std::move(fault));
  const auto phase = lattice_phase(map, request.tolerance);
  std::array<int, 2> squares{};
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const double whole = std::ceil(sides[axis] - phase[axis] - request.tolerance);
    squares[axis] = std::clamp(static_cast<int>(whole), 1, Plan::kMaxSide);
  }
  const LatticeWalls walls =
      lattice_walls(map, phase, request.tolerance, request.open_portals_clear);
  WallTile tile;
  tile.rows = floor_rows(squares[0], squares[1]);
  double drawn_wrong = 0;
  for (const auto& [edge, cover] : walls.edges) {
    drawn_wrong += draw(edge, cover, request.tolerance, tile.rows);
  }
  const double off = walls.slanting + walls.beside;
  const double fitting = walls.length - off;
  tile.residual = fitting > 0 ? std::sqrt(walls.squares_moved / fitting) : 0;
  tile.misfit = walls.length > 0 ? (off + drawn_wrong) / walls.length : 0;
  if (tile.misfit > request.most_misfit) {
    std::string found =
        percent(tile.misfit) + " of the walls' length off the lines between squares";
    if (walls.worst_place) {
      found += ", the longest about (" + std::to_string(std::llround((*walls.worst_place)[0])) +
               ", " + std::to_string(std::llround((*walls.worst_place)[1])) + ")";
    }
    return Failure(Fault{"off-lattice",
                         {},
                         {},
                         found,
                         "at most " + percent(request.most_misfit) +
                             "; on a board of bricks such walls can stand as they are",
                         {}});
  }
  tell(walls, tile, phase, drawn_wrong, tile.steps);
  return tile;
}

}  // namespace parapet::scans
