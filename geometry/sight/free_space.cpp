#include "geometry/sight/free_space.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "geometry/numbers/division.h"

namespace parapet {
namespace {

using WideVec = std::array<Wide, 3>;

// Exact for normals <= 2^40: components <= 2^81.
WideVec wide_cross(Vec u, Vec v) noexcept {
  return {Wide{u.y} * v.z - Wide{u.z} * v.y, Wide{u.z} * v.x - Wide{u.x} * v.z,
          Wide{u.x} * v.y - Wide{u.y} * v.x};
}
static_assert(3 * power_of_two(81 + 40) < power_of_two(123));

WideVec shortest(WideVec v) noexcept {
  const auto size = [](Wide component) { return component < 0 ? -component : component; };
  const Wide divisor =
      greatest_common_divisor(size(v[0]), greatest_common_divisor(size(v[1]), size(v[2])));
  if (divisor > 1) {
    for (Wide& component : v) component /= divisor;
  }
  return v;
}

}  // namespace

FreeSpace::FreeSpace(std::span<const LocalCone> cones) {
  for (const Vec axis : {Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}) face(axis);
  for (const LocalCone& cone : cones) {
    Facets facets;
    for (const Vec normal : cone.within) facets.within.push_back(face(normal));
    if (cone.flat) facets.flat = face(*cone.flat).plane;
    cones_.push_back(std::move(facets));
  }
  for (std::size_t plane = 0; plane < normals_.size(); ++plane) {
    const std::vector<Ray> rays = rays_round(plane);
    for (std::size_t i = 0; i < rays.size(); ++i) add_wall(rays[i], rays[(i + 1) % rays.size()]);
  }
}

// The number of the plane with that normal, new or known, and whether it is known the same way.
FreeSpace::Face FreeSpace::face(Vec normal) {
  const std::int64_t divisor = std::gcd(std::gcd(normal.x, normal.y), normal.z);
  normal = {normal.x / divisor, normal.y / divisor, normal.z / divisor};
  const Sign way = normal < Vec{} ? Sign::negative : Sign::positive;
  if (way == Sign::negative) normal = -normal;
  const auto known = std::find(normals_.begin(), normals_.end(), normal);
  const auto plane = static_cast<std::size_t>(known - normals_.begin());
  if (known == normals_.end()) normals_.push_back(normal);
  return {plane, way};
}

Sign FreeSpace::determinant(std::size_t i, std::size_t j, std::size_t k) const {
  const WideVec across = wide_cross(normals_[i], normals_[j]);
  const Vec n = normals_[k];
  return sign_of(across[0] * n.x + across[1] * n.y + across[2] * n.z);
}

// On which side of the plane the ray lies.
Sign FreeSpace::side(const Ray& ray, std::size_t plane) const {
  return ray.way * determinant(ray.plane, ray.other, plane);
}

// The directions in which the other planes cut this one, once round. In the plane with normal n,
// the turn from n x a to n x b is that of the determinant of n, a and b.
std::vector<FreeSpace::Ray> FreeSpace::rays_round(std::size_t plane) const {
  const std::size_t start = plane == 0 ? 1 : 0;
  std::vector<Ray> half;  // those less than half a turn on from the first
  for (std::size_t other = 0; other < normals_.size(); ++other) {
    const Sign way = determinant(plane, start, other);
    if (other == plane || way == Sign::zero) continue;
    const bool known = std::any_of(half.begin(), half.end(), [&](const Ray& ray) {
      return determinant(plane, ray.other, other) == Sign::zero;
    });
    if (!known) half.push_back({plane, other, way});
  }
  std::sort(half.begin(), half.end(), [&](const Ray& a, const Ray& b) {
    return a.way * b.way * determinant(plane, a.other, b.other) == Sign::positive;
  });
  half.insert(half.begin(), Ray{plane, start, Sign::positive});
  std::vector<Ray> all = half;
  for (Ray ray : half) {
    ray.way = -ray.way;
    all.push_back(ray);
  }
  return all;
}

bool FreeSpace::is_free(const Sides& sides) const {
  return std::none_of(cones_.begin(), cones_.end(), [&](const Facets& cone) {
    if (cone.flat && sides[*cone.flat] != Sign::zero) return false;
    return std::all_of(cone.within.begin(), cone.within.end(), [&](const Face& facet) {
      return facet.way * sides[facet.plane] != Sign::positive;
    });
  });
}

std::optional<std::size_t> FreeSpace::cell(const Sides& sides) {
  const auto known = cells_.find(sides);
  if (known != cells_.end()) return known->second;
  if (!is_free(sides)) return std::nullopt;
  const std::size_t number = parents_.size();
  cells_.emplace(sides, number);
  parents_.push_back(number);
  corners_.emplace_back();
  return number;
}

// The wall between two rays that follow each other round their plane.
void FreeSpace::add_wall(const Ray& first, const Ray& last) {
  Sides sides(normals_.size());
  for (std::size_t i = 0; i < sides.size(); ++i) {
    sides[i] = side(first, i);
    if (sides[i] == Sign::zero) sides[i] = side(last, i);
  }
  const bool open = is_free(sides);
  std::array<std::optional<std::size_t>, 2> beside;
  for (const Sign way : {Sign::negative, Sign::positive}) {
    sides[first.plane] = way;
    const std::optional<std::size_t> found = cell(sides);
    beside[way == Sign::positive ? 1 : 0] = found;
    if (found) {
      corners_[*found].push_back(first);
      corners_[*found].push_back(last);
    }
  }
  if (open && beside[0] && beside[1]) parents_[root(*beside[0])] = root(*beside[1]);
}

std::size_t FreeSpace::root(std::size_t cell) const {
  while (parents_[cell] != cell) cell = parents_[cell];
  return cell;
}

std::optional<Vec> FreeSpace::some_free() const {
  if (cells_.empty()) return std::nullopt;
  WideVec sum{};
  for (const Ray& ray : corners_[cells_.begin()->second]) {
    const WideVec along = shortest(wide_cross(normals_[ray.plane], normals_[ray.other]));
    for (std::size_t i = 0; i < 3; ++i) sum[i] += static_cast<int>(ray.way) * along[i];
  }
  sum = shortest(sum);
  for (const Wide component : sum) {
    if (component >= power_of_two(62) || component <= -power_of_two(62)) return std::nullopt;
  }
  return Vec{static_cast<std::int64_t>(sum[0]), static_cast<std::int64_t>(sum[1]),
             static_cast<std::int64_t>(sum[2])};
}

std::optional<std::size_t> FreeSpace::part_of(Vec first, Vec second) const {
  Sides sides;
  for (const Vec normal : normals_) {
    Sign found = sign_of(wide_dot(normal, first));
    if (found == Sign::zero) found = sign_of(wide_dot(normal, second));
    // In a wall: where that is free, so are the cells beside it.
    sides.push_back(found == Sign::zero ? Sign::positive : found);
  }
  const auto known = cells_.find(sides);
  if (known == cells_.end()) return std::nullopt;
  return root(known->second);
}

}  // namespace parapet
