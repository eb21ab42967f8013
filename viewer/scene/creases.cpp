#include "viewer/scene/creases.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "viewer/scene/shape_faces.h"

namespace parapet::viewer {
namespace {

constexpr double kSharp = 0.5;              // cosine of 60 degrees
constexpr std::size_t kMostSharpInTen = 1;  // of the edges of a scan that is not rough

}  // namespace

void Creases::add(const Triangle& triangle, const osg::Vec3d& normal) {
  osg::Vec3f unit(normal);
  unit.normalize();
  const Point corners[] = {triangle.a, triangle.b, triangle.c};
  for (std::size_t n = 0; n < 3; ++n) {
    const Point p = corners[n];
    const Point q = corners[(n + 1) % 3];
    sides_.push_back({{std::min(p, q), std::max(p, q)}, unit});
  }
}

template <class Wanted>
std::vector<Creases::Edge> Creases::chosen(const Wanted& wanted) {
  // Stable, so that edges are chosen alike wherever the sort is from.
  std::stable_sort(sides_.begin(), sides_.end(),
                   [](const Side& a, const Side& b) { return a.edge < b.edge; });
  std::vector<Edge> edges;
  for (std::size_t n = 0; n < sides_.size();) {
    const std::size_t first = n;
    while (n < sides_.size() && sides_[n].edge == sides_[first].edge) ++n;
    if (wanted(std::span<const Side>(sides_).subspan(first, n - first))) {
      edges.push_back(sides_[first].edge);
    }
  }
  return edges;
}

std::vector<Creases::Edge> Creases::of_part() {
  return chosen([](std::span<const Side> sides) {
    return sides.size() != 2 || std::abs(sides[0].normal * sides[1].normal) <= kCrease;
  });
}

std::vector<Creases::Edge> Creases::of_scan() {
  std::size_t edges = 0;
  std::size_t sharp = 0;
  const auto is_sharp = [](std::span<const Side> sides) {
    return sides.size() == 2 && sides[0].normal * sides[1].normal < kSharp;
  };
  const auto all = chosen([&](std::span<const Side> sides) {
    ++edges;
    if (is_sharp(sides)) ++sharp;
    return sides.size() == 1 || is_sharp(sides);
  });
  constexpr std::size_t kFew = 1'000;  // edges that make no mess
  if (edges <= kFew || sharp * 10 <= edges * kMostSharpInTen) return all;
  return chosen([](std::span<const Side> sides) { return sides.size() == 1; });
}

}  // namespace parapet::viewer
