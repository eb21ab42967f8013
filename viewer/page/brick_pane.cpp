#include "viewer/page/brick_pane.h"

#include "viewer/scene/brick_scene.h"

namespace parapet::viewer {

BrickPane::BrickPane(const BrickPicture& picture, const parapet::Box& shown, const PageRect& window,
                     const PageRect& target, double unit)
    : layout_(picture, shown), window_(window), target_(target), unit_(unit) {}

void BrickPane::look(const View& view) {
  view_ = view;
  view_.window = window_;
  glass_ = layout_.hiding_pieces(view_.eye);
}

SceneTexture BrickPane::draw_scene(const SideColours& sides) const {
  return draw_to_texture(BrickScene(layout_, sides, glass_, view_, unit_).node(view_.back), view_);
}

void BrickPane::draw(Canvas& canvas, osg::Texture2D* scene, const SideColours& sides) const {
  canvas.picture(window_, scene);
  draw_brick_labels(canvas, {layout_, sides, glass_, view_, target_, unit_});
}

View common_view(const std::vector<const BrickLayout*>& states, const PageRect& window,
                 const PageRect& target) {
  Subject all;
  for (const BrickLayout* state : states) {
    const Subject subject = state->subject();
    all.extent.insert(all.extent.end(), subject.extent.begin(), subject.extent.end());
    all.vital.insert(all.vital.end(), subject.vital.begin(), subject.vital.end());
  }
  const auto hidden = [&states](const osg::Vec3d& eye, const osg::Vec3d& point) {
    double count = 0;
    for (const BrickLayout* state : states) count += state->hidden(eye, point);
    return count;
  };
  return choose_view(hidden, all, window, target);
}

}  // namespace parapet::viewer
