#include "scans/place/align.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "scans/place/facets.h"
#include "scans/place/icp.h"
#include "scans/place/point_hash.h"
#include "scans/place/turn.h"
#include "scans/place/units.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kSeedSamples = 150;
constexpr std::size_t kSamples = 900;
constexpr std::size_t kMostFacets = 20'000;
constexpr double kMostShifts = 160;  // along x, along y
constexpr double kMostCells = 200;   // along an axis
constexpr std::size_t kMostSeeds = 16;
constexpr double kLeastOverlap = 0.25;
constexpr double kAsGood = 0.95;
constexpr double kLeastShare = 0.01;  // of the area, that a direction counts from

struct Box2 {
  double west = 1e18, east = -1e18, north = 1e18, south = -1e18;
};

Box2 plan_of(const std::vector<Facet>& facets, const Turn& turn) {
  Box2 box;
  for (const Facet& facet : facets) {
    const Vector3 p = turned(turn, facet.centre);
    box = {std::min(box.west, p.x), std::max(box.east, p.x), std::min(box.north, p.y),
           std::max(box.south, p.y)};
  }
  return box;
}

double area_of(const Surface& surface) {
  double area = 0;
  for (const Face& face : surface.faces) {
    const Vector3 a = surface.points[face[0]];
    area += 0.5 * length(cross(surface.points[face[1]] - a, surface.points[face[2]] - a));
  }
  return area;
}

// 0: looks along x, 1: along y, 2: up or down.
std::size_t direction_of(Vector3 n) {
  const double x = std::abs(n.x);
  const double y = std::abs(n.y);
  const double z = std::abs(n.z);
  return z >= x && z >= y ? 2 : (x >= y ? 0 : 1);
}

// Some facets, drawn evenly from the area of each direction, and as many of each: few upright
// faces tell more about where a scan belongs than much ground does.
std::vector<Facet> drawn(const std::vector<Facet>& facets, std::size_t count, std::uint32_t seed) {
  std::array<double, 3> totals{};
  std::vector<std::pair<std::uint64_t, std::size_t>> order;
  for (std::size_t i = 0; i < facets.size(); ++i) {
    totals[direction_of(facets[i].normal)] += facets[i].weight;
    order.emplace_back(hash_of({facets[i].centre}, seed), i);
  }
  std::sort(order.begin(), order.end());
  const double all = totals[0] + totals[1] + totals[2];
  std::vector<Facet> result;
  for (std::size_t direction = 0; direction < 3; ++direction) {
    if (totals[direction] < kLeastShare * all) continue;
    const double step = totals[direction] / static_cast<double>(count / 3);
    double sum = 0;
    double next = step / 2;
    for (const auto& [hash, i] : order) {
      if (direction_of(facets[i].normal) != direction) continue;
      sum += facets[i].weight;
      for (; sum > next; next += step) {
        result.push_back(facets[i]);
        result.back().weight = 1;
      }
    }
  }
  return result;
}

// Which cells of a plan in layers hold facets that look east, west, south, north, up or down.
class Sketch {
 public:
  Sketch(const std::vector<Facet>& facets, double cell) : cell_(cell) {
    Vector3 hi{-1e18, -1e18, -1e18};
    for (const Facet& facet : facets) {
      const Vector3 p = facet.centre;
      lo_ = {std::min(lo_.x, p.x), std::min(lo_.y, p.y), std::min(lo_.z, p.z)};
      hi = {std::max(hi.x, p.x), std::max(hi.y, p.y), std::max(hi.z, p.z)};
    }
    const auto cells = [&](double from, double to) {
      return static_cast<std::int64_t>((to - from) / cell_) + 1;
    };
    size_ = {cells(lo_.x, hi.x), cells(lo_.y, hi.y), cells(lo_.z, hi.z)};
    looks_.assign(static_cast<std::size_t>(size_[0] * size_[1] * size_[2]), 0);
    for (const Facet& facet : facets) {
      if (std::uint8_t* looks = at(facet.centre)) *looks |= look_of(facet.normal);
    }
  }

