#include "viewer/scene/coarse_faces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <osg/Geometry>
#include <set>
#include <unordered_map>
#include <vector>

#include "viewer/meshes.h"

namespace parapet::viewer {
namespace {

// Cells of space by number, in the order in which they are met; each has the first corner that was
// found in it for its place.
class Cells {
 public:
  explicit Cells(double side) : side_(side) {}

  std::size_t of(const osg::Vec3f& corner) {
    const auto along = [this](float at) {
      return static_cast<std::uint64_t>(std::llround(std::floor(at / side_)) + kMiddle);
    };
    const std::uint64_t key =
        (along(corner.x()) * 2 * kMiddle + along(corner.y())) * 2 * kMiddle + along(corner.z());
    const auto [place, is_new] = numbers_.try_emplace(key, places_.size());
    if (is_new) places_.push_back(corner);
    return place->second;
  }
  osg::Vec3d place(std::size_t cell) const { return osg::Vec3d(places_[cell]); }

 private:
  static constexpr std::int64_t kMiddle = 1 << 20;

  double side_;
  std::unordered_map<std::uint64_t, std::size_t> numbers_;
  std::vector<osg::Vec3f> places_;
};

}  // namespace

osg::ref_ptr<osg::Geode> coarse_faces(const osg::Geode& faces, double cell) {
  const osg::Geometry& given = *faces.getDrawable(0)->asGeometry();
  const auto& corners = static_cast<const osg::Vec3Array&>(*given.getVertexArray());
  const auto& colours = static_cast<const osg::Vec4Array&>(*given.getColorArray());
  Cells cells(cell);
  std::set<std::array<std::size_t, 3>> known;
  Mesh mesh;
  for (std::size_t n = 0; n + 2 < corners.size(); n += 3) {
    const std::array<std::size_t, 3> face{cells.of(corners[n]), cells.of(corners[n + 1]),
                                          cells.of(corners[n + 2])};
    if (face[0] == face[1] || face[1] == face[2] || face[2] == face[0]) continue;
    std::array<std::size_t, 3> sorted = face;
    std::sort(sorted.begin(), sorted.end());
    if (!known.insert(sorted).second) continue;
    mesh.add_triangle(cells.place(face[0]), cells.place(face[1]), cells.place(face[2]), colours[n]);
  }
  return mesh.faces();
}

}  // namespace parapet::viewer
