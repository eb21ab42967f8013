#include "viewer/report/glb_parts.h"

#include <algorithm>
#include <cmath>
#include <osg/BoundingBox>

namespace parapet::viewer {
namespace {

constexpr double kSteps = 65'535;

osg::Vec3d to_gltf(const osg::Vec3f& ours) { return {ours.x(), ours.z(), -ours.y()}; }

std::uint8_t byte(float share) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0F, 1.0F) * 255));
}

// Colours of a screen in linear light, as glTF has them.
float linear(float part) {
  return part <= 0.04045F ? part / 12.92F : std::pow((part + 0.055F) / 1.055F, 2.4F);
}

GlbColour linear(const Colour& colour) {
  return {byte(linear(colour.r())), byte(linear(colour.g())), byte(linear(colour.b())),
          byte(colour.a())};
}

std::array<std::int8_t, 3> direction(const osg::Vec3f& ours) {
  const osg::Vec3d turned = to_gltf(ours);
  const auto part = [](double share) {
    return static_cast<std::int8_t>(std::lround(std::clamp(share, -1.0, 1.0) * 127));
  };
  return {part(turned.x()), part(turned.y()), part(turned.z())};
}

// What makes corners different.
struct Corner {
  GlbPlace place;
  std::array<std::int8_t, 3> normal{};
  GlbColour colour{};

  friend auto operator<=>(const Corner&, const Corner&) = default;
};

// The faces of one alpha, corner by corner.
class FaceList {
 public:
  void add(const std::array<Corner, 3>& corners, bool is_smooth) {
    for (const Corner& corner : corners) {
      const auto next = static_cast<std::uint32_t>(faces_.places.size());
      const auto [known, is_new] = known_.emplace(corner, next);
      if (is_new) {
        faces_.places.push_back(corner.place);
        faces_.colours.push_back({corner.colour[0], corner.colour[1], corner.colour[2]});
        if (is_smooth) faces_.normals.push_back(corner.normal);
      }
      faces_.indices.push_back(known->second);
    }
  }

  GlbFaces take() { return std::move(faces_); }

 private:
  std::map<Corner, std::uint32_t> known_;
  GlbFaces faces_;
};

}  // namespace

GlbPlace GlbGrid::place(const osg::Vec3f& ours) const {
  const osg::Vec3d at = (to_gltf(ours) - low) / step;
  const auto part = [](double steps) {
    return static_cast<std::uint16_t>(std::lround(std::clamp(steps, 0.0, kSteps)));
  };
  return {part(at.x()), part(at.y()), part(at.z())};
}

GlbGrid grid_of(const std::vector<GlbNode>& nodes) {
  osg::BoundingBoxd box;
  for (const GlbNode& node : nodes) {
    for (const GlbLayer& layer : node.layers) {
      for (const osg::Vec3f& place : layer.mesh.positions()) box.expandBy(to_gltf(place));
      for (const osg::Vec3f& place : layer.mesh.line_ends()) box.expandBy(to_gltf(place));
      for (const GlbPoint& point : layer.points) box.expandBy(to_gltf(osg::Vec3f(point.at)));
    }
  }
  if (!box.valid()) return {};
  const double longest =
      std::max({box.xMax() - box.xMin(), box.yMax() - box.yMin(), box.zMax() - box.zMin(), 1e-3});
  return {box._min, std::exp2(std::ceil(std::log2(longest / kSteps)))};
}

std::map<unsigned, GlbFaces> faces_of(const GlbLayer& layer, const GlbGrid& grid) {
  const auto positions = layer.mesh.positions();
  const auto normals = layer.mesh.normals();
  const auto colours = layer.mesh.colours();
  std::map<unsigned, FaceList> lists;
  for (std::size_t n = 0; n + 2 < positions.size(); n += 3) {
    std::array<Corner, 3> corners;
    for (std::size_t c = 0; c < 3; ++c) {
      corners[c].place = grid.place(positions[n + c]);
      if (layer.is_smooth) corners[c].normal = direction(normals[n + c]);
      corners[c].colour = linear(colours[n + c]);
    }
    const unsigned alpha = corners[0].colour[3];
    for (Corner& corner : corners) corner.colour[3] = 0;  // that of the list
    if (layer.is_inside_out) std::swap(corners[1], corners[2]);
    const auto same = [&corners](std::size_t a, std::size_t b) {
      return corners[a].place == corners[b].place;
    };
    if (same(0, 1) || same(1, 2) || same(2, 0)) continue;
    lists[alpha].add(corners, layer.is_smooth);
  }
  std::map<unsigned, GlbFaces> faces;
  for (auto& [alpha, list] : lists) faces.emplace(alpha, list.take());
  return faces;
}

GlbFaces points_of(const GlbLayer& layer, const GlbGrid& grid) {
  GlbFaces points;
  for (const GlbPoint& point : layer.points) {
    osg::Vec3d normal = point.normal;
    normal.normalize();
    const GlbColour colour = linear(point.colour);
    points.places.push_back(grid.place(osg::Vec3f(point.at)));
    points.normals.push_back(direction(osg::Vec3f(normal)));
    points.colours.push_back({colour[0], colour[1], colour[2]});
  }
  return points;
}

GlbLines lines_of(const GlbLayer& layer, const GlbGrid& grid) {
  const auto ends = layer.mesh.line_ends();
  const auto colours = layer.mesh.line_colours();
  GlbLines lines;
  std::map<GlbPlace, std::uint32_t> known;
  const auto index = [&](const GlbPlace& place) {
    const auto [found, is_new] =
        known.emplace(place, static_cast<std::uint32_t>(lines.places.size()));
    if (is_new) lines.places.push_back(place);
    return found->second;
  };
  for (std::size_t n = 0; n + 1 < ends.size(); n += 2) {
    const GlbPlace a = grid.place(ends[n]);
    const GlbPlace b = grid.place(ends[n + 1]);
    if (a == b) continue;
    std::vector<std::uint32_t>& indices = lines.indices[linear(colours[n])];
    indices.push_back(index(a));
    indices.push_back(index(b));
  }
  return lines;
}

}  // namespace parapet::viewer
