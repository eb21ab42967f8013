#include "scans/clean/mend.h"

#include <algorithm>
#include <utility>

#include "scans/clean/condition.h"
#include "scans/clean/cracks.h"
#include "scans/clean/crossings.h"
#include "scans/clean/half_edges.h"
#include "scans/clean/marked_surface.h"
#include "scans/clean/outward.h"
#include "scans/clean/part.h"
#include "scans/clean/stitch.h"
#include "scans/clean/turning.h"
#include "scans/clean/two_sided.h"
#include "scans/clean/weld.h"
#include "scans/clean/wording.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostFacesForCrossings = 400'000;
constexpr int kMostRounds = 16;

double figure(std::size_t count) { return static_cast<double>(count); }

void tell_welded(std::size_t joined, std::vector<Step>& steps) {
  if (joined == 0) return;
  steps.push_back({"weld",
                   "Points that were equal became one, and those that no face uses went: " +
                       counted(joined, "point", "points") + " fewer.",
                   false,
                   {{"points", figure(joined)}}});
}

void tell_flat_faces(std::size_t dropped, std::vector<Step>& steps) {
  if (dropped == 0) return;
  steps.push_back(
      {"drop-flat-faces",
       counted(dropped, "face without area was", "faces without area were") + " dropped.",
       false,
       {{"faces", figure(dropped)}}});
}

void tell_double_faces(const DoubleFaces& doubles, std::vector<Step>& steps) {
  if (doubles.repeated > 0) {
    steps.push_back({"drop-repeated-faces",
                     counted(doubles.repeated, "face came", "faces came") +
                         " more than once, and one of each was kept.",
                     false,
                     {{"faces", figure(doubles.repeated)}}});
  }
  if (doubles.two_sided > 0) {
    steps.push_back({"drop-back-sides",
                     counted(doubles.two_sided, "face had", "faces had") +
                         " the same face turned round as its back: a sheet without thickness. It "
                         "was kept once.",
                     false,
                     {{"faces", figure(doubles.two_sided)}}});
  }
  if (doubles.walls > 0) {
    steps.push_back({"keep-touching-walls",
                     "Parts touch each other in " + counted(doubles.walls, "face", "faces") +
                         ", and both sides were kept.",
                     false,
                     {{"faces", figure(doubles.walls)}}});
  }
}

void tell_turned(const MarkedSurface& marked, std::size_t one_sided, const Outward& outward,
                 std::vector<Step>& steps) {
  const auto flipped = static_cast<std::size_t>(
      std::count(marked.marks.begin(), marked.marks.end(), FaceMark::flipped));
  if (flipped > 0) {
    steps.push_back({"turn",
                     counted(flipped, "face was", "faces were") + " turned to face outwards.",
                     false,
                     {{"faces", figure(flipped)}}});
  }
  if (outward.hollows + outward.buried > 0) {
    steps.push_back({"nested",
                     "Within another closed part lie " +
                         counted(outward.hollows, "hollow", "hollows") + " and " +
                         counted(outward.buried, "solid part", "solid parts") + ".",
                     false,
                     {{"hollows", figure(outward.hollows)}, {"solid", figure(outward.buried)}}});
  }
  if (outward.undecided > 0) {
    steps.push_back({"turn-undecided",
                     counted(outward.undecided, "part encloses", "parts enclose") +
                         " nothing, or hang together in a way that does not tell inside from "
                         "outside: left as in "
                         "the file.",
                     false,
                     {{"parts", figure(outward.undecided)}}});
  }
  if (one_sided > 0) {
    steps.push_back({"one-sided",
                     "The surface has one side only, and was cut at " +
                         counted(one_sided, "edge", "edges") + ".",
                     false,
                     {{"edges", figure(one_sided)}}});
  }
}

std::size_t crowded_edges(const EdgeGroups& edges) {
  std::size_t crowded = 0;
  for (std::size_t n = 0; n < edges.size(); ++n) {
    if (edges[n].size() > 2) ++crowded;
  }
  return crowded;
}

