#include "viewer/scene/brick_layout.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kLeastMargin = 800;  // ticks round what is marked: ten studs
constexpr double kShareMargin = 0.3;  // of the extent of what is marked
constexpr double kMostCut = 0.42;     // of the board: a larger part is not cut out of it
constexpr double kLift = 12;          // ticks: over a surface, not in it
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

struct Extent {
  BrickPoint low{1e300, 1e300, 1e300};
  BrickPoint high{-1e300, -1e300, -1e300};

  bool is_empty() const { return low.x > high.x; }
  void add(const BrickPoint& p) {
    low = {std::min(low.x, p.x), std::min(low.y, p.y), std::min(low.z, p.z)};
    high = {std::max(high.x, p.x), std::max(high.y, p.y), std::max(high.z, p.z)};
  }
  void add(const parapet::Box& box) {
    for (const Point& p : {box.lo(), box.hi()}) {
      add({static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)});
    }
  }
  void add(const BrickSpace& space) {
    add({space.west, space.north, space.height});
    add({space.east, space.south, space.height});
  }
  void add(const BrickUnit& unit) {
    add({unit.foot.x - unit.width / 2, unit.foot.y - unit.width / 2, unit.foot.z});
    add({unit.foot.x + unit.width / 2, unit.foot.y + unit.width / 2, unit.foot.z + unit.height});
  }
  parapet::Box box() const {
    const auto whole = [](double v) { return static_cast<std::int64_t>(std::llround(v)); };
    return parapet::Box::spanning({whole(low.x), whole(low.y), whole(low.z)},
                                  {whole(high.x), whole(high.y), whole(high.z)});
  }
};

Extent extent_of(const BrickPicture& picture) {
  Extent extent;
  for (const Body& body : picture.bodies) extent.add(bounds(body.shape));
  for (const BrickSpace& space : picture.spaces) extent.add(space);
  for (const BrickUnit& unit : picture.units) extent.add(unit);
  if (picture.overlay) {
    for (const BrickPoint& point : marked_points(picture)) extent.add(point);
  }
  if (extent.is_empty()) extent.add(BrickPoint{});
  return extent;
}

// The neighbourhood of what is marked, in the plan; of all heights.
parapet::Box shown_part(const BrickPicture& picture) {
  const Extent whole = extent_of(picture);
  Extent marked;
  for (const BrickPoint& point : marked_points(picture)) marked.add(point);
  if (picture.overlay) {
    for (const auto& tint : picture.overlay->tints) marked.add(picture.spaces[tint.space]);
    for (const auto& value : picture.overlay->values) marked.add(picture.spaces[value.space]);
  }
  if (marked.is_empty() || picture.is_map) return whole.box();
  const double margin =
      std::max(kLeastMargin,
               kShareMargin * std::max(marked.high.x - marked.low.x, marked.high.y - marked.low.y));
  Extent part;
  part.low = {std::max(whole.low.x, marked.low.x - margin),
              std::max(whole.low.y, marked.low.y - margin), whole.low.z};
  part.high = {std::min(whole.high.x, marked.high.x + margin),
               std::min(whole.high.y, marked.high.y + margin), whole.high.z};
  // A cut that saves little is not worth it.
  const auto area = [](const Extent& e) { return (e.high.x - e.low.x) * (e.high.y - e.low.y); };
  return area(part) > kMostCut * area(whole) ? whole.box() : part.box();
}

bool in_plan(const parapet::Box& part, double west, double north, double east, double south) {
  return east >= static_cast<double>(part.lo().x) && west <= static_cast<double>(part.hi().x) &&
         south >= static_cast<double>(part.lo().y) && north <= static_cast<double>(part.hi().y);
}

