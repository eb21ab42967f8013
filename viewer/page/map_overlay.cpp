#include "viewer/page/map_overlay.h"

#include <algorithm>

#include "viewer/overlay_colours.h"
#include "viewer/page/hatching.h"
#include "viewer/page/marks.h"
#include "viewer/role_stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kStripe = 0.17;  // of a cell
constexpr double kLeastType = 7;  // pixels; smaller numbers are left out

class MapOverlay {
 public:
  MapOverlay(Canvas& canvas, const MapGround& ground, const Overlay& overlay, int level)
      : canvas_(canvas),
        ground_(ground),
        overlay_(overlay),
        level_(level),
        cell_(ground.cell()),
        gap_(cell_ < 9 ? 0 : std::max(1.0, cell_ * 0.035)) {
    if (overlay.heat) scale_ = scale_of(*overlay.heat);
  }

  void below() {
    for (const Tint& tint : overlay_.tints) draw_tint(tint);
    if (overlay_.heat) {
      for (const HeatMap::Item& item : overlay_.heat->items) {
        if (!shows(item.at)) continue;
        const Colour colour = heat_colour(scale_.share(item.value));
        canvas_.fill_rect(ground_.rect(item.at).grown(-gap_), with_alpha(colour, 0.93F));
      }
    }
    for (const Outline& outline : overlay_.outlines) draw_rim(outline);
  }

  void above() {
    for (const Ribbon& ribbon : overlay_.ribbons) draw_ribbon(ribbon);
    for (const Arrow& arrow : overlay_.arrows) draw_one(arrow);
    if (overlay_.heat && cell_ * 0.5 >= kLeastType) {
      for (const HeatMap::Item& item : overlay_.heat->items) draw_number(item);
    }
    for (const Outline& outline : overlay_.outlines) draw_label(outline);
    for (const SignAt& sign : overlay_.signs) {
      if (!shows(sign.at)) continue;
      // Beside the middle, where it leaves the letter of who stands there to be read.
      const osg::Vec2d aside = sign.label.empty() ? osg::Vec2d(0.27, -0.27) : osg::Vec2d(0, -0.2);
      draw_sign(canvas_, ground_.middle(sign.at) + aside * cell_,
                std::max(10.0, cell_ * (sign.label.empty() ? 0.55 : 0.72)), sign);
    }
  }

 private:
  bool shows(Space space) const {
    return space.level == level_ && ground_.section().holds(space.x, space.y);
  }

  void draw_tint(const Tint& tint) {
    if (!shows(tint.at)) return;
    const PageRect cell = ground_.rect(tint.at).grown(-gap_);
    const Colour colour = colour_of(tint.role);
    canvas_.fill_rect(cell, with_alpha(colour, tint.role == Role::focus ? 0.22F : 0.5F));
    if (const auto stripes = stripes_of(tint.role)) {
      hatch(canvas_, cell, std::max(2.0, cell_ * kStripe), with_alpha(*stripes, 0.30F));
    }
    if (tint.role == Role::focus) {
      frame(cell, std::max(1.5, cell_ * 0.08), colour);
    }
  }

  void frame(const PageRect& r, double width, const Colour& colour) {
    canvas_.fill_rect({r.left, r.bottom, r.right, r.bottom + width}, colour);
    canvas_.fill_rect({r.left, r.top - width, r.right, r.top}, colour);
    canvas_.fill_rect({r.left, r.bottom, r.left + width, r.top}, colour);
    canvas_.fill_rect({r.right - width, r.bottom, r.right, r.top}, colour);
  }

  void draw_rim(const Outline& outline) {
    const std::set<Space> all(outline.spaces.begin(), outline.spaces.end());
    const double width = std::max(2.0, cell_ * 0.1);
    const Colour colour = colour_of(outline.role);
    for (const Space& s : outline.spaces) {
      if (!shows(s)) continue;
      canvas_.fill_rect(ground_.rect(s), with_alpha(colour, 0.14F));
      const auto side = [&](int dx, int dy, double x0, double y0, double x1, double y1) {
        if (all.contains({s.x + dx, s.y + dy, s.level})) return;
        canvas_.line(ground_.at(s.x + x0, s.y + y0), ground_.at(s.x + x1, s.y + y1), width, colour);
      };
      side(0, -1, 0, 0, 1, 0);
      side(0, 1, 0, 1, 1, 1);
      side(-1, 0, 0, 0, 0, 1);
      side(1, 0, 1, 0, 1, 1);
    }
  }

