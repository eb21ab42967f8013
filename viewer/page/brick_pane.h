#pragma once

#include "viewer/page/brick_labels.h"
#include "viewer/page/canvas.h"
#include "viewer/render.h"
#include "viewer/scene/brick_layout.h"
#include "viewer/side_colours.h"
#include "viewer/viewpoint.h"

namespace parapet::viewer {

// The view of one state of a brick board in a part of the page: the scene, and what is written over
// it.
class BrickPane {
 public:
  // Fills `window` with the table; what is shown comes to lie in its part `target`. `unit` is a
  // pixel of a picture of standard size. The picture must outlive it.
  BrickPane(const BrickPicture& picture, const parapet::Box& shown, const PageRect& window,
            const PageRect& target, double unit);

  const BrickLayout& layout() const { return layout_; }

  // Before draw: from where it is seen. The view may be that of another pane of the same size.
  void look(const View& view);

  SceneTexture draw_scene(const SideColours& sides) const;
  void draw(Canvas& canvas, osg::Texture2D* scene, const SideColours& sides) const;

 private:
  BrickLayout layout_;
  PageRect window_;
  PageRect target_;
  double unit_;
  View view_;
  std::set<std::size_t> glass_;
};

// The best view of all states together, which must show the same part of the board.
View common_view(const std::vector<const BrickLayout*>& states, const PageRect& window,
                 const PageRect& target);

}  // namespace parapet::viewer
