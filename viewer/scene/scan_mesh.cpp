#include "viewer/scene/scan_mesh.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace parapet::viewer {
namespace {

constexpr double kSame = 1e-5;    // side of the cubes whose points are one, whatever the detail
constexpr double kCoarser = 1.3;  // from one try to the next

// A point with the cube of a grid that it lies in.
struct Placed {
  std::uint64_t cube = 0;
  std::uint32_t point = 0;
};

// Cubes of one side over the world of the picture, each a number.
class Grid {
 public:
  explicit Grid(double side) : side_(side) {}

  std::uint64_t cube(const osg::Vec3f& p) const {
    return part(p.x()) << 42U | part(p.y()) << 21U | part(p.z());
  }

 private:
  // What is shown lies within kLongest of the origin each way.
  std::uint64_t part(float value) const {
    constexpr double kMost = (1 << 21) - 1;
    const double cell = (static_cast<double>(value) + ScanFrame::kLongest) / side_;
    return static_cast<std::uint64_t>(std::clamp(cell, 0.0, kMost));
  }

  double side_;
};

// For each point the number of its cube among those that have points, which is its new point.
std::vector<std::uint32_t> join(const std::vector<osg::Vec3f>& points, double side,
                                std::vector<osg::Vec3f>& joined) {
  const Grid grid(side);
  std::vector<Placed> placed(points.size());
  for (std::uint32_t n = 0; n < points.size(); ++n) placed[n] = {grid.cube(points[n]), n};
  std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
    return a.cube != b.cube ? a.cube < b.cube : a.point < b.point;
  });
  std::vector<std::uint32_t> number(points.size());
  joined.clear();
  for (std::size_t first = 0; first < placed.size();) {
    osg::Vec3d sum;
    std::size_t end = first;
    for (; end < placed.size() && placed[end].cube == placed[first].cube; ++end) {
      sum += osg::Vec3d(points[placed[end].point]);
      number[placed[end].point] = static_cast<std::uint32_t>(joined.size());
    }
    joined.push_back(osg::Vec3f(sum / static_cast<double>(end - first)));
    first = end;
  }
  return number;
}

std::array<std::uint32_t, 3> sorted(std::array<std::uint32_t, 3> corners) {
  std::sort(corners.begin(), corners.end());
  return corners;
}

// Those that still have three corners, each once: the last layer's.
std::vector<ScanMesh::Face> renumbered(const std::vector<ScanMesh::Face>& faces,
                                       const std::vector<std::uint32_t>& number) {
  std::vector<ScanMesh::Face> left;
  left.reserve(faces.size());
  for (ScanMesh::Face face : faces) {
    for (std::uint32_t& corner : face.corners) corner = number[corner];
    // Which corner came first is no matter.
    std::rotate(face.corners.begin(), std::min_element(face.corners.begin(), face.corners.end()),
                face.corners.end());
    const auto& [a, b, c] = face.corners;
    if (a != b && b != c && c != a) left.push_back(face);
  }
  std::sort(left.begin(), left.end(), [](const auto& a, const auto& b) {
    const auto own = sorted(a.corners);
    const auto other = sorted(b.corners);
    if (own != other) return own < other;
    return a.layer != b.layer ? a.layer > b.layer : a.corners < b.corners;
  });
  left.erase(std::unique(left.begin(), left.end(),
                         [](const auto& a, const auto& b) {
                           return sorted(a.corners) == sorted(b.corners);
                         }),
             left.end());
  return left;
}

class MeshBuilder {
 public:
  MeshBuilder(const ScanPicture& picture, const ScanExtent& extent)
      : picture_(picture), extent_(extent), frame_(extent) {}

  ScanMesh build(const ScanDetail& detail) {
    for (std::size_t n = 0; n < picture_.layers.size(); ++n) {
      const auto layer = static_cast<std::uint32_t>(n);
      if (picture_.layers[n].faces.empty()) {
        add_dots(picture_.layers[n], layer);
      } else {
        add_faces(picture_.layers[n], layer);
      }
    }
    join_points(detail);
    thin_dots(detail);
    return std::move(mesh_);
  }

 private:
  void add_faces(const ScanLayer& layer, std::uint32_t number) {
    constexpr std::uint32_t kUnused = ~std::uint32_t{0};
    std::vector<std::uint32_t> place(layer.points.size(), kUnused);
    mesh_.faces_given += layer.faces.size();
    for (const auto& face : layer.faces) {
      const bool is_inside = std::all_of(face.begin(), face.end(), [&](std::uint32_t corner) {
        return extent_.holds(layer.points[corner]);
      });
      if (!is_inside) {
        ++mesh_.faces_outside;
        continue;
      }
      ScanMesh::Face added{{}, number};
      for (std::size_t n = 0; n < 3; ++n) {
        std::uint32_t& at = place[face[n]];
        if (at == kUnused) {
          at = static_cast<std::uint32_t>(mesh_.points.size());
          mesh_.points.push_back(osg::Vec3f(frame_.at(layer.points[face[n]])));
        }
        added.corners[n] = at;
      }
      mesh_.faces.push_back(added);
    }
  }

  void add_dots(const ScanLayer& layer, std::uint32_t number) {
    mesh_.dots_given += layer.points.size();
    for (const auto& point : layer.points) {
      if (extent_.holds(point)) {
        mesh_.dots.push_back({osg::Vec3f(frame_.at(point)), number});
      } else {
        ++mesh_.dots_outside;
      }
    }
  }

  void join_points(const ScanDetail& detail) {
    std::vector<osg::Vec3f> joined;
    std::vector<std::uint32_t> number = join(mesh_.points, kSame, joined);
    mesh_.faces = renumbered(mesh_.faces, number);
    mesh_.points = std::move(joined);
    double side = detail.finest;
    while (mesh_.faces.size() > detail.most_faces) {
      number = join(mesh_.points, side, joined);
      mesh_.faces = renumbered(mesh_.faces, number);
      mesh_.points = std::move(joined);
      mesh_.is_thinned = true;
      side *= kCoarser;
    }
  }

  // One for each cube: the first.
  void thin_dots(const ScanDetail& detail) {
    for (double side = detail.finest; mesh_.dots.size() > detail.most_dots; side *= kCoarser) {
      const Grid grid(side);
      std::vector<Placed> placed(mesh_.dots.size());
      for (std::uint32_t n = 0; n < mesh_.dots.size(); ++n) {
        placed[n] = {grid.cube(mesh_.dots[n].at), n};
      }
      std::sort(placed.begin(), placed.end(), [](const Placed& a, const Placed& b) {
        return a.cube != b.cube ? a.cube < b.cube : a.point < b.point;
      });
      std::vector<ScanMesh::Dot> left;
      for (std::size_t n = 0; n < placed.size(); ++n) {
        if (n > 0 && placed[n].cube == placed[n - 1].cube) continue;
        left.push_back(mesh_.dots[placed[n].point]);
      }
      mesh_.dots = std::move(left);
      mesh_.is_thinned = true;
    }
  }

  const ScanPicture& picture_;
  const ScanExtent& extent_;
  ScanFrame frame_;
  ScanMesh mesh_;
};

}  // namespace

ScanMesh scan_mesh(const ScanPicture& picture, const ScanExtent& extent, const ScanDetail& detail) {
  return MeshBuilder(picture, extent).build(detail);
}

}  // namespace parapet::viewer
