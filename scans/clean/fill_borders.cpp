#include "scans/clean/fill_borders.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "scans/clean/crossings.h"
#include "scans/clean/filling.h"
#include "scans/clean/half_edges.h"

namespace parapet::scans {
namespace {

enum class Outcome : std::uint8_t { filled, impossible, bulging, crossing };

struct Attempt {
  std::size_t border = 0;  // which
  std::uint32_t shell = 0;
  std::vector<Face> faces;
  Outcome outcome = Outcome::filled;
};

// How far a filling bulges out of a fan over its border, as a volume.
double bulge_of(const Surface& surface, const Border& border, const std::vector<Face>& faces) {
  Vector3 middle;
  for (const std::uint32_t h : border) middle = middle + surface.points[start_of(surface, h)];
  middle = (1.0 / static_cast<double>(border.size())) * middle;
  double six = 0;
  for (const auto& [a, b, c] : faces) {
    six += dot(surface.points[a] - middle,
               cross(surface.points[b] - middle, surface.points[c] - middle));
  }
  return std::abs(six) / 6;
}

// Marks attempts that cross their own shell, themselves, or one of the same shell before them.
void find_crossings(const Surface& surface, const std::vector<std::uint32_t>& shell_of_face,
                    std::vector<Attempt>& attempts) {
  Surface filled = surface;
  const auto first = static_cast<std::uint32_t>(surface.faces.size());
  std::vector<std::uint32_t> added;
  std::vector<std::size_t> attempt_of;
  for (std::size_t n = 0; n < attempts.size(); ++n) {
    if (attempts[n].outcome != Outcome::filled) continue;
    for (const Face& face : attempts[n].faces) {
      added.push_back(static_cast<std::uint32_t>(filled.faces.size()));
      attempt_of.push_back(n);
      filled.faces.push_back(face);
    }
  }
  if (added.empty()) return;
  const Crossings crossings = crossings_with(filled, added);
  if (!crossings.complete) {
    for (Attempt& attempt : attempts) attempt.outcome = Outcome::crossing;
  }
  for (const auto& [one, other] : crossings.pairs) {  // one < other, so that other is added
    Attempt& attempt = attempts[attempt_of[other - first]];
    if (one < first) {
      if (shell_of_face[one] == attempt.shell) attempt.outcome = Outcome::crossing;
      continue;
    }
    const Attempt& earlier = attempts[attempt_of[one - first]];
    if (earlier.shell == attempt.shell && earlier.outcome == Outcome::filled) {
      attempt.outcome = Outcome::crossing;
    }
  }
}

// For few edges the least area looks best; for many, or for very many borders, a flat picture is
// quicker to fill.
class Ways {
 public:
  FillingWay operator()(const Border& border, bool first) {
    constexpr std::size_t kFewEdges = 64;
    const bool is_few = border.size() <= kFewEdges;
    if (is_few != first || work_ > kMostWork) return FillingWay::flat;
    work_ += border.size() * border.size() * border.size();
    return FillingWay::least_area;
  }

 private:
  static constexpr std::size_t kMostWork = 1'000'000'000;  // some seconds
  std::size_t work_ = 0;
};

}  // namespace

FilledBorders fill_borders(SettledSurface& work, const std::vector<Border>& borders,
                           double most_bulge) {
  FilledBorders result;
  if (borders.empty()) return result;
  MarkedSurface& marked = work.marked;
  const BorderEdges edges(marked.surface, work.mates);
  std::vector<std::uint32_t> shells = shells_of(work.mates).of_face;
  Ways way_for;
  std::vector<Outcome> outcomes(borders.size(), Outcome::impossible);
  for (const bool first : {true, false}) {
    std::vector<Attempt> attempts;
    for (std::size_t n = 0; n < borders.size(); ++n) {
      if (outcomes[n] == Outcome::filled) continue;
      const Border& border = borders[n];
      Attempt attempt{n, shells[border.front() / 3],
                      filling_of(marked.surface, border, edges, way_for(border, first))};
      if (attempt.faces.empty()) continue;
      if (bulge_of(marked.surface, border, attempt.faces) > most_bulge) {
        attempt.outcome = Outcome::bulging;
      }
      attempts.push_back(std::move(attempt));
    }
    find_crossings(marked.surface, shells, attempts);
    for (const Attempt& attempt : attempts) {
      outcomes[attempt.border] = attempt.outcome;
      if (attempt.outcome != Outcome::filled) continue;
      result.faces += attempt.faces.size();
      add_faces(marked, attempt.faces, FaceMark::filled);
      shells.insert(shells.end(), attempt.faces.size(), attempt.shell);
    }
  }
  const auto count = [&](Outcome outcome) {
    return static_cast<std::size_t>(std::count(outcomes.begin(), outcomes.end(), outcome));
  };
  result.borders = count(Outcome::filled);
  result.impossible = count(Outcome::impossible);
  result.bulging = count(Outcome::bulging);
  result.crossing = count(Outcome::crossing);
  work = settled(std::move(marked));
  return result;
}

}  // namespace parapet::scans
