#include "viewer/scene/shared_corners.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <osg/Geometry>
#include <unordered_map>

#include "viewer/colours.h"

namespace parapet::viewer {
namespace {

// Everything that makes one corner other than another.
struct Corner {
  osg::Vec3f position;
  osg::Vec3f normal;
  std::uint32_t colour = 0;

  friend bool operator==(const Corner& a, const Corner& b) {
    return a.position == b.position && a.normal == b.normal && a.colour == b.colour;
  }
};

struct CornerHash {
  std::size_t operator()(const Corner& corner) const {
    std::uint64_t hash = corner.colour;
    for (int axis = 0; axis < 3; ++axis) {
      for (const float part : {corner.position[axis], corner.normal[axis]}) {
        hash = (hash ^ std::bit_cast<std::uint32_t>(part + 0.0F)) * 0x9E3779B97F4A7C15U;
        hash ^= hash >> 29U;
      }
    }
    return hash;
  }
};

std::uint32_t bytes_of(const Colour& colour) {
  std::uint32_t bytes = 0;
  for (const float part : {colour.a(), colour.b(), colour.g(), colour.r()}) {
    const float share = std::clamp(part, 0.0F, 1.0F);
    bytes = bytes << 8U | static_cast<std::uint32_t>(share * 255.0F + 0.5F);
  }
  return bytes;
}

}  // namespace

osg::ref_ptr<osg::Geode> with_shared_corners(const osg::Geode& faces) {
  const osg::Geometry& given = *faces.getDrawable(0)->asGeometry();
  const auto& all_positions = static_cast<const osg::Vec3Array&>(*given.getVertexArray());
  const auto& all_normals = static_cast<const osg::Vec3Array&>(*given.getNormalArray());
  const auto& all_colours = static_cast<const osg::Vec4Array&>(*given.getColorArray());
  osg::ref_ptr<osg::Vec3Array> positions = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec3Array> normals = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec4ubArray> colours = new osg::Vec4ubArray;
  osg::ref_ptr<osg::DrawElementsUInt> corners = new osg::DrawElementsUInt(GL_TRIANGLES);
  std::unordered_map<Corner, unsigned, CornerHash> known;
  for (std::size_t n = 0; n < all_positions.size(); ++n) {
    const Corner corner{all_positions[n], all_normals[n], bytes_of(all_colours[n])};
    const auto [place, is_new] = known.try_emplace(corner, static_cast<unsigned>(known.size()));
    corners->push_back(place->second);
    if (!is_new) continue;
    positions->push_back(corner.position);
    normals->push_back(corner.normal);
    const auto part = [&corner](unsigned shift) {
      return static_cast<unsigned char>(corner.colour >> shift & 255U);
    };
    colours->push_back({part(0), part(8), part(16), part(24)});
  }
  colours->setNormalize(true);
  osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
  geometry->setUseDisplayList(false);
  geometry->setUseVertexBufferObjects(true);
  geometry->setVertexArray(positions);
  geometry->setNormalArray(normals, osg::Array::BIND_PER_VERTEX);
  geometry->setColorArray(colours, osg::Array::BIND_PER_VERTEX);
  geometry->addPrimitiveSet(corners);
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(geometry);
  return geode;
}

}  // namespace parapet::viewer
