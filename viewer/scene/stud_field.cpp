#include "viewer/scene/stud_field.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr unsigned kSides = 12;

osg::Vec4ub bytes_of(const Colour& colour) {
  const auto part = [](float share) {
    return static_cast<unsigned char>(std::clamp(share, 0.0F, 1.0F) * 255.0F + 0.5F);
  };
  return {part(colour.r()), part(colour.g()), part(colour.b()), part(colour.a())};
}

// Corners of one stud: the rim of its top face, then the upper and the lower rim of its side.
class Corners {
 public:
  void add(const Stud& stud) {
    osg::Vec3d up = stud.up;
    up.normalize();
    const osg::Vec4ub colour = bytes_of(stud.colour);
    const auto put = [&](const osg::Vec3d& at, const osg::Vec3d& normal) {
      positions->push_back(osg::Vec3f(at));
      normals->push_back(osg::Vec3f(normal));
      colours->push_back(colour);
    };
    const int sides = static_cast<int>(kSides);
    for (int side = 0; side < sides; ++side) put(stud.rim(side, sides) + stud.up, up);
    for (const osg::Vec3d& rise : {stud.up, osg::Vec3d(0, 0, 0)}) {
      for (int side = 0; side < sides; ++side) {
        const osg::Vec3d rim = stud.rim(side, sides);
        osg::Vec3d out = rim - stud.foot;
        out.normalize();
        put(rim + rise, out);
      }
    }
  }

  osg::ref_ptr<osg::Vec3Array> positions = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec3Array> normals = new osg::Vec3Array;
  osg::ref_ptr<osg::Vec4ubArray> colours = new osg::Vec4ubArray;
};

// Every `step`th corner of each rim counts.
osg::ref_ptr<osg::DrawElementsUInt> grade(std::size_t studs, unsigned step, bool with_side) {
  osg::ref_ptr<osg::DrawElementsUInt> elements = new osg::DrawElementsUInt(GL_TRIANGLES);
  const auto put = [&elements](unsigned a, unsigned b, unsigned c) {
    for (const unsigned corner : {a, b, c}) elements->push_back(corner);
  };
  for (std::size_t stud = 0; stud < studs; ++stud) {
    const auto first = static_cast<unsigned>(stud) * 3 * kSides;
    for (unsigned side = step; side + step < kSides; side += step) {
      put(first, first + side, first + side + step);
    }
    if (!with_side) continue;
    const unsigned upper = first + kSides;
    const unsigned lower = upper + kSides;
    for (unsigned side = 0; side < kSides; side += step) {
      const unsigned next = (side + step) % kSides;
      put(lower + side, lower + next, upper + next);
      put(lower + side, upper + next, upper + side);
    }
  }
  return elements;
}

}  // namespace

StudDetail stud_detail(double pixels) {
  if (pixels < 3.5) return StudDetail::none;
  if (pixels < 7) return StudDetail::disc;
  return pixels < 16 ? StudDetail::coarse : StudDetail::round;
}

StudField::StudField(std::span<const Stud> studs)
    : node_(new osg::Geode), geometry_(new osg::Geometry) {
  Corners corners;
  for (const Stud& stud : studs) corners.add(stud);
  corners.colours->setNormalize(true);
  geometry_->setUseDisplayList(false);
  geometry_->setUseVertexBufferObjects(true);
  geometry_->setVertexArray(corners.positions);
  geometry_->setNormalArray(corners.normals, osg::Array::BIND_PER_VERTEX);
  geometry_->setColorArray(corners.colours, osg::Array::BIND_PER_VERTEX);
  grades_ = {grade(studs.size(), 2, false), grade(studs.size(), 2, true),
             grade(studs.size(), 1, true)};
  geometry_->addPrimitiveSet(grades_.back());
  node_->addDrawable(geometry_);
}

void StudField::set_detail(StudDetail detail) {
  node_->setNodeMask(detail == StudDetail::none ? 0U : ~0U);
  if (detail == StudDetail::none) return;
  const osg::ref_ptr<osg::PrimitiveSet>& wanted = grades_[static_cast<std::size_t>(detail) - 1];
  if (geometry_->getPrimitiveSet(0) != wanted.get()) geometry_->setPrimitiveSet(0, wanted);
}

}  // namespace parapet::viewer
