#include "viewer/scene/brick_poses.h"

#include <algorithm>
#include <cmath>

#include "geometry/numbers/length.h"

namespace parapet::viewer {
namespace {

BrickPoint plain(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

Point whole(const BrickPoint& p, double (*round)(double)) {
  const auto tick = [round](double v) {
    const auto most = static_cast<double>(kMaxCoordinate);
    return static_cast<std::int64_t>(std::clamp(round(v), -most, most));
  };
  return {tick(p.x), tick(p.y), tick(p.z)};
}

bool same(const BrickPoint& a, const BrickPoint& b) {
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

}  // namespace

std::vector<Point> corners_of(const Shape& shape) {
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return solid->vertices();
  if (const auto* triangle = std::get_if<Triangle>(&shape)) {
    return {triangle->a, triangle->b, triangle->c};
  }
  const parapet::Box box = bounds(shape);
  std::vector<Point> corners;
  for (int n = 0; n < 8; ++n) {
    corners.push_back({(n & 1) != 0 ? box.hi().x : box.lo().x,
                       (n & 2) != 0 ? box.hi().y : box.lo().y,
                       (n & 4) != 0 ? box.hi().z : box.lo().z});
  }
  return corners;
}

// v + 2 w (u x v) + 2 u x (u x v) for the quaternion (u, w).
BrickPoint posed(const BrickPose& pose, const BrickPoint& point) {
  const double x = pose.turn[0];
  const double y = pose.turn[1];
  const double z = pose.turn[2];
  const double w = pose.turn[3];
  const auto cross = [&](const BrickPoint& v) {
    return BrickPoint{y * v.z - z * v.y, z * v.x - x * v.z, x * v.y - y * v.x};
  };
  const BrickPoint v{point.x - pose.from.x, point.y - pose.from.y, point.z - pose.from.z};
  const BrickPoint once = cross(v);
  const BrickPoint twice = cross(once);
  return {pose.to.x + v.x + 2 * (w * once.x + twice.x),
          pose.to.y + v.y + 2 * (w * once.y + twice.y),
          pose.to.z + v.z + 2 * (w * once.z + twice.z)};
}

BrickPoses::BrickPoses(const BrickPicture& picture) {
  if (picture.poses.empty()) return;
  poses_.resize(picture.pieces.size());
  for (const BrickPose& pose : picture.poses) {
    if (pose.piece < poses_.size()) poses_[pose.piece] = &pose;
  }
}

const BrickPose* BrickPoses::of(std::size_t piece) const {
  return piece < poses_.size() ? poses_[piece] : nullptr;
}

bool BrickPoses::move_alike(std::size_t a, std::size_t b) const {
  const BrickPose* p = of(a);
  const BrickPose* q = of(b);
  if (p == nullptr || q == nullptr) return p == q;
  return same(p->from, q->from) && same(p->to, q->to) && p->turn == q->turn;
}

BrickPoint BrickPoses::place(std::size_t piece, const BrickPoint& point) const {
  const BrickPose* pose = of(piece);
  return pose == nullptr ? point : posed(*pose, point);
}

BrickPoint BrickPoses::place(std::size_t piece, Point point) const {
  return place(piece, plain(point));
}

parapet::Box BrickPoses::bounds_of(const Body& body) const {
  if (of(body.piece) == nullptr) return bounds(body.shape);
  std::optional<parapet::Box> all;
  for (const Point& corner : corners_of(body.shape)) {
    const BrickPoint at = place(body.piece, corner);
    const auto box = parapet::Box::spanning(whole(at, std::floor), whole(at, std::ceil));
    all = all ? join(*all, box) : box;
  }
  return *all;
}

}  // namespace parapet::viewer
