#include "bench/import_bench.h"

#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <stdexcept>
#include <string>

#include "bench/damaged_scan.h"
#include "bench/import_rival.h"
#include "bench/measure.h"
#include "scans/clean/close_up.h"
#include "scans/clean/mend.h"
#include "scans/place/on_board.h"
#include "scans/place/place.h"
#include "scans/read/read_scan.h"
#include "scans/terrain/to_terrain.h"

namespace parapet::bench {
namespace {

// The most memory that the process has held since the last call, in megabytes.
long peak_megabytes() {
  long kilobytes = 0;
  std::ifstream status("/proc/self/status");
  for (std::string line; std::getline(status, line);) {
    if (line.rfind("VmHWM:", 0) == 0) kilobytes = std::stol(line.substr(6));
  }
  std::ofstream("/proc/self/clear_refs") << 5;
  return kilobytes / 1024;
}

class StepTable {
 public:
  StepTable() { peak_megabytes(); }

  void run(const char* name, const std::function<void()>& work) {
    const double seconds = seconds_of(work);
    sum_ += seconds;
    char line[128];
    std::snprintf(line, sizeof line, "  %-34s %6.2f s %6ld MB\n", name, seconds, peak_megabytes());
    text_ += line;
  }

  void add(const char* name, double seconds) {
    char line[128];
    std::snprintf(line, sizeof line, "  %-34s %6.2f s\n", name, seconds);
    text_ += line;
  }

  double sum() const { return sum_; }
  const std::string& text() const { return text_; }

 private:
  std::string text_;
  double sum_ = 0;
};

template <class T>
T value(Result<T> result) {
  if (!result) throw std::runtime_error(to_text(result.error()));
  return *std::move(result);
}

double volume_of(const scans::Surface& surface) {
  double sum = 0;
  for (const scans::Face& face : surface.faces) {
    const auto& p = surface.points;
    sum += dot(p[face[0]], cross(p[face[1]], p[face[2]]));
  }
  return sum / 6;
}

}  // namespace

ImportFigures measure_import() {
  const std::string stl = damaged_scan(1);
  ImportFigures figures;
  StepTable ours;
  scans::Scan scan;
  scans::Mended mended;
  scans::Placement placement;
  scans::Closed closed;
  scans::TickMesh terrain;
  scans::Ways ways;
  ours.run("read", [&] { scan = value(scans::read_scan(stl, "scan.stl")); });
  ours.run("mend",
           [&] { mended = value(scans::mend(std::move(std::get<scans::Surface>(scan.shape)))); });
  ours.run("place", [&] {
    scans::PlaceRequest request;
    request.unit_mm = 1;
    request.level = false;  // so that volumes can be compared
    placement = value(scans::place(mended.surface, std::nullopt, request));
  });
  scans::CloseUpLimits limits;
  limits.hole_mm = 100;
  ours.run("close up", [&] { closed = scans::close_up(mended, limits, 100); });
  ours.run("to ticks", [&] { terrain = value(scans::to_ticks(scans::southward(closed.surface))); });
  ours.run("ways", [&] {
    ways = value(scans::find_ways(terrain.mesh, placement.lattice, scans::WaysRequest{}));
  });
  const MendedByRival rival = mend_by_cgal(stl);
  const double rival_sum = rival.read_seconds + rival.mend_seconds + rival.fill_seconds;
  StepTable theirs;
  theirs.add("read", rival.read_seconds);
  theirs.add("mend", rival.mend_seconds);
  theirs.add("fill holes", rival.fill_seconds);

  // The same volume between the skin and the plane z = 0, but for how holes are cut: where two of
  // them meet in a point, CGAL fills both as one.
  scans::Surface skin = closed.surface;
  std::vector<scans::Face> faces;
  for (std::size_t n = 0; n < skin.faces.size(); ++n) {
    if (closed.marks[n] != scans::FaceMark::capped) faces.push_back(skin.faces[n]);
  }
  skin.faces = std::move(faces);
  const double our_volume = volume_of(skin);
  constexpr double kHoles = 1e-3;  // of the volume
  figures.equal = mended.surface.faces.size() == rival.faces &&
                  std::abs(our_volume - rival.volume) <= kHoles * std::abs(rival.volume);
  char head[256];
  std::snprintf(head, sizeof head,
                "import of 1,000,000 triangles to %zu on the board with %zu standable surfaces, "
                "%.1f s of CPU:\n",
                terrain.mesh.faces.size(), ways.surfaces.size(), ours.sum());
  char tail[256];
  std::snprintf(tail, sizeof tail,
                "  CGAL, without placing and rounding: %.1f s, %.1f x\n%s  faces %zu and %zu, "
                "volumes %.0f and %.0f\n",
                rival_sum, rival_sum / ours.sum(), theirs.text().c_str(),
                mended.surface.faces.size(), rival.faces, our_volume, rival.volume);
  figures.text = head + ours.text() + tail;
  return figures;
}

}  // namespace parapet::bench
