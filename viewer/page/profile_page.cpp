#include "viewer/page/profile_page.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/overlay_colours.h"
#include "viewer/page/labels.h"
#include "viewer/page/legend.h"
#include "viewer/page/marks.h"
#include "viewer/page/title_bar.h"

namespace parapet::viewer {
namespace {

constexpr double kMargin = 40;
constexpr double kScaleRoom = 110;  // for the pegs at the left
constexpr double kNameRoom = 64;    // for the names below
constexpr double kFlattest = 0.35;  // pegs up are drawn at least so tall beside pegs across
constexpr double kSteepest = 1.6;

const Colour kEarth = rgb(0xD9CFBA);
const Colour kEarthTop = rgb(0x4B5563);
const Colour kBrick = rgb(0xC98F63);
const Colour kBrickTop = rgb(0x6B4226);

class ProfilePage {
 public:
  ProfilePage(const ProfilePicture& picture, PictureSize size, osg::ref_ptr<osgText::Font> font)
      : picture_(picture),
        unit_(std::min(size.width / 1600.0, size.height / 1200.0)),
        whole_{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)},
        swatches_(swatches_of(picture.legend)),
        canvas_(std::move(font)) {}

  osg::ref_ptr<osg::Group> draw() {
    const TitleText title{picture_.title, picture_.verdict, picture_.badge,
                          colour_of(picture_.tone)};
    PageRect bar = whole_;
    bar.bottom = whole_.top - std::round(title_bar_height(title) * unit_);
    canvas_.fill_rect({0, 0, whole_.right, bar.bottom}, colours::kPaper);
    lay_out(bar.bottom);
    draw_scale();
    draw_parts();
    draw_figures();
    draw_limits();
    draw_names();
    draw_changes();
    draw_legend(canvas_, swatches_, legend_room_, unit_);
    draw_title_bar(canvas_, bar, title, unit_);
    return canvas_.node();
  }

 private:
  double left_of(std::size_t part) const {
    double sum = 0;
    for (std::size_t n = 0; n < part; ++n) sum += picture_.parts[n].length;
    return sum;
  }
  double middle_of(std::size_t part) const {
    return left_of(part) + picture_.parts[part].length / 2;
  }
  osg::Vec2d at(double across, double up) const {
    return {room_.left + across * across_, room_.bottom + (up - lowest_) * up_};
  }

  void lay_out(double top) {
    const double margin = kMargin * unit_;
    const double width = whole_.width() - 2 * margin;
    const double legend = legend_height(canvas_, swatches_, width, unit_);
    legend_room_ = {margin, margin / 2, margin + width, margin / 2 + legend};
    room_ = {margin + kScaleRoom * unit_, legend_room_.top + kNameRoom * unit_ + margin / 2,
             whole_.right - margin, top - margin};
    double low = picture_.parts.front().height;
    double high = low;
    for (const auto& part : picture_.parts) {
      low = std::min(low, part.height);
      high = std::max(high, part.height);
    }
    const double start = picture_.parts.front().height;
    for (const auto& limit : picture_.limits) high = std::max(high, start + limit.above);
    high = std::max(high, picture_.parts.front().height + picture_.unit_height);
    high = std::max(high, picture_.parts.back().height + picture_.unit_height);
    const double tall = std::max(1.0, high - low);
    lowest_ = low - std::max(1.0, tall * 0.10);  // some ground below the lowest
    highest_ = high + tall * 0.08;
    const double length = left_of(picture_.parts.size());
    across_ = room_.width() / length;
    up_ = room_.height() / (highest_ - lowest_);
    // True to scale as far as there is room.
    const double wanted = std::clamp(picture_.rise_of_run, kFlattest, kSteepest);
    if (up_ > across_ * wanted) up_ = std::max(across_ * wanted, up_ * 0.55);
    if (across_ * wanted > up_) across_ = std::max(up_ / wanted, across_ * 0.85);
    // In the middle of the room.
    const double spare_x = room_.width() - across_ * length;
    const double spare_y = room_.height() - up_ * (highest_ - lowest_);
    room_.left += spare_x / 2;
    room_.right = room_.left + across_ * length;
    room_.bottom += spare_y / 2;
    room_.top = room_.bottom + up_ * (highest_ - lowest_);
  }

