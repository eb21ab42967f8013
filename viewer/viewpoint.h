#pragma once

#include <functional>
#include <optional>
#include <osg/Matrixd>
#include <osg/Vec2d>
#include <osg/Vec3d>
#include <span>
#include <vector>

#include "viewer/scene/terrain_model.h"

namespace parapet::viewer {

// A rectangle of the page in pixels, y upwards.
struct PageRect {
  double left = 0;
  double bottom = 0;
  double right = 0;
  double top = 0;

  double width() const { return right - left; }
  double height() const { return top - bottom; }
  bool holds(const osg::Vec2d& p) const {
    return p.x() >= left && p.x() <= right && p.y() >= bottom && p.y() <= top;
  }
  PageRect grown(double by) const { return {left - by, bottom - by, right + by, top + by}; }
  double overlap(const PageRect& other) const;  // area
};

// A perspective camera looking at the board from one side.
struct View {
  osg::Vec3d eye;
  osg::Vec3d right;
  osg::Vec3d up;
  osg::Vec3d back;          // from the board to the eye
  double half_tangent = 0;  // of the view's half width
  PageRect window;          // the part of the page it fills
  double nearest = 0.15;    // what is drawn, as shares of the way from the eye to the origin
  double farthest = 4;

  osg::Matrixd view_matrix() const;
  osg::Matrixd projection_matrix(double near, double far) const;
  osg::Vec2d project(const osg::Vec3d& world) const;  // to the page
  double depth(const osg::Vec3d& world) const;        // distance along the view
  double unit_per_pixel(const osg::Vec3d& world) const;
};

// What has to be seen: the box of everything, and points that nothing should hide.
struct Subject {
  std::vector<osg::Vec3d> extent;  // all of them end up inside `target`
  std::vector<osg::Vec3d> vital;   // along the line and at its ends; may be empty
};

// What stands between an eye and a point, as a weight: 0 if the point can be seen.
using Hidden = std::function<double(const osg::Vec3d& eye, const osg::Vec3d& point)>;

// Tries viewpoints all round and takes the one from which the fewest walls and floors hide what is
// vital and the line looks longest. `target` is the part of the window to fill.
View choose_view(const Hidden& hidden, const Subject& subject, const PageRect& window,
                 const PageRect& target);
View choose_view(const TerrainModel& model, const Subject& subject, const PageRect& window,
                 const PageRect& target);

// Straight from above, north up, from so far that what is high does not lean. The extent must lie
// about the origin.
View view_from_above(const Subject& subject, const PageRect& window, const PageRect& target);

// The same viewpoint with another target.
View reframe(const View& view, const Subject& subject, const PageRect& target);

// Whether a wall or an upper floor that is drawn whole stands between the eye and the point.
bool is_hidden(const TerrainModel& model, const View& view, const osg::Vec3d& point);

// Marks as ghosts the walls and upper floors that hide something vital from the eye.
void see_through(TerrainModel& model, const View& view, const Subject& subject);

}  // namespace parapet::viewer
