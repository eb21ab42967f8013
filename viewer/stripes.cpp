#include "viewer/stripes.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace parapet::viewer {
namespace {

constexpr double kMost = 400;  // stripes of one polygon

// The part of a convex polygon where sign * (p * across) <= sign * limit.
std::vector<osg::Vec3d> kept(std::span<const osg::Vec3d> convex, const osg::Vec3d& across,
                             double limit, double sign) {
  std::vector<osg::Vec3d> part;
  for (std::size_t n = 0; n < convex.size(); ++n) {
    const osg::Vec3d& here = convex[n];
    const osg::Vec3d& next = convex[(n + 1) % convex.size()];
    const double a = sign * (here * across - limit);
    const double b = sign * (next * across - limit);
    if (a <= 0) part.push_back(here);
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) part.push_back(here + (next - here) * (a / (a - b)));
  }
  return part;
}

}  // namespace

void cut_into_stripes(std::span<const osg::Vec3d> convex, const osg::Vec3d& across, double width,
                      const std::function<void(std::span<const osg::Vec3d> part, bool odd)>& add) {
  if (convex.size() < 3) return;
  double low = convex[0] * across;
  double high = low;
  for (const osg::Vec3d& p : convex) {
    low = std::min(low, p * across);
    high = std::max(high, p * across);
  }
  const double first = std::floor(low / width);
  const double last = std::min(std::ceil(high / width), first + kMost);
  for (double n = first; n < last; ++n) {
    const std::vector<osg::Vec3d> above = kept(convex, across, n * width, -1);
    const double end = n + 1 < last ? (n + 1) * width : high + width;
    const std::vector<osg::Vec3d> part = kept(above, across, end, 1);
    if (part.size() >= 3) add(part, std::fmod(n, 2) != 0);
  }
}

}  // namespace parapet::viewer
