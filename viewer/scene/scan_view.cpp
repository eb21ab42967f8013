#include "viewer/scene/scan_view.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace parapet::viewer {
namespace {

constexpr double kHalfFieldOfView = 0.22;  // radians, as of boards
constexpr double kSamples = 24'000;
constexpr int kAcross = 128;     // cells of a coarse picture
constexpr double kChanged = 4;   // weight of what is not plain
constexpr double kUsual = 0.08;  // of what is seen: another side must show more than that more
constexpr std::array<double, 6> kAzimuths{-0.62, 0.62, -0.30, 0.30, -0.95, 0.95};
static_assert(2 * kAzimuths.size() == kScanSides);

struct Sample {
  osg::Vec3d at;
  double weight = 1;
};

double weight_of(ScanTone tone) {
  switch (tone) {
    case ScanTone::plain:
    case ScanTone::kept:
    case ScanTone::capped:
      return 1;
    default:
      return kChanged;
  }
}

// Places all over the faces and dots, the more the larger a face is.
std::vector<Sample> samples_of(const ScanMesh& mesh, const std::vector<ScanLayer>& layers) {
  std::vector<double> areas;
  double sum = 0;
  for (const ScanMesh::Face& face : mesh.faces) {
    const osg::Vec3d a = mesh.point(face.corners[0]);
    areas.push_back(
        ((mesh.point(face.corners[1]) - a) ^ (mesh.point(face.corners[2]) - a)).length());
    sum += areas.back();
  }
  std::vector<Sample> samples;
  const double step = sum / kSamples;
  double passed = 0;
  double next = step / 2;
  std::size_t number = 0;
  for (std::size_t n = 0; n < mesh.faces.size() && step > 0; ++n) {
    const ScanMesh::Face& face = mesh.faces[n];
    for (passed += areas[n]; next < passed; next += step, ++number) {
      // Spread evenly over a face that has many (by the plastic number).
      double u = std::fmod(0.5 + static_cast<double>(number) * 0.7548776662466927, 1.0);
      double v = std::fmod(0.5 + static_cast<double>(number) * 0.5698402909980532, 1.0);
      if (u + v > 1) {
        u = 1 - u;
        v = 1 - v;
      }
      const osg::Vec3d a = mesh.point(face.corners[0]);
      samples.push_back(
          {a + (mesh.point(face.corners[1]) - a) * u + (mesh.point(face.corners[2]) - a) * v,
           weight_of(layers[face.layer].tone)});
    }
  }
  const std::size_t stride = mesh.dots.size() / static_cast<std::size_t>(kSamples) + 1;
  for (std::size_t n = 0; n < mesh.dots.size(); n += stride) {
    samples.push_back({osg::Vec3d(mesh.dots[n].at), weight_of(layers[mesh.dots[n].layer].tone)});
  }
  return samples;
}

// The share of the samples that no other hides, in a coarse picture.
double share_seen(const std::vector<Sample>& samples, const View& view) {
  const double cell = view.window.width() / kAcross;
  const int rows = static_cast<int>(view.window.height() / cell) + 1;
  std::vector<double> nearest(static_cast<std::size_t>(kAcross * rows),
                              std::numeric_limits<double>::infinity());
  const auto cell_of = [&](const osg::Vec3d& at) {
    const osg::Vec2d p = view.project(at);
    const int x = std::clamp(static_cast<int>((p.x() - view.window.left) / cell), 0, kAcross - 1);
    const int y = std::clamp(static_cast<int>((p.y() - view.window.bottom) / cell), 0, rows - 1);
    return static_cast<std::size_t>(y * kAcross + x);
  };
  for (const Sample& sample : samples) {
    double& depth = nearest[cell_of(sample.at)];
    depth = std::min(depth, view.depth(sample.at));
  }
  double seen = 0;
  double all = 0;
  for (const Sample& sample : samples) {
    const double slack = 3 * cell * view.unit_per_pixel(sample.at);  // a slope is no wall
    all += sample.weight;
    if (view.depth(sample.at) <= nearest[cell_of(sample.at)] + slack) seen += sample.weight;
  }
  return all > 0 ? seen / all : 0;
}

View look_from(double azimuth, double elevation, const PageRect& window) {
  View view;
  const double flat = std::cos(elevation);
  view.back = {std::sin(azimuth) * flat, -std::cos(azimuth) * flat, std::sin(elevation)};
  view.right = osg::Vec3d(0, 0, 1) ^ view.back;
  view.right.normalize();
  view.up = view.back ^ view.right;
  view.half_tangent = std::tan(kHalfFieldOfView);
  view.window = window;
  return view;
}

// Two, the lower one first.
std::array<double, 2> elevations(const Subject& subject) {
  osg::Vec3d low = subject.extent.front();
  osg::Vec3d high = low;
  for (const osg::Vec3d& p : subject.extent) {
    for (int axis = 0; axis < 3; ++axis) {
      low[axis] = std::min(low[axis], p[axis]);
      high[axis] = std::max(high[axis], p[axis]);
    }
  }
  const double wide = std::max(high.x() - low.x(), high.y() - low.y());
  const double tall = high.z() - low.z();
  if (tall < 0.12 * wide) return {0.82, 0.95};
  if (tall < 0.45 * wide) return {0.68, 0.82};
  return {0.52, 0.68};
}

Subject subject_of(const ScanSubject& scan) {
  Subject subject;
  subject.extent = scan.beside;
  for (const osg::Vec3f& point : scan.mesh.points) subject.extent.emplace_back(point);
  for (const ScanMesh::Dot& dot : scan.mesh.dots) subject.extent.emplace_back(dot.at);
  return subject;
}

View view_from(const Subject& subject, std::size_t side, const PageRect& window,
               const PageRect& target) {
  const double elevation = elevations(subject)[side / kAzimuths.size()];
  const double azimuth = kAzimuths[side % kAzimuths.size()];
  return reframe(look_from(azimuth, elevation, window), subject, target);
}

}  // namespace

SidesSeen sides_seen(const ScanSubject& scan, const PageRect& window, const PageRect& target) {
  const Subject subject = subject_of(scan);
  const std::vector<Sample> samples = samples_of(scan.mesh, scan.layers);
  SidesSeen seen{};
  for (std::size_t side = 0; side < seen.size(); ++side) {
    seen[side] = share_seen(samples, view_from(subject, side, window, target));
  }
  seen[0] += kUsual;
  return seen;
}

std::size_t best_side(const SidesSeen& seen) {
  return static_cast<std::size_t>(std::max_element(seen.begin(), seen.end()) - seen.begin());
}

View scan_view(const ScanSubject& scan, std::size_t side, const PageRect& window,
               const PageRect& target) {
  return view_from(subject_of(scan), side, window, target);
}

}  // namespace parapet::viewer
