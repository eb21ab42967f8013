#include "physics/collapse/ways_to_lie.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <variant>

#include "geometry/numbers/division.h"
#include "geometry/numbers/length.h"
#include "geometry/solids/convex_hull.h"
#include "physics/structure/centre.h"

namespace parapet::physics {
namespace {

constexpr double kNearly = 0.02;    // of an axis of length 1
constexpr std::int64_t kInset = 2;  // ticks: more than corners are rounded by and bodies sink in
constexpr std::int64_t kStud = Length::studs(1).ticks();

std::int64_t rounded(double ticks) { return std::llround(ticks); }
Point rounded(const Vector3& v) { return {rounded(v[0]), rounded(v[1]), rounded(v[2])}; }

std::array<Point, 8> corners_of(const Box& box) {
  std::array<Point, 8> corners;
  for (std::size_t n = 0; n < corners.size(); ++n) {
    corners[n] = {(n & 1) != 0 ? box.hi().x : box.lo().x, (n & 2) != 0 ? box.hi().y : box.lo().y,
                  (n & 4) != 0 ? box.hi().z : box.lo().z};
  }
  return corners;
}

std::vector<Point> corners_of(const Shape& shape) {
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) return solid->vertices();
  if (const auto* t = std::get_if<Triangle>(&shape)) return {t->a, t->b, t->c};
  const auto corners = corners_of(std::get<Box>(shape));
  return {corners.begin(), corners.end()};
}

// Where each axis of the body points: the columns of its turn.
using Axes = std::array<Vector3, 3>;

Axes axes_of(const Pose& pose) {
  return {turned(pose, {1, 0, 0}), turned(pose, {0, 1, 0}), turned(pose, {0, 0, 1})};
}

// The axis of the board, or its opposite, that a direction is nearly along.
std::optional<Vec> nearly_along(const Vector3& direction) {
  const Point near = rounded(direction);
  const Vector3 off = direction - vector_of(near);
  const auto small = [](double value) { return std::abs(value) <= kNearly; };
  if (!std::all_of(off.begin(), off.end(), small)) return std::nullopt;
  return near - Point{};
}

Vector3 vector_of_vec(Vec v) { return vector_of(Point{} + v); }

// By quarter turns: solids stay what they are.
class StraightMap {
 public:
  StraightMap(const std::array<Vec, 3>& axes, const Pose& pose, const Vector3& centre)
      : axes_(axes) {
    Vector3 image{};
    for (std::size_t n = 0; n < 3; ++n) image = image + centre[n] * vector_of_vec(axes[n]);
    shift_ = rounded(pose.position - image) - Point{};
  }
  void shift(Vec by) { shift_ = shift_ + by; }

  Point operator()(Point p) const {
    return Point{} + (p.x * axes_[0] + p.y * axes_[1] + p.z * axes_[2] + shift_);
  }

 private:
  std::array<Vec, 3> axes_;
  Vec shift_;
};

// Corner by corner.
class RoundedMap {
 public:
  RoundedMap(const Axes& axes, const Pose& pose, const Vector3& centre)
      : axes_(axes), position_(pose.position), centre_(centre) {
    // Along an upright axis whole ticks stay whole ticks: what lies level stays level.
    for (std::size_t n = 0; n < 3; ++n) {
      const double up = axes[n][2];
      if (up != 1 && up != -1) continue;
      upright_ = n;
      foot_ = rounded(pose.position[2] - up * centre[n]);
    }
  }

  Point operator()(Point p) const {
    const Vector3 arm = vector_of(p) - centre_;
    Point image = rounded(position_ + arm[0] * axes_[0] + arm[1] * axes_[1] + arm[2] * axes_[2]);
    if (upright_) {
      const std::int64_t along = *upright_ == 0 ? p.x : *upright_ == 1 ? p.y : p.z;
      image.z = foot_ + (axes_[*upright_][2] > 0 ? along : -along);
    }
    return image;
  }
  bool is_upright(std::size_t axis) const { return upright_ == axis; }

