#include "physics/structure/stud_contacts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <tuple>

namespace parapet::physics {
namespace {

constexpr std::int64_t kPitch = 80;  // ticks between studs

// A stud in a hole.
struct Joint {
  StudPlane plane;
  Point at;

  friend auto operator<=>(const Joint&, const Joint&) = default;
};

struct Stud {
  Point at;
  Vec axis;
  std::uint32_t piece = 0;

  friend auto operator<=>(const Stud&, const Stud&) = default;
};

std::vector<Stud> all_studs(const Structure& structure) {
  std::vector<Stud> studs;
  for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
    if (structure.pieces[n].holding == Holding::settled) continue;
    for (const Connector& stud : structure.pieces[n].studs)
      studs.push_back({stud.at, stud.axis, n});
  }
  std::sort(studs.begin(), studs.end());
  return studs;
}

std::vector<Joint> all_joints(const Structure& structure) {
  const std::vector<Stud> studs = all_studs(structure);
  const auto is_fixed = [&](std::uint32_t piece) {
    return structure.pieces[piece].holding == Holding::fixed;
  };
  std::vector<Joint> joints;
  for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
    const Piece& piece = structure.pieces[n];
    if (piece.holding == Holding::settled) continue;
    for (const Connector& hole : piece.holes) {
      const Vec axis = -hole.axis;
      const std::int64_t offset = dot(axis, hole.at - Point{});
      const bool in_table = structure.table == Table::studded && axis == Vec{0, 0, 1} &&
                            offset == structure.table_height;
      if (in_table && !is_fixed(n)) joints.push_back({{n, kTable, axis, offset}, hole.at});
      auto stud = std::lower_bound(studs.begin(), studs.end(), Stud{hole.at, axis, 0});
      const auto is_there = [&] {
        return stud != studs.end() && stud->at == hole.at && stud->axis == axis;
      };
      const auto is_useless = [&] {
        return stud->piece == n || (is_fixed(n) && is_fixed(stud->piece));
      };
      while (is_there() && is_useless()) ++stud;
      if (is_there()) joints.push_back({{n, stud->piece, axis, offset}, hole.at});
    }
  }
  std::sort(joints.begin(), joints.end());
  joints.erase(std::unique(joints.begin(), joints.end()), joints.end());
  return joints;
}

// A place in the plane of a contact, along the two axes of the board that lie in it.
using InPlane = std::array<std::int64_t, 2>;

// Which axes of the board they are, 0 to 2.
std::array<std::size_t, 2> axes_across(Vec axis) {
  if (axis.x != 0) return {1, 2};
  return axis.y != 0 ? std::array<std::size_t, 2>{0, 2} : std::array<std::size_t, 2>{0, 1};
}

InPlane in_plane(Point point, const std::array<std::size_t, 2>& axes) {
  const std::array<std::int64_t, 3> all{point.x, point.y, point.z};
  return {all[axes[0]], all[axes[1]]};
}

// From the outermost hole to the opposite one.
struct HoleSpan {
  InPlane least{};
  InPlane most{};

  std::int64_t side(std::size_t axis) const { return most[axis] - least[axis]; }
};

HoleSpan span_of(const Piece& piece, const StudPlane& plane,
                 const std::array<std::size_t, 2>& axes) {
  HoleSpan span;
  bool is_first = true;
  for (const Connector& hole : piece.holes) {
    if (hole.axis != -plane.axis || dot(plane.axis, hole.at - Point{}) != plane.offset) continue;
    const InPlane at = in_plane(hole.at, axes);
    for (std::size_t axis = 0; axis < 2; ++axis) {
      span.least[axis] = is_first ? at[axis] : std::min(span.least[axis], at[axis]);
      span.most[axis] = is_first ? at[axis] : std::max(span.most[axis], at[axis]);
    }
    is_first = false;
  }
  return span;
}

// Contact points about a stud, in eighths of a pitch.
struct GripPoint {
  std::array<int, 2> at{};
  double holds = 1;
};

