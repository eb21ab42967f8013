#include "viewer/page/bridge_pane.h"

#include <algorithm>
#include <cmath>

#include "viewer/coat_colours.h"
#include "viewer/overlay_colours.h"
#include "viewer/page/fitted_text.h"
#include "viewer/page/wrapped_text.h"
#include "viewer/render.h"
#include "viewer/scene/bridge_scene.h"

namespace parapet::viewer {
namespace {

constexpr double kAzimuth = -0.10;  // a little from the left
constexpr double kElevation = 0.30;
constexpr double kCostRoom = 92;  // above the bridge
constexpr double kGapRoom = 44;   // below all that is told of segments
constexpr double kMargin = 24;
constexpr double kFront = -BridgeLayout::kHalfWide;

View look_at_side(const BridgeLayout& layout, const PageRect& room, double unit) {
  View view;
  const double flat = std::cos(kElevation);
  view.back = {std::sin(kAzimuth) * flat, -std::cos(kAzimuth) * flat, std::sin(kElevation)};
  view.right = osg::Vec3d(0, 0, 1) ^ view.back;
  view.right.normalize();
  view.up = view.back ^ view.right;
  view.half_tangent = std::tan(0.10);  // a long lens: segments look alike
  view.window = room;
  PageRect target = room.grown(-kMargin * unit);
  target.top -= kCostRoom * unit;
  target.bottom = room.bottom + 4 * unit;
  return reframe(view, {layout.extent(), {}}, target);
}

std::string joined(const std::vector<std::string>& parts) {
  std::string all;
  for (const std::string& part : parts) all += (all.empty() ? "" : ", ") + part;
  return all;
}

}  // namespace

BridgePane::BridgePane(const BridgePicture& picture, const PlayerMarks& marks, const PageRect& room,
                       double unit)
    : picture_(picture),
      marks_(marks),
      room_(room),
      unit_(unit),
      layout_(picture.bridge),
      view_(look_at_side(layout_, room, unit)) {}

void BridgePane::draw(osg::Group& root, Canvas& canvas) const {
  const auto scene =
      build_bridge_scene(picture_, layout_, marks_.sides(), view_, static_cast<float>(unit_));
  const SceneTexture side = draw_to_texture(scene, view_);
  root.addChild(side.node);
  canvas.picture(room_, side.texture);
  draw_banks(canvas);
  for (std::size_t n = 0; n < layout_.size(); ++n) {
    draw_column(canvas, n);
    draw_pieces(canvas, n);
  }
  draw_gap(canvas);
  draw_cost(canvas);
}

PageRect BridgePane::column(std::size_t segment) const {
  const double x = layout_.left_of(segment);
  double top = room_.top;
  for (std::size_t n = 0; n <= layout_.size(); ++n) {
    const double at_x = layout_.left_of(n);
    top = std::min(top, at(at_x, kFront, -layout_.depth_at(at_x)).y());
  }
  return {at(x, kFront, 0).x() + 3 * unit_, gap_room().top,
          at(x + BridgeLayout::kLong, kFront, 0).x() - 3 * unit_, top - 6 * unit_};
}

PageRect BridgePane::gap_room() const {
  const double low = room_.bottom + 8 * unit_;
  return {at(layout_.left(), kFront, 0).x(), low, at(layout_.right(), kFront, 0).x(),
          low + kGapRoom * unit_};
}

void BridgePane::draw_banks(Canvas& canvas) const {
  const double aside = BridgeLayout::kBank / 2;
  const double wide = at(layout_.left(), -0.52, 0).x() -
                      at(layout_.left() - BridgeLayout::kBank, -0.52, 0).x() - 16 * unit_;
  for (const auto& [name, x] : {std::pair{&picture_.bridge.start, layout_.left() - aside},
                                {&picture_.bridge.end, layout_.right() + aside}}) {
    fitted_text(canvas, *name, at(x, -0.54, -0.2), wide, 34 * unit_, 12 * unit_, colours::kInk,
                Align::centre);
  }
}

void BridgePane::draw_column(Canvas& canvas, std::size_t segment) const {
  const BridgeSegment& one = picture_.bridge.segments[segment];
  const PageRect room = column(segment);
  const double x = (room.left + room.right) / 2;
  const double middle = layout_.middle_of(segment);
  const bool finished = one.state == SegmentState::finished;
  const bool current = one.state == SegmentState::current;
  const Colour ground = current    ? current_colour()
                        : finished ? colours::kInk
                                   : blend(unbegun_colour(), colours::kInk, 0.35F);
  // Its number, on its side.
  const osg::Vec2d number = at(middle, kFront, -layout_.depth_at(middle) / 2);
  canvas.fill_disc(number, 19 * unit_, colours::kWhite);
  canvas.fill_disc(number, 16.5 * unit_, ground);
  fitted_text(canvas, one.name, number, 30 * unit_, 24 * unit_, 10 * unit_, colours::kWhite,
              Align::centre);

  double y = room.top - 14 * unit_;
  const auto next = [&](double pitch) {
    const double here = y;
    y -= pitch * unit_;
    return osg::Vec2d(x, here);
  };
  const auto fits = [&] { return y > room.bottom + 10 * unit_; };
  const double wide = room.width();
  if (!one.mark.empty() && fits()) {
    draw_pill(canvas, one.mark, next(38), wide, 26 * unit_, colour_of(one.mark_tone));
  }
  if (one.load && fits()) {
    const Coat coat = one.load->falls ? Coat::failing : Coat::strained;
    draw_pill(canvas, one.load->text, next(38), wide, 26 * unit_,
              coat_colour(coat, one.load->share));
  }
  if (!one.worth.empty() && fits()) {
    fitted_text(canvas, one.worth, next(27), wide, 23 * unit_, 9 * unit_, colours::kInk,
                Align::centre);
  }
  if (finished || current) return;
  const double pitch = 23 * unit_;
  const double room_left = y + pitch / 2 - room.bottom;
  const auto most = static_cast<std::size_t>(std::max(0.0, room_left / pitch));
  if (most == 0 || one.cost.empty()) return;
  const WrappedText cost =
      wrapped_text(canvas, joined(one.cost), wide, most, 20 * unit_, 13 * unit_);
  // Half of a cost would be a wrong one.
  if (cost.lines.back().ends_with("...")) return;
  for (const std::string& line : cost.lines) {
    canvas.text(line, next(23), cost.size, colours::kInkSoft, Align::centre);
  }
}

void BridgePane::draw_pieces(Canvas& canvas, std::size_t segment) const {
  const auto& population = picture_.bridge.segments[segment].population;
  const auto feet = layout_.feet_of(segment);
  if (layout_.has_die(segment)) {
    const Box die = layout_.die_of(segment);
    const osg::Vec2d a = at(die.low.x(), die.low.y(), 0);
    const osg::Vec2d b = at(die.high.x(), die.low.y(), die.high.z());
    const std::string& face = *picture_.bridge.die_face;
    fitted_text(canvas, face.empty() ? "die" : face, (a + b) / 2, b.x() - a.x() - 4 * unit_,
                24 * unit_, 9 * unit_, face.empty() ? colours::kInkSoft : colours::kInk,
                Align::centre);
  }
  // Those in front last.
  for (std::size_t n = population.size(); n-- > 0;) {
    const osg::Vec3d& foot = feet[n];
    const double wide = layout_.pawn_width(segment) / view_.unit_per_pixel(foot);
    marks_.draw_disc(canvas, at(foot.x(), foot.y(), BridgeLayout::kPawn * 0.86),
                     std::min(30 * unit_, wide * 0.98), population[n]);
  }
}

void BridgePane::draw_gap(Canvas& canvas) const {
  const auto gap = layout_.gap();
  if (!gap || picture_.bridge.gap.empty()) return;
  const double y = (gap_room().bottom + gap_room().top) / 2;
  const double x0 = layout_.left_of(gap->begin);
  const double x1 = layout_.left_of(gap->end);
  const osg::Vec2d a(at(x0, kFront, 0).x(), y);
  const osg::Vec2d b(at(x1, kFront, 0).x(), y);
  const Colour soft = with_alpha(colours::kInk, 0.45F);
  for (const auto& [end, x] : {std::pair{a, x0}, {b, x1}}) {
    canvas.dashed_line({end.x(), y - 14 * unit_}, at(x, kFront, -layout_.depth_at(x)), 2 * unit_,
                       10 * unit_, soft);
  }
  const double size = 27 * unit_;
  const std::string text = "gap: " + picture_.bridge.gap;
  const double room = std::min(gap_room().width(), b.x() - a.x() + 220 * unit_);
  const double wide = std::min(room, canvas.text_width(text, size)) + 16 * unit_;
  canvas.line(a, b, 4 * unit_, colours::kInk);
  for (const auto& [end, way] : {std::pair{a, 1.0}, {b, -1.0}}) {
    const std::vector<osg::Vec2d> head{end, end + osg::Vec2d(16 * way, 9) * unit_,
                                       end + osg::Vec2d(16 * way, -9) * unit_};
    canvas.fill(head, colours::kInk);
  }
  const bool is_inside = wide < b.x() - a.x() - 40 * unit_;
  const double half = wide / 2;
  double x = (a.x() + b.x()) / 2;
  if (!is_inside) {  // beside it
    x = b.x() + half + 20 * unit_;
    if (x + half > gap_room().right) x = a.x() - half - 20 * unit_;
  }
  const PageRect ground{x - half, y - 19 * unit_, x + half, y + 19 * unit_};
  canvas.fill_rounded(ground, 9 * unit_, colours::kPaper);
  fitted_text(canvas, text, {x, y}, wide - 12 * unit_, size, 12 * unit_, colours::kInk,
              Align::centre);
}

// In a box over the current segment.
void BridgePane::draw_cost(Canvas& canvas) const {
  const auto current = layout_.current();
  if (!current) return;
  const BridgeSegment& one = picture_.bridge.segments[*current];
  std::vector<std::string> parts = one.cost;
  const auto& die = picture_.bridge.die_face;
  if (die) parts.push_back(die->empty() ? "what the die shows" : "die: " + *die);
  const std::string text = "now: " + (parts.empty() ? "free" : joined(parts));
  const double most = std::min(room_.width() - 2 * kMargin * unit_, 960 * unit_);
  const WrappedText words = wrapped_text(canvas, text, most, 2, 28 * unit_, 16 * unit_);
  double wide = 0;
  for (const std::string& line : words.lines) {
    wide = std::max(wide, canvas.text_width(line, words.size));
  }
  const double pitch = words.size * 1.25;
  const double high = pitch * static_cast<double>(words.lines.size()) + 14 * unit_;
  const double half = wide / 2 + 16 * unit_;
  const double middle = layout_.middle_of(*current);
  const bool is_on_die = layout_.has_die(*current);
  const Box block = is_on_die ? layout_.die_of(*current) : Box{{middle, 0, 0}, {middle, 0, 0.5}};
  const osg::Vec2d tip = at((block.low.x() + block.high.x()) / 2, 0, block.high.z());
  const double x = std::clamp(
      tip.x(), room_.left + kMargin * unit_ + half,
      std::max(room_.left + kMargin * unit_ + half, room_.right - kMargin * unit_ - half));
  const PageRect box{x - half, room_.top - 12 * unit_ - high, x + half, room_.top - 12 * unit_};
  canvas.line({tip.x(), box.bottom}, tip, 4 * unit_, current_colour());
  canvas.fill_disc(tip, 7 * unit_, current_colour());
  canvas.fill_rounded(box, 12 * unit_, current_colour());
  canvas.fill_rounded(box.grown(-3 * unit_), 10 * unit_, colours::kWhite);
  double y = box.top - 7 * unit_ - pitch / 2;
  for (const std::string& line : words.lines) {
    canvas.text(line, {x, y}, words.size, colours::kInk, Align::centre);
    y -= pitch;
  }
}

}  // namespace parapet::viewer