 private:
  Axes axes_;
  Vector3 position_;
  Vector3 centre_;
  std::optional<std::size_t> upright_;
  std::int64_t foot_ = 0;
};

// A coordinate at either end moved inwards, where there is room for it.
std::int64_t inset(std::int64_t at, std::int64_t lo, std::int64_t hi) {
  const std::int64_t by = std::min(kInset, (hi - lo) / 8);
  return at == lo ? at + by : at == hi ? at - by : at;
}

// The hull of the rounded corners; of corners that fell into one plane the block around them.
Shape image_of(const Shape& shape, const RoundedMap& map) {
  std::vector<Point> corners = corners_of(shape);
  const Box box = bounds(shape);
  for (Point& corner : corners) {
    Point in{inset(corner.x, box.lo().x, box.hi().x), inset(corner.y, box.lo().y, box.hi().y),
             inset(corner.z, box.lo().z, box.hi().z)};
    if (map.is_upright(0)) in.x = corner.x;
    if (map.is_upright(1)) in.y = corner.y;
    if (map.is_upright(2)) in.z = corner.z;
    corner = map(in);
  }
  if (std::holds_alternative<Triangle>(shape)) {
    return Triangle{corners[0], corners[1], corners[2]};
  }
  if (auto hull = convex_hull(corners)) return *hull;
  Box around = Box::spanning(corners.front(), corners.front() + Vec{1, 1, 1});
  for (const Point corner : corners) around = join(around, Box::spanning(corner, corner));
  return around;
}

// Quarter turns leave solids what they are.
Shape image_of(const Shape& shape, const StraightMap& map) {
  if (const auto* box = std::get_if<Box>(&shape)) {
    return Box::spanning(map(box->lo()), map(box->hi()));
  }
  std::vector<Point> corners = corners_of(shape);
  for (Point& corner : corners) corner = map(corner);
  if (const auto* solid = std::get_if<ConvexSolid>(&shape)) {
    return std::get<ConvexSolid>(ConvexSolid::make(std::move(corners), solid->faces()));
  }
  return Triangle{corners[0], corners[1], corners[2]};
}

template <class Map>
Lie lie_by(const Map& map, const Structure& structure, const FallingBody& body) {
  Lie lie{{}, map(rounded(centre_of(structure, body.pieces)))};
  for (const std::uint32_t piece : body.pieces) {
    RestingPiece resting{piece, {}};
    for (const Shape& shape : structure.pieces[piece].shapes) {
      resting.shapes.push_back(image_of(shape, map));
    }
    lie.pieces.push_back(std::move(resting));
  }
  return lie;
}

// The least shift that makes a coordinate a whole number of studs away from another.
std::int64_t to_lattice(std::int64_t coordinate, std::int64_t of) {
  const std::int64_t beyond = coordinate - of - kStud * floor_quotient(coordinate - of, kStud);
  return beyond * 2 <= kStud ? -beyond : kStud - beyond;
}

// So that the first piece's corner is where a stud's cell starts, as it was when it was built.
Vec shift_to_lattice(const StraightMap& map, const Structure& structure, const FallingBody& body) {
  const std::vector<Shape>& shapes = structure.pieces[body.pieces.front()].shapes;
  if (shapes.empty()) return {};
  const Box built = bounds(shapes.front());
  const Point lies = Box::spanning(map(built.lo()), map(built.hi())).lo();
  return {to_lattice(lies.x, built.lo().x), to_lattice(lies.y, built.lo().y), 0};
}

// With one axis exactly upright, the others level and turned as they are.
std::optional<Axes> levelled(const Axes& axes) {
  for (std::size_t n = 0; n < 3; ++n) {
    const auto along = nearly_along(axes[n]);
    if (!along || along->z == 0) continue;
    const std::size_t next = (n + 1) % 3;
    Axes level;
    level[n] = vector_of_vec(*along);
    level[next] = unit({axes[next][0], axes[next][1], 0});
    level[(n + 2) % 3] = cross(level[n], level[next]);
    return level;
  }
  return std::nullopt;
}

// What rolled off the board's range is stopped within it.
Pose kept_in_range(const Structure& structure, const FallingBody& body, Pose pose) {
  double reach = 0;
  for (const std::uint32_t piece : body.pieces) {
    for (const Shape& shape : structure.pieces[piece].shapes) {
      for (const Point corner : corners_of(shape)) {
        reach = std::max(reach, length(vector_of(corner) - body.centre));
      }
    }
  }
  const double room = kMostLift + static_cast<double>(kStud);
  const double most = std::max(0.0, static_cast<double>(kMaxCoordinate) - reach - room);
  for (double& coordinate : pose.position) coordinate = std::clamp(coordinate, -most, most);
  return pose;
}

}  // namespace

std::vector<Lie> ways_to_lie(const Structure& structure, const FallingBody& body,
                             const Pose& at_rest) {
  const Pose pose = kept_in_range(structure, body, at_rest);
  const Axes axes = axes_of(pose);
  std::vector<Lie> ways;
  const auto first = nearly_along(axes[0]);
  const auto second = nearly_along(axes[1]);
  const auto third = nearly_along(axes[2]);
  if (first && second && third) {
    StraightMap map({*first, *second, *third}, pose, body.centre);
    const Lie straight = lie_by(map, structure, body);
    map.shift(shift_to_lattice(map, structure, body));
    ways.push_back(lie_by(map, structure, body));
    ways.push_back(straight);
  }
  if (const auto level = levelled(axes)) {
    ways.push_back(lie_by(RoundedMap(*level, pose, body.centre), structure, body));
  }
  ways.push_back(lie_by(RoundedMap(axes, pose, body.centre), structure, body));
  return ways;
}

}  // namespace parapet::physics
