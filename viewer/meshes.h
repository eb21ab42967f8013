#pragma once

#include <osg/Array>
#include <osg/Geode>
#include <osg/Vec2d>
#include <osg/Vec3d>
#include <span>
#include <vector>

#include "viewer/colours.h"

namespace parapet::viewer {

struct Box {
  osg::Vec3d low;
  osg::Vec3d high;
};

// A point of a profile to be turned round an axis: distance from it, height.
struct ProfilePoint {
  double radius = 0;
  double height = 0;
};

// Coloured triangles and outlines under construction. Faces are counterclockwise from outside. A
// copy is the same mesh.
class Mesh {
 public:
  Mesh();

  bool has_faces() const { return !positions_->empty(); }
  bool has_lines() const { return !line_ends_->empty(); }

  // Corners, three by three a triangle, and ends, two by two a line. Good until something is added.
  std::span<const osg::Vec3f> positions() const { return positions_->asVector(); }
  std::span<const osg::Vec3f> normals() const { return normals_->asVector(); }
  std::span<const Colour> colours() const { return colours_->asVector(); }
  std::span<const osg::Vec3f> line_ends() const { return line_ends_->asVector(); }
  std::span<const Colour> line_colours() const { return line_colours_->asVector(); }

  void add_triangle(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c,
                    const Colour& colour);
  void add_quad(const osg::Vec3d& a, const osg::Vec3d& b, const osg::Vec3d& c, const osg::Vec3d& d,
                const Colour& colour);
  void add_line(const osg::Vec3d& a, const osg::Vec3d& b, const Colour& colour);

  void add_box(const Box& box, const Colour& side, const Colour& top);
  void add_box_outline(const Box& box, const Colour& colour);
  void add_outlined_box(const Box& box, const Colour& side, const Colour& top,
                        const Colour& outline);

  // A prism over a convex floor plan, counterclockwise from above; heights per world z.
  void add_prism(std::span<const osg::Vec2d> plan, double bottom, double top, const Colour& colour,
                 const Colour& outline);

  // A solid of revolution on a vertical axis over `foot`; the profile runs from the bottom up.
  void add_turned(const osg::Vec3d& foot, std::span<const ProfilePoint> profile,
                  const Colour& colour);
  void add_cylinder(const osg::Vec3d& foot, double radius, double height, const Colour& colour);
  void add_sphere(const osg::Vec3d& centre, double radius, const Colour& colour);

  // A round bar from a to b with flat ends.
  void add_bar(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour);

  // A cone over a round base at a, its tip at b.
  void add_cone(const osg::Vec3d& a, const osg::Vec3d& b, double radius, const Colour& colour);

  osg::ref_ptr<osg::Geode> faces() const;
  osg::ref_ptr<osg::Geode> lines(float width) const;

 private:
  void add_vertex(const osg::Vec3d& position, const osg::Vec3d& normal, const Colour& colour);

  osg::ref_ptr<osg::Vec3Array> positions_;
  osg::ref_ptr<osg::Vec3Array> normals_;
  osg::ref_ptr<osg::Vec4Array> colours_;
  osg::ref_ptr<osg::Vec3Array> line_ends_;
  osg::ref_ptr<osg::Vec4Array> line_colours_;
};

}  // namespace parapet::viewer
