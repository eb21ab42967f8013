#include "viewer/page/overlay_page.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "viewer/overlay_colours.h"
#include "viewer/page/legend.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 26;
constexpr double kHeading = 62;
constexpr double kMapsWide = 0.47;  // of a state's width, at most, beside the view
constexpr double kMapsHigh = 0.42;  // of a state's height, at most, below the view

class OverlayPage {
 public:
  OverlayPage(const std::vector<PageState>& states, PictureSize size,
              osg::ref_ptr<osgText::Font> font)
      : states_(states),
        unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
        whole_{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)},
        canvas_(std::move(font)) {}

  osg::ref_ptr<osg::Group> draw() {
    const BoardPicture& first = *states_.front().picture;
    TitleText title{first.title, first.verdict, {}, colours::kInk};
    if (first.overlay) {
      title.badge = first.overlay->badge;
      title.colour = colour_of(first.overlay->tone);
    }
    bar_ = whole_;
    bar_.bottom = whole_.top - std::round(title_bar_height(title) * unit_);
    find_common();

    osg::ref_ptr<osg::Group> root = new osg::Group;
    std::vector<osg::ref_ptr<osg::Texture2D>> textures;
    place();
    if (panes_.empty()) canvas_.fill_rect({0, 0, whole_.right, bar_.bottom}, colours::kPaper);
    for (std::size_t n = 0; n < panes_.size(); ++n) {
      BoardPane& pane = *panes_[n];
      if (n == 0) pane.look();
      if (n > 0) pane.look_like(*panes_.front());
      const SceneTexture scene = pane.draw_scene(sides_);
      root->addChild(scene.node);
      textures.push_back(scene.texture);
    }
    for (std::size_t n = 0; n < states_.size(); ++n) {
      if (n < panes_.size()) panes_[n]->draw(canvas_, textures[n]);
      maps_[n]->draw(canvas_, sides_);
      draw_heading(n);
    }
    draw_legend(canvas_, swatches_, legend_room_, unit_);
    draw_title_bar(canvas_, bar_, title, unit_);
    root->addChild(canvas_.node());
    return root;
  }

 private:
  // All states show the same part, with the same colours.
  void find_common() {
    std::vector<Space> spaces;
    std::vector<const Overlay*> overlays;
    int top = 1;
    bool full_height = false;
    for (const PageState& state : states_) {
      top = std::max(top, state.picture->board->levels());
      boards_.push_back(state.picture->board);
      if (state.picture->pieces != nullptr) sides_.add(*state.picture->pieces);
      if (!state.picture->overlay) continue;
      const Overlay& overlay = *state.picture->overlay;
      overlays.push_back(&overlay);
      full_height = full_height || overlay.full_height;
      const std::vector<Space> shown = spaces_of(overlay);
      spaces.insert(spaces.end(), shown.begin(), shown.end());
      if (overlay.heat) legend_.heat = overlay.heat;
      for (const LegendEntry& entry : overlay.legend) add_to_legend(entry);
    }
    swatches_ = swatches_of(legend_);
    section_ = section_round(*states_.front().picture->board, spaces, states_.size() > 1 ? 1 : 2);
    if (full_height) section_.top_level = top;
    levels_ = levels_of(*states_.front().picture->board, overlays);
  }

  void add_to_legend(const LegendEntry& entry) {
    const auto same = [&](const LegendEntry& other) {
      return other.role == entry.role && other.text == entry.text;
    };
    if (std::none_of(legend_.legend.begin(), legend_.legend.end(), same)) {
      legend_.legend.push_back(entry);
    }
  }

  void place() {
    const double margin = kMargin * unit_;
    PageRect room{0, 0, whole_.right, bar_.bottom};
    const bool maps_only = is_too_large();
    const bool beside = !maps_only && states_.size() == 1 && room.width() > room.height() * 1.15;
    if (!beside) {
      const double height = legend_height(canvas_, swatches_, room.width() - 2 * margin, unit_);
      if (height > 0) {
        legend_room_ = {margin, margin / 2, room.right - margin, margin / 2 + height};
        room.bottom = legend_room_.top;
      }
    }
    const double width = room.width() / static_cast<double>(states_.size());
    for (std::size_t n = 0; n < states_.size(); ++n) {
      const double left = std::round(width * static_cast<double>(n));
      const PageRect part{left, room.bottom, std::round(left + width), room.top};
      maps_.push_back(
          std::make_unique<LevelMaps>(*states_[n].picture, boards_, section_, levels_, unit_));
      if (maps_only) {
        place_alone(part, *maps_.back());
      } else if (beside) {
        place_beside(part, *maps_.back());
      } else {
        place_below(part, *maps_.back());
      }
    }
  }

  void add_pane(const PageRect& heading, const PageRect& part, PageRect target) {
    target.right = std::max(target.right, target.left + 16);
    target.top = std::max(target.top, target.bottom + 16);
    const PageRect window{part.left, 0, part.right, std::round(part.top)};
    const std::size_t n = panes_.size();
    headings_.push_back(heading);
    panes_.push_back(
        std::make_unique<BoardPane>(*states_[n].picture, section_, window, target, unit_));
  }

  // The maps on the right, the legend below them.
  void place_beside(const PageRect& part, LevelMaps& maps) {
    const double margin = kMargin * unit_;
    PageRect room{part.right - part.width() * kMapsWide, part.bottom + margin, part.right - margin,
                  part.top - margin};
    const double height = legend_height(canvas_, swatches_, room.width(), unit_);
    if (height > 0) room.bottom += height + margin * 0.7;
    PageRect covered = maps.place(room);
    const double aside = room.right - covered.right;
    covered = maps.place({room.left + aside, room.bottom, room.right, room.top});
    if (height > 0) {
      const double top = covered.bottom - margin * 0.7;
      legend_room_ = {covered.left, top - height, room.right, top};
      // A narrow map leaves the legend too little width for the height it was given.
      if (legend_height(canvas_, swatches_, legend_room_.width(), unit_) > height + 1) {
        legend_room_.left = room.left;
      }
    }
    add_pane({}, part,
             {part.left, part.bottom, std::min(covered.left, part.right) - margin * 0.4, part.top});
  }

  // Of so many spaces nobody could make out one on the board itself.
  bool is_too_large() const {
    constexpr int kMostSpaces = 16'000;
    return section_.width() * section_.height() * section_.top_level > kMostSpaces;
  }

  // The maps alone, under the heading.
  void place_alone(const PageRect& part, LevelMaps& maps) {
    const double margin = kMargin * unit_;
    PageRect heading = part;
    heading.bottom = part.top - (states_.size() > 1 ? kHeading * unit_ : margin);
    headings_.push_back(heading);
    const PageRect room{part.left + margin, part.bottom + margin / 2, part.right - margin,
                        heading.bottom};
    const PageRect trial = maps.place(room);
    const double aside = (room.width() - trial.width()) / 2;
    maps.place({room.left + aside, room.bottom, room.right + 1, room.top});
  }

  // The heading on top, then the view, the maps below it.
  void place_below(const PageRect& part, LevelMaps& maps) {
    const double margin = kMargin * unit_;
    const bool has_heading = states_.size() > 1;
    PageRect heading = part;
    heading.bottom = part.top - (has_heading ? kHeading * unit_ : 0);
    const double most = (heading.bottom - part.bottom) * kMapsHigh;
    const PageRect trial = maps.place(
        {part.left + margin, part.bottom + margin / 2, part.right - margin, part.bottom + most});
    const double top = part.bottom + margin / 2 + trial.height();
    const double aside = (part.width() - 2 * margin - trial.width()) / 2;
    maps.place({part.left + margin + aside, part.bottom + margin / 2 - 1,
                part.right - margin + aside, top});
    add_pane(heading, part, {part.left, top + margin * 0.4, part.right, heading.bottom});
  }

  void draw_heading(std::size_t n) {
    const PageRect& rect = headings_[n];
    if (states_[n].heading.empty() || rect.height() <= 0) return;
    const double middle = (rect.left + rect.right) / 2;
    const double size = 40 * unit_;
    const double half = canvas_.text_width(states_[n].heading, size) / 2 + 26 * unit_;
    const PageRect pill{middle - half, rect.bottom + 2 * unit_, middle + half,
                        rect.top - 8 * unit_};
    canvas_.fill_rounded(pill, pill.height() / 2, n == 0 ? rgb(0x7B8794) : colours::kInk);
    canvas_.text(states_[n].heading, {middle, (pill.bottom + pill.top) / 2}, size, colours::kWhite,
                 Align::centre);
    if (n == 0) return;
    canvas_.line({rect.left, legend_room_.top}, {rect.left, bar_.bottom}, 2 * unit_,
                 with_alpha(colours::kInkSoft, 0.5F));
  }

  const std::vector<PageState>& states_;
  double unit_;
  PageRect whole_;
  PageRect bar_;
  Canvas canvas_;
  SideColours sides_;
  std::vector<const Board*> boards_;
  Section section_;
  std::vector<int> levels_;
  Overlay legend_;  // its heat map and entries alone
  std::vector<Swatch> swatches_;
  PageRect legend_room_;
  std::vector<std::unique_ptr<LevelMaps>> maps_;
  std::vector<std::unique_ptr<BoardPane>> panes_;
  std::vector<PageRect> headings_;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_overlay_page(const std::vector<PageState>& states, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font) {
  return OverlayPage(states, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
