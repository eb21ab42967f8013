#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <osg/BoundingBox>
#include <osg/Group>
#include <string>
#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/shading.h"
#include "viewer/stage/stage.h"
#include "viewer/stage/stage_ray.h"

namespace parapet::viewer {

// Drawn parts of a stage, by how they take part in the light. Any may be empty.
struct Layers {
  osg::ref_ptr<osg::Group> casters = new osg::Group;  // lit, and they throw shadows
  osg::ref_ptr<osg::Group> lit = new osg::Group;
  osg::ref_ptr<osg::Group> flat = new osg::Group;  // in their own colours
  std::function<void(const View&, Care)> suit;     // chooses details for a view; may be empty
};

// What the terrain is drawn from. Two sceneries of equal ones have the same terrain, as long as the
// picture of the first is still there.
struct TerrainKey {
  const void* board = nullptr;
  std::size_t size = 0;
  std::vector<double> numbers;  // cut, scale
  std::string look;             // what a ruling makes of the terrain

  friend bool operator==(const TerrainKey&, const TerrainKey&) = default;
};

// A board of one kind with what a ruling shows on it, cut at a height: what the stage draws, and
// where the pointer finds what. Immutable; its picture must outlive it.
class Scenery {
 public:
  virtual ~Scenery() = default;

  virtual const std::vector<std::string>& levels() const = 0;
  virtual osg::BoundingBoxd bounds() const = 0;  // the same for every cut
  virtual View best_view(const PageRect& window) const = 0;

  virtual TerrainKey terrain_key() const = 0;
  virtual Layers terrain(const StageProgress& progress) const = 0;
  virtual float calm() const = 0;  // how pale the terrain is drawn (shading.h)
  virtual Layers figures() const = 0;
  virtual Layers ruling(const View& view, double unit) const = 0;
  // A unit over a space, as one that is not there yet; nothing if there is no such unit or space.
  virtual osg::ref_ptr<osg::Group> ghost(const std::string& unit,
                                         const std::string& space) const = 0;

  virtual std::optional<Pick> pick(const PointerRay& ray) const = 0;
  // What is there under the pointer, whatever it is; nothing beside the board.
  virtual std::optional<osg::Vec3d> surface(const PointerRay& ray) const = 0;
  virtual std::optional<osg::Vec3d> place_of(const std::string& word) const = 0;

  virtual void draw_labels(Canvas& canvas, const View& view, const PageRect& room,
                           double unit) const = 0;
};

// `cut` counts levels(). The picture must outlive what is returned. Errors: "bad-picture".
Result<std::unique_ptr<Scenery>> make_scenery(const BoardPicture& picture,
                                              std::optional<std::size_t> cut);
Result<std::unique_ptr<Scenery>> make_scenery(const BrickPicture& picture,
                                              std::optional<std::size_t> cut);

}  // namespace parapet::viewer
