#include "viewer/meshes.h"

#include <array>
#include <cmath>
#include <numbers>
#include <osg/Geometry>
#include <osg/LineWidth>

namespace parapet::viewer {
namespace {

constexpr int kSides = 28;  // of what is round

osg::Vec2d on_circle(int side) {
  const double angle = 2 * std::numbers::pi * side / kSides;
  return {std::cos(angle), std::sin(angle)};
}

osg::Vec3d unit(osg::Vec3d v) {
  v.normalize();
  return v;
}

osg::ref_ptr<osg::Geode> geode(osg::Vec3Array* positions, osg::Vec3Array* normals,
                               osg::Vec4Array* colours, GLenum primitive) {
  osg::ref_ptr<osg::Geometry> geometry = new osg::Geometry;
  geometry->setUseDisplayList(false);
  geometry->setUseVertexBufferObjects(true);
  geometry->setVertexArray(positions);
  if (normals != nullptr) geometry->setNormalArray(normals, osg::Array::BIND_PER_VERTEX);
  geometry->setColorArray(colours, osg::Array::BIND_PER_VERTEX);
  geometry->addPrimitiveSet(
      new osg::DrawArrays(primitive, 0, static_cast<GLsizei>(positions->size())));
  osg::ref_ptr<osg::Geode> geode = new osg::Geode;
  geode->addDrawable(geometry);
  return geode;
}

}  // namespace

Mesh::Mesh()
    : positions_(new osg::Vec3Array),
      normals_(new osg::Vec3Array),
      colours_(new osg::Vec4Array),
      line_ends_(new osg::Vec3Array),
      line_colours_(new osg::Vec4Array) {}

void Mesh::add_vertex(const osg::Vec3d& position, const osg::Vec3d& normal, const Colour& colour) {
  positions_->push_back(osg::Vec3f(position));
  normals_->push_back(osg::Vec3f(normal));
  colours_->push_back(colour);
}

void Mesh::add_triangle(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c,
                        const Colour& colour) {
  const osg::Vec3d normal = unit((b - a) ^ (c - a));
  for (const osg::Vec3d& corner : {a, b, c}) add_vertex(corner, normal, colour);
}

void Mesh::add_quad(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c,
                    const osg::Vec3d& d, const Colour& colour) {
  const osg::Vec3d normal = unit((b - a) ^ (d - a));
  for (const osg::Vec3d& corner : {a, b, c, a, c, d}) add_vertex(corner, normal, colour);
}

void Mesh::add_line(const osg::Vec3d& a, const osg::Vec3d& b, const Colour& colour) {
  for (const osg::Vec3d& end : {a, b}) {
    line_ends_->push_back(osg::Vec3f(end));
    line_colours_->push_back(colour);
  }
}

void Mesh::add_box(const Box& box, const Colour& side, const Colour& top) {
  const auto corner = [&box](int bits) {
    return osg::Vec3d((bits & 1) != 0 ? box.high.x() : box.low.x(),
                      (bits & 2) != 0 ? box.high.y() : box.low.y(),
                      (bits & 4) != 0 ? box.high.z() : box.low.z());
  };
  add_quad(corner(4), corner(5), corner(7), corner(6), top);
  add_quad(corner(2), corner(3), corner(1), corner(0), side);
  add_quad(corner(0), corner(1), corner(5), corner(4), side);
  add_quad(corner(3), corner(2), corner(6), corner(7), side);
  add_quad(corner(1), corner(3), corner(7), corner(5), side);
  add_quad(corner(2), corner(0), corner(4), corner(6), side);
}

void Mesh::add_box_outline(const Box& box, const Colour& colour) {
  const auto corner = [&box](int bits) {
    return osg::Vec3d((bits & 1) != 0 ? box.high.x() : box.low.x(),
                      (bits & 2) != 0 ? box.high.y() : box.low.y(),
                      (bits & 4) != 0 ? box.high.z() : box.low.z());
  };
  for (int bits = 0; bits < 8; ++bits) {
    for (const int axis : {1, 2, 4}) {
      if ((bits & axis) == 0) add_line(corner(bits), corner(bits | axis), colour);
    }
  }
}

void Mesh::add_outlined_box(const Box& box, const Colour& side, const Colour& top,
                            const Colour& outline) {
  add_box(box, side, top);
  add_box_outline(box, outline);
}

void Mesh::add_prism(std::span<const osg::Vec2d> plan, double bottom, double top,
                     const Colour& colour, const Colour& outline) {
  const auto at = [](const osg::Vec2d& p, double z) { return osg::Vec3d(p.x(), p.y(), z); };
  for (std::size_t i = 0; i < plan.size(); ++i) {
    const osg::Vec2d& here = plan[i];
    const osg::Vec2d& next = plan[(i + 1) % plan.size()];
    add_quad(at(here, bottom), at(next, bottom), at(next, top), at(here, top), colour);
    add_line(at(here, top), at(next, top), outline);
    add_line(at(here, bottom), at(here, top), outline);
    if (i >= 2) add_triangle(at(plan[0], top), at(plan[i - 1], top), at(here, top), colour);
  }
}

void Mesh::add_turned(const osg::Vec3d& foot, std::span<const ProfilePoint> profile,
                      const Colour& colour) {
  for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
    const ProfilePoint& low = profile[i];
    const ProfilePoint& high = profile[i + 1];
    const double rise = high.height - low.height;
    const double inward = low.radius - high.radius;
    const auto corner = [&](int side, const ProfilePoint& p) {
      const osg::Vec2d c = on_circle(side);
      return foot + osg::Vec3d(c.x() * p.radius, c.y() * p.radius, p.height);
    };
    const auto normal = [&](int side) {
      const osg::Vec2d c = on_circle(side);
      return unit(osg::Vec3d(c.x() * rise, c.y() * rise, inward));
    };
    for (int side = 0; side < kSides; ++side) {
      const int next = side + 1;
      add_vertex(corner(side, low), normal(side), colour);
      add_vertex(corner(next, low), normal(next), colour);
      add_vertex(corner(next, high), normal(next), colour);
      add_vertex(corner(side, low), normal(side), colour);
      add_vertex(corner(next, high), normal(next), colour);
      add_vertex(corner(side, high), normal(side), colour);
    }
  }
}

