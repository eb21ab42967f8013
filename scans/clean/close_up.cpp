#include "scans/clean/close_up.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

#include "scans/clean/border_kind.h"
#include "scans/clean/cap_parts.h"
#include "scans/clean/condition.h"
#include "scans/clean/crossings.h"
#include "scans/clean/fill_borders.h"
#include "scans/clean/half_edges.h"
#include "scans/clean/islands.h"
#include "scans/clean/marked_surface.h"
#include "scans/clean/part.h"
#include "scans/clean/settled_surface.h"
#include "scans/clean/volume.h"
#include "scans/clean/weld.h"
#include "scans/clean/wording.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostFacesForCrossings = 400'000;

double figure(std::size_t count) { return static_cast<double>(count); }

double lowest_of(const Surface& surface) {
  double lowest = 0;
  bool first = true;
  for (const Vector3& p : surface.points) {
    lowest = first ? p.z : std::min(lowest, p.z);
    first = false;
  }
  return lowest;
}

void drop_islands(SettledSurface& work, const CloseUpLimits& limits, Closed& closed) {
  const Surface& surface = work.marked.surface;
  const Islands islands =
      islands_of(surface, shells_of(work.mates), limits.island_mm3, limits.island_mm);
  if (islands.count == 0) return;
  const double all = std::abs(volume_above(surface, lowest_of(surface)));
  const std::string what = counted(islands.count, "loose part", "loose parts") + " smaller than " +
                           measured(limits.island_mm3) + " cubic mm and " +
                           measured(limits.island_mm) + " mm, " + measured(islands.volume) +
                           " cubic mm in all, ";
  Step step{"drop-islands",
            "",
            false,
            {{"parts", figure(islands.count)}, {"volume_mm3", islands.volume}}};
  const bool is_all =
      std::find(islands.faces.begin(), islands.faces.end(), false) == islands.faces.end();
  if (is_all || islands.volume > limits.change * all) {
    step.text = what + "would have been more than the scan may change by: they were kept.";
    step.undone = true;
    closed.steps.push_back(std::move(step));
    return;
  }
  MarkedSurface dropped = work.marked;
  std::vector<bool> stays = islands.faces;
  stays.flip();
  drop_faces(dropped, stays);
  closed.dropped = weld(dropped.surface);
  drop_faces(work.marked, islands.faces);
  work = settled(std::move(work.marked));
  const double away = largest_distance(closed.dropped, work.marked.surface);
  closed.largest_move_mm = std::max(closed.largest_move_mm, away);
  step.text = what + "were dropped; they reached up to " + measured(away) + " mm from the rest.";
  step.figures.emplace_back("distance_mm", away);
  closed.steps.push_back(std::move(step));
}

void fill(SettledSurface& work, const std::vector<Border>& borders, const std::string& name,
          const std::string& one, const std::string& many, double most_bulge, Closed& closed) {
  const FilledBorders filled = fill_borders(work, borders, most_bulge);
  if (filled.borders > 0) {
    closed.steps.push_back(
        {name,
         counted(filled.borders, one + " was", many + " were") + " closed with " +
             counted(filled.faces, "face", "faces") + ".",
         false,
         {{"borders", figure(filled.borders)}, {"faces", figure(filled.faces)}}});
  }
  const auto tell_left = [&](std::size_t count, const std::string& why) {
    if (count == 0) return;
    closed.steps.push_back({name,
                            counted(count, one + " was", many + " were") + " not filled: " + why,
                            true,
                            {{"borders", figure(count)}}});
  };
  tell_left(filled.impossible, "no faces fit between the points of the border.");
  tell_left(filled.bulging, "closing would have changed the volume too much.");
  tell_left(filled.crossing, "a filling would have crossed the part itself.");
}

std::vector<Border> upright_borders(const SettledSurface& work, const CloseUpLimits& limits) {
  std::vector<Border> all;
  for (const auto& of_shell :
       sort_borders(work.marked.surface, work.mates, limits.hole_mm).upright) {
    all.insert(all.end(), of_shell.begin(), of_shell.end());
  }
  return all;
}

