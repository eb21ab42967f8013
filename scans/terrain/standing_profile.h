#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/solids/mesh.h"
#include "scans/terrain/propose_tiles.h"
#include "scans/terrain/solid_cells.h"

namespace parapet::scans {

// What stands over a floor at one place, from what hinders least to what does most.
enum class Standing : std::uint8_t {
  nothing,
  lintel,  // free below, closed above a figure's wall height: a doorway
  low,     // something to climb over
  window,  // closed below and above, free between
  wall,
};

struct StandingAt {
  Standing what = Standing::nothing;
  double height_mm = 0;  // of what stands on the floor
};

// The solid cells of a terrain, asked what stands where.
class StandingProfile {
 public:
  // Cells of about a millimetre.
  static Result<StandingProfile> make(const Mesh& mesh, const TileRequest& request);

  // Over a floor of this height. A roof that lies as high at `beside_mm`, on both sides, is no
  // lintel.
  StandingAt at(double x_mm, double y_mm, double floor_mm,
                std::span<const std::array<double, 2>> beside_mm) const;

  // Is there a top there within `reach_mm` of the floor, with a figure's height free above it?
  bool can_stand(double x_mm, double y_mm, double floor_mm, double reach_mm) const;

 private:
  StandingProfile(SolidCells cells, const TileRequest& request);

  std::span<const CellRun> runs_at(double x_mm, double y_mm) const;
  double ceiling_over(double x_mm, double y_mm, double height_mm) const;
  double bottom_mm(const CellRun& run) const;
  double top_mm(const CellRun& run) const;

  SolidCells cells_;
  TileRequest request_;
};

}  // namespace parapet::scans
