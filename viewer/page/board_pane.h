#pragma once

#include <vector>

#include "viewer/page/canvas.h"
#include "viewer/page/coordinates.h"
#include "viewer/picture.h"
#include "viewer/render.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/terrain_model.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The view of one board with its overlay, in a part of the page: the scene, and over it
// coordinates, numbers, signs and names.
class BoardPane {
 public:
  // Fills `window` with the table; the board comes to lie in its part `target`. `unit` is a pixel
  // of a picture of standard size.
  BoardPane(const BoardPicture& picture, const Section& section, const PageRect& window,
            const PageRect& target, double unit);

  // The best view of what is marked, or the one that shows `other` alike.
  void look();
  void look_like(const BoardPane& other);

  SceneTexture draw_scene(const SideColours& sides);  // before draw
  void draw(Canvas& canvas, osg::Texture2D* scene) const;

 private:
  const BoardPicture& picture_;
  const Overlay& overlay_;
  Frame frame_;
  TerrainModel model_;
  PageRect window_;
  PageRect target_;
  double unit_;
  Subject subject_;
  Subject see_through_for_;
  View view_;
  std::vector<CoordinateSide> coordinates_;
  std::vector<Tag> tags_;
};

}  // namespace parapet::viewer