void cap(SettledSurface& work, const CloseUpLimits& limits, double base, Closed& closed) {
  SortedBorders borders = sort_borders(work.marked.surface, work.mates, limits.hole_mm);
  // What could not be closed across is closed downwards like the rest.
  std::move(borders.upright.begin(), borders.upright.end(), std::back_inserter(borders.caps));
  if (!borders.loose.empty()) {
    closed.steps.push_back({"loose-triangles",
                            counted(borders.loose.size(), "loose triangle was left as it is.",
                                    "loose triangles were left as they are."),
                            true,
                            {{"triangles", figure(borders.loose.size())}}});
  }
  const CappedParts capped = cap_parts(work, borders.caps, base, limits.change);
  if (capped.parts > 0) {
    std::string text = "The outer edge of " + counted(capped.parts, "part", "parts") +
                       " was closed downwards to z = " + measured(base) + " mm, with " +
                       counted(capped.faces, "face", "faces") + " of walls and bottom.";
    if (capped.folded > 0) {
      text += " Seen from above it crosses itself at " + counted(capped.folded, "part", "parts") +
              ", whose bottom lies on itself.";
    }
    closed.steps.push_back(
        {"cap",
         text,
         false,
         {{"parts", figure(capped.parts)}, {"faces", figure(capped.faces)}, {"base_mm", base}}});
  }
  const auto tell_left = [&](std::size_t count, const std::string& why) {
    if (count == 0) return;
    closed.steps.push_back(
        {"cap",
         "The outer edge of " + counted(count, "part", "parts") + " was left open: " + why,
         true,
         {{"parts", figure(count)}}});
  };
  tell_left(capped.flat, "there is nothing between it and the base.");
  tell_left(capped.undone, "closing would have changed the volume too much.");
}

// By the sum over faces, which is exact, unless upright lines say that parts overlap.
double solid_volume(const Surface& surface, const std::vector<std::uint32_t>& mates, double base) {
  constexpr int kLines = 384;
  constexpr double kOfLines = 0.01;  // what they may be wrong by
  const double sum = volume_above(surface, base);
  if (shells_of(mates).count == 1) return sum;
  const double solid = solid_volume_above(surface, base, kLines);
  return std::abs(sum - solid) <= kOfLines * std::abs(solid) ? sum : solid;
}

void tell_whether_closed(const Condition& after, std::vector<Step>& steps) {
  Step step{"closed", "", false, {{"borders", figure(after.borders)}}};
  if (after.border_edges > 0) {
    step.text = "The result is not closed: " + counted(after.borders, "border", "borders") +
                " of " + counted(after.border_edges, "edge", "edges") + " in all are left.";
  } else if (!after.crossings_counted) {
    step.text = "The result is closed; whether faces cross was not looked at.";
  } else if (after.crossings > 0) {
    step.text = "The result is closed, but " +
                counted(after.crossings, "pair of its faces crosses or touches",
                        "pairs of its faces cross or touch") +
                ": parts overlap there.";
  } else {
    step.text = "The result is closed and bounds a volume.";
  }
  if (after.crowded_edges > 0) {
    step.text +=
        " " + counted(after.crowded_edges, "edge has", "edges have") + " more than two faces.";
  }
  steps.push_back(std::move(step));
}

void count_crossings(const Surface& welded, Condition& condition) {
  if (welded.faces.size() > kMostFacesForCrossings) return;
  const Crossings crossings = crossings_of(welded);
  condition.crossings = crossings.pairs.size();
  condition.crossings_counted = crossings.complete;
}

}  // namespace

Closed close_up(Mended mended, const CloseUpLimits& limits, double base_mm) {
  Closed closed;
  SettledSurface work = settled({mended.surface, mended.marks});
  if (work.marked.surface.faces.empty()) return closed;
  drop_islands(work, limits, closed);
  const double base = lowest_of(work.marked.surface);
  const double most_bulge = limits.change * std::abs(volume_above(work.marked.surface, base));
  fill(work, sort_borders(work.marked.surface, work.mates, limits.hole_mm).holes, "fill-holes",
       "hole", "holes", most_bulge, closed);
  fill(work, upright_borders(work, limits), "close-sides", "open side", "open sides", most_bulge,
       closed);
  cap(work, limits, base - base_mm, closed);
  closed.volume_mm3 = solid_volume(work.marked.surface, work.mates, base - base_mm);
  Surface welded = work.marked.surface;
  part(work.marked, work.mates);
  closed.surface = std::move(work.marked.surface);
  closed.marks = std::move(work.marked.marks);
  closed.after = condition_of(closed.surface);
  count_crossings(welded, closed.after);
  tell_whether_closed(closed.after, closed.steps);
  if (limits.dry_run) {
    for (Step& step : closed.steps) step.text = "On trial: " + step.text;
    closed.surface = std::move(mended.surface);
    closed.marks = std::move(mended.marks);
    closed.after = mended.after;
  }
  return closed;
}

}  // namespace parapet::scans
