#include "viewer/page/brick_states_page.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>

#include "viewer/overlay_colours.h"
#include "viewer/page/brick_pane.h"
#include "viewer/page/brick_swatches.h"
#include "viewer/page/title_bar.h"
#include "viewer/scene/brick_extent.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 26;
constexpr double kHeading = 66;

class StatesPage {
 public:
  StatesPage(const std::vector<BrickState>& states, PictureSize size,
             osg::ref_ptr<osgText::Font> font)
      : states_(states),
        unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
        whole_{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)},
        canvas_(std::move(font)) {
    const BrickPicture& first = *states_.front().picture;
    title_ = {first.title, first.verdict, {}, colours::kInk};
    if (first.overlay) {
      title_.badge = first.overlay->badge;
      title_.colour = colour_of(first.overlay->tone);
    }
    for (const BrickState& state : states_) {
      swatches_ = joined(std::move(swatches_), swatches_of(*state.picture));
      for (const BrickUnit& unit : state.picture->units) sides_.add(unit.side);
    }
    place();
  }

  BrickStage stage(const std::vector<const BrickPicture*>& pictures) const {
    BrickStage stage{shown_part(pictures), {}};
    std::vector<std::unique_ptr<BrickLayout>> layouts;
    std::vector<const BrickLayout*> seen;
    for (const BrickPicture* picture : pictures) {
      layouts.push_back(std::make_unique<BrickLayout>(*picture, stage.shown));
      seen.push_back(layouts.back().get());
    }
    stage.view = common_view(seen, window(0), target(0));
    return stage;
  }

  osg::ref_ptr<osg::Group> draw(const BrickStage& stage) {
    osg::ref_ptr<osg::Group> root = new osg::Group;
    for (std::size_t n = 0; n < states_.size(); ++n) {
      BrickPane pane(*states_[n].picture, stage.shown, window(n), target(n), unit_);
      pane.look(stage.view);
      const SceneTexture scene = pane.draw_scene(sides_);
      root->addChild(scene.node);
      pane.draw(canvas_, scene.texture, sides_);
      draw_heading(n);
    }
    if (!swatches_.empty()) {
      canvas_.fill_rect({0, 0, whole_.right, legend_top_}, colours::kPaper);
      draw_legend(canvas_, swatches_, legend_room_, unit_);
    }
    draw_title_bar(canvas_, bar_, title_, unit_);
    root->addChild(canvas_.node());
    return root;
  }

 private:
  // The bar on top, the legend at the bottom, the states between them.
  void place() {
    const double margin = kMargin * unit_;
    bar_ = whole_;
    bar_.bottom = whole_.top - std::round(title_bar_height(title_) * unit_);
    const double height = legend_height(canvas_, swatches_, whole_.width() - 2 * margin, unit_);
    if (height <= 0) return;
    legend_room_ = {margin, margin * 0.7, whole_.right - margin, margin * 0.7 + height};
    legend_top_ = std::round(legend_room_.top + margin * 0.5);
  }

  double wide() const { return std::floor(whole_.width() / static_cast<double>(states_.size())); }

  PageRect window(std::size_t n) const {
    const double left = wide() * static_cast<double>(n);
    return {left, legend_top_, left + wide(), bar_.bottom};
  }

  PageRect target(std::size_t n) const {
    PageRect room = window(n).grown(-kMargin * unit_);
    if (!states_[n].heading.empty()) room.top -= kHeading * unit_;
    room.top = std::max(room.top, room.bottom + 16);
    return room;
  }

  void draw_heading(std::size_t n) {
    const std::string& text = states_[n].heading;
    if (text.empty()) return;
    const PageRect room = window(n);
    const double middle = (room.left + room.right) / 2;
    const double size = 40 * unit_;
    const double half = canvas_.text_width(text, size) / 2 + 26 * unit_;
    const PageRect pill{middle - half, room.top - kHeading * unit_, middle + half,
                        room.top - 10 * unit_};
    canvas_.fill_rounded(pill, pill.height() / 2, n == 0 ? rgb(0x7B8794) : colours::kInk);
    canvas_.text(text, {middle, (pill.bottom + pill.top) / 2}, size, colours::kWhite,
                 Align::centre);
    if (n == 0) return;
    canvas_.line({room.left, room.bottom}, {room.left, room.top}, 2 * unit_,
                 with_alpha(colours::kInkSoft, 0.5F));
  }

  const std::vector<BrickState>& states_;
  double unit_;
  PageRect whole_;
  Canvas canvas_;
  TitleText title_;
  SideColours sides_;
  std::vector<Swatch> swatches_;
  PageRect bar_;
  PageRect legend_room_;
  double legend_top_ = 0;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_brick_states(const std::vector<BrickState>& states, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font) {
  StatesPage page(states, size, std::move(font));
  std::vector<const BrickPicture*> pictures;
  for (const BrickState& state : states) pictures.push_back(state.picture);
  return page.draw(page.stage(pictures));
}

BrickStage stage_of(const std::vector<const BrickPicture*>& states, PictureSize size,
                    const osg::ref_ptr<osgText::Font>& font) {
  const std::vector<BrickState> first{{states.front(), ""}};
  return StatesPage(first, size, font).stage(states);
}

osg::ref_ptr<osg::Group> draw_brick_state(const BrickPicture& state, const BrickStage& stage,
                                          PictureSize size, osg::ref_ptr<osgText::Font> font) {
  const std::vector<BrickState> one{{&state, ""}};
  return StatesPage(one, size, std::move(font)).draw(stage);
}

}  // namespace parapet::viewer
