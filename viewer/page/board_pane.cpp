#include "viewer/page/board_pane.h"

#include "viewer/page/board_labels.h"
#include "viewer/page/board_marks.h"
#include "viewer/scene/overlay_node.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 26;
constexpr std::size_t kMostVital = 60;  // points that decide on the view

const Overlay& overlay_of(const BoardPicture& picture) {
  static const Overlay kNothing;
  return picture.overlay ? *picture.overlay : kNothing;
}

}  // namespace

BoardPane::BoardPane(const BoardPicture& picture, const Section& section, const PageRect& window,
                     const PageRect& target, double unit)
    : picture_(picture),
      overlay_(overlay_of(picture)),
      frame_(picture.scale),
      model_(model_terrain(*picture.board, frame_, section)),
      window_(window),
      target_(target),
      unit_(unit) {
  subject_.extent = extent_of(model_);
  subject_.vital = vital_points(overlay_, frame_, section, kMostVital);
  // Walls become glass for what is marked, not for every tinted space.
  if (!marked_spaces(overlay_).empty()) see_through_for_.vital = subject_.vital;
}

void BoardPane::look() {
  const PageRect inner = target_.grown(-kMargin * unit_);
  view_ = choose_view(model_, subject_, window_, inner);
  coordinates_ = coordinates_of(model_, view_);
  for (const CoordinateSide& side : coordinates_) {
    for (const CoordinateMark& mark : side) subject_.extent.push_back(mark.at);
  }
  view_ = reframe(view_, subject_, inner);
  see_through(model_, view_, see_through_for_);
}

void BoardPane::look_like(const BoardPane& other) {
  view_ = other.view_;
  view_.window = window_;
  coordinates_ = coordinates_of(model_, view_);
  see_through(model_, view_, see_through_for_);
}

SceneTexture BoardPane::draw_scene(const SideColours& sides) {
  BoardScene scene = build_scene(picture_, sides, model_, nullptr, view_, unit_);
  tags_ = std::move(scene.tags);
  return draw_to_texture(scene.node, view_);
}

void BoardPane::draw(Canvas& canvas, osg::Texture2D* scene) const {
  canvas.picture(window_, scene);
  for (const CoordinateSide& side : coordinates_) draw_side(canvas, view_, side, 30 * unit_);
  draw_stairs_letters(canvas, *picture_.board, model_, view_, unit_);
  draw_overlay_labels(
      canvas, {picture_, model_, tags_, coordinates_, view_, target_.grown(-6 * unit_), unit_});
}

}  // namespace parapet::viewer
