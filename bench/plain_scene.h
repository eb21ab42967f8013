#pragma once

#include <cstddef>
#include <osg/Camera>

#include "viewer/shown.h"
#include "viewer/viewpoint.h"

namespace parapet::bench {

// What a stage is measured against: the same triangles, merged into one drawable, each in its own
// colour under one lamp; no shadows, outlines or names.
struct PlainScene {
  osg::ref_ptr<osg::Camera> camera;  // to be put into a page
  std::size_t triangles = 0;

  void look(const viewer::View& view);
};

// REQUIRES: it shows a board.
PlainScene plain_scene(const viewer::Shown& shown);

}  // namespace parapet::bench
