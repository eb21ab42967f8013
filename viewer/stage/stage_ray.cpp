#include "viewer/stage/stage_ray.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

// The part of the ray that is left.
struct Part {
  double enter = 0;
  double leave = 1e300;

  void keep(double first, double second) {
    enter = std::max(enter, std::min(first, second));
    leave = std::min(leave, std::max(first, second));
  }
  // Where the coordinate, which is `at` at the eye and grows by `step`, is between low and high.
  void keep_between(double at, double step, double low, double high) {
    if (step != 0) return keep((low - at) / step, (high - at) / step);
    if (at < low || at > high) leave = -1;
  }
  std::optional<double> start() const {
    return enter <= leave ? std::optional<double>(enter) : std::nullopt;
  }
};

}  // namespace

PointerRay ray_through(const View& view, const osg::Vec2d& pixel) {
  const PageRect& window = view.window;
  const double step = view.half_tangent * 2 / window.width();
  const double x = (pixel.x() - (window.left + window.right) / 2) * step;
  const double y = (pixel.y() - (window.bottom + window.top) / 2) * step;
  return {view.eye, view.right * x + view.up * y - view.back};
}

std::optional<double> meet(const PointerRay& ray, const Pillar& pillar) {
  const double x = ray.from.x() - pillar.foot.x();
  const double y = ray.from.y() - pillar.foot.y();
  const double a = ray.along.x() * ray.along.x() + ray.along.y() * ray.along.y();
  const double b = x * ray.along.x() + y * ray.along.y();
  const double c = x * x + y * y - pillar.radius * pillar.radius;
  Part part;
  if (a > 0) {
    const double inside = b * b - a * c;
    if (inside < 0) return std::nullopt;
    part.keep((-b - std::sqrt(inside)) / a, (-b + std::sqrt(inside)) / a);
  } else if (c > 0) {
    return std::nullopt;
  }
  part.keep_between(ray.from.z(), ray.along.z(), pillar.foot.z(), pillar.foot.z() + pillar.height);
  return part.start();
}

std::optional<double> meet(const PointerRay& ray, const Box& box) {
  Part part;
  for (int axis = 0; axis < 3; ++axis) {
    part.keep_between(ray.from[axis], ray.along[axis], box.low[axis], box.high[axis]);
  }
  return part.start();
}

std::optional<double> meet_floor(const PointerRay& ray, double height) {
  if (ray.along.z() >= 0 || ray.from.z() <= height) return std::nullopt;
  return (height - ray.from.z()) / ray.along.z();
}

}  // namespace parapet::viewer