  void draw_label(const Outline& outline) {
    const double size = std::max(cell_ * 0.42, 22 * ground_.unit());
    if (outline.label.empty() || outline.spaces.empty() || size < kLeastType) return;
    if (!shows(outline.spaces.front())) return;
    osg::Vec2d middle(0, 0);
    for (const Space& s : outline.spaces) middle += ground_.middle(s);
    canvas_.rimmed_text(outline.label, middle / static_cast<double>(outline.spaces.size()), size,
                        colour_of(outline.role), colours::kWhite);
  }

  void draw_number(const HeatMap::Item& item) {
    if (!shows(item.at)) return;
    const std::string text = std::to_string(item.value);
    const Colour ground = heat_colour(scale_.share(item.value));
    canvas_.text(text, ground_.middle(item.at), cell_ * (text.size() > 2 ? 0.36 : 0.52),
                 ink_on(ground), Align::centre);
  }

  // A step that leaves the Level is drawn on both, thin on the one where it is not.
  void draw_ribbon(const Ribbon& ribbon) {
    const Colour colour = colour_of(ribbon.role);
    const double width = std::max(2.5, cell_ * 0.2);
    for (const bool rim : {true, false}) {
      for (std::size_t n = 1; n < ribbon.stops.size(); ++n) {
        const Ribbon::Stop& from = ribbon.stops[n - 1];
        const Ribbon::Stop& to = ribbon.stops[n];
        if (!shows(from.at) && !shows(to.at)) continue;
        const bool whole = shows(from.at) && shows(to.at) && !to.through_air;
        const osg::Vec2d a = ground_.middle(from.at);
        const osg::Vec2d b = ground_.middle(to.at);
        if (rim) {
          canvas_.line(a, b, width * 1.6, with_alpha(colours::kWhite, 0.9F));
          if (whole) canvas_.fill_disc(b, width * 0.8, with_alpha(colours::kWhite, 0.9F));
        } else if (whole) {
          canvas_.line(a, b, width, colour);
          canvas_.fill_disc(a, width / 2, colour);
          canvas_.fill_disc(b, width / 2, colour);
        } else {
          canvas_.dashed_line(a, b, width * 0.8, width * 1.6, colour);
        }
      }
    }
    const double size = cell_ * 0.58;
    for (std::size_t n = 0; n < ribbon.stops.size(); ++n) {
      const Ribbon::Stop& stop = ribbon.stops[n];
      if (!shows(stop.at)) continue;
      if (n == 0 && ribbon.role != Role::danger) {
        canvas_.fill_disc(ground_.middle(stop.at), width * 0.9, colours::kWhite);
        canvas_.fill_disc(ground_.middle(stop.at), width * 0.65, colours::kInk);
      } else if (n > 0 && !stop.label.empty() && size * 0.62 >= kLeastType) {
        draw_stop(canvas_, ground_.middle(stop.at), size, stop.label, colour);
      } else if (n > 0 && n + 1 == ribbon.stops.size()) {
        draw_stop(canvas_, ground_.middle(stop.at), size, "", colour);
      }
    }
  }

  void draw_one(const Arrow& arrow) {
    if (!shows(arrow.from) && !shows(arrow.to)) return;
    const bool off_level = arrow.from.level != arrow.to.level;
    osg::Vec2d a = ground_.middle(arrow.from);
    osg::Vec2d b = ground_.middle(arrow.to);
    osg::Vec2d along = b - a;
    if (along.normalize() == 0) return;
    a += along * (cell_ * 0.3);
    b -= along * (cell_ * 0.12);
    draw_arrow(canvas_, a, b, std::max(2.5, cell_ * 0.13), colour_of(arrow.role), off_level);
  }

  Canvas& canvas_;
  const MapGround& ground_;
  const Overlay& overlay_;
  int level_;
  double cell_;
  double gap_;
  HeatScale scale_;
};

}  // namespace

void draw_below_figures(Canvas& canvas, const MapGround& ground, const Overlay& overlay,
                        int level) {
  MapOverlay(canvas, ground, overlay, level).below();
}

void draw_above_figures(Canvas& canvas, const MapGround& ground, const Overlay& overlay,
                        int level) {
  MapOverlay(canvas, ground, overlay, level).above();
}

std::set<Space> numbered_spaces(const Overlay& overlay) {
  std::set<Space> spaces;
  if (overlay.heat) {
    for (const HeatMap::Item& item : overlay.heat->items) spaces.insert(item.at);
  }
  for (const Ribbon& ribbon : overlay.ribbons) {
    for (const Ribbon::Stop& stop : ribbon.stops) spaces.insert(stop.at);
  }
  return spaces;
}

}  // namespace parapet::viewer
