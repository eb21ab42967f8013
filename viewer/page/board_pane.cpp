#include "viewer/page/board_pane.h"

#include <algorithm>
#include <set>

#include "rules/mayhem/stand.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/board_marks.h"
#include "viewer/page/labels.h"
#include "viewer/page/marks.h"
#include "viewer/scene/overlay_node.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 26;
constexpr std::size_t kMostVital = 60;      // points that decide on the view
constexpr std::size_t kMostNumbers = 2500;  // written on the board itself
constexpr std::size_t kMostNames = 60;

const Overlay& overlay_of(const BoardPicture& picture) {
  static const Overlay kNothing;
  return picture.overlay ? *picture.overlay : kNothing;
}

// Spaces whose floor a vehicle or device hides.
std::set<Space> covered_spaces(const mayhem::Pieces* pieces) {
  std::set<Space> spaces;
  if (pieces == nullptr) return spaces;
  for (const mayhem::Vehicle& vehicle : pieces->vehicles) {
    spaces.insert({vehicle.front, vehicle.back});
  }
  for (const mayhem::Device& device : pieces->devices) {
    for (const Space& space : mayhem::Stand::of(device).spaces) spaces.insert(space);
  }
  return spaces;
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
  draw_numbers(canvas);
  draw_stops(canvas);
  draw_signs(canvas);
  draw_names(canvas);
}

double BoardPane::space_pixels(Space space) const {
  return 1 / view_.unit_per_pixel(frame_.middle(space));
}

bool BoardPane::is_seen(Space space) const {
  return model_.section.shows(space) && !is_hidden(model_, view_, frame_.middle(space, 0.05));
}

void BoardPane::draw_numbers(Canvas& canvas) const {
  if (!overlay_.heat || overlay_.heat->items.size() > kMostNumbers) return;
  const HeatScale scale = scale_of(*overlay_.heat);
  const std::set<Space> covered = covered_spaces(picture_.pieces);
  for (const HeatMap::Item& item : overlay_.heat->items) {
    if (covered.contains(item.at)) continue;
    const double size = space_pixels(item.at) * 0.40;
    if (size < 8 || !is_seen(item.at)) continue;
    canvas.text(std::to_string(item.value), view_.project(frame_.middle(item.at)), size,
                ink_on(heat_colour(scale.share(item.value))), Align::centre);
  }
}

void BoardPane::draw_stops(Canvas& canvas) const {
  for (const Ribbon& ribbon : overlay_.ribbons) {
    for (const Ribbon::Stop& stop : ribbon.stops) {
      if (stop.label.empty() || !model_.section.shows(stop.at)) continue;
      const double size = std::clamp(space_pixels(stop.at) * 0.42, 20 * unit_, 50 * unit_);
      draw_stop(canvas, view_.project(frame_.middle(stop.at, 0.12)), size, stop.label,
                colour_of(ribbon.role));
    }
  }
  for (const Outline& outline : overlay_.outlines) {
    if (outline.label.empty() || outline.spaces.empty()) continue;
    osg::Vec3d middle(0, 0, 0);
    for (const Space& space : outline.spaces) middle += frame_.middle(space, 0.05);
    if (!model_.section.shows(outline.spaces.front())) continue;
    const double size =
        std::clamp(space_pixels(outline.spaces.front()) * 0.4, 18 * unit_, 40 * unit_);
    canvas.rimmed_text(outline.label,
                       view_.project(middle / static_cast<double>(outline.spaces.size())), size,
                       colour_of(outline.role), colours::kWhite);
  }
}

void BoardPane::draw_signs(Canvas& canvas) const {
  for (const SignAt& sign : overlay_.signs) {
    if (!model_.section.shows(sign.at)) continue;
    const double size = std::clamp(space_pixels(sign.at) * 0.55, 24 * unit_, 64 * unit_);
    draw_sign(canvas, view_.project(frame_.middle(sign.at, 0.35)), size, sign);
  }
}

void BoardPane::draw_names(Canvas& canvas) const {
  LabelLayout layout(canvas, target_.grown(-6 * unit_));
  const auto square = [this](const osg::Vec3d& world, double half) {
    const osg::Vec2d p = view_.project(world);
    return PageRect{p.x(), p.y(), p.x(), p.y()}.grown(half * unit_);
  };
  for (const osg::Vec3d& point : subject_.vital) layout.keep_free(square(point, 16), 4);
  for (const CoordinateSide& side : coordinates_) {
    for (const CoordinateMark& mark : side) layout.keep_free(square(mark.at, 16), 1.5);
  }
  for (const SignAt& sign : overlay_.signs) {
    layout.keep_free(square(frame_.middle(sign.at, 0.35), 22), 4);
  }
  if (tags_.size() <= kMostNames) {
    for (const Tag& tag : tags_) layout.keep_free(square(tag.at, 24), 0.6);
  }
  for (const Note& note : overlay_.notes) {
    if (!model_.section.shows(note.at)) continue;
    layout.add({view_.project(frame_.middle(note.at, 0.1)),
                {note.text},
                32 * unit_,
                colours::kWhite,
                colours::kInk,
                colours::kInk});
  }
  if (tags_.size() <= kMostNames) {
    for (const Tag& tag : tags_) {
      if (tag.text.empty()) continue;
      layout.add({view_.project(tag.at),
                  {tag_text(tag, model_, view_)},
                  25 * unit_,
                  tag.colour,
                  with_alpha(colours::kWhite, 0.88F),
                  tag.colour,
                  false});
    }
  }
  layout.draw(canvas);
}

}  // namespace parapet::viewer
