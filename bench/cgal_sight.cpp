#include <CGAL/AABB_traits.h>
#include <CGAL/AABB_tree.h>
#include <CGAL/AABB_triangle_primitive.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>

#include <vector>

#include "bench/sight_rivals.h"

namespace parapet::bench {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Triangles = std::vector<Kernel::Triangle_3>;
using Primitive = CGAL::AABB_triangle_primitive<Kernel, Triangles::const_iterator>;

Kernel::Point_3 place(Point p) {
  return {static_cast<double>(p.x), static_cast<double>(p.y), static_cast<double>(p.z)};
}

}  // namespace

struct CgalSight::Tree {
  Triangles triangles;
  CGAL::AABB_tree<CGAL::AABB_traits<Kernel, Primitive>> tree;
};

CgalSight::CgalSight(const TriangleMesh& mesh) : tree_(std::make_unique<Tree>()) {
  const auto corner = [&](std::uint32_t n) {
    const auto& [x, y, z] = mesh.corners[n];
    return Kernel::Point_3(x, y, z);
  };
  for (const auto& [a, b, c] : mesh.triangles) {
    tree_->triangles.emplace_back(corner(a), corner(b), corner(c));
  }
  tree_->tree.insert(tree_->triangles.cbegin(), tree_->triangles.cend());
  tree_->tree.build();
}

CgalSight::~CgalSight() = default;

void CgalSight::single(std::span<const Segment> lines, std::span<std::uint8_t> blocked) const {
  for (std::size_t n = 0; n < lines.size(); ++n) {
    const Kernel::Segment_3 line(place(lines[n].p), place(lines[n].q));
    blocked[n] = tree_->tree.do_intersect(line) ? 1 : 0;
  }
}

}  // namespace parapet::bench
