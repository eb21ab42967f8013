#include "viewer/page/marks.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "viewer/overlay_colours.h"

namespace parapet::viewer {
namespace {

// A star of triangles round its middle.
void fill_burst(Canvas& canvas, const osg::Vec2d& at, double radius, const Colour& colour) {
  constexpr int kPoints = 10;
  const auto corner = [&](double turn, double away) {
    const double angle = 2 * std::numbers::pi * turn / kPoints + 0.2;
    return at + osg::Vec2d(std::cos(angle), std::sin(angle)) * (radius * away);
  };
  for (int point = 0; point < kPoints; ++point) {
    const std::array<osg::Vec2d, 4> kite{at, corner(point - 0.5, 0.62), corner(point, 1.0),
                                         corner(point + 0.5, 0.62)};
    canvas.fill(kite, colour);
  }
}

void cross(Canvas& canvas, const osg::Vec2d& at, double half, double width, const Colour& colour) {
  canvas.line(at - osg::Vec2d(half, half), at + osg::Vec2d(half, half), width, colour);
  canvas.line(at - osg::Vec2d(half, -half), at + osg::Vec2d(half, -half), width, colour);
}

void check(Canvas& canvas, const osg::Vec2d& at, double half, double width, const Colour& colour) {
  const osg::Vec2d low = at + osg::Vec2d(-half * 0.25, -half * 0.75);
  canvas.line(at + osg::Vec2d(-half, 0), low, width, colour);
  canvas.line(low, at + osg::Vec2d(half, half * 0.8), width, colour);
}

}  // namespace

void draw_sign(Canvas& canvas, const osg::Vec2d& at, double size, const SignAt& sign) {
  const double radius = size / 2;
  switch (sign.sign) {
    case Sign::burst:
      fill_burst(canvas, at, radius * 1.22, colours::kWhite);
      fill_burst(canvas, at, radius, colours::kBlocked);
      canvas.fill_disc(at, radius * 0.58, rgb(0xFFD54A));
      break;
    case Sign::cross:
      cross(canvas, at, radius * 0.8, size * 0.36, colours::kWhite);
      cross(canvas, at, radius * 0.74, size * 0.2, colours::kBlocked);
      break;
    case Sign::check:
      check(canvas, at, radius * 0.9, size * 0.36, colours::kWhite);
      check(canvas, at, radius * 0.84, size * 0.2, colours::kClear);
      break;
  }
  if (sign.label.empty()) return;
  if (sign.label.size() <= 2) {
    canvas.text(sign.label, at, size * 0.56, colours::kInk, Align::centre);
  } else {
    canvas.rimmed_text(sign.label, at - osg::Vec2d(0, size * 0.72), size * 0.5, colours::kBlocked,
                       colours::kWhite);
  }
}

void draw_stop(Canvas& canvas, const osg::Vec2d& at, double size, const std::string& text,
               const Colour& colour) {
  canvas.fill_disc(at, size * 0.58, colours::kWhite);
  canvas.fill_disc(at, size * 0.50, colour);
  if (!text.empty()) {
    canvas.text(text, at, size * (text.size() > 2 ? 0.46 : 0.62), ink_on(colour), Align::centre);
  }
}

void draw_arrow(Canvas& canvas, const osg::Vec2d& a, const osg::Vec2d& b, double width,
                const Colour& colour, bool dashed) {
  osg::Vec2d along = b - a;
  const double length = along.normalize();
  if (length < width) return;
  const double head = std::min(width * 3.2, length * 0.6);
  const osg::Vec2d side(-along.y(), along.x());
  const osg::Vec2d neck = b - along * head;
  const auto tip = [&](double grown) {
    return std::array<osg::Vec2d, 3>{b + along * (grown * 1.6),
                                     neck - along * grown + side * (head * 0.55 + grown * 1.3),
                                     neck - along * grown - side * (head * 0.55 + grown * 1.3)};
  };
  const double rim = width * 0.35;
  canvas.line(a, neck, width + 2 * rim, with_alpha(colours::kWhite, 0.92F));
  canvas.fill(tip(rim), with_alpha(colours::kWhite, 0.92F));
  if (dashed) {
    canvas.dashed_line(a, neck, width, width * 2.4, colour);
  } else {
    canvas.line(a, neck, width, colour);
  }
  canvas.fill(tip(0), colour);
}

}  // namespace parapet::viewer
