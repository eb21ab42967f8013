#include "scans/place/ground.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <vector>

#include "scans/place/levels.h"
#include "scans/place/turn.h"

namespace parapet::scans {

namespace {

constexpr std::size_t kVoters = 1'200;
constexpr std::size_t kSeeds = 40;
constexpr double kWidestTilt = 30;     // degrees
constexpr double kLeastCover = 0.05;   // of the plan, by the ground
constexpr double kLeastFamily = 0.25;  // of the plan, by all planes level with it
constexpr double kMostBelow = 0.12;    // of the area
constexpr double kLeastScore = 0.3;

// Facets drawn evenly from the area, so that each stands for as much.
std::vector<Vector3> voters_of(const std::vector<Facet>& facets, std::size_t count) {
  double total = 0;
  for (const Facet& facet : facets) total += facet.weight;
  const double step = total / static_cast<double>(count);
  std::vector<Vector3> voters;
  double sum = 0;
  for (const Facet& facet : facets) {
    sum += facet.weight;
    while (sum > (static_cast<double>(voters.size()) + 0.5) * step && voters.size() < count) {
      voters.push_back(facet.normal);
    }
  }
  return voters;
}

// Directions, without sign, round which many normals lie; the most frequent first.
std::vector<Vector3> directions_of(const std::vector<Facet>& facets) {
  const std::vector<Vector3> voters = voters_of(facets, kVoters);
  std::vector<std::pair<double, Vector3>> found;
  for (Vector3 seed : voters_of(facets, kSeeds)) {
    double votes = 0;
    for (const double radius : {25.0, 15.0, 10.0, 10.0}) {
      const double least = std::cos(radius * std::numbers::pi / 180);
      Vector3 sum;
      votes = 0;
      for (const Vector3 n : voters) {
        const double cosine = dot(n, seed);
        if (std::abs(cosine) < least) continue;
        sum = sum + (cosine < 0 ? -1.0 : 1.0) * n;
        votes += 1;
      }
      if (votes == 0) break;
      seed = normalised(sum);
    }
    if (votes >= 0.02 * static_cast<double>(kVoters)) found.emplace_back(votes, seed);
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<Vector3> distinct;
  for (const auto& one : found) {
    const Vector3 direction = one.second;
    const bool is_new = std::none_of(distinct.begin(), distinct.end(), [&](Vector3 other) {
      return std::abs(dot(direction, other)) > std::cos(6 * std::numbers::pi / 180);
    });
    if (is_new) distinct.push_back(direction);
  }
  if (distinct.size() > 8) distinct.resize(8);
  return distinct;
}

// The smallest rectangle that holds the points, seen along a direction.
double plan_area(const std::vector<Vector3>& points, Vector3 up) {
  const Turn level = upright(up);
  std::vector<std::pair<double, double>> flat;
  flat.reserve(points.size());
  for (const Vector3 p : points) flat.emplace_back(dot(level[0], p), dot(level[1], p));
  double least = std::numeric_limits<double>::infinity();
  for (int step = 0; step < 18; ++step) {
    const double angle = step * std::numbers::pi / 36;
    const double c = std::cos(angle);
    const double s = std::sin(angle);
    double lo_x = 9, hi_x = -9, lo_y = 9, hi_y = -9;
    for (const auto& [x, y] : flat) {
      lo_x = std::min(lo_x, c * x + s * y);
      hi_x = std::max(hi_x, c * x + s * y);
      lo_y = std::min(lo_y, c * y - s * x);
      hi_y = std::max(hi_y, c * y - s * x);
    }
    least = std::min(least, (hi_x - lo_x) * (hi_y - lo_y));
  }
  return std::max(least, 1e-9);
}

struct Candidate {
  GroundPlane plane;
  double score = 0;
};

// What a direction, taken as up, would make of the scan.
std::optional<Candidate> candidate_of(const Skin& skin, Vector3 up) {
  const Turn level = upright(up);
  const double least = std::cos(25 * std::numbers::pi / 180);
  double total = 0;
  std::vector<Offset> offsets;
  for (const Facet& facet : skin.facets) {
    total += facet.weight;
    const double cosine = dot(facet.normal, up);
    if (std::abs(cosine) < least) continue;
    const Vector3 p = turned(level, facet.centre);
    offsets.push_back({p.z, p.x, p.y, facet.weight, std::size_t{cosine < 0}});
  }
  if (offsets.empty()) return std::nullopt;
  const Levels levels = find_levels(offsets, 2, Slopes::both, 0.006, 1e-4);
  if (levels.share < 0.3 || levels.share < 2 * std::min(0.45, levels.chance)) return std::nullopt;

  // The normal of the levels, then everything as seen along it.
  Candidate candidate;
  GroundPlane& plane = candidate.plane;
  plane.up = normalised(level[2] - levels.slope_along * level[0] - levels.slope_across * level[1]);
  plane.level_error = levels.slope_error * 180 / std::numbers::pi;
  plane.tolerance = levels.tolerance;
  const double plan = plan_area(skin.points, plane.up);
  std::vector<Level> all;
  double family = 0;
  for (const auto& group : levels.groups) {
    for (const Level& one : group) {
      all.push_back(one);
      family += one.weight;
    }
  }
  std::sort(all.begin(), all.end(), [](const Level& a, const Level& b) { return a.at < b.at; });
  for (const Level& one : all) {
    if (one.weight < kLeastCover * plan) continue;
    const double height = one.at * dot(level[2], plane.up);
    const double near = 2 * levels.tolerance + 1e-4;
    double below = 0;
    double family_up = 0;
    double underside = 0;
    for (const Facet& facet : skin.facets) {
      const double at = dot(facet.centre, plane.up) - height;
      if (at < -near) below += facet.weight;
      const double cosine = dot(facet.normal, plane.up);
      if (std::abs(cosine) < 0.5 || std::abs(at) <= near) continue;
      (cosine > 0 ? family_up : underside) += facet.weight;
    }
    if (below > kMostBelow * total) return std::nullopt;
    if (std::min(1.0, family / plan) < kLeastFamily) return std::nullopt;
    plane.height = height;
    plane.share = one.weight / total;
    candidate.score = std::min(1.0, family / plan) - 2 * below / total;
    // What is seen from above looks up. Walls look both ways.
    if (skin.is_oriented) {
      candidate.score -= underside / (one.weight + family_up + underside);
    }
    return candidate;
  }
  return std::nullopt;
}

}  // namespace

GroundSearch find_ground(const Skin& skin, Vector3 up, bool up_is_said) {
  GroundSearch search;
  std::optional<Candidate> best;
  double best_tilt = 0;
  double rival = -std::numeric_limits<double>::infinity();
  double y_score = rival;
  for (const Vector3 direction : directions_of(skin.facets)) {
    const Vector3 upwards = dot(direction, up) < 0 ? -1 * direction : direction;
    const bool is_near = angle_between(upwards, up) <= kWidestTilt;
    if (!is_near && up_is_said) continue;
    const std::optional<Candidate> candidate = candidate_of(skin, upwards);
    if (is_near) {
      if (!up_is_said) {
        // Upside down it is a rival.
        if (const auto other = candidate_of(skin, -1 * upwards)) {
          rival = std::max(rival, other->score);
        }
      }
      if (!candidate || candidate->score < kLeastScore) continue;
      const double tilt = angle_between(candidate->plane.up, up);
      const double score = candidate->score - tilt / 90;
      if (best && best->score - best_tilt / 90 >= score) continue;
      best = candidate;
      best_tilt = tilt;
    } else {
      const std::optional<Candidate> other = candidate_of(skin, -1 * upwards);
      for (const auto& one : {candidate, other}) {
        if (!one) continue;
        rival = std::max(rival, one->score);
        if (one->plane.up.y > std::cos(2 * std::numbers::pi / 180)) {
          y_score = std::max(y_score, one->score);
        }
      }
    }
  }
  if (!best) {
    search.why_not = "no level plane with the scan above it was found";
    return search;
  }
  if (!up_is_said && best_tilt > 2 && rival > 0.8 * best->score) {
    search.why_not =
        "more than one plane could be the ground, and nobody said which way is up (--up)";
    return search;
  }
  search.plane = best->plane;
  search.y_could_be_up = y_score > 0.8 * best->score;
  return search;
}

}  // namespace parapet::scans
