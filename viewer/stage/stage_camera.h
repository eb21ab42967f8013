#pragma once

#include <osg/BoundingBox>

#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The camera of a stage, moved as in other programs. It never gets below the table, nor does the
// board get out of its reach.
class StageCamera {
 public:
  explicit StageCamera(const PageRect& window) : window_(window) {}

  // What there is to see, and from where it is seen best. The camera stays where it is; `go_home`
  // takes it there.
  void set_board(const osg::BoundingBoxd& bounds, const View& best);
  void resize(const PageRect& window);
  const PageRect& window() const { return window_; }

  void go_home();
  void orbit(const osg::Vec2d& by);               // in pixels
  void pan(const osg::Vec2d& by);                 // in pixels
  void zoom(double steps, const osg::Vec3d& to);  // `to` stays where it is in the window
  void turn_about(const osg::Vec3d& pivot);       // from now on

  // Straight from above, north up, from so far that what is high does not lean. Leaving it leads
  // back to where the camera was.
  void set_map_view(bool is_on);
  bool is_map_view() const { return is_map_; }
  const osg::Vec3d& pivot() const { return is_map_ ? above_.pivot : aside_.pivot; }

  View view() const;

 private:
  struct Pose {
    osg::Vec3d eye;
    osg::Vec3d pivot;
    double azimuth = 0;
    double elevation = 0;
    double half_tangent = 0;
  };

  Pose& pose() { return is_map_ ? above_ : aside_; }
  Pose pose_from_above() const;
  View look(const Pose& pose) const;
  void keep_in_reach(Pose& pose) const;

  PageRect window_;
  osg::BoundingBoxd bounds_;
  View best_;
  Pose aside_;
  Pose above_;
  bool is_map_ = false;
};

}  // namespace parapet::viewer
