#include "viewer/viewpoint.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace parapet::viewer {
namespace {

constexpr double kHalfFieldOfView = 0.22;  // radians: long lenses keep verticals upright
constexpr double kElevations[] = {0.72, 0.88};
constexpr double kAzimuths[] = {-0.62, 0.62, 2.52, -2.52, -0.95, 0.95, 2.19, -2.19};

double share(double value, double low, double high) { return (value - low) / (high - low); }

struct Interval {
  double low = std::numeric_limits<double>::infinity();
  double high = -std::numeric_limits<double>::infinity();
};

// The eye from which all points just fit between the rays of the target's borders, found in closed
// form: with w the height towards the eye, u - r w must stay on the inner side of each ray.
View fit(View view, const std::vector<osg::Vec3d>& points, const PageRect& target) {
  const PageRect& window = view.window;
  const double tall = view.half_tangent * window.height() / window.width();
  const double l = view.half_tangent * (2 * share(target.left, window.left, window.right) - 1);
  const double r = view.half_tangent * (2 * share(target.right, window.left, window.right) - 1);
  const double b = tall * (2 * share(target.bottom, window.bottom, window.top) - 1);
  const double t = tall * (2 * share(target.top, window.bottom, window.top) - 1);
  double right = -1e300, left = 1e300, top = -1e300, bottom = 1e300;
  for (const osg::Vec3d& p : points) {
    const double u = p * view.right, v = p * view.up, w = p * view.back;
    right = std::max(right, u + r * w);
    left = std::min(left, u + l * w);
    top = std::max(top, v + t * w);
    bottom = std::min(bottom, v + b * w);
  }
  const double away = std::max((right - left) / (r - l), (top - bottom) / (t - b));
  const double u = (right - r * away + left - l * away) / 2;
  const double v = (top - t * away + bottom - b * away) / 2;
  view.eye = view.right * u + view.up * v + view.back * away;
  return view;
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

// Whether the way from a to b passes through the box.
bool passes(const osg::Vec3d& a, const osg::Vec3d& b, const Box& box) {
  double enter = 0;
  double leave = 1;
  for (int axis = 0; axis < 3; ++axis) {
    const double step = b[axis] - a[axis];
    if (std::abs(step) < 1e-12) {
      if (a[axis] < box.low[axis] || a[axis] > box.high[axis]) return false;
      continue;
    }
    double first = (box.low[axis] - a[axis]) / step;
    double second = (box.high[axis] - a[axis]) / step;
    if (first > second) std::swap(first, second);
    enter = std::max(enter, first);
    leave = std::min(leave, second);
  }
  return enter < leave;
}

bool hides(const Barrier& barrier, const osg::Vec3d& eye, const osg::Vec3d& point) {
  return barrier.print != EdgePrint::obstacle && passes(point, eye, barrier.opaque_box());
}

// A floor is thin: it hides the point if its middle plane is crossed over one of its spaces.
bool hides(const Frame& frame, const FloorPart& floor, const osg::Vec3d& eye,
           const osg::Vec3d& point) {
  const double plane = frame.floor(floor.level) - frame.plate() / 2;
  if (floor.level == 1 || point.z() >= plane || eye.z() <= plane) return false;
  const osg::Vec3d at = point + (eye - point) * ((plane - point.z()) / (eye.z() - point.z()));
  const Space over{static_cast<int>(std::floor(at.x())), static_cast<int>(std::floor(-at.y())),
                   floor.level};
  return std::binary_search(floor.spaces.begin(), floor.spaces.end(), over);
}

double hidden_weight(const TerrainModel& model, const osg::Vec3d& eye, const osg::Vec3d& point) {
  double hidden = 0;
  for (const Barrier& barrier : model.barriers) {
    const double weight = barrier.print == EdgePrint::wall ? 1.0 : 0.5;
    if (hides(barrier, eye, point)) hidden += weight;
  }
  for (const FloorPart& floor : model.floors) {
    if (hides(model.frame, floor, eye, point)) hidden += 1.5;
  }
  return hidden;
}

// Low is good: hidden points count most, then how short the line looks.
double cost(const Hidden& hides, const View& view, const Subject& subject) {
  if (subject.vital.empty()) return 0;
  double hidden = 0;
  for (const osg::Vec3d& point : subject.vital) hidden += hides(view.eye, point);
  Interval x, y;
  for (const osg::Vec3d& point : subject.vital) {
    const osg::Vec2d p = view.project(point);
    x = {std::min(x.low, p.x()), std::max(x.high, p.x())};
    y = {std::min(y.low, p.y()), std::max(y.high, p.y())};
  }
  const double length = std::hypot(x.high - x.low, y.high - y.low) / view.window.width();
  return hidden / static_cast<double>(subject.vital.size()) - 1.6 * length;
}

}  // namespace

double PageRect::overlap(const PageRect& other) const {
  const double w = std::min(right, other.right) - std::max(left, other.left);
  const double h = std::min(top, other.top) - std::max(bottom, other.bottom);
  return w > 0 && h > 0 ? w * h : 0;
}

osg::Matrixd View::view_matrix() const { return osg::Matrixd::lookAt(eye, eye - back, up); }

osg::Matrixd View::projection_matrix(double near, double far) const {
  const double x = near * half_tangent;
  const double y = x * window.height() / window.width();
  return osg::Matrixd::frustum(-x, x, -y, y, near, far);
}

osg::Vec2d View::project(const osg::Vec3d& world) const {
  const osg::Vec3d d = world - eye;
  const double scale = window.width() / 2 / (half_tangent * -(d * back));
  return {(window.left + window.right) / 2 + d * right * scale,
          (window.bottom + window.top) / 2 + d * up * scale};
}

double View::depth(const osg::Vec3d& world) const { return (eye - world) * back; }

double View::unit_per_pixel(const osg::Vec3d& world) const {
  return depth(world) * half_tangent * 2 / window.width();
}

View choose_view(const Hidden& hidden, const Subject& subject, const PageRect& window,
                 const PageRect& target) {
  std::optional<View> best;
  double lowest = 0;
  for (const double elevation : kElevations) {
    for (const double azimuth : kAzimuths) {
      const View view = fit(look_from(azimuth, elevation, window), subject.extent, target);
      const double c = cost(hidden, view, subject) + 0.12 * std::abs(azimuth);  // from the south
      if (best && c >= lowest) continue;
      best = view;
      lowest = c;
    }
  }
  return *best;
}

View choose_view(const TerrainModel& model, const Subject& subject, const PageRect& window,
                 const PageRect& target) {
  const auto hidden = [&model](const osg::Vec3d& eye, const osg::Vec3d& point) {
    return hidden_weight(model, eye, point);
  };
  return choose_view(hidden, subject, window, target);
}

View view_from_above(const Subject& subject, const PageRect& window, const PageRect& target) {
  constexpr double kFar = 60;  // times the radius of what is shown
  double radius = 0.1;
  for (const osg::Vec3d& point : subject.extent) radius = std::max(radius, point.length());
  View view;
  view.back = {0, 0, 1};
  view.right = {1, 0, 0};
  view.up = {0, 1, 0};
  view.window = window;
  // The lens whose view at that distance is as wide as fills the target.
  view.half_tangent = 1;
  const View near = fit(view, subject.extent, target);
  const double away = std::max(near.eye.z(), radius * 0.01);
  view.half_tangent = away / (kFar * radius);
  view = fit(view, subject.extent, target);
  const double length = view.eye.length();
  view.nearest = std::max(0.1, (view.eye.z() - 3 * radius) / length);
  view.farthest = (view.eye.z() + 3 * radius) / length;
  return view;
}

View reframe(const View& view, const Subject& subject, const PageRect& target) {
  return fit(view, subject.extent, target);
}

bool is_hidden(const TerrainModel& model, const View& view, const osg::Vec3d& point) {
  return std::any_of(model.barriers.begin(), model.barriers.end(),
                     [&](const Barrier& barrier) {
                       return barrier.look == Look::whole && hides(barrier, view.eye, point);
                     }) ||
         std::any_of(model.floors.begin(), model.floors.end(), [&](const FloorPart& floor) {
           return floor.look == Look::whole && hides(model.frame, floor, view.eye, point);
         });
}

void see_through(TerrainModel& model, const View& view, const Subject& subject) {
  for (const osg::Vec3d& point : subject.vital) {
    for (Barrier& barrier : model.barriers) {
      if (hides(barrier, view.eye, point)) barrier.look = Look::ghost;
    }
    for (FloorPart& floor : model.floors) {
      if (hides(model.frame, floor, view.eye, point)) floor.look = Look::ghost;
    }
  }
}

}  // namespace parapet::viewer
