#include "viewer/page/profile_page.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "viewer/overlay_colours.h"
#include "viewer/page/labels.h"
#include "viewer/page/legend.h"
#include "viewer/page/marks.h"
#include "viewer/page/profile_layout.h"
#include "viewer/page/title_bar.h"
#include "viewer/role_stripes.h"

namespace parapet::viewer {
namespace {

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
        canvas_(std::move(font)),
        title_{picture.title, picture.verdict, picture.badge, colour_of(picture.tone),
               picture.tone == Role::doubt ? stripes_of(Role::doubt) : std::nullopt},
        bar_{0, whole_.top - std::round(title_bar_height(title_) * unit_), whole_.right,
             whole_.top},
        layout_(picture, {0, 0, whole_.right, bar_.bottom}, legend_height_on(whole_.right), unit_) {
  }

  osg::ref_ptr<osg::Group> draw() {
    canvas_.fill_rect({0, 0, whole_.right, bar_.bottom}, colours::kPaper);
    draw_scale();
    draw_parts();
    draw_figures();
    draw_limits();
    draw_names();
    draw_changes();
    draw_legend(canvas_, swatches_, layout_.legend_room(), unit_);
    draw_title_bar(canvas_, bar_, title_, unit_);
    return canvas_.node();
  }

 private:
  double legend_height_on(double width) const {
    return legend_height(canvas_, swatches_, width - 2 * ProfileLayout::kMargin * unit_, unit_);
  }

  // A line for every peg, or every second, fifth, ...
  void draw_scale() {
    int step = 1;
    for (const int next : {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000}) {
      step = next;
      if (layout_.up() * step > 34 * unit_) break;
    }
    const double left = std::max(ProfileLayout::kMargin * unit_,
                                 layout_.room().left - ProfileLayout::kScaleRoom * unit_);
    const bool fine = layout_.up() > 9 * unit_;
    for (int peg = static_cast<int>(std::ceil(layout_.lowest())); peg <= layout_.highest(); ++peg) {
      const bool named = peg % step == 0;
      if (!named && !fine) continue;
      canvas_.line(layout_.at(0, peg), {layout_.room().right, layout_.at(0, peg).y()},
                   (named ? 2 : 1) * unit_, with_alpha(colours::kInkSoft, named ? 0.28F : 0.13F));
      if (!named) continue;
      canvas_.text(std::to_string(peg), {layout_.room().left - 16 * unit_, layout_.at(0, peg).y()},
                   26 * unit_, colours::kInkSoft, Align::right);
    }
    canvas_.text("pegs", {left, layout_.room().top + 20 * unit_}, 24 * unit_, colours::kInkSoft);
  }

  void draw_parts() {
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const auto& part = picture_.parts[n];
      const bool surface = part.kind == ProfilePicture::Kind::surface;
      const osg::Vec2d a = layout_.at(layout_.left_of(n), part.height);
      const osg::Vec2d b = layout_.at(layout_.left_of(n) + part.length, part.height);
      canvas_.fill_rect({a.x(), layout_.room().bottom, b.x(), a.y()}, surface ? kEarth : kBrick);
      if (!surface) draw_courses({a.x(), layout_.room().bottom, b.x(), a.y()});
      canvas_.line(a, b, 7 * unit_, surface ? kEarthTop : kBrickTop);
      for (const osg::Vec2d& end : {a, b}) {
        canvas_.line(end, {end.x(), layout_.room().bottom}, 2 * unit_, with_alpha(kEarthTop, 0.5F));
      }
    }
    canvas_.line({layout_.room().left, layout_.room().bottom},
                 {layout_.room().right, layout_.room().bottom}, 3 * unit_, kEarthTop);
  }

  // What is climbed over is drawn as masonry.
  void draw_courses(const PageRect& wall) {
    const double pitch = std::max(20 * unit_, layout_.up());
    const Colour joint = with_alpha(kBrickTop, 0.35F);
    int course = 0;
    for (double y = wall.top - pitch; y > wall.bottom; y -= pitch, ++course) {
      canvas_.line({wall.left, y}, {wall.right, y}, 2 * unit_, joint);
      const double x = wall.left + wall.width() * (course % 2 == 0 ? 0.33 : 0.66);
      canvas_.line({x, y}, {x, std::min(wall.top, y + pitch)}, 2 * unit_, joint);
    }
  }

  void draw_limits() {
    for (const auto& limit : picture_.limits) {
      const double y = layout_.height_of(limit);
      const Colour colour = colour_of(limit.role);
      canvas_.dashed_line({layout_.room().left, y}, {layout_.room().right, y},
                          std::max(2.0, 4 * unit_), 26 * unit_, colour);
      const PageRect label = limit_label(limit);
      canvas_.rimmed_text(limit.label, {label.right, (label.bottom + label.top) / 2}, 27 * unit_,
                          colour, colours::kPaper, Align::right);
    }
  }

