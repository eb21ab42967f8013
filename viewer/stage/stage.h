#pragma once

#include <functional>
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

// How far something long has come, from 0 to 1. It may draw a frame: the stage shows what it
// showed.
using StageProgress = std::function<void(double share)>;

// A board in three dimensions that one can turn, in a part of a window. Pixels run up from the
// bottom left corner of the window. It knows neither keys nor rulings.
//   (1) what moves is drawn at once, coarsely and without names; when nothing has moved for a
//       moment it is drawn sharp, with names
//   (2) a frame in which nothing has changed draws no scene again
class Stage {
 public:
  explicit Stage(const PageRect& window);
  ~Stage();
  Stage(const Stage&) = delete;
  Stage& operator=(const Stage&) = delete;

  // Shows this, from where the camera is; the first one from where the board is seen best. A
  // ChangePicture or BrickChange shows its `after`. The same board with another ruling or other
  // units is fast. Errors: "bad-picture" (a profile is no board), "no-font"; then nothing changes.
  Result<void> show(const Shown& shown, const StageProgress& progress = {});
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
  void home();                                    // from where all that is shown is seen best
  void set_map_view(bool is_on);                  // straight from above, north up
  bool is_map_view() const;
  const View& view() const;

  std::optional<Pick> pick(const osg::Vec2d& at) const;
  // Where a unit or space is in the window; nothing if it is not there.
  std::optional<osg::Vec2d> place_of(const std::string& word) const;

  // A unit that is being dragged, drawn over the space below the pointer; nothing: none.
  void drag(const std::string& unit, const std::optional<std::string>& space);

  // Whether the next frame looks other than the last. Who draws only when something happens has to
  // ask after every frame and now and then.
  bool wants_frame() const;
  // As if nothing had moved for long: the next frame is sharp.
  void settle();

  // What draws it: the scene, and over it names and numbers; for a camera in pixels of the window,
  // as a Canvas is. Stays the same object.
  osg::ref_ptr<osg::Group> node() const;

 private:
  class Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace parapet::viewer