void Mesh::add_cylinder(const osg::Vec3d& foot, double radius, double height,
                        const Colour& colour) {
  const std::array<ProfilePoint, 3> profile{{{radius, 0}, {radius, height}, {0, height}}};
  add_turned(foot, profile, colour);
}

void Mesh::add_sphere(const osg::Vec3d& centre, double radius, const Colour& colour) {
  constexpr int kBands = 12;
  std::vector<ProfilePoint> profile;
  for (int band = 0; band <= kBands; ++band) {
    const double angle = std::numbers::pi * (static_cast<double>(band) / kBands - 0.5);
    profile.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  add_turned(centre, profile, colour);
}

void Mesh::add_bar(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
  const osg::Vec3d along = unit(b - a);
  const osg::Vec3d aside = std::abs(along.z()) < 0.9 ? osg::Vec3d(0, 0, 1) : osg::Vec3d(1, 0, 0);
  const osg::Vec3d right = unit(aside ^ along);
  const osg::Vec3d up = along ^ right;
  const auto outward = [&](int side) {
    const osg::Vec2d c = on_circle(side);
    return right * c.x() + up * c.y();
  };
  for (int side = 0; side < kSides; ++side) {
    const osg::Vec3d here = outward(side);
    const osg::Vec3d next = outward(side + 1);
    const std::array<std::pair<osg::Vec3d, osg::Vec3d>, 6> corners{{{a + here * radius, here},
                                                                    {a + next * radius, next},
                                                                    {b + next * radius, next},
                                                                    {a + here * radius, here},
                                                                    {b + next * radius, next},
                                                                    {b + here * radius, here}}};
    for (const auto& [position, normal] : corners) add_vertex(position, normal, colour);
    add_triangle(a, a + next * radius, a + here * radius, colour);
    add_triangle(b, b + here * radius, b + next * radius, colour);
  }
}

void Mesh::add_cone(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour) {
  const osg::Vec3d along = unit(b - a);
  const osg::Vec3d aside = std::abs(along.z()) < 0.9 ? osg::Vec3d(0, 0, 1) : osg::Vec3d(1, 0, 0);
  const osg::Vec3d right = unit(aside ^ along);
  const osg::Vec3d up = along ^ right;
  for (int side = 0; side < kSides; ++side) {
    const auto rim = [&](int at) {
      const osg::Vec2d c = on_circle(at);
      return a + (right * c.x() + up * c.y()) * radius;
    };
    add_triangle(b, rim(side), rim(side + 1), colour);
    add_triangle(a, rim(side + 1), rim(side), colour);
  }
}

osg::ref_ptr<osg::Geode> Mesh::faces() const {
  return geode(positions_.get(), normals_.get(), colours_.get(), GL_TRIANGLES);
}

osg::ref_ptr<osg::Geode> Mesh::lines(float width) const {
  osg::ref_ptr<osg::Geode> node = geode(line_ends_.get(), nullptr, line_colours_.get(), GL_LINES);
  node->getOrCreateStateSet()->setAttributeAndModes(new osg::LineWidth(width));
  return node;
}

}  // namespace parapet::viewer
