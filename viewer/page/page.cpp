#include "viewer/page/page.h"

#include <algorithm>

#include "viewer/page/board_labels.h"
#include "viewer/page/board_marks.h"
#include "viewer/scene/board_scene.h"
#include "viewer/scene/evidence_node.h"

namespace parapet::viewer {
namespace {

constexpr double kMapShare = 0.34;  // of the page's width, at most
constexpr double kMargin = 34;

Subject subject_of(const TerrainModel& model, const Evidence* evidence) {
  Subject subject{extent_of(model), {}};
  if (evidence != nullptr) subject.vital = vital_points(*evidence, model.frame);
  return subject;
}

TitleText title_text(const BoardPicture& picture, const Evidence* evidence) {
  TitleText text{picture.title, picture.verdict, {}, colours::kInk};
  if (picture.sight) {
    const bool clear = picture.sight->ruling.sight;
    text.badge = clear ? "CLEAR" : "BLOCKED";
    text.colour = clear ? colours::kClear : colours::kBlocked;
  }
  if (evidence != nullptr && text.sentence.empty()) text.sentence = verdict_sentence(*evidence);
  return text;
}

}  // namespace

Page::Page(const BoardPicture& picture, const Evidence* evidence, const TerrainModel& model,
           PictureSize size, osg::ref_ptr<osgText::Font> font)
    : picture_(picture),
      evidence_(evidence),
      model_(model),
      unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
      canvas_(std::move(font)),
      title_(title_text(picture, evidence)) {
  const double width = size.width;
  const double height = size.height;
  const double split = height - std::round(title_bar_height(title_) * unit_);
  bar_ = {0, split, width, height};
  window_ = {0, 0, width, split};
  subject_ = subject_of(model, evidence);
  const PageRect inner = window_.grown(-kMargin * unit_);
  view_ = choose_view(model, subject_, window_, inner);
  coordinates_ = coordinates_of(model, view_);
  for (const CoordinateSide& side : coordinates_) {
    for (const CoordinateMark& mark : side) subject_.extent.push_back(mark.at);
  }
  view_ = reframe(view_, subject_, inner);
  if (evidence_ != nullptr) place_map();
}

// Tries the four corners, and for each how far the board must move aside to stay free of the map.
void Page::place_map() {
  const Section& s = model_.section;
  map_.emplace(*picture_.board, s, *evidence_, window_.width() * kMapShare, window_.height() * 0.5,
               unit_);
  const PageRect inner = window_.grown(-kMargin * unit_);
  struct Choice {
    PageRect map;
    View view;
    double cost;
  };
  std::optional<Choice> best;
  for (const bool at_left : {false, true}) {
    for (const bool at_top : {true, false}) {
      PageRect map{inner.left, inner.bottom, inner.left + map_->width(),
                   inner.bottom + map_->height()};
      if (!at_left) {
        map.left = inner.right - map_->width();
        map.right = inner.right;
      }
      if (at_top) {
        map.bottom = inner.top - map_->height();
        map.top = inner.top;
      }
      for (const double aside : {0.0, 0.06, 0.12, 0.18, 0.24, 0.30}) {
        for (const bool upright : {false, true}) {
          PageRect target = inner;
          if (upright) {
            (at_top ? target.top : target.bottom) += (at_top ? -1 : 1) * aside * inner.height();
          } else {
            (at_left ? target.left : target.right) += (at_left ? 1 : -1) * aside * inner.width();
          }
          const View view = reframe(view_, subject_, target);
          const double cost = map_cost(map, view);
          if (!best || cost < best->cost) best = Choice{map, view, cost};
        }
      }
    }
  }
  map_rect_ = best->map;
  view_ = best->view;
}

// What the map would hide, were it there.
double Page::map_cost(const PageRect& map, const View& view) const {
  const auto hidden = [&view](const std::vector<osg::Vec3d>& points, const PageRect& by) {
    return static_cast<double>(
        std::count_if(points.begin(), points.end(),
                      [&](const osg::Vec3d& point) { return by.holds(view.project(point)); }));
  };
  std::vector<osg::Vec3d> marks;
  for (const CoordinateSide& side : coordinates_) {
    for (const CoordinateMark& mark : side) marks.push_back(mark.at);
  }
  const osg::Vec3d middle = bounds_of(model_).center();
  const double smaller = view.depth(middle) / view_.depth(middle) - 1;
  return hidden(subject_.extent, map) / static_cast<double>(subject_.extent.size()) * 14 +
         hidden(marks, map.grown(22 * unit_)) * 0.25 +
         hidden(subject_.vital, map.grown(60 * unit_)) + smaller * 1.5;
}

osg::ref_ptr<osg::Group> Page::draw(osg::Texture2D* scene, const std::vector<Tag>& tags) {
  canvas_.picture(window_, scene);
  for (const CoordinateSide& side : coordinates_) draw_side(canvas_, view_, side, 36 * unit_);
  draw_stairs_letters(canvas_, *picture_.board, model_, view_, unit_);
  draw_title_bar(canvas_, bar_, title_, unit_);
  if (map_) map_->draw(canvas_, {map_rect_.left, map_rect_.bottom});
  draw_sight_labels(canvas_,
                    {picture_, model_, tags, coordinates_, view_, window_.grown(-8 * unit_), unit_},
                    evidence_, map_rect_);
  return canvas_.node();
}

}  // namespace parapet::viewer
