#include "viewer/scene/brick_layout.h"

#include <algorithm>
#include <cmath>

#include "viewer/scene/brick_extent.h"

namespace parapet::viewer {
namespace {

constexpr double kLift = 12;  // ticks: over a surface, not in it
constexpr int kRaySteps = 16;

BrickPoint between(const BrickPoint& a, const BrickPoint& b, double t) {
  return {a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t, a.z + (b.z - a.z) * t};
}

BrickPoint lifted(BrickPoint p) {
  p.z += kLift;
  return p;
}

BrickPoint middle(const BrickSpace& space) {
  return {(space.west + space.east) / 2, (space.north + space.south) / 2, space.height};
}

bool in_plan(const parapet::Box& part, double west, double north, double east, double south) {
  return east >= static_cast<double>(part.lo().x) && west <= static_cast<double>(part.hi().x) &&
         south >= static_cast<double>(part.lo().y) && north <= static_cast<double>(part.hi().y);
}

std::vector<BrickPoint> some_of(const std::vector<BrickPoint>& points) {
  constexpr std::size_t kMost = 120;
  if (points.size() <= kMost) return points;
  std::vector<BrickPoint> some;
  for (std::size_t n = 0; n < kMost; ++n) some.push_back(points[n * points.size() / kMost]);
  return some;
}

std::vector<BrickPoint> vital_points(const BrickPicture& picture) {
  std::vector<BrickPoint> points = middles_of_loose(picture);
  if (!picture.overlay) return some_of(points);
  const BrickOverlay& overlay = *picture.overlay;
  for (const auto& ray : overlay.rays) {
    const double until = ray.clear ? 1 : ray.decided_at.value_or(1);
    for (int n = 0; n <= kRaySteps && !ray.thin; ++n) {
      points.push_back(between(ray.from, ray.to, until * n / kRaySteps));
    }
    points.push_back(ray.to);
  }
  for (const auto& way : overlay.ways) {
    for (const auto& stop : way.stops) points.push_back(lifted(stop.at));
  }
  for (const auto& mark : overlay.marks) {
    if (!mark.plain) points.push_back(mark.at);
  }
  for (const auto& arrow : overlay.arrows) points.push_back(arrow.to);
  for (const auto& tint : overlay.tints) {
    if (tint.role == Role::focus) points.push_back(lifted(middle(picture.spaces[tint.space])));
  }
  if (points.empty()) {
    for (const auto& tint : overlay.tints) {
      points.push_back(lifted(middle(picture.spaces[tint.space])));
    }
  }
  return some_of(points);
}

}  // namespace

BrickLayout::BrickLayout(const BrickPicture& picture) : BrickLayout(picture, shown_part(picture)) {}

BrickLayout::BrickLayout(const BrickPicture& picture, const parapet::Box& shown)
    : BrickLayout(picture, shown, std::nullopt) {}

BrickLayout::BrickLayout(const BrickPicture& picture, const parapet::Box& shown,
                         std::optional<double> ceiling)
    : picture_(picture),
      poses_(picture),
      tree_(picture.bodies),
      shown_(shown),
      ceiling_(ceiling),
      frame_(shown_),
      bounds_(frame_.box(shown_)),
      vital_(vital_points(picture)) {
  for (const BrickPose& pose : picture.poses) glowing_.insert(pose.piece);
  if (picture.overlay) {
    for (const auto& glow : picture.overlay->glows) glowing_.insert(glow.piece);
    for (const auto& coated : picture.overlay->coats) {
      if (is_loose(coated.coat)) glowing_.insert(coated.piece);
    }
  }
}

bool BrickLayout::shows(const Body& body) const {
  const parapet::Box box = poses_.bounds_of(body);
  return is_below_ceiling(static_cast<double>(box.lo().z)) &&
         in_plan(shown_, static_cast<double>(box.lo().x), static_cast<double>(box.lo().y),
                 static_cast<double>(box.hi().x), static_cast<double>(box.hi().y));
}

bool BrickLayout::shows(const BrickSpace& space) const { return shows(middle(space)); }

bool BrickLayout::shows(const BrickPoint& point) const {
  return is_below_ceiling(point.z) && in_plan(shown_, point.x, point.y, point.x, point.y);
}

Subject BrickLayout::subject() const {
  Subject subject;
  const auto add = [&subject](const osg::BoundingBoxd& box) {
    for (unsigned corner = 0; corner < 8; ++corner) subject.extent.push_back(box.corner(corner));
  };
  osg::BoundingBoxd tops;
  for (const Body& body : picture_.bodies) {
    if (!shows(body)) continue;
    const osg::BoundingBoxd box = frame_.box(poses_.bounds_of(body));
    osg::BoundingBoxd cut;
    for (int axis = 0; axis < 3; ++axis) {
      cut._min[axis] = std::max(box._min[axis], bounds_._min[axis]);
      cut._max[axis] = std::min(box._max[axis], bounds_._max[axis]);
    }
    add(cut);
  }
  for (const BrickSpace& space : picture_.spaces) {
    if (!shows(space)) continue;
    subject.extent.push_back(frame_.at(space.west, space.north, space.height));
    subject.extent.push_back(frame_.at(space.east, space.south, space.height));
  }
  for (const BrickUnit& unit : picture_.units) {
    if (!shows(unit.foot)) continue;
    subject.extent.push_back(frame_.at(unit.foot.x, unit.foot.y, unit.foot.z + unit.height));
  }
  for (const BrickPoint& point : vital_) {
    subject.extent.push_back(frame_.at(point));
    subject.vital.push_back(frame_.at(point));
  }
  if (subject.extent.empty()) add(bounds_);
  return subject;
}

double BrickLayout::hidden(const osg::Vec3d& eye, const osg::Vec3d& point) const {
  constexpr int kMost = 4;
  int count = 0;
  tree_.pass(frame_.to_board(point), frame_.to_board(eye), [&](std::size_t body) {
    if (!glowing_.contains(picture_.bodies[body].piece)) ++count;
    return count < kMost;
  });
  return count;
}

std::set<std::size_t> BrickLayout::hiding_pieces(const osg::Vec3d& eye) const {
  std::set<std::size_t> pieces;
  if (picture_.overlay && !picture_.overlay->coats.empty()) return pieces;
  for (const BrickPoint& point : vital_) {
    tree_.pass(point, frame_.to_board(eye), [&](std::size_t body) {
      const std::size_t piece = picture_.bodies[body].piece;
      if (!glowing_.contains(piece)) pieces.insert(piece);
      return true;
    });
  }
  return pieces;
}

bool BrickLayout::is_hidden(const osg::Vec3d& eye, const BrickPoint& point,
                            const std::set<std::size_t>& glass) const {
  bool hidden = false;
  tree_.pass(lifted(point), frame_.to_board(eye), [&](std::size_t body) {
    hidden = !glass.contains(picture_.bodies[body].piece);
    return !hidden;
  });
  return hidden;
}

}  // namespace parapet::viewer
