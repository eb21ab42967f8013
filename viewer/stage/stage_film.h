#pragma once

#include <map>
#include <osg/Camera>
#include <osg/Geometry>
#include <osg/Group>
#include <osg/Texture2D>

#include "viewer/colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// How a picture of a scene is resolved into pixels of the window.
enum class Grain {
  coarse,  // one for four of the window
  smooth,  // four samples in each
  dense,   // more than the window has, which is cheaper where very many faces are small
};

// What has been drawn of a scene last, as a picture in the window: it is drawn anew only when
// asked.
class StageFilm {
 public:
  explicit StageFilm(osg::ref_ptr<osg::Node> scene);

  // To be put into a page in pixels.
  osg::ref_ptr<osg::Group> node() const { return node_; }

  // The next frame draws the scene from here.
  void expose(const View& view, Grain grain, const Colour& background);

 private:
  struct Sheet {
    osg::ref_ptr<osg::Camera> camera;
    osg::ref_ptr<osg::Texture2D> texture;
  };

  Sheet sheet(const PageRect& window, Grain grain) const;

  osg::ref_ptr<osg::Node> scene_;
  osg::ref_ptr<osg::Group> node_;
  PageRect window_;
  std::map<Grain, Sheet> sheets_;  // made when they are needed
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
