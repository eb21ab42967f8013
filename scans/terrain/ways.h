#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "geometry/solids/mesh.h"
#include "scans/place/place.h"
#include "scans/step.h"

namespace parapet::scans {

// Ground that hangs together on which a figure's plate fits, found in the columns of half a stud.
struct StandableSurface {
  double height_mm = 0;  // the middle one of its heights
  double lowest_mm = 0;
  double highest_mm = 0;
  double area_mm2 = 0;
  std::array<double, 4> bounds_mm{};  // west, north, east, south
  bool is_bridge = false;             // there is room below as much of it as a plate needs
  bool is_ledge = false;              // nowhere wider than a plate and a half
  bool is_roofed = false;             // there is something above as much of it
};

// A climb from one standable surface to a higher one by steps with treads between them. A slope is
// none: it is walked as it is.
struct Stairway {
  std::size_t from = 0;  // of the standable surfaces
  std::size_t to = 0;    // the higher one
  int steps = 0;
  std::array<double, 3> foot_mm{};  // the last place on the lower surface
  std::array<double, 3> head_mm{};  // the first on the higher
};

// A board that could be played on the terrain: lengths in columns of half a stud, as RealmsGrid.
struct SpaceProposal {
  std::array<int, 2> at{};
  int pitch = 8;
  std::array<int, 2> count{};
  std::array<int, 2> plate{4, 4};
  struct Extra {  // on a ledge that the grid misses
    std::string name;
    std::array<int, 2> at{};
    std::array<int, 2> plate{};
  };
  std::vector<Extra> extra;
  struct StairLink {  // between the spaces whose plates hold these places
    std::array<double, 3> from_mm{};
    std::array<double, 3> to_mm{};
  };
  std::vector<StairLink> stairs;
};

struct Ways {
  std::vector<StandableSurface> surfaces;  // from low to high, then by place
  std::vector<double> levels_mm;           // heights at which most of the standable area lies
  std::vector<Stairway> stairs;
  SpaceProposal spaces;
  std::vector<Step> steps;
};

struct WaysRequest {
  double stride_mm = 8;      // the highest step that is walked without climbing
  double head_room_mm = 40;  // of a figure
  double level_mm = 3.2;     // two places beside each other are level if they differ by less
  int pitch = 8;             // of spaces, in columns
  std::array<int, 2> plate{4, 4};
};

// Standable surfaces, levels, ledges, bridges and stairs of a terrain, and the spaces that a board
// on it could have.
//   (1) the order of the mesh's faces changes nothing
//   (2) each place of a surface lies in a square as wide as the plate's shorter side, level all
//       over, with the head room above each column of it
// Errors: "wrong-value" for a request that no figure could have; those of Columns::make.
Result<Ways> find_ways(const parapet::Mesh& mesh, const std::optional<LatticeFit>& lattice,
                       const WaysRequest& request);

}  // namespace parapet::scans