void add_point(std::vector<GripPoint>& points, const GripPoint& added) {
  const auto known = std::find_if(points.begin(), points.end(),
                                  [&](const GripPoint& point) { return point.at == added.at; });
  if (known == points.end()) {
    points.push_back(added);
  } else {
    known->holds += added.holds;
  }
}

// Three points, the single one in the given direction, which is one of the four along the axes.
void add_three(std::vector<GripPoint>& points, std::array<int, 2> single, double holds) {
  const std::array<int, 2> beside{-single[1], single[0]};
  add_point(points, {{2 * single[0], 2 * single[1]}, holds});
  for (const int side : {-1, 1}) {
    add_point(points, {{side * beside[0] - single[0], side * beside[1] - single[1]}, holds});
  }
}

// The directions in which the single point may lie: away from the middle of the piece.
std::vector<std::array<int, 2>> ways_out(const HoleSpan& span, std::span<const Joint> joints,
                                         const std::array<std::size_t, 2>& axes) {
  // Twice the distance of their middle from that of the holes, times their number.
  InPlane off{};
  for (const Joint& joint : joints) {
    const InPlane at = in_plane(joint.at, axes);
    for (std::size_t axis = 0; axis < 2; ++axis) {
      off[axis] += 2 * at[axis] - span.least[axis] - span.most[axis];
    }
  }
  const auto ways_along = [&](std::size_t axis) {
    std::vector<std::array<int, 2>> ways;
    for (const int sign : {-1, 1}) {
      std::array<int, 2> way{};
      way[axis] = sign;
      if (sign * off[axis] >= 0) ways.push_back(way);
    }
    return ways;
  };
  const std::int64_t first = std::abs(off[0]);
  const std::int64_t second = std::abs(off[1]);
  const auto [a, b] = span.side(0) == span.side(1) ? std::pair(first, second)
                                                   : std::pair(span.side(0), span.side(1));
  if (a != b) return ways_along(a > b ? 0 : 1);
  return {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
}

std::vector<GripPoint> grip_points(const HoleSpan& span, std::span<const Joint> joints,
                                   const std::array<std::size_t, 2>& axes) {
  if (std::min(span.side(0), span.side(1)) < kPitch) {
    return {{{-2, 0}, 1}, {{0, -2}, 1}, {{0, 2}, 1}, {{2, 0}, 1}};
  }
  std::vector<GripPoint> points;
  const auto ways = ways_out(span, joints, axes);
  for (const std::array<int, 2> way : ways) {
    add_three(points, way, 1 / static_cast<double>(ways.size()));
  }
  return points;
}

Contact contact_of(const Structure& structure, std::span<const Joint> joints) {
  constexpr double kEighth = kPitch / 8.0;
  const StudPlane& plane = joints.front().plane;
  const auto axes = axes_across(plane.axis);
  const HoleSpan span = span_of(structure.pieces[plane.holes], plane, axes);
  const std::vector<GripPoint> points = grip_points(span, joints, axes);
  Contact contact;
  contact.upper = plane.holes;
  contact.lower = plane.studs;
  contact.kind = ContactKind::studded;
  contact.axis = vector_of(Point{} + plane.axis);
  contact.studs = static_cast<int>(joints.size());
  Vec sum;
  for (const Joint& joint : joints) {
    sum = sum + (joint.at - Point{});
    for (const GripPoint& point : points) {
      ContactPlace place{vector_of(joint.at), point.holds};
      for (std::size_t axis = 0; axis < 2; ++axis) place.at[axes[axis]] += kEighth * point.at[axis];
      contact.places.push_back(place);
    }
  }
  contact.middle = (1 / static_cast<double>(joints.size())) * vector_of(Point{} + sum);
  return contact;
}

}  // namespace

StudContacts stud_contacts(const Structure& structure) {
  const std::vector<Joint> joints = all_joints(structure);
  StudContacts found;
  for (auto first = joints.begin(); first != joints.end();) {
    const auto last = std::find_if(first, joints.end(),
                                   [&](const Joint& joint) { return joint.plane != first->plane; });
    found.contacts.push_back(contact_of(structure, {first, last}));
    found.planes.push_back(first->plane);
    first = last;
  }
  return found;
}

}  // namespace parapet::physics