std::vector<BrickPoint> vital_points(const BrickPicture& picture) {
  std::vector<BrickPoint> points;
  if (!picture.overlay) return points;
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
  for (const auto& mark : overlay.marks) points.push_back(mark.at);
  for (const auto& tint : overlay.tints) {
    if (tint.role == Role::focus) points.push_back(lifted(middle(picture.spaces[tint.space])));
  }
  if (points.empty()) {
    for (const auto& tint : overlay.tints) {
      points.push_back(lifted(middle(picture.spaces[tint.space])));
    }
  }
  constexpr std::size_t kMost = 120;
  if (points.size() <= kMost) return points;
  std::vector<BrickPoint> some;
  for (std::size_t n = 0; n < kMost; ++n) some.push_back(points[n * points.size() / kMost]);
  return some;
}

}  // namespace

BrickLayout::BrickLayout(const BrickPicture& picture)
    : picture_(picture),
      tree_(picture.bodies),
      shown_(shown_part(picture)),
      frame_(shown_),
      bounds_(frame_.box(shown_)),
      vital_(vital_points(picture)) {
  if (picture.overlay) {
    for (const auto& glow : picture.overlay->glows) glowing_.insert(glow.piece);
  }
}

bool BrickLayout::shows(const Body& body) const {
  const parapet::Box box = parapet::bounds(body.shape);
  return in_plan(shown_, static_cast<double>(box.lo().x), static_cast<double>(box.lo().y),
                 static_cast<double>(box.hi().x), static_cast<double>(box.hi().y));
}

bool BrickLayout::shows(const BrickSpace& space) const { return shows(middle(space)); }

bool BrickLayout::shows(const BrickPoint& point) const {
  return in_plan(shown_, point.x, point.y, point.x, point.y);
}

Subject BrickLayout::subject() const {
  Subject subject;
  const auto add = [&subject](const osg::BoundingBoxd& box) {
    for (unsigned corner = 0; corner < 8; ++corner) subject.extent.push_back(box.corner(corner));
  };
  osg::BoundingBoxd tops;
  for (const Body& body : picture_.bodies) {
    if (!shows(body)) continue;
    const osg::BoundingBoxd box = frame_.box(parapet::bounds(body.shape));
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

BrickPoint BrickLayout::to_board(const osg::Vec3d& world) const {
  const osg::Vec3d origin = frame_.at(0, 0, 0);
  return {(world.x() - origin.x()) * BrickFrame::kTicks,
          (origin.y() - world.y()) * BrickFrame::kTicks,
          (world.z() - origin.z()) * BrickFrame::kTicks};
}

double BrickLayout::hidden(const osg::Vec3d& eye, const osg::Vec3d& point) const {
  constexpr int kMost = 4;
  int count = 0;
  tree_.pass(to_board(point), to_board(eye), [&](std::size_t body) {
    if (!glowing_.contains(picture_.bodies[body].piece)) ++count;
    return count < kMost;
  });
  return count;
}

std::set<std::size_t> BrickLayout::hiding_pieces(const osg::Vec3d& eye) const {
  std::set<std::size_t> pieces;
  for (const BrickPoint& point : vital_) {
    tree_.pass(point, to_board(eye), [&](std::size_t body) {
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
  tree_.pass(lifted(point), to_board(eye), [&](std::size_t body) {
    hidden = !glass.contains(picture_.bodies[body].piece);
    return !hidden;
  });
  return hidden;
}

std::vector<BrickPoint> marked_points(const BrickPicture& picture) {
  std::vector<BrickPoint> points;
  if (!picture.overlay) return points;
  const BrickOverlay& overlay = *picture.overlay;
  for (const auto& ray : overlay.rays) {
    points.push_back(ray.from);
    points.push_back(ray.to);
  }
  for (const auto& way : overlay.ways) {
    for (const auto& stop : way.stops) points.push_back(stop.at);
  }
  for (const auto& mark : overlay.marks) points.push_back(mark.at);
  for (const auto& note : overlay.notes) points.push_back(note.at);
  for (const auto& strip : overlay.strips) {
    points.insert(points.end(), strip.corners.begin(), strip.corners.end());
  }
  return points;
}

}  // namespace parapet::viewer