  bool holds(Vector3 place, Vector3 normal) {
    const std::uint8_t* looks = at(place);
    return looks != nullptr && (*looks & look_of(normal)) != 0;
  }

 private:
  static std::uint8_t look_of(Vector3 n) {
    const std::size_t direction = direction_of(n);
    const double along = direction == 0 ? n.x : (direction == 1 ? n.y : n.z);
    return static_cast<std::uint8_t>(1 << (2 * direction + (along < 0)));
  }

  std::uint8_t* at(Vector3 p) {
    const std::array<std::int64_t, 3> cell{
        static_cast<std::int64_t>(std::floor((p.x - lo_.x) / cell_)),
        static_cast<std::int64_t>(std::floor((p.y - lo_.y) / cell_)),
        static_cast<std::int64_t>(std::floor((p.z - lo_.z) / cell_))};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (cell[axis] < 0 || cell[axis] >= size_[axis]) return nullptr;
    }
    return &looks_[static_cast<std::size_t>((cell[2] * size_[1] + cell[1]) * size_[0] + cell[0])];
  }

  double cell_;
  Vector3 lo_{1e18, 1e18, 1e18};
  std::array<std::int64_t, 3> size_{};
  std::vector<std::uint8_t> looks_;
};

struct Seed {
  double score = 0;
  Motion motion;
};

// Turns and shifts that lay most of the second near something of the first.
std::vector<Seed> seeds_of(const std::vector<Facet>& first, const std::vector<Facet>& second,
                           double step, double cell, int turns) {
  Sketch sketch(first, cell);
  const Box2 fixed = plan_of(first, kNoTurn);
  std::vector<Seed> seeds;
  for (int number = 0; number < turns; ++number) {
    const Turn turn = about_z(2 * std::numbers::pi * number / turns);
    const Box2 box = plan_of(second, turn);
    std::vector<std::pair<Vector3, Vector3>> facets;
    for (const Facet& facet : second) {
      facets.emplace_back(turned(turn, facet.centre), turned(turn, facet.normal));
    }
    const auto steps = [&](double distance) { return std::ceil(distance / step); };
    for (double x = -steps(box.east - fixed.west); x <= steps(fixed.east - box.west); ++x) {
      for (double y = -steps(box.south - fixed.north); y <= steps(fixed.south - box.north); ++y) {
        const Vector3 shift{x * step, y * step, 0};
        std::size_t on = 0;
        for (const auto& [centre, normal] : facets) on += sketch.holds(centre + shift, normal);
        const double score = static_cast<double>(on) / static_cast<double>(facets.size());
        if (score < kLeastOverlap / 2) continue;
        Seed seed{score, {}};
        seed.motion.turn = turn;
        seed.motion.shift = shift;
        seeds.push_back(seed);
      }
    }
  }
  std::stable_sort(seeds.begin(), seeds.end(),
                   [](const Seed& a, const Seed& b) { return a.score > b.score; });
  if (seeds.size() > kMostSeeds) seeds.resize(kMostSeeds);
  return seeds;
}

// How far apart two motions put a scan, at most, in the plan.
double apart(const Motion& a, const Motion& b, const Box2& box) {
  double most = 0;
  for (const double x : {box.west, box.east}) {
    for (const double y : {box.north, box.south}) {
      most = std::max(most, length(a({x, y, 0}) - b({x, y, 0})));
    }
  }
  return most;
}

}  // namespace

