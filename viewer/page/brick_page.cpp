#include "viewer/page/brick_page.h"

#include <algorithm>
#include <cmath>

#include "viewer/overlay_colours.h"
#include "viewer/page/brick_labels.h"
#include "viewer/page/brick_map.h"
#include "viewer/page/brick_swatches.h"
#include "viewer/page/eye_card.h"
#include "viewer/page/legend.h"
#include "viewer/page/title_bar.h"
#include "viewer/render.h"
#include "viewer/role_stripes.h"
#include "viewer/scene/brick_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 30;
constexpr double kMapWide = 0.37;  // of the page, at most
constexpr double kMapHigh = 0.40;

class BrickPage {
 public:
  BrickPage(const BrickPicture& picture, PictureSize size, osg::ref_ptr<osgText::Font> font)
      : picture_(picture),
        unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
        whole_{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)},
        layout_(picture),
        map_(layout_, unit_),
        swatches_(swatches_of(picture)),
        canvas_(std::move(font)) {
    for (const BrickUnit& unit : picture.units) sides_.add(unit.side);
  }

  osg::ref_ptr<osg::Group> draw() {
    TitleText title{picture_.title, picture_.verdict, {}, colours::kInk};
    if (picture_.overlay) {
      title.badge = picture_.overlay->badge;
      title.colour = colour_of(picture_.overlay->tone);
      if (picture_.overlay->tone == Role::doubt) title.stripes = stripes_of(Role::doubt);
    }
    bar_ = whole_;
    bar_.bottom = whole_.top - std::round(title_bar_height(title) * unit_);
    place();
    osg::ref_ptr<osg::Group> root = new osg::Group;
    if (picture_.is_map) {
      draw_map_alone(*root);
    } else {
      draw_board(*root);
    }
    if (!swatches_.empty()) {  // the board may reach below it
      canvas_.fill_rounded(legend_room_.grown(12 * unit_), 14 * unit_,
                           with_alpha(colours::kPaper, 0.88F));
    }
    draw_legend(canvas_, swatches_, legend_room_, unit_);
    draw_title_bar(canvas_, bar_, title, unit_);
    if (picture_.overlay && picture_.overlay->eye_view) {
      draw_eye_card(canvas_, *picture_.overlay->eye_view, eye_room(), unit_);
    }
    root->addChild(canvas_.node());
    return root;
  }

 private:
  // Below the legend, or where the legend lies below the board, in the board's corner.
  PageRect eye_room() const {
    const double margin = kMargin * unit_;
    const bool is_beside = legend_room_.left > target_.right;
    if (is_beside) {
      return {legend_room_.left, margin, legend_room_.right, legend_room_.bottom - margin};
    }
    return {target_.left, target_.bottom, target_.left + whole_.width() * 0.2, target_.top};
  }

  // The map beside the board or below it, wherever both come out larger.
  void place() {
    const double margin = kMargin * unit_;
    PageRect room = whole_.grown(-margin);
    room.top = bar_.bottom - margin;
    if (picture_.is_map) return place_alone(room);
    const osg::BoundingBoxd& b = layout_.bounds();
    PageRect right = room;
    right.left = room.right - room.width() * kMapWide;
    PageRect below = room;
    below.top = room.bottom + room.height() * kMapHigh;
    const bool is_long = (b.xMax() - b.xMin()) > 2.1 * (b.yMax() - b.yMin());
    const bool is_upright = room.height() > room.width() * 1.05;
    if (is_long || is_upright) {
      target_ = room;
      const double height = legend_height(canvas_, swatches_, room.width(), unit_);
      legend_room_ = {room.left, room.bottom - margin / 2, room.right,
                      room.bottom - margin / 2 + height};
      if (height > 0) below.bottom += height;
      // In the middle of the strip.
      const PageRect trial = map_.place(below);
      const double aside = (below.width() - trial.width()) / 2;
      const double drop = trial.bottom - below.bottom;
      below.right -= aside;
      below.top -= drop;
      target_.bottom = map_.place(below).top + margin / 2;
      return;
    }
    const double height = legend_height(canvas_, swatches_, right.width(), unit_);
    if (height > 0) right.bottom += height + margin * 0.6;
    const PageRect card = map_.place(right);
    legend_room_ = {right.left, card.bottom - margin * 0.6 - height, room.right,
                    card.bottom - margin * 0.6};
    if (card.width() > right.width()) legend_room_.left = card.left;
    target_ = room;
    target_.right = std::min(card.left, height > 0 ? legend_room_.left : card.left) - margin / 2;
  }

  void place_alone(PageRect room) {
    const double height = legend_height(canvas_, swatches_, room.width(), unit_);
    legend_room_ = {room.left, room.bottom, room.right, room.bottom + height};
    if (height > 0) room.bottom += height + kMargin * unit_ * 0.5;
    const PageRect trial = map_.place(room);
    room.right -= (room.width() - trial.width()) / 2;
    room.top -= (room.height() - trial.height()) / 2;
    map_.place(room);
  }

  void draw_map_alone(osg::Group& root) {
    canvas_.fill_rect({0, 0, whole_.right, bar_.bottom}, colours::kPaper);
    draw_map(root, BrickScene(layout_, sides_, {}, map_.view(), unit_));
  }

  void draw_map(osg::Group& root, const BrickScene& scene) {
    const osg::Vec3d from_north_west(-1.5, -0.72, 0.5);
    const SceneTexture above = draw_to_texture(scene.node(from_north_west), map_.view());
    root.addChild(above.node);
    map_.draw(canvas_, above.texture, sides_);
  }

  void draw_board(osg::Group& root) {
    const PageRect window{0, 0, whole_.right, bar_.bottom};
    Subject subject = layout_.subject();
    const View view =
        choose_view([this](const osg::Vec3d& eye,
                           const osg::Vec3d& point) { return layout_.hidden(eye, point); },
                    subject, window, target_);
    const std::set<std::size_t> glass = layout_.hiding_pieces(view.eye);
    const BrickScene scene(layout_, sides_, glass, view, unit_);
    const SceneTexture board = draw_to_texture(scene.node(view.back), view);
    root.addChild(board.node);
    canvas_.picture(window, board.texture);
    draw_brick_labels(canvas_, {layout_, sides_, glass, view, target_, unit_});
    draw_map(root, scene);
  }

  const BrickPicture& picture_;
  double unit_;
  PageRect whole_;
  BrickLayout layout_;
  BrickMap map_;
  std::vector<Swatch> swatches_;
  Canvas canvas_;
  SideColours sides_;
  PageRect bar_;
  PageRect target_;
  PageRect legend_room_;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_brick_page(const BrickPicture& picture, PictureSize size,
                                         osg::ref_ptr<osgText::Font> font) {
  return BrickPage(picture, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
