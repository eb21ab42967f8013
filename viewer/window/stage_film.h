#pragma once

#include <osg/Camera>
#include <osg/Geometry>
#include <osg/Group>
#include <osg/Texture2D>

#include "viewer/shading.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// What has been drawn of a scene last, as a picture in the window: it is drawn anew only when
// asked, in haste and coarsely, or with all care.
class StageFilm {
 public:
  explicit StageFilm(osg::ref_ptr<osg::Node> scene);

  // To be put into a page in pixels.
  osg::ref_ptr<osg::Group> node() const { return node_; }

  // The next frame draws the scene from here.
  void expose(const View& view, Care care, const Colour& background);

 private:
  struct Sheet {
    osg::ref_ptr<osg::Camera> camera;
    osg::ref_ptr<osg::Texture2D> texture;
  };

  Sheet sheet(const PageRect& window, int samples) const;
  void resize(const PageRect& window);

  osg::ref_ptr<osg::Node> scene_;
  osg::ref_ptr<osg::Group> node_;
  PageRect window_;
  Sheet careful_;
  Sheet hasty_;
};

// Draws what is below it in the next frame only.
class DrawnOnce : public osg::Group {
 public:
  void ask() { is_asked_ = true; }
  int times() const { return times_; }  // drawn so far

  void traverse(osg::NodeVisitor& visitor) override;

 private:
  bool is_asked_ = true;
  int times_ = 0;
};

}  // namespace parapet::viewer
