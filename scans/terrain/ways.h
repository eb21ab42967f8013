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

// A place to stand on, found in the columns of half a stud.
struct StandableSurface {
  double height_mm = 0;  // the middle of its heights
  double lowest_mm = 0;
  double highest_mm = 0;
  double area_mm2 = 0;
  std::array<double, 4> bounds_mm{};  // west, north, east, south
  bool is_bridge = false;             // there is room below it
  bool is_ledge = false;              // as narrow as a plate
  bool is_roofed = false;             // there is something above it
};

// A climb from one standable surface to another by steps.
struct Stairway {
  std::size_t from = 0;  // of the standable surfaces
  std::size_t to = 0;
  int steps = 0;
  std::array<double, 3> foot_mm{};
  std::array<double, 3> head_mm{};
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
  int pitch = 8;             // of spaces, in columns
  std::array<int, 2> plate{4, 4};
};

// Standable surfaces, levels, ledges, bridges and stairs of a terrain.
Result<Ways> find_ways(const parapet::Mesh& mesh, const std::optional<LatticeFit>& lattice,
                       const WaysRequest& request);

}  // namespace parapet::scans
