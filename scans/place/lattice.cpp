#include "scans/place/lattice.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

#include "scans/place/comb.h"
#include "scans/place/grouped_comb.h"
#include "scans/place/levels.h"
#include "scans/place/turn.h"

namespace parapet::scans {

namespace {

constexpr double kQuarter = std::numbers::pi / 2;
constexpr double kUpright = 0.42;  // sine: within 25 degrees
constexpr std::size_t kBins = 180;

// Directions modulo a quarter turn that most upright faces look in; the most frequent first.
std::vector<double> yaws_of(const std::vector<Facet>& facets) {
  std::vector<double> bins(kBins, 0);
  double total = 0;
  for (const Facet& facet : facets) {
    if (std::abs(facet.normal.z) > kUpright) continue;
    double angle = std::atan2(facet.normal.y, facet.normal.x);
    angle -= kQuarter * std::floor(angle / kQuarter);
    const auto bin = static_cast<std::size_t>(angle / kQuarter * kBins);
    bins[std::min(bin, kBins - 1)] += facet.weight;
    total += facet.weight;
  }
  std::vector<double> yaws;
  if (total <= 0) return yaws;
  constexpr std::size_t kReach = 6;  // 3 degrees
  std::vector<double> votes(kBins, 0);
  for (std::size_t i = 0; i < kBins; ++i) {
    for (std::size_t k = 0; k <= 2 * kReach; ++k) {
      const double away = std::abs(static_cast<double>(k) - kReach);
      votes[i] += bins[(i + kBins + k - kReach) % kBins] * (1 - away / (kReach + 1));
    }
  }
  for (int peak = 0; peak < 3; ++peak) {
    const auto most = std::max_element(votes.begin(), votes.end());
    const double share = *most / total;
    if (share < 0.12 || (peak > 0 && share < 0.3 * votes[0])) break;
    const auto middle = static_cast<std::size_t>(most - votes.begin());
    // The mean of what is near, from the bins: smoother than one bin.
    double yaw = (static_cast<double>(middle) + 0.5) / kBins * kQuarter;
    for (const double reach : {8.0, 5.0, 5.0}) {
      double sum = 0;
      double weight = 0;
      for (std::size_t i = 0; i < kBins; ++i) {
        double away = (static_cast<double>(i) + 0.5) / kBins * kQuarter - yaw;
        away -= kQuarter * std::round(away / kQuarter);
        if (std::abs(away) > reach * std::numbers::pi / 180) continue;
        sum += bins[i] * away;
        weight += bins[i];
      }
      if (weight > 0) yaw += sum / weight;
    }
    yaws.push_back(yaw - kQuarter * std::round(yaw / kQuarter));
    for (std::size_t k = 0; k <= 32; ++k) votes[(middle + kBins + k - 16) % kBins] = 0;
  }
  return yaws;
}

// Rows: looking east, west, south, north (or just along x, along y).
std::vector<Offset> upright_offsets(const std::vector<Facet>& facets, const Turn& turn,
                                    bool is_oriented) {
  const double least = std::cos(20 * std::numbers::pi / 180);
  std::vector<Offset> offsets;
  for (const Facet& facet : facets) {
    if (std::abs(facet.normal.z) > kUpright) continue;
    const Vector3 n = turned(turn, facet.normal);
    const Vector3 p = turned(turn, facet.centre);
    // A small turn moves x by -y and y by x.
    if (std::abs(n.x) > least) {
      offsets.push_back({p.x, -p.y, 0, facet.weight, std::size_t{is_oriented && n.x < 0}});
    } else if (std::abs(n.y) > least) {
      offsets.push_back({p.y, p.x, 0, facet.weight, 2 + std::size_t{is_oriented && n.y < 0}});
    }
  }
  return offsets;
}

double circular(double a, double b, double pitch) {
  const double away = a - b;
  return away - pitch * std::round(away / pitch);
}

// How many phases of faces that look forwards have their mirror image among those that look back.
std::size_t mirrored(const std::vector<double>& forwards, const std::vector<double>& back,
                     double line, double pitch) {
  return static_cast<std::size_t>(
      std::count_if(forwards.begin(), forwards.end(), [&](double phase) {
        return std::any_of(back.begin(), back.end(), [&](double other) {
          return std::abs(circular(2 * line - phase, other, pitch)) < 0.06 * pitch;
        });
      }));
}

// Where the lines of the lattice run: along the middle of what faces are about alike on both sides
// of, and of the two such places a pitch has, along the one nearest to faces.
std::optional<double> line_phase(const std::vector<double>& forwards,
                                 const std::vector<double>& back, double pitch, bool are_pillars) {
  const std::vector<double>& looks_back = back.empty() ? forwards : back;
  const std::vector<double>& looks_on = forwards.empty() ? back : forwards;
  const auto nearest = [&](double line) {
    double least = pitch;
    for (const auto* row : {&looks_on, &looks_back}) {
      for (const double phase : *row) {
        least = std::min(least, std::abs(circular(phase, line, pitch)));
      }
    }
    return least;
  };
  std::optional<double> best;
  std::size_t most = 0;
  double least = pitch;
  double rival = pitch;  // how near faces are to a line that is as good
  for (const double a : looks_on) {
    for (const double b : looks_back) {
      const double middle = b + circular(a, b, pitch) / 2;
      for (const double line : {middle, middle + pitch / 2}) {
        const std::size_t count = mirrored(looks_on, looks_back, line, pitch);
        const double near = nearest(line);
        const bool is_same = best && std::abs(circular(line, *best, pitch)) < 0.06 * pitch;
        if (is_same) continue;
        if (!best || count > most || (count == most && near < least)) {
          rival = best && count == most ? least : pitch;
          best = line;
          most = count;
          least = near;
        } else if (count == most) {
          rival = std::min(rival, near);
        }
      }
    }
  }
  if (!best || rival - least < 0.06 * pitch) return std::nullopt;
  if (are_pillars && least > 0.06 * pitch) return std::nullopt;
  return best;
}

// Whether there are faces where a stud has them: it is 4.8 mm across, in the middle of 8 mm.
bool stand_studs(const std::vector<double>& forwards, const std::vector<double>& back, double line,
                 double pitch) {
  const auto holds = [&](const std::vector<double>& phases, double part) {
    return std::any_of(phases.begin(), phases.end(), [&](double phase) {
      return std::abs(circular(phase, line + part * pitch, pitch)) < 0.025 * pitch;
    });
  };
  return holds(forwards, 0.8) && holds(back, 0.2);
}

// How much upright faces are heaped up at equal places along themselves: 0 for walls, which run on
// past many lines; near 1 for pillars.
double heaped(const std::vector<Offset>& offsets, std::size_t axis, double pitch) {
  std::complex<double> sum;
  double weight = 0;
  for (const Offset& offset : offsets) {
    if (offset.group / 2 != axis) continue;
    sum += std::polar(offset.weight, 2 * std::numbers::pi * offset.along / pitch);
    weight += offset.weight;
  }
  return weight > 0 ? std::abs(sum) / weight : 0;
}

struct RiseFit {
  double rise = 0, error = 0, phase = 0;
};

// Steps up, from faces that look up and faces that look down. What stands in the middle of a cell,
// as studs do, does not count unless there is little else.
std::optional<RiseFit> rise_of(const std::vector<Facet>& facets, bool is_oriented,
                               const Lattice& lattice, const LatticeLimits& limits) {
  const Turn turn = about_z(-lattice.yaw);
  const auto middle = [&](double at, double phase) {
    const double cell = (at - phase) / lattice.pitch;
    return std::abs(cell - std::floor(cell) - 0.5) < 0.34;
  };
  std::vector<Offset> all;
  std::vector<Offset> aside;
  double total = 0;
  double left = 0;
  for (const Facet& facet : facets) {
    if (std::abs(facet.normal.z) < 0.9) continue;
    const Vector3 p = turned(turn, facet.centre);
    const Offset offset{p.z, 0, 0, facet.weight, std::size_t{is_oriented && facet.normal.z < 0}};
    all.push_back(offset);
    total += facet.weight;
    if (middle(p.x, lattice.phase[0]) && middle(p.y, lattice.phase[1])) continue;
    aside.push_back(offset);
    left += facet.weight;
  }
  if (all.empty()) return std::nullopt;
  const std::vector<Offset>& used = left > 0.1 * total ? aside : all;
  CombLimits steps{std::max(limits.shortest_rise, 0.1 * lattice.pitch), 2 * lattice.pitch,
                   limits.rise};
  if (limits.rise_of_pitch) {
    steps.expected = *limits.rise_of_pitch * lattice.pitch;
    steps.shortest = 0.75 * *steps.expected;
  }
  const double tolerance = std::max(0.12 * steps.shortest, 0.03 * lattice.pitch);
  const Levels levels = find_levels(used, 2, Slopes::along, tolerance, tolerance / 8);
  const CombSearch search = find_comb(levels.groups, steps);
  if (!search.comb) return std::nullopt;
  const Comb& comb = *search.comb;
  const double phase = comb.phases[comb.phases[0].empty() ? 1 : 0].front();
  return RiseFit{comb.pitch, comb.pitch_error, phase};
}

LatticeSearch lattice_at(const std::vector<Facet>& facets, bool is_oriented, double yaw,
                         const LatticeLimits& limits) {
  LatticeSearch search;
  const std::vector<Offset> offsets = upright_offsets(facets, about_z(-yaw), is_oriented);
  const double tolerance = std::min(0.006, 0.15 * limits.shortest_pitch);
  const Levels levels = find_levels(offsets, 4, Slopes::along, tolerance, tolerance / 50);
  Lattice lattice;
  lattice.yaw = yaw + std::atan(levels.slope_along);

  const CombLimits comb_limits{limits.shortest_pitch, 1, limits.pitch};
  CombSearch combs = find_comb(levels.groups, comb_limits);
  if (!combs.comb) {
    CombSearch grouped = find_grouped_comb(levels.groups, comb_limits);
    if (grouped.comb) combs = std::move(grouped);
  }
  if (!combs.comb) {
    search.why_not = combs.why_not;
    return search;
  }
  const Comb& comb = *combs.comb;
  const auto planes = [&](std::size_t row) { return levels.groups[row].size(); };
  if (planes(0) + planes(1) < 2 || planes(2) + planes(3) < 2) {
    search.why_not = "planes along one direction alone carry it";
    return search;
  }
  lattice.pitch = comb.pitch;
  lattice.pitch_error = comb.pitch_error;
  lattice.residual = comb.residual;
  lattice.strength = comb.strength;
  lattice.planes = comb.planes;
  const bool are_studs = limits.stud_pitch && std::abs(comb.pitch / *limits.stud_pitch - 1) < 0.02;
  lattice.has_studs = true;
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const bool are_pillars = !are_studs && heaped(offsets, axis, comb.pitch) > 0.4;
    const std::optional<double> line =
        line_phase(comb.phases[2 * axis], comb.phases[2 * axis + 1], comb.pitch, are_pillars);
    if (!line) {
      search.why_not = "its lines could run through what stands there or between";
      return search;
    }
    lattice.phase[axis] = *line;
    lattice.has_studs =
        lattice.has_studs &&
        stand_studs(comb.phases[2 * axis], comb.phases[2 * axis + 1], *line, comb.pitch);
  }
  if (const std::optional<RiseFit> rise = rise_of(facets, is_oriented, lattice, limits)) {
    lattice.rise = rise->rise;
    lattice.rise_error = rise->error;
    lattice.phase[2] = rise->phase;
  }
  search.lattice = lattice;
  return search;
}

}  // namespace

LatticeSearch find_lattice(const std::vector<Facet>& facets, bool is_oriented,
                           const LatticeLimits& limits) {
  LatticeSearch best;
  best.why_not = "few upright faces look in the same directions";
  for (const double yaw : yaws_of(facets)) {
    LatticeSearch search = lattice_at(facets, is_oriented, yaw, limits);
    if (!best.lattice && !search.lattice) {
      best = std::move(search);
    } else if (search.lattice &&
               (!best.lattice || search.lattice->strength > best.lattice->strength)) {
      best = std::move(search);
    }
  }
  return best;
}

}  // namespace parapet::scans
