#include "scans/terrain/cloud_front.h"

#include <CGAL/Advancing_front_surface_reconstruction.h>
#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/Random.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <exception>
#include <iterator>
#include <string>
#include <tuple>
#include <utility>

namespace parapet::scans {
namespace {

using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;

// Where two edges of the front are as good as each other, the library takes the one that lies
// lower in memory, which is another one in each run. Here the numbers of their ends decide.
template <class Edge>
struct RankedEdge {
  RankedEdge(double value, Edge* edge) : first(value), second(edge) {
    const auto& [cell, one, other] = edge->first.first;
    ends = {cell->vertex(one)->info(), cell->vertex(other)->info()};
  }

  friend bool operator<(const RankedEdge& a, const RankedEdge& b) {
    return std::tie(a.first, a.ends, a.second) < std::tie(b.first, b.ends, b.second);
  }

  double first;
  Edge* second;
  std::array<std::size_t, 2> ends;
};

template <class Base = CGAL::Advancing_front_surface_reconstruction_vertex_base_3<Kernel>>
class RankedVertex : public Base {
 public:
  using Base::Base;

  template <class Structure>
  struct Rebind_TDS {
    using Other = RankedVertex<typename Base::template Rebind_TDS<Structure>::Other>;
  };

  using Radius_ptr_type = RankedEdge<typename Base::IO_edge_type>;
};

using Cell = CGAL::Advancing_front_surface_reconstruction_cell_base_3<Kernel>;
using Structure = CGAL::Triangulation_data_structure_3<RankedVertex<>, Cell>;
using Triangulation = CGAL::Delaunay_triangulation_3<Kernel, Structure>;

// Prefers small empty circles, and never takes a triangle that spans a gap in the scan.
struct ShortWayRound {
  double most_perimeter;

  template <class Front, class CellHandle>
  double operator()(const Front& front, CellHandle& cell, const int& index) const {
    double around = 0;
    for (int n = 1; n <= 3; ++n) {
      const auto& one = cell->vertex((index + n) % 4)->point();
      const auto& next = cell->vertex((index + n % 3 + 1) % 4)->point();
      around += std::sqrt(CGAL::to_double(CGAL::squared_distance(one, next)));
      if (around > most_perimeter) return front.infinity();
    }
    return front.smallest_radius_delaunay_sphere(cell, index);
  }
};

std::vector<std::array<std::size_t, 3>> laid_over(const std::vector<Vector3>& points,
                                                  double most_perimeter) {
  std::vector<std::pair<Kernel::Point_3, std::size_t>> places;
  places.reserve(points.size());
  for (const Vector3& p : points) {
    places.emplace_back(Kernel::Point_3(p.x, p.y, p.z), places.size());
  }
  CGAL::get_default_random() = CGAL::Random(1);  // it is drawn from while points are put in
  Triangulation triangulation(places.begin(), places.end());
  CGAL::Advancing_front_surface_reconstruction<Triangulation, ShortWayRound> front(
      triangulation, ShortWayRound{most_perimeter});
  front.run();
  std::vector<std::array<std::size_t, 3>> triangles;
  CGAL::write_triple_indices(std::back_inserter(triangles), front);
  return triangles;
}

}  // namespace

Result<std::vector<Face>> front_faces(const std::vector<Vector3>& points, double most_perimeter) {
  if (points.size() > kMostFrontPoints) {
    return Failure(Fault{"limit",
                         {},
                         {},
                         std::to_string(points.size()) + " points",
                         "at most " + std::to_string(kMostFrontPoints) + " for a front",
                         {}});
  }
  std::vector<Face> faces;
  try {
    for (const auto& [a, b, c] : laid_over(points, most_perimeter)) {
      Face face{static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b),
                static_cast<std::uint32_t>(c)};
      std::rotate(face.begin(), std::min_element(face.begin(), face.end()), face.end());
      faces.push_back(face);
    }
  } catch (const std::exception& problem) {
    return Failure(Fault{"bad-scan",
                         {},
                         {},
                         std::string("points that no surface can be laid over: ") + problem.what(),
                         "points of a surface",
                         {}});
  }
  std::sort(faces.begin(), faces.end(), [](Face a, Face b) {
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    return a < b;
  });
  return faces;
}

}  // namespace parapet::scans