Result<Alignment> align(const Surface& first, const Surface& second,
                        const std::optional<LatticeFit>& lattice, std::uint32_t seed) {
  const Fault none{"no-overlap",
                   "",
                   "",
                   "two scans that share nothing",
                   "scans of which a quarter at least shows the same terrain",
                   ""};
  // Facets so large that thousands cover the first.
  const double edge = 2 * std::sqrt(area_of(first) / 8'000);
  if (!(edge > 0) || !(area_of(second) > 0)) return Failure(none);
  std::vector<Facet> fixed = small_facets(first, edge, kMostFacets, seed);
  const std::vector<Facet> all = small_facets(second, std::max(edge, 1.0), kMostFacets, seed);
  if (fixed.empty() || all.empty()) return Failure(none);
  const bool has_lattice = lattice && lattice->pitch_mm > 0;
  const Box2 box = plan_of(all, kNoTurn);
  const Box2 ground = plan_of(fixed, kNoTurn);
  const auto width = [](const Box2& plan) {
    return std::max(plan.east - plan.west, plan.south - plan.north);
  };
  // Whole pitches, or steps that points to planes can bridge; fewer where the scans are vast.
  double step = has_lattice ? lattice->pitch_mm : std::max(2 * edge, width(box) / 24);
  const double shifts = (width(ground) + 1.5 * width(box)) / step / kMostShifts;
  if (shifts > 1) step *= std::ceil(shifts);
  double height = 0;
  for (const Facet& facet : fixed) height = std::max(height, std::abs(facet.centre.z));
  const double cell = std::max({2 * edge, has_lattice ? step / 3 : step, width(ground) / kMostCells,
                                2 * height / kMostCells});

  const std::vector<Seed> seeds =
      seeds_of(fixed, drawn(all, kSeedSamples, seed), step, cell, has_lattice ? 4 : 36);
  const std::vector<Facet> samples = drawn(all, kSamples, seed + 1);
  const Target target(std::move(fixed), std::max(3 * edge, has_lattice ? 0.4 * step : step));
  std::vector<IcpFit> fits;
  double tolerance = 0.3;
  const std::vector<Facet> few = drawn(all, kSeedSamples, seed + 2);
  const auto add = [&](const Motion& start, int rounds) {
    const Motion motion = improved(target, few, start, rounds);
    for (const IcpFit& fit : fits) {
      if (apart(fit.motion, motion, box) < 0.5 * step) return;
    }
    fits.push_back(measured(target, samples, motion, tolerance));
  };
  for (const Seed& start : seeds) add(start.motion, 15);
  if (fits.empty()) return Failure(none);
  for (IcpFit& fit : fits) fit.motion = improved(target, samples, fit.motion, 6);
  // On the first is what lies there as near as the best of them does.
  const auto measure_all = [&] {
    double least = fits.front().residual;
    for (const IcpFit& fit : fits) {
      if (fit.overlap >= kLeastOverlap) least = std::min(least, fit.residual);
    }
    tolerance = std::max(0.1, 3 * least);
    for (IcpFit& fit : fits) fit = measured(target, samples, fit.motion, tolerance);
    std::stable_sort(fits.begin(), fits.end(), [](const IcpFit& a, const IcpFit& b) {
      return a.overlap - a.residual / 100 > b.overlap - b.residual / 100;
    });
  };
  measure_all();
  // Neighbours of the best, should none of them have been among the seeds.
  const Motion best_motion = fits.front().motion;
  for (const double x : {-1.0, 0.0, 1.0}) {
    for (const double y : {-1.0, 0.0, 1.0}) {
      Motion start = best_motion;
      start.shift = start.shift + Vector3{x * step, y * step, 0};
      add(start, 4);
    }
  }
  measure_all();
  fits.front().motion = improved(target, samples, fits.front().motion, 20);
  measure_all();

  const IcpFit& best = fits.front();
  if (best.overlap < kLeastOverlap) return Failure(none);
  for (const IcpFit& other : fits) {
    const double distance = apart(best.motion, other.motion, box);
    if (distance < 0.5 * step) continue;  // the same, from another start
    if (other.overlap < kAsGood * best.overlap) break;
    return Failure(
        Fault{"ambiguous", "", "",
              "two ways to lay one scan onto the other, " + number_text(distance) + " mm apart",
              "scans that share something that is there only once", ""});
  }
  Alignment alignment;
  alignment.motion = best.motion;
  alignment.residual_mm = best.residual;
  alignment.overlap = best.overlap;
  alignment.steps.push_back({"align",
                             number_text(100 * best.overlap) +
                                 " % of the second scan lie on the first, all but " +
                                 number_text(best.residual) + " mm.",
                             false,
                             {{"overlap", best.overlap},
                              {"residual-mm", best.residual},
                              {"tried", static_cast<double>(fits.size())}}});
  return alignment;
}

}  // namespace parapet::scans
