#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "scans/clean/close_up.h"
#include "scans/place/align.h"
#include "scans/place/place.h"
#include "scans/scan.h"
#include "scans/terrain/cloud_surface.h"
#include "scans/terrain/heights_surface.h"
#include "scans/terrain/to_terrain.h"

namespace parapet::scans {

// What is wanted of a scan. Where a value is left out it is found from the scan.
struct ImportRequest {
  PlaceRequest place;
  CloudRequest cloud;
  HeightsRequest heights;
  double factor = 1;  // make it that many times as large as its unit says
  CloseUpLimits close_up;
  // How far below its lowest point the terrain stands; else 2 mm where its top comes down to there,
  // and nothing where it stands on walls and feet.
  std::optional<double> base_mm;
  WaysRequest ways;
  std::optional<double> error_mm;  // how far the scan may be off the true terrain
};

// What the work is at, and how far it is: 0 to 1.
using ImportProgress = std::function<void(const char* what, double share)>;

// A scan that became terrain, with all that happened on the way.
struct Imported {
  std::string format;
  Surface raw;  // as it was read, at its place in millimetres; of a cloud its points alone
  Mended mended;
  Placement placement;
  std::optional<Alignment> alignment;  // of the second scan
  Closed closed;
  TickMesh terrain;
  Ways ways;
  double error_mm = 0;      // carried by the board
  std::string error_from;   // "estimated from the scan", "as told"
  std::vector<Step> steps;  // all of them, in order
};

// Takes a scan of a surface, a cloud, blocks or heights all the way: mend, place, close up, to
// ticks, ways. A second scan is placed likewise and laid onto the first.
//   (1) the same for any order of faces and points of the files
// Errors: those of mend, place, align, to_ticks and find_ways; "wrong-shape" for a map of walls.
Result<Imported> import_scan(const Scan& scan, const Scan* second, const ImportRequest& request,
                             const ImportProgress& progress = {});

// The error that a board carries for an estimate of noise: twice that, and never below a tick, in
// whole ticks.
double carried_error_mm(double noise_mm);

}  // namespace parapet::scans
