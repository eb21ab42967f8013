#include "scans/place/icp.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "scans/place/turn.h"

namespace parapet::scans {

namespace {

constexpr double kKept = 0.8;
constexpr double kAlike = 0.7;  // cosine between normals of facets that can be the same

std::vector<Vector3> centres_of(const std::vector<Facet>& facets) {
  std::vector<Vector3> centres;
  centres.reserve(facets.size());
  for (const Facet& facet : facets) centres.push_back(facet.centre);
  return centres;
}

struct Pair {
  double distance = 0;  // from the plane, signed
  Vector3 at;
  Vector3 normal;
  double weight = 0;
};

// The closer ones.
void trim(std::vector<Pair>& pairs) {
  std::stable_sort(pairs.begin(), pairs.end(), [](const Pair& a, const Pair& b) {
    return std::abs(a.distance) < std::abs(b.distance);
  });
  pairs.resize(static_cast<std::size_t>(std::ceil(kKept * static_cast<double>(pairs.size()))));
}

std::vector<Pair> pairs_of(const Target& target, const std::vector<Facet>& facets,
                           const Motion& motion) {
  std::vector<Pair> pairs;
  for (const Facet& facet : facets) {
    const Vector3 at = motion(facet.centre);
    const Facet* near = target.nearest(at, turned(motion.turn, facet.normal));
    if (near == nullptr) continue;
    pairs.push_back({dot(near->normal, at - near->centre), at, near->normal, facet.weight});
  }
  return pairs;
}

Turn turn_about(Vector3 axis, double angle) {
  const double c = std::cos(angle);
  const double s = std::sin(angle);
  const Vector3 a = axis;
  const double k = 1 - c;
  return {Vector3{c + k * a.x * a.x, k * a.x * a.y - s * a.z, k * a.x * a.z + s * a.y},
          Vector3{k * a.x * a.y + s * a.z, c + k * a.y * a.y, k * a.y * a.z - s * a.x},
          Vector3{k * a.x * a.z - s * a.y, k * a.y * a.z + s * a.x, c + k * a.z * a.z}};
}

}  // namespace

Target::Target(std::vector<Facet> facets, double reach)
    : reach_(reach), facets_(std::move(facets)), grid_(centres_of(facets_), reach) {}

const Facet* Target::nearest(Vector3 place, Vector3 normal) const {
  const Facet* best = nullptr;
  double least = reach_ * reach_;
  for (int x = -1; x <= 1; ++x) {
    for (int y = -1; y <= 1; ++y) {
      for (int z = -1; z <= 1; ++z) {
        const auto [from, to] = grid_.cell(place, {x, y, z});
        for (std::size_t i = from; i < to; ++i) {
          const Vector3 d = grid_.points()[i] - place;
          const double square = dot(d, d);
          if (square >= least) continue;
          const Facet& facet = facets_[grid_.given()[i]];
          if (dot(facet.normal, normal) < kAlike) continue;
          least = square;
          best = &facet;
        }
      }
    }
  }
  return best;
}

IcpFit measured(const Target& target, const std::vector<Facet>& facets, const Motion& motion,
                double tolerance) {
  IcpFit fit;
  fit.motion = motion;
  std::vector<Pair> pairs = pairs_of(target, facets, motion);
  double all = 0;
  for (const Facet& facet : facets) all += facet.weight;
  for (const Pair& pair : pairs) {
    if (std::abs(pair.distance) <= tolerance) fit.overlap += pair.weight / all;
  }
  trim(pairs);
  double squares = 0;
  double weight = 0;
  for (const Pair& pair : pairs) {
    squares += pair.weight * pair.distance * pair.distance;
    weight += pair.weight;
  }
  fit.residual = weight > 0 ? std::sqrt(squares / weight) : target.reach();
  return fit;
}

Motion improved(const Target& target, const std::vector<Facet>& facets, Motion motion, int rounds) {
  using Vector6 = Eigen::Matrix<double, 6, 1>;
  using Matrix6 = Eigen::Matrix<double, 6, 6>;
  for (int round = 0; round < rounds; ++round) {
    std::vector<Pair> pairs = pairs_of(target, facets, motion);
    if (pairs.size() < 12) break;
    trim(pairs);
    Vector3 middle;
    double weight = 0;
    for (const Pair& pair : pairs) {
      middle = middle + pair.weight * pair.at;
      weight += pair.weight;
    }
    middle = (1 / weight) * middle;
    Matrix6 normal = Matrix6::Zero();
    Vector6 right = Vector6::Zero();
    double lever = 0;
    for (const Pair& pair : pairs) {
      const Vector3 arm = pair.at - middle;
      const Vector3 turn = cross(arm, pair.normal);
      Vector6 row;
      row << turn.x, turn.y, turn.z, pair.normal.x, pair.normal.y, pair.normal.z;
      normal += pair.weight * row * row.transpose();
      right -= pair.weight * pair.distance * row;
      lever += pair.weight * dot(arm, arm);
    }
    // Tilting costs, and where nothing holds a scan it stays.
    normal(0, 0) += 0.1 * lever;
    normal(1, 1) += 0.1 * lever;
    normal(2, 2) += 1e-6 * lever;
    for (int axis = 3; axis < 6; ++axis) normal(axis, axis) += 1e-6 * weight;
    const Vector6 step = normal.ldlt().solve(right);
    if (!step.allFinite()) break;
    const Vector3 turn{step(0), step(1), step(2)};
    const Vector3 shift{step(3), step(4), step(5)};
    Motion more;
    const double angle = length(turn);
    if (angle > 0) more.turn = turn_about((1 / angle) * turn, angle);
    more.shift = middle + shift - turned(more.turn, middle);
    motion = then(motion, more);
    if (angle < 1e-7 && length(shift) < 1e-5) break;
  }
  return motion;
}

}  // namespace parapet::scans
