#include "viewer/scene/scan_dots.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace parapet::viewer {
namespace {

using Cube = std::array<int, 3>;

// Sums over the dots of a cube, from which their spread in each direction follows.
struct Spread {
  double count = 0;
  osg::Vec3d sum;
  std::array<double, 6> products{};  // xx, yy, zz, xy, xz, yz

  void add(const osg::Vec3d& p) {
    count += 1;
    sum += p;
    const std::array<double, 6> own{p.x() * p.x(), p.y() * p.y(), p.z() * p.z(),
                                    p.x() * p.y(), p.x() * p.z(), p.y() * p.z()};
    for (std::size_t n = 0; n < own.size(); ++n) products[n] += own[n];
  }
  void add(const Spread& other) {
    count += other.count;
    sum += other.sum;
    for (std::size_t n = 0; n < products.size(); ++n) products[n] += other.products[n];
  }
};

// The direction in which they spread least: the covariance is turned to its axes, pair of axes by
// pair (Jacobi's method).
osg::Vec3d least_spread(const Spread& spread) {
  constexpr int kSweeps = 8;
  const osg::Vec3d mean = spread.sum / spread.count;
  const auto& p = spread.products;
  const auto covariance = [&](std::size_t n, double a, double b) {
    return p[n] / spread.count - a * b;
  };
  double m[3][3];
  m[0][0] = covariance(0, mean.x(), mean.x());
  m[1][1] = covariance(1, mean.y(), mean.y());
  m[2][2] = covariance(2, mean.z(), mean.z());
  m[0][1] = m[1][0] = covariance(3, mean.x(), mean.y());
  m[0][2] = m[2][0] = covariance(4, mean.x(), mean.z());
  m[1][2] = m[2][1] = covariance(5, mean.y(), mean.z());
  double axes[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};  // in columns
  for (int sweep = 0; sweep < kSweeps; ++sweep) {
    for (const auto& [a, b] : {std::pair{0, 1}, std::pair{0, 2}, std::pair{1, 2}}) {
      if (std::abs(m[a][b]) < 1e-15) continue;
      const double angle = 0.5 * std::atan2(2 * m[a][b], m[b][b] - m[a][a]);
      const double c = std::cos(angle);
      const double s = std::sin(angle);
      for (auto& row : m) {
        const double before = row[a];
        row[a] = c * before - s * row[b];
        row[b] = s * before + c * row[b];
      }
      for (int k = 0; k < 3; ++k) {
        const double before = m[a][k];
        m[a][k] = c * before - s * m[b][k];
        m[b][k] = s * before + c * m[b][k];
      }
      for (auto& row : axes) {
        const double before = row[a];
        row[a] = c * before - s * row[b];
        row[b] = s * before + c * row[b];
      }
    }
  }
  int least = 0;
  for (int n = 1; n < 3; ++n) {
    if (m[n][n] < m[least][least]) least = n;
  }
  return {axes[0][least], axes[1][least], axes[2][least]};
}

}  // namespace

std::vector<osg::Vec3f> dot_normals(const std::vector<ScanMesh::Dot>& dots,
                                    const osg::Vec3d& towards_eye, double near) {
  constexpr double kFewest = 6;
  const auto cube_of = [near](const osg::Vec3f& p) {
    const auto part = [near](float value) {
      return static_cast<int>(std::floor(static_cast<double>(value) / near));
    };
    return Cube{part(p.x()), part(p.y()), part(p.z())};
  };
  std::map<Cube, Spread> spreads;
  for (const ScanMesh::Dot& dot : dots) spreads[cube_of(dot.at)].add(osg::Vec3d(dot.at));
  std::map<Cube, osg::Vec3f> normals;
  for (const auto& item : spreads) {
    const Cube& cube = item.first;
    Spread round;
    for (int n = 0; n < 27; ++n) {
      const auto found =
          spreads.find({cube[0] + n % 3 - 1, cube[1] + n / 3 % 3 - 1, cube[2] + n / 9 - 1});
      if (found != spreads.end()) round.add(found->second);
    }
    osg::Vec3d normal = round.count < kFewest ? towards_eye : least_spread(round);
    if (normal * towards_eye < 0) normal = -normal;
    normals[cube] = osg::Vec3f(normal);
  }
  std::vector<osg::Vec3f> result;
  result.reserve(dots.size());
  for (const ScanMesh::Dot& dot : dots) result.push_back(normals[cube_of(dot.at)]);
  return result;
}

}  // namespace parapet::viewer
