#include "viewer/stage/stage_camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parapet::viewer {
namespace {

constexpr double kLowest = 0.06;  // elevation in radians
constexpr double kHighest = std::numbers::pi / 2 - 0.002;
constexpr double kZoomStep = 0.86;   // of the way that is left
constexpr double kNearestWay = 0.6;  // units of the world
constexpr double kFarthestWay = 16;  // radii of the board
constexpr double kMapAway = 60;      // radii
constexpr double kMapMargin = 1.17;

View with_lens(View view, double half_tangent, const PageRect& window) {
  view.half_tangent = half_tangent;
  view.window = window;
  return view;
}

}  // namespace

void StageCamera::set_board(const osg::BoundingBoxd& bounds, const View& best) {
  bounds_ = bounds;
  best_ = best;
}

void StageCamera::go_home() {
  if (is_map_) {
    above_ = pose_from_above();
    return;
  }
  const osg::Vec3d middle = bounds_.center();
  aside_.eye = best_.eye;
  aside_.elevation = std::asin(std::clamp(best_.back.z(), -1.0, 1.0));
  aside_.azimuth = std::atan2(best_.back.x(), -best_.back.y());
  aside_.half_tangent = best_.half_tangent;
  aside_.pivot = best_.eye - best_.back * best_.depth(middle);
}

void StageCamera::resize(const PageRect& window) {
  // As much is seen from top to bottom as before.
  const double wider =
      window.width() / window.height() * window_.height() / std::max(1.0, window_.width());
  for (Pose* pose : {&aside_, &above_}) pose->half_tangent *= wider;
  window_ = window;
}

void StageCamera::orbit(const osg::Vec2d& by) {
  if (is_map_) return;
  const View before = look(aside_);
  const osg::Vec3d way = aside_.eye - aside_.pivot;
  const double turn = std::numbers::pi / window_.height();
  aside_.azimuth = std::remainder(aside_.azimuth - by.x() * turn, 2 * std::numbers::pi);
  aside_.elevation = std::clamp(aside_.elevation - by.y() * turn, kLowest, kHighest);
  // The pivot stays where it is in the window.
  const View after = look(aside_);
  aside_.eye = aside_.pivot + after.right * (way * before.right) + after.up * (way * before.up) +
               after.back * (way * before.back);
  keep_in_reach(aside_);
}

void StageCamera::pan(const osg::Vec2d& by) {
  const View now = look(pose());
  const osg::Vec3d way = (now.right * by.x() + now.up * by.y()) * -now.unit_per_pixel(pose().pivot);
  pose().eye += way;
  pose().pivot += way;
  keep_in_reach(pose());
}

void StageCamera::zoom(double steps, const osg::Vec3d& to) {
  Pose& now = pose();
  const double wanted = std::pow(kZoomStep, steps);
  if (is_map_) {
    const double radius = bounds_.radius();
    const double most = pose_from_above().half_tangent * 4;
    const double least = kNearestWay / (kMapAway * radius);
    const double factor =
        std::clamp(now.half_tangent * wanted, std::min(least, most), most) / now.half_tangent;
    now.half_tangent *= factor;
    for (int axis = 0; axis < 2; ++axis) {
      now.eye[axis] = to[axis] + (now.eye[axis] - to[axis]) * factor;
    }
    return;
  }
  const double way = std::max(1e-6, look(now).depth(to));
  const double factor = std::clamp(way * wanted, std::min(way, kNearestWay),
                                   std::max(way, kFarthestWay * bounds_.radius())) /
                        way;
  now.eye = to + (now.eye - to) * factor;
  if (factor < 1) now.pivot = to;  // who goes near something wants to turn about it
  keep_in_reach(now);
}

void StageCamera::turn_about(const osg::Vec3d& pivot) { pose().pivot = pivot; }

void StageCamera::set_map_view(bool is_on) {
  if (is_on && !is_map_) above_ = pose_from_above();
  is_map_ = is_on;
}

View StageCamera::view() const { return look(is_map_ ? above_ : aside_); }

StageCamera::Pose StageCamera::pose_from_above() const {
  const osg::Vec3d middle = bounds_.center();
  const double away = kMapAway * bounds_.radius();
  const double wide = bounds_.xMax() - bounds_.xMin();
  const double high = bounds_.yMax() - bounds_.yMin();
  Pose pose;
  pose.pivot = {middle.x(), middle.y(), bounds_.zMin()};
  pose.eye = {middle.x(), middle.y(), bounds_.zMax() + away};
  pose.elevation = std::numbers::pi / 2;
  pose.half_tangent =
      std::max(wide, high * window_.width() / window_.height()) / 2 * kMapMargin / away;
  return pose;
}

View StageCamera::look(const Pose& pose) const {
  View view;
  view.eye = pose.eye;
  const double flat = pose.elevation == std::numbers::pi / 2 ? 0 : std::cos(pose.elevation);
  view.back = {std::sin(pose.azimuth) * flat, -std::cos(pose.azimuth) * flat,
               std::sin(pose.elevation)};
  view.right = {std::cos(pose.azimuth), std::sin(pose.azimuth), 0};
  view.up = view.back ^ view.right;
  view = with_lens(view, pose.half_tangent, window_);
  if (!bounds_.valid()) return view;
  // As tight about the board as may be, so that what touches does not flicker.
  const double radius = bounds_.radius();
  double near = 1e300;
  double far = 0;
  for (unsigned corner = 0; corner < 8; ++corner) {
    near = std::min(near, view.depth(bounds_.corner(corner)));
    far = std::max(far, view.depth(bounds_.corner(corner)));
  }
  near = std::max(near - 0.1 * radius, 0.01 * radius);
  // What throws shadows on the table reaches on beyond it.
  far = std::max(far + radius * flat, near + radius) + 0.1 * radius;
  const double length = std::max(1e-9, pose.eye.length());
  view.nearest = near / length;
  view.farthest = far / length;
  return view;
}

void StageCamera::keep_in_reach(Pose& pose) const {
  const double margin = is_map_ ? 0 : 0.25 * bounds_.radius();
  osg::Vec3d pivot = pose.pivot;
  for (int axis = 0; axis < 3; ++axis) {
    const double below = axis == 2 ? 0 : margin;  // not below the table
    pivot[axis] = std::clamp(pivot[axis], bounds_._min[axis] - below, bounds_._max[axis] + margin);
  }
  pose.eye += pivot - pose.pivot;
  pose.pivot = pivot;
  const double low = bounds_.zMin() + 0.02 * bounds_.radius() - pose.eye.z();
  if (low <= 0) return;
  pose.eye.z() += low;
  pose.pivot.z() += low;
}

}  // namespace parapet::viewer
