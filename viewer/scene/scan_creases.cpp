#include "viewer/scene/scan_creases.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <osg/BoundingBox>

namespace parapet::viewer {
namespace {

constexpr double kSharp = 0.80;        // cosine of the least angle of a crease
constexpr int kPasses = 10;            // of evening out
constexpr double kMostBorders = 0.25;  // of all edges
constexpr std::uint32_t kNone = ~std::uint32_t{0};

// Where two faces meet; the second is kNone at a border.
struct Seam {
  ScanLines::Line line{};
  std::uint32_t one = kNone;
  std::uint32_t other = kNone;
  bool same_way = true;  // both faces are counterclockwise from one side
};

struct Side {
  ScanLines::Line line{};
  std::uint32_t face = 0;
  bool reversed = false;
};

osg::Vec3d area_normal(const ScanMesh& mesh, const ScanMesh::Face& face) {
  const osg::Vec3d a = mesh.point(face.corners[0]);
  return (mesh.point(face.corners[1]) - a) ^ (mesh.point(face.corners[2]) - a);
}

// Edges of more than two faces are left out: what meets there cannot be told.
std::vector<Seam> seams_of(const ScanMesh& mesh) {
  std::vector<Side> sides;
  sides.reserve(mesh.faces.size() * 3);
  for (std::uint32_t n = 0; n < mesh.faces.size(); ++n) {
    for (std::size_t side = 0; side < 3; ++side) {
      const std::uint32_t a = mesh.faces[n].corners[side];
      const std::uint32_t b = mesh.faces[n].corners[(side + 1) % 3];
      sides.push_back({{std::min(a, b), std::max(a, b)}, n, a > b});
    }
  }
  std::sort(sides.begin(), sides.end(), [](const Side& a, const Side& b) {
    return a.line != b.line ? a.line < b.line : a.face < b.face;
  });
  std::vector<Seam> seams;
  for (std::size_t first = 0; first < sides.size();) {
    std::size_t end = first;
    while (end < sides.size() && sides[end].line == sides[first].line) ++end;
    const Side& one = sides[first];
    if (end - first == 1) seams.push_back({one.line, one.face, kNone, true});
    if (end - first == 2) {
      const Side& other = sides[first + 1];
      seams.push_back({one.line, one.face, other.face, one.reversed != other.reversed});
    }
    first = end;
  }
  return seams;
}

// Each by its neighbours, the less the more they look elsewhere: sides stay apart, noise goes. A
// face that is large enough to be seen for itself is no noise.
std::vector<osg::Vec3f> evened(const ScanMesh& mesh, const std::vector<Seam>& seams, double large) {
  std::vector<osg::Vec3f> normals;
  std::vector<float> areas;
  for (const ScanMesh::Face& face : mesh.faces) {
    osg::Vec3d normal = area_normal(mesh, face);
    areas.push_back(static_cast<float>(normal.normalize()));
    normals.push_back(osg::Vec3f(normal));
  }
  for (int pass = 0; pass < kPasses; ++pass) {
    std::vector<osg::Vec3f> sums(normals.size());
    for (std::size_t n = 0; n < normals.size(); ++n) sums[n] = normals[n] * areas[n];
    for (const Seam& seam : seams) {
      if (seam.other == kNone) continue;
      const float sign = seam.same_way ? 1.0F : -1.0F;
      const float alike = sign * (normals[seam.one] * normals[seam.other]);
      const auto [smaller, larger] = std::minmax({areas[seam.one], areas[seam.other]});
      if (alike <= 0 || static_cast<double>(larger) >= large) continue;
      // A large neighbour counts for no more than the face itself: a wall does not turn the strip
      // of ground at its foot.
      const float weight = smaller * alike * alike * sign;
      sums[seam.one] += normals[seam.other] * weight;
      sums[seam.other] += normals[seam.one] * weight;
    }
    for (std::size_t n = 0; n < normals.size(); ++n) {
      if (sums[n].normalize() > 0) normals[n] = sums[n];
    }
  }
  return normals;
}

// Lines in chains that are long enough from one end to the other.
std::vector<ScanLines::Line> long_chains(const ScanMesh& mesh,
                                         const std::vector<ScanLines::Line>& lines,
                                         double shortest) {
  std::vector<std::uint32_t> parent(mesh.points.size());
  std::iota(parent.begin(), parent.end(), 0U);
  const auto root = [&parent](std::uint32_t n) {
    while (parent[n] != n) n = parent[n] = parent[parent[n]];
    return n;
  };
  for (const auto& [a, b] : lines) parent[root(a)] = root(b);
  std::vector<osg::BoundingBox> boxes(mesh.points.size());
  for (const auto& line : lines) {
    for (const std::uint32_t end : line) boxes[root(end)].expandBy(mesh.points[end]);
  }
  std::vector<ScanLines::Line> left;
  for (const ScanLines::Line& line : lines) {
    if (2 * static_cast<double>(boxes[root(line[0])].radius()) >= shortest) left.push_back(line);
  }
  return left;
}

}  // namespace

ScanLines scan_lines(const ScanMesh& mesh, double shortest) {
  const std::vector<Seam> seams = seams_of(mesh);
  ScanLines lines;
  lines.normals = evened(mesh, seams, shortest * shortest / 2);
  for (const Seam& seam : seams) {
    if (seam.other == kNone) {
      lines.borders.push_back(seam.line);
      continue;
    }
    const float sign = seam.same_way ? 1.0F : -1.0F;
    const double alike = sign * (lines.normals[seam.one] * lines.normals[seam.other]);
    if (alike < kSharp) lines.creases.push_back(seam.line);
  }
  const auto most = static_cast<std::size_t>(kMostBorders * static_cast<double>(seams.size()));
  if (lines.borders.size() > most) lines.borders.clear();
  lines.creases = long_chains(mesh, lines.creases, shortest);
  lines.borders = long_chains(mesh, lines.borders, shortest);
  return lines;
}

}  // namespace parapet::viewer