  // A line for every peg, or every second, fifth, ...
  void draw_scale() {
    int step = 1;
    for (const int next : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}) {
      step = next;
      if (up_ * step > 34 * unit_) break;
    }
    const double left = std::max(kMargin * unit_, room_.left - kScaleRoom * unit_);
    const bool fine = up_ > 9 * unit_;
    for (int peg = static_cast<int>(std::ceil(lowest_)); peg <= highest_; ++peg) {
      const bool named = peg % step == 0;
      if (!named && !fine) continue;
      canvas_.line(at(0, peg), {room_.right, at(0, peg).y()}, (named ? 2 : 1) * unit_,
                   with_alpha(colours::kInkSoft, named ? 0.28F : 0.13F));
      if (!named) continue;
      canvas_.text(std::to_string(peg), {room_.left - 16 * unit_, at(0, peg).y()}, 26 * unit_,
                   colours::kInkSoft, Align::right);
    }
    canvas_.text("pegs", {left, room_.top + 20 * unit_}, 24 * unit_, colours::kInkSoft);
  }

  void draw_parts() {
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const auto& part = picture_.parts[n];
      const bool surface = part.kind == ProfilePicture::Kind::surface;
      const osg::Vec2d a = at(left_of(n), part.height);
      const osg::Vec2d b = at(left_of(n) + part.length, part.height);
      canvas_.fill_rect({a.x(), room_.bottom, b.x(), a.y()}, surface ? kEarth : kBrick);
      if (!surface) draw_courses({a.x(), room_.bottom, b.x(), a.y()});
      canvas_.line(a, b, 7 * unit_, surface ? kEarthTop : kBrickTop);
      for (const osg::Vec2d& end : {a, b}) {
        canvas_.line(end, {end.x(), room_.bottom}, 2 * unit_, with_alpha(kEarthTop, 0.5F));
      }
    }
    canvas_.line({room_.left, room_.bottom}, {room_.right, room_.bottom}, 3 * unit_, kEarthTop);
  }

  // What is climbed over is drawn as masonry.
  void draw_courses(const PageRect& wall) {
    const double pitch = std::max(20 * unit_, up_);
    const Colour joint = with_alpha(kBrickTop, 0.35F);
    int course = 0;
    for (double y = wall.top - pitch; y > wall.bottom; y -= pitch, ++course) {
      canvas_.line({wall.left, y}, {wall.right, y}, 2 * unit_, joint);
      const double x = wall.left + wall.width() * (course % 2 == 0 ? 0.33 : 0.66);
      canvas_.line({x, y}, {x, std::min(wall.top, y + pitch)}, 2 * unit_, joint);
    }
  }

  void draw_limits() {
    const double start = picture_.parts.front().height;
    for (const auto& limit : picture_.limits) {
      const double y = at(0, start + limit.above).y();
      const Colour colour = colour_of(limit.role);
      canvas_.dashed_line({room_.left, y}, {room_.right, y}, std::max(2.0, 4 * unit_), 26 * unit_,
                          colour);
      const PageRect label = limit_label(limit);
      canvas_.rimmed_text(limit.label, {label.right, (label.bottom + label.top) / 2}, 27 * unit_,
                          colour, colours::kPaper, Align::right);
    }
  }

  // Over the line, as far right as it crosses least: figures and arrows, then ground.
  PageRect limit_label(const ProfilePicture::Limit& limit) const {
    const double y = at(0, picture_.parts.front().height + limit.above).y() + 6 * unit_;
    const double wide = canvas_.text_width(limit.label, 27 * unit_);
    const double right = room_.right - 10 * unit_;
    const double left = room_.left + 10 * unit_ + wide;
    PageRect best;
    double least = -1;
    constexpr int kPlaces = 40;
    for (int n = 0; n <= kPlaces; ++n) {
      const double x = right - std::max(0.0, right - left) * n / kPlaces;
      const PageRect label{x - wide, y, x, y + 36 * unit_};
      const double crossed = crossed_by(label);
      if (least >= 0 && crossed >= least) continue;
      least = crossed;
      best = label;
    }
    return best;
  }

  static double shared(const PageRect& a, const PageRect& b) {
    const double wide = std::min(a.right, b.right) - std::max(a.left, b.left);
    const double high = std::min(a.top, b.top) - std::max(a.bottom, b.bottom);
    return std::max(0.0, wide) * std::max(0.0, high);
  }

  double crossed_by(const PageRect& label) const {
    constexpr double kWorse = 4;
    double crossed = 0;
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const auto& part = picture_.parts[n];
      const osg::Vec2d a = at(left_of(n), part.height);
      crossed += shared(label, {a.x(), room_.bottom, a.x() + part.length * across_, a.y()});
      if (n != 0 && n + 1 != picture_.parts.size()) continue;
      const osg::Vec2d foot = at(middle_of(n), part.height);
      // With the name over the first one.
      const double half =
          n == 0 ? std::max(44 * unit_, canvas_.text_width(picture_.unit_label, 27 * unit_) / 2)
                 : 44 * unit_;
      const double top = foot.y() + picture_.unit_height * up_ + (n == 0 ? 50 * unit_ : 0);
      crossed += kWorse * shared(label, {foot.x() - half, foot.y(), foot.x() + half, top});
    }
    for (const auto& change : picture_.changes) {
      const Arrow arrow = arrow_of(change);
      crossed +=
          kWorse *
          shared(label, {arrow.from.x() - 24 * unit_, std::min(arrow.from.y(), arrow.to.y()),
                         arrow.from.x() + 24 * unit_, std::max(arrow.from.y(), arrow.to.y())});
    }
    return crossed;
  }

  void draw_figures() {
    if (picture_.unit_height <= 0) return;
    draw_figure(0, colours::kInk, 1.0F);
    if (picture_.parts.size() > 1) {
      draw_figure(picture_.parts.size() - 1, colour_of(picture_.tone), 0.45F);
    }
    const osg::Vec2d top = at(middle_of(0), picture_.parts.front().height + picture_.unit_height);
    const double half = canvas_.text_width(picture_.unit_label, 27 * unit_) / 2;
    const double x = std::max(top.x(), room_.left + half);
    canvas_.rimmed_text(picture_.unit_label, {x, top.y() + 26 * unit_}, 27 * unit_, colours::kInk,
                        colours::kPaper);
  }

  void draw_figure(std::size_t part, const Colour& colour, float alpha) {
    const osg::Vec2d foot = at(middle_of(part), picture_.parts[part].height);
    const double tall = picture_.unit_height * up_;
    const double half =
        std::min({tall * 0.16, picture_.parts[part].length * across_ * 0.25, 34 * unit_});
    const Colour body = with_alpha(colour, alpha);
    const PageRect bar{foot.x() - half, foot.y() + 4 * unit_, foot.x() + half,
                       foot.y() + std::max(tall, 8 * unit_)};
    canvas_.fill_rounded(bar, std::min(half * 0.7, bar.height() / 2), body);
    // A tick for each peg, so that they can be counted.
    if (up_ < 7 * unit_) return;
    for (int peg = 1; peg < picture_.unit_height; ++peg) {
      const double y = foot.y() + peg * up_;
      canvas_.line({bar.left, y}, {bar.left + half * 0.8, y}, 2 * unit_,
                   with_alpha(colours::kWhite, 0.75F));
    }
  }

  void draw_names() {
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const auto& part = picture_.parts[n];
      const double wide = part.length * across_;
      if (!part.label.empty()) {
        const double fit =
            30 * unit_ *
            std::min(1.0, wide * 0.94 / std::max(1.0, canvas_.text_width(part.label, 30 * unit_)));
        const double y = at(0, part.height).y() - 28 * unit_;
        if (fit > 9) {
          canvas_.rimmed_text(part.label, {at(middle_of(n), 0).x(), y}, fit, colours::kInk,
                              with_alpha(colours::kWhite, 0.75F));
        }
      }
      if (!part.name.empty()) {
        canvas_.text(part.name, {at(middle_of(n), 0).x(), room_.bottom - 32 * unit_}, 32 * unit_,
                     colours::kInk, Align::centre);
      }
    }
  }

  // An arrow in the air beside the step it tells of.
  struct Arrow {
    osg::Vec2d from;
    osg::Vec2d to;
  };
  Arrow arrow_of(const ProfilePicture::Change& change) const {
    const auto& before = picture_.parts[change.before];
    const auto& after = picture_.parts[change.after];
    const bool up = after.height > before.height;
    const auto& lower = up ? before : after;
    const double inward = std::min(22 * unit_, lower.length * across_ * 0.3) * (up ? -1 : 1);
    const double x = left_of(change.after);
    return {at(x, before.height) + osg::Vec2d(inward, 0),
            at(x, after.height) + osg::Vec2d(inward, 0)};
  }

  void draw_changes() {
    LabelLayout labels(canvas_, whole_.grown(-8 * unit_));
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const osg::Vec2d p = at(middle_of(n), picture_.parts[n].height);
      labels.keep_free({p.x() - 40 * unit_, p.y() - 50 * unit_, p.x() + 40 * unit_, p.y()}, 6);
    }
    for (const std::size_t n : {std::size_t{0}, picture_.parts.size() - 1}) {
      const osg::Vec2d foot = at(middle_of(n), picture_.parts[n].height);
      const double top = foot.y() + picture_.unit_height * up_ + 44 * unit_;
      labels.keep_free({foot.x() - 34 * unit_, foot.y(), foot.x() + 34 * unit_, top}, 8);
    }
    for (const auto& limit : picture_.limits) {
      const double y = at(0, picture_.parts.front().height + limit.above).y();
      labels.keep_free(limit_label(limit).grown(8 * unit_), 8);
      labels.keep_free({room_.left, y - 4 * unit_, room_.right, y + 4 * unit_}, 1);
    }
    for (const auto& change : picture_.changes) {
      const Arrow arrow = arrow_of(change);
      draw_arrow(canvas_, arrow.from, arrow.to, 9 * unit_, colour_of(change.role), false);
      for (int n = 0; n <= 6; ++n) {
        const osg::Vec2d p = arrow.from + (arrow.to - arrow.from) * (n / 6.0);
        labels.keep_free(PageRect{p.x(), p.y(), p.x(), p.y()}.grown(14 * unit_), 5);
      }
    }
    for (const auto& change : picture_.changes) {
      const Arrow arrow = arrow_of(change);
      const Colour colour = colour_of(change.role);
      labels.add({(arrow.from + arrow.to) / 2,
                  {change.label},
                  27 * unit_,
                  colour,
                  colours::kWhite,
                  colour});
    }
    labels.draw(canvas_);
  }

  const ProfilePicture& picture_;
  double unit_;
  PageRect whole_;
  std::vector<Swatch> swatches_;
  Canvas canvas_;
  PageRect room_;
  PageRect legend_room_;
  double lowest_ = 0;
  double highest_ = 1;
  double across_ = 1;  // pixels of a peg
  double up_ = 1;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_profile_page(const ProfilePicture& picture, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font) {
  return ProfilePage(picture, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
