#include "geometry/sight/cone_polygon.h"

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <utility>

namespace parapet {
namespace {

using Long = boost::multiprecision::int256_t;

Wide magnitude(Wide value) { return value < 0 ? -value : value; }

Wide common_divisor(Wide a, Wide b) {
  while (b != 0) a = std::exchange(b, a % b);
  return magnitude(a);
}

// The shortest vector of whole numbers in the same direction: what is simple stays small.
WideVec shortened(const WideVec& v) {
  const Wide common = common_divisor(common_divisor(v.x, v.y), v.z);
  return common == 0 ? v : WideVec{v.x / common, v.y / common, v.z / common};
}

WideVec widened(Vec v) { return {v.x, v.y, v.z}; }

// The direction in which two planes through the eye meet.
WideVec meeting(Vec u, Vec v) {
  return shortened({Wide{u.y} * v.z - Wide{u.z} * v.y, Wide{u.z} * v.x - Wide{u.x} * v.z,
                    Wide{u.x} * v.y - Wide{u.y} * v.x});
}

// One side of a cut, corner by corner. `signs` are those of the corners against `side`.
ConePolygon half_of(const ConePolygon& polygon, const std::vector<Sign>& signs, Vec side) {
  if (std::find(signs.begin(), signs.end(), Sign::positive) == signs.end()) return {};
  ConePolygon half;
  half.reserve(polygon.size() + 1);
  for (std::size_t n = 0; n < polygon.size(); ++n) {
    const ConeCorner& corner = polygon[n];
    const Sign here = signs[n];
    const Sign next = signs[(n + 1) % polygon.size()];
    if (here == Sign::positive) half.push_back(corner);
    // Where the edge leads out, the cut leads on.
    if (here == Sign::zero)
      half.push_back({corner.at, next == Sign::negative ? side : corner.side});
    // A point between corners a and b is a mean of them: (s.a) b - (s.b) a = (a x b) x s, and a x b
    // is the edge's side, but for its length.
    if (here == Sign::positive && next == Sign::negative) {
      half.push_back({meeting(corner.side, side), side});
    }
    if (here == Sign::negative && next == Sign::positive) {
      half.push_back({meeting(side, corner.side), corner.side});
    }
  }
  return half;
}

bool misses(const ConePolygon& polygon, Vec side) {
  return std::all_of(polygon.begin(), polygon.end(), [side](const ConeCorner& corner) {
    return side_of(side, corner.at) != Sign::positive;
  });
}

}  // namespace

Sign side_of(Vec side, const WideVec& v) noexcept {
  constexpr Wide kSmall = power_of_two(63);
  if (magnitude(v.x) < kSmall && magnitude(v.y) < kSmall && magnitude(v.z) < kSmall) {
    return sign_of(side.x * v.x + side.y * v.y + side.z * v.z);  // < 2^127
  }
  const Long sum = Long(side.x) * v.x + Long(side.y) * v.y + Long(side.z) * v.z;
  return sign_of(sum.sign());
}

bool is_inside(const ConePolygon& polygon, Vec direction) noexcept {
  return !polygon.empty() &&
         std::all_of(polygon.begin(), polygon.end(), [direction](const ConeCorner& corner) {
           return wide_dot(corner.side, direction) > 0;
         });
}

ConePolygon cone_of(const Screen& screen) {
  ConePolygon polygon;
  for (std::size_t n = 0; n < screen.corners.size(); ++n) {
    polygon.push_back({shortened(widened(screen.corners[n])), screen.sides[n]});
  }
  return polygon;
}

ConeCut cut(const ConePolygon& polygon, Vec side) {
  std::vector<Sign> signs;
  std::vector<Sign> opposite;
  for (const ConeCorner& corner : polygon) {
    signs.push_back(side_of(side, corner.at));
    opposite.push_back(-signs.back());
  }
  return {half_of(polygon, signs, side), half_of(polygon, opposite, -side)};
}

bool take_away(std::vector<ConePolygon>& parts, const std::vector<Vec>& sides) {
  std::vector<ConePolygon> left;
  for (ConePolygon& part : parts) {
    const bool is_apart =
        std::any_of(sides.begin(), sides.end(), [&part](Vec side) { return misses(part, side); });
    if (is_apart) {
      left.push_back(std::move(part));
      continue;
    }
    const std::size_t before = left.size();
    ConePolygon rest = part;
    for (const Vec side : sides) {
      if (rest.empty()) break;
      ConeCut both = cut(rest, side);
      if (!both.outside.empty()) left.push_back(std::move(both.outside));
      rest = std::move(both.inside);
    }
    if (rest.empty()) {  // nothing of it is in common: no need to cut it
      left.resize(before);
      left.push_back(std::move(part));
    }
    if (left.size() > kMostParts) return false;
  }
  parts = std::move(left);
  return true;
}

}  // namespace parapet