  // Over the line, as far right as it crosses least: figures and arrows, then ground.
  PageRect limit_label(const ProfilePicture::Limit& limit) const {
    const double y = layout_.height_of(limit) + 6 * unit_;
    const double wide = canvas_.text_width(limit.label, 27 * unit_);
    const double right = layout_.room().right - 10 * unit_;
    const double left = layout_.room().left + 10 * unit_ + wide;
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
      const osg::Vec2d a = layout_.at(layout_.left_of(n), part.height);
      crossed += shared(
          label, {a.x(), layout_.room().bottom, a.x() + part.length * layout_.across(), a.y()});
      if (n != 0 && n + 1 != picture_.parts.size()) continue;
      const osg::Vec2d foot = layout_.at(layout_.middle_of(n), part.height);
      // With the name over the first one.
      const double half =
          n == 0 ? std::max(44 * unit_, canvas_.text_width(picture_.unit_label, 27 * unit_) / 2)
                 : 44 * unit_;
      const double top = foot.y() + picture_.unit_height * layout_.up() + (n == 0 ? 50 * unit_ : 0);
      crossed += kWorse * shared(label, {foot.x() - half, foot.y(), foot.x() + half, top});
    }
    for (const auto& change : picture_.changes) {
      const ProfileLayout::Arrow arrow = layout_.arrow_of(change);
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
    const osg::Vec2d top =
        layout_.at(layout_.middle_of(0), picture_.parts.front().height + picture_.unit_height);
    const double half = canvas_.text_width(picture_.unit_label, 27 * unit_) / 2;
    const double x = std::max(top.x(), layout_.room().left + half);
    canvas_.rimmed_text(picture_.unit_label, {x, top.y() + 26 * unit_}, 27 * unit_, colours::kInk,
                        colours::kPaper);
  }

  void draw_figure(std::size_t part, const Colour& colour, float alpha) {
    const osg::Vec2d foot = layout_.at(layout_.middle_of(part), picture_.parts[part].height);
    const double tall = picture_.unit_height * layout_.up();
    const double half =
        std::min({tall * 0.16, picture_.parts[part].length * layout_.across() * 0.25, 34 * unit_});
    const Colour body = with_alpha(colour, alpha);
    const PageRect bar{foot.x() - half, foot.y() + 4 * unit_, foot.x() + half,
                       foot.y() + std::max(tall, 8 * unit_)};
    canvas_.fill_rounded(bar, std::min(half * 0.7, bar.height() / 2), body);
    // A tick for each peg, so that they can be counted.
    if (layout_.up() < 7 * unit_) return;
    for (int peg = 1; peg < picture_.unit_height; ++peg) {
      const double y = foot.y() + peg * layout_.up();
      canvas_.line({bar.left, y}, {bar.left + half * 0.8, y}, 2 * unit_,
                   with_alpha(colours::kWhite, 0.75F));
    }
  }

  void draw_names() {
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const auto& part = picture_.parts[n];
      const double wide = part.length * layout_.across();
      if (!part.label.empty()) {
        const double fit =
            30 * unit_ *
            std::min(1.0, wide * 0.94 / std::max(1.0, canvas_.text_width(part.label, 30 * unit_)));
        const double y = layout_.at(0, part.height).y() - 28 * unit_;
        if (fit > 9) {
          canvas_.rimmed_text(part.label, {layout_.at(layout_.middle_of(n), 0).x(), y}, fit,
                              colours::kInk, with_alpha(colours::kWhite, 0.75F));
        }
      }
      if (!part.name.empty()) {
        canvas_.text(part.name,
                     {layout_.at(layout_.middle_of(n), 0).x(), layout_.room().bottom - 32 * unit_},
                     32 * unit_, colours::kInk, Align::centre);
      }
    }
  }

  void draw_changes() {
    LabelLayout labels(canvas_, whole_.grown(-8 * unit_));
    for (std::size_t n = 0; n < picture_.parts.size(); ++n) {
      const osg::Vec2d p = layout_.at(layout_.middle_of(n), picture_.parts[n].height);
      labels.keep_free({p.x() - 40 * unit_, p.y() - 50 * unit_, p.x() + 40 * unit_, p.y()}, 6);
    }
    for (const std::size_t n : {std::size_t{0}, picture_.parts.size() - 1}) {
      const osg::Vec2d foot = layout_.at(layout_.middle_of(n), picture_.parts[n].height);
      const double top = foot.y() + picture_.unit_height * layout_.up() + 44 * unit_;
      labels.keep_free({foot.x() - 34 * unit_, foot.y(), foot.x() + 34 * unit_, top}, 8);
    }
    for (const auto& limit : picture_.limits) {
      const double y = layout_.height_of(limit);
      labels.keep_free(limit_label(limit).grown(8 * unit_), 8);
      labels.keep_free({layout_.room().left, y - 4 * unit_, layout_.room().right, y + 4 * unit_},
                       1);
    }
    for (const auto& change : picture_.changes) {
      const ProfileLayout::Arrow arrow = layout_.arrow_of(change);
      draw_arrow(canvas_, arrow.from, arrow.to, 9 * unit_, colour_of(change.role), false);
      for (int n = 0; n <= 6; ++n) {
        const osg::Vec2d p = arrow.from + (arrow.to - arrow.from) * (n / 6.0);
        labels.keep_free(PageRect{p.x(), p.y(), p.x(), p.y()}.grown(14 * unit_), 5);
      }
    }
    for (const auto& change : picture_.changes) {
      const ProfileLayout::Arrow arrow = layout_.arrow_of(change);
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
  TitleText title_;
  PageRect bar_;
  ProfileLayout layout_;
};

}  // namespace

osg::ref_ptr<osg::Group> draw_profile_page(const ProfilePicture& picture, PictureSize size,
                                           osg::ref_ptr<osgText::Font> font) {
  return ProfilePage(picture, size, std::move(font)).draw();
}

}  // namespace parapet::viewer