std::vector<std::uint32_t> faces_at_crowded_edges(const EdgeGroups& edges) {
  std::vector<std::uint32_t> faces;
  for (std::size_t n = 0; n < edges.size(); ++n) {
    if (edges[n].size() <= 2) continue;
    for (const std::uint32_t h : edges[n]) faces.push_back(h / 3);
  }
  return faces;
}

// What mend() knows while it works.
class Mending {
 public:
  Mending(MarkedSurface marked, std::size_t flat_faces, Vector3 up, std::vector<Step>& steps)
      : marked_(std::move(marked)), up_(up), steps_(steps), flat_faces_(flat_faces) {}

  MarkedSurface run() && {
    drop();
    turn();
    close_all_cracks();
    std::size_t stitched = 0;
    double largest_move = 0;
    bool gave_up = false;
    for (int round = 0; round < kMostRounds && !gave_up; ++round) {
      const Stitched now = stitch_borders(marked_.surface, mates_);
      gave_up = now.gave_up;
      if (now.points == 0) break;
      stitched += now.points;
      largest_move = std::max(largest_move, now.largest_move);
      marked_.surface = weld(marked_.surface);
      drop();
      turn();
      close_all_cracks();
    }
    settle_turns();
    tell_flat_faces(flat_faces_, steps_);
    tell_double_faces(doubles_, steps_);
    tell_stitched(stitched, largest_move, gave_up);
    if (cracks_ > 0) {
      steps_.push_back(
          {"close-cracks",
           counted(cracks_, "face was", "faces were") + " split at points that lie on their edges.",
           false,
           {{"faces", figure(cracks_)}}});
    }
    tell_turned(marked_, one_sided_, outward_, steps_);
    const std::size_t added = part(marked_, mates_);
    if (added > 0) {
      steps_.push_back({"part",
                        "What only touches in a point or an edge was parted: " +
                            counted(added, "point", "points") + " more, at " +
                            counted(crowded_, "edge", "edges") + " with more than two faces.",
                        false,
                        {{"points", figure(added)}, {"edges", figure(crowded_)}}});
    }
    return std::move(marked_);
  }

 private:
  void drop() {
    flat_faces_ += drop_flat_faces(marked_);
    sort_faces(marked_);
    DoubleFaces now;
    do {  // what is taken for a wall may hang on a back side that goes
      now = drop_double_faces(marked_);
      doubles_.repeated += now.repeated;
      doubles_.two_sided += now.two_sided;
      doubles_.walls = now.walls;
    } while (now.two_sided > 0);
    marked_.surface = weld(marked_.surface);
  }

  // At a crowded edge it depends on which way faces turn what hangs together, and on that in turn
  // which way they should turn: both are found again until they agree. Where they never do, what
  // hangs together at crowded edges stays as it was.
  void turn() {
    one_sided_ = turn_neighbours_alike(marked_, EdgeGroups(marked_.surface));
    sort_faces(marked_);
    const MarkedSurface start = marked_;
    for (int round = 0; round < kMostRounds; ++round) {
      const EdgeGroups edges(marked_.surface);
      crowded_ = crowded_edges(edges);
      mates_ = mates_of(marked_.surface, edges);
      outward_ = turn_shells_outwards(marked_, mates_, {}, up_);
      if (outward_.turned == 0) return;
      sort_faces(marked_);
    }
    marked_ = start;
    const EdgeGroups edges(marked_.surface);
    mates_ = mates_of(marked_.surface, edges);
    outward_ = turn_shells_outwards(marked_, mates_, faces_at_crowded_edges(edges), up_);
    sort_faces(marked_);
    mates_ = mates_of(marked_.surface, EdgeGroups(marked_.surface));
  }

