#include "viewer/scene/scan_extent.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace parapet::viewer {
namespace {

using Place = std::array<double, 3>;

constexpr std::size_t kBins = 512;
constexpr double kFarShare = 0.002;  // of all area, that may lie beyond either side
constexpr double kMuchSmaller = 4;   // times, else nothing is left out
constexpr double kRound = 0.08;      // of the longest side, left round what stays
constexpr int kMostPasses = 8;       // each finds what is a hundred times as small

osg::Vec3d vector(const Place& p) { return {p[0], p[1], p[2]}; }

// Calls see(place, weight) for all that is drawn: corners by the area round them, dots alike.
template <class See>
void for_each_place(const ScanPicture& picture, const See& see) {
  for (const ScanLayer& layer : picture.layers) {
    if (layer.faces.empty()) {
      for (const Place& point : layer.points) see(point, 1.0);
    }
    for (const auto& face : layer.faces) {
      const osg::Vec3d a = vector(layer.points[face[0]]);
      const osg::Vec3d b = vector(layer.points[face[1]]);
      const osg::Vec3d c = vector(layer.points[face[2]]);
      const double area = ((b - a) ^ (c - a)).length();
      for (const std::uint32_t corner : face) see(layer.points[corner], area);
    }
  }
}

// Of all that lies in the box.
ScanExtent tight(const ScanPicture& picture, const ScanExtent& box) {
  ScanExtent part{box.high, box.low};
  for_each_place(picture, [&](const Place& p, double) {
    if (!box.holds(p)) return;
    for (int axis = 0; axis < 3; ++axis) {
      const double value = p[static_cast<std::size_t>(axis)];
      part.low[axis] = std::min(part.low[axis], value);
      part.high[axis] = std::max(part.high[axis], value);
    }
  });
  return part;
}

// The part of the box between whose sides nearly all of what lies in it lies.
ScanExtent crowded(const ScanPicture& picture, const ScanExtent& box) {
  std::array<std::vector<double>, 3> bins;
  bins.fill(std::vector<double>(kBins, 0));
  const auto width = [&box](int axis) {
    return std::max((box.high[axis] - box.low[axis]) / static_cast<double>(kBins),
                    std::numeric_limits<double>::min());
  };
  double sum = 0;
  for_each_place(picture, [&](const Place& p, double weight) {
    if (!box.holds(p)) return;
    sum += weight;
    for (int axis = 0; axis < 3; ++axis) {
      const auto n = static_cast<std::size_t>(axis);
      const double bin = (p[n] - box.low[axis]) / width(axis);
      bins[n][std::min(static_cast<std::size_t>(bin), kBins - 1)] += weight;
    }
  });
  if (sum <= 0) return box;
  ScanExtent part = box;
  for (int axis = 0; axis < 3; ++axis) {
    const std::vector<double>& counts = bins[static_cast<std::size_t>(axis)];
    std::size_t first = 0;
    std::size_t last = kBins - 1;
    for (double beyond = counts[first]; beyond < kFarShare * sum;) beyond += counts[++first];
    for (double beyond = counts[last]; beyond < kFarShare * sum;) beyond += counts[--last];
    part.low[axis] = box.low[axis] + width(axis) * static_cast<double>(first);
    part.high[axis] = box.low[axis] + width(axis) * static_cast<double>(last + 1);
  }
  return part;
}

}  // namespace

double ScanExtent::longest() const {
  return std::max({high.x() - low.x(), high.y() - low.y(), high.z() - low.z()});
}

bool ScanExtent::holds(const std::array<double, 3>& point) const {
  for (int axis = 0; axis < 3; ++axis) {
    const double value = point[static_cast<std::size_t>(axis)];
    if (value < low[axis] || value > high[axis]) return false;
  }
  return true;
}

ScanExtent scan_extent(const ScanPicture& picture) {
  constexpr double kInfinite = std::numeric_limits<double>::infinity();
  ScanExtent box =
      tight(picture, {{-kInfinite, -kInfinite, -kInfinite}, {kInfinite, kInfinite, kInfinite}});
  for (int pass = 0; pass < kMostPasses; ++pass) {
    ScanExtent part = crowded(picture, box);
    if (!(part.longest() * kMuchSmaller < box.longest())) break;
    const double round = part.longest() * kRound;
    for (int axis = 0; axis < 3; ++axis) {
      part.low[axis] = std::max(box.low[axis], part.low[axis] - round);
      part.high[axis] = std::min(box.high[axis], part.high[axis] + round);
    }
    box = tight(picture, part);
  }
  return box;
}

ScanFrame::ScanFrame(const ScanExtent& extent)
    : x_((extent.low.x() + extent.high.x()) / 2),
      y_((extent.low.y() + extent.high.y()) / 2),
      z_(extent.low.z()),
      scale_(extent.longest() > 0 ? kLongest / extent.longest() : 1) {}

}  // namespace parapet::viewer
