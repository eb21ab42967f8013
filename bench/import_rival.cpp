#include "bench/import_rival.h"

#include <CGAL/Exact_predicates_inexact_constructions_kernel.h>
#include <CGAL/IO/STL.h>
#include <CGAL/Polygon_mesh_processing/border.h>
#include <CGAL/Polygon_mesh_processing/measure.h>
#include <CGAL/Polygon_mesh_processing/orient_polygon_soup.h>
#include <CGAL/Polygon_mesh_processing/polygon_soup_to_polygon_mesh.h>
#include <CGAL/Polygon_mesh_processing/repair_polygon_soup.h>
#include <CGAL/Polygon_mesh_processing/triangulate_hole.h>
#include <CGAL/Surface_mesh.h>

#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

#include "bench/measure.h"

namespace parapet::bench {
namespace {

namespace pmp = CGAL::Polygon_mesh_processing;
using Kernel = CGAL::Exact_predicates_inexact_constructions_kernel;
using Mesh = CGAL::Surface_mesh<Kernel::Point_3>;

void fill_holes(Mesh& mesh) {
  std::vector<Mesh::Halfedge_index> borders;
  pmp::extract_boundary_cycles(mesh, std::back_inserter(borders));
  const auto edges_of = [&mesh](Mesh::Halfedge_index border) {
    std::size_t edges = 0;
    for (auto h = border; edges == 0 || h != border; h = mesh.next(h)) ++edges;
    return edges;
  };
  const auto outer = std::max_element(borders.begin(), borders.end(),
                                      [&](auto a, auto b) { return edges_of(a) < edges_of(b); });
  for (auto border = borders.begin(); border != borders.end(); ++border) {
    if (border == outer) continue;
    std::vector<Mesh::Face_index> filled;
    pmp::triangulate_hole(mesh, *border, std::back_inserter(filled));
  }
}

}  // namespace

MendedByRival mend_by_cgal(const std::string& stl) {
  MendedByRival mended;
  std::vector<Kernel::Point_3> points;
  std::vector<std::array<std::size_t, 3>> faces;
  mended.read_seconds = seconds_of([&] {
    std::istringstream in(stl);
    CGAL::IO::read_STL(in, points, faces);
  });
  Mesh mesh;
  mended.mend_seconds = seconds_of([&] {
    pmp::repair_polygon_soup(points, faces);
    pmp::orient_polygon_soup(points, faces);
    pmp::polygon_soup_to_polygon_mesh(points, faces, mesh);
  });
  mended.faces = mesh.number_of_faces();
  mended.fill_seconds = seconds_of([&] { fill_holes(mesh); });
  mended.volume = CGAL::to_double(pmp::volume(mesh));
  return mended;
}

}  // namespace parapet::bench