  // At crowded edges what is found may hang on how faces were turned in the file: it is found
  // again, as if they had been as they are now, until that changes nothing any more. The two sides
  // of a wall may have come to face the same way, and are one face then.
  void settle_turns() {
    for (int round = 0; round < kMostRounds && crowded_ > 0; ++round) {
      const std::size_t faces = marked_.marks.size();
      drop();
      if (marked_.marks.size() != faces) {
        turn();
        continue;
      }
      const MarkedSurface before = marked_;
      std::fill(marked_.marks.begin(), marked_.marks.end(), FaceMark::kept);
      turn();
      for (std::size_t n = 0; n < before.marks.size(); ++n) {
        const bool twice = before.marks[n] == marked_.marks[n];
        marked_.marks[n] = twice ? FaceMark::kept : FaceMark::flipped;
      }
      if (marked_.surface.faces == before.surface.faces) return;
    }
  }

  void close_all_cracks() {
    for (int round = 0; round < kMostRounds; ++round) {
      const std::size_t split = close_cracks(marked_, mates_);
      if (split == 0) return;
      cracks_ += split;
      sort_faces(marked_);
      drop();
      turn();
    }
  }

  void tell_stitched(std::size_t points, double largest_move, bool gave_up) {
    if (points > 0) {
      steps_.push_back({"stitch",
                        counted(points, "point of a border was", "points of borders were") +
                            " moved onto another, by up to " + measured(largest_move) +
                            " in the unit of the file.",
                        false,
                        {{"points", figure(points)}, {"largest_move", largest_move}}});
    }
    if (gave_up) {
      steps_.push_back({"stitch",
                        "Borders that almost meet were left: too many points lie close together.",
                        true,
                        {}});
    }
  }

  MarkedSurface marked_;
  Vector3 up_;
  std::vector<Step>& steps_;
  std::vector<std::uint32_t> mates_;
  std::size_t flat_faces_;
  std::size_t cracks_ = 0;
  DoubleFaces doubles_;
  std::size_t one_sided_ = 0;
  std::size_t crowded_ = 0;
  Outward outward_;
};

// Turning and parting faces changes nothing about which of them cross.
void count_crossings(Mended& mended, const Surface& heap) {
  const Crossings first = crossings_of(heap);
  const Surface welded = weld(mended.surface);
  const bool same = welded.points == heap.points && welded.faces.size() == heap.faces.size();
  const Crossings last = same ? first : crossings_of(welded);
  mended.before.crossings = first.pairs.size();
  mended.before.crossings_counted = first.complete;
  mended.after.crossings = last.pairs.size();
  mended.after.crossings_counted = last.complete;
}

}  // namespace

Result<Mended> mend(Surface surface, Vector3 up) {
  Mended mended;
  const std::size_t faces = surface.faces.size();
  const std::size_t points = surface.points.size();
  MarkedSurface marked{weld(surface), std::vector<FaceMark>(faces, FaceMark::kept)};
  surface = {};
  tell_welded(points - marked.surface.points.size(), mended.steps);
  const std::size_t flat_faces = drop_flat_faces(marked);
  if (marked.surface.faces.empty()) {
    return Failure(Fault{"bad-scan", "", "", counted(faces, "face", "faces") + " without any area",
                         "a surface of triangles", ""});
  }
  marked.surface = weld(marked.surface);
  sort_faces(marked);
  mended.before = condition_of(marked.surface);
  mended.before.faces = faces;
  mended.before.points = points;
  const bool counts_crossings = marked.surface.faces.size() <= kMostFacesForCrossings;
  const Surface heap = counts_crossings ? marked.surface : Surface{};
  MarkedSurface done = Mending(std::move(marked), flat_faces, up, mended.steps).run();
  mended.surface = std::move(done.surface);
  mended.marks = std::move(done.marks);
  mended.after = condition_of(mended.surface);
  if (counts_crossings) {
    count_crossings(mended, heap);
  } else {
    mended.steps.push_back({"crossings",
                            "Faces that cross each other were not counted: there are more than " +
                                std::to_string(kMostFacesForCrossings) + " faces.",
                            true,
                            {}});
  }
  return mended;
}

}  // namespace parapet::scans
