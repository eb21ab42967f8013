#pragma once

#include <memory>
#include <optional>
#include <osg/Group>
#include <osg/Vec2d>
#include <string>
#include <vector>

#include "geometry/numbers/result.h"
#include "viewer/shown.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// What lies under the pointer.
struct Pick {
  std::string word;  // id of a unit, or name of a space: "F7@2"
  bool is_unit = false;
  std::string space;  // where it is; of a unit the space it stands on
};

// A board in three dimensions that one can turn, in a part of a window. Pixels run up from the
// bottom left corner of the window. It knows neither keys nor rulings.
class Stage {
 public:
  explicit Stage(const PageRect& window);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  // Shows this, from where the camera is; the first one from where the board is seen best. A
  // ChangePicture or BrickChange shows its `after`. Errors: "bad-picture".
  Result<void> show(const Shown& shown);
  void resize(const PageRect& window);

  // Heights at which one may cut, from the lowest: "Level 1", "Level 2"; of brick boards the
  // heights of their storeys. What is above the chosen one is taken off; nothing: all is shown.
  const std::vector<std::string>& levels() const;
  void cut_above(std::optional<std::size_t> level);
  std::optional<std::size_t> cut() const;

  // The camera. Ways are in pixels, as the pointer went.
  void orbit(const osg::Vec2d& by);
  void pan(const osg::Vec2d& by);
  void zoom(double steps, const osg::Vec2d& at);  // towards what is there; positive: nearer
  void look_at(const osg::Vec2d& at);             // turn about what is there from now on
  void home();
  void set_map_view(bool is_on);  // straight from above, north up
  bool is_map_view() const;
  const View& view() const;

  std::optional<Pick> pick(const osg::Vec2d& at) const;
  // Where a unit or space is in the window; nothing if it is not there.
  std::optional<osg::Vec2d> place_of(const std::string& word) const;

  // A unit that is being dragged, drawn over the space below the pointer; nothing: none.
  void drag(const std::string& unit, const std::optional<std::string>& space);

  // What draws it: the scene, and over it names and numbers. Stays the same object.
  osg::ref_ptr<osg::Group> node() const;

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace parapet::viewer
