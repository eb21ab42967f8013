#pragma once

#include <optional>
#include <osg/Vec2d>
#include <osg/Vec3d>

#include "viewer/meshes.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// What the pointer points at lies on this. `along` leads away from the eye by 1 along the view.
struct PointerRay {
  osg::Vec3d from;
  osg::Vec3d along;

  osg::Vec3d at(double t) const { return from + along * t; }
};

PointerRay ray_through(const View& view, const osg::Vec2d& pixel);

// A figure, as far as a pointer is concerned.
struct Pillar {
  osg::Vec3d foot;
  double radius = 0;
  double height = 0;
};

// Where the ray meets it first, as a multiple of `along`; nothing if it does not, or behind the
// eye.
std::optional<double> meet(const PointerRay& ray, const Pillar& pillar);
std::optional<double> meet(const PointerRay& ray, const Box& box);

// The level plane at this height, met from above.
std::optional<double> meet_floor(const PointerRay& ray, double height);

}  // namespace parapet::viewer
