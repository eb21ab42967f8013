#include "viewer/page/labels.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace parapet::viewer {
namespace {

constexpr double kLineHeight = 1.24;  // of the size of the type
constexpr double kPointGap = 0.55;    // a pointer ends before the point it means
constexpr double kLaterLines = 0.86;  // size of the lines below the heading

double line_size(const Label& label, std::size_t line) {
  return line == 0 ? label.size : label.size * kLaterLines;
}

PageRect moved(const PageRect& rect, const osg::Vec2d& by) {
  return {rect.left + by.x(), rect.bottom + by.y(), rect.right + by.x(), rect.top + by.y()};
}

}  // namespace

PageRect LabelLayout::box_of(const Label& label) const {
  double width = 0;
  double height = 0;
  for (std::size_t i = 0; i < label.lines.size(); ++i) {
    const double size = line_size(label, i);
    width = std::max(width, canvas_.text_width(label.lines[i], size));
    height += size * kLineHeight;
  }
  return {0, 0, std::round(width + label.size * 0.8), std::round(height + label.size * 0.35)};
}

double LabelLayout::cost(const PageRect& box, double away, double size) const {
  const double area = box.width() * box.height();
  double sum = away / size * 0.05;
  const double outside = area - page_.overlap(box);
  if (outside > 1) sum += 50 + outside / area;
  for (const Kept& kept : kept_) {
    const double hidden = std::min(kept.rect.width() * kept.rect.height(), area);
    if (const double shared = box.overlap(kept.rect); shared > 0) {
      sum += kept.weight * (0.3 + shared / hidden);
    }
  }
  for (const Placed& placed : placed_) {
    if (box.overlap(placed.box.grown(size * 0.15)) > 0) sum += 20;
  }
  return sum;
}

void LabelLayout::add(const Label& label) {
  if (!page_.grown(label.size).holds(label.anchor)) return;
  constexpr int kDirections = 24;
  const PageRect size = box_of(label);
  PageRect best;
  double lowest = 0;
  bool found = false;
  for (const double gap : {1.0, 1.7, 2.6, 3.6, 4.8, 6.0, 8.0}) {
    for (int i = 0; i < kDirections; ++i) {
      const double angle = 2 * std::numbers::pi * (i + 6) / kDirections;  // upwards first
      const double away = gap * label.size;
      const osg::Vec2d direction(std::cos(angle), std::sin(angle));
      const osg::Vec2d middle =
          label.anchor + osg::Vec2d(direction.x() * (size.width() / 2 + away),
                                    direction.y() * (size.height() / 2 + away));
      const PageRect box = moved(size, middle - osg::Vec2d(size.width() / 2, size.height() / 2));
      const double c = cost(box, away, label.size);
      if (found && c >= lowest) continue;
      found = true;
      best = box;
      lowest = c;
    }
  }
  placed_.push_back({label, best});
}

void LabelLayout::draw(Canvas& canvas) const {
  for (const Placed& placed : placed_) {
    if (!placed.label.with_pointer) continue;
    const osg::Vec2d from(std::clamp(placed.label.anchor.x(), placed.box.left, placed.box.right),
                          std::clamp(placed.label.anchor.y(), placed.box.bottom, placed.box.top));
    osg::Vec2d way = placed.label.anchor - from;
    const double length = way.normalize() - placed.label.size * kPointGap;
    if (length < placed.label.size * 0.35) continue;  // it stands right beside
    const osg::Vec2d to = from + way * length;
    canvas.line(from, to, placed.label.size * 0.19, colours::kWhite);
    canvas.line(from, to, placed.label.size * 0.10, placed.label.rim);
  }
  for (const Placed& placed : placed_) {
    const Label& label = placed.label;
    const double radius = label.size * 0.28;
    const double rim = std::max(1.0, label.size * 0.085);
    canvas.fill_rounded(placed.box.grown(rim), radius + rim, label.rim);
    canvas.fill_rounded(placed.box, radius, label.paper);
    double y = placed.box.top - label.size * 0.175;
    for (std::size_t i = 0; i < label.lines.size(); ++i) {
      const double size = line_size(label, i);
      canvas.text(label.lines[i],
                  {(placed.box.left + placed.box.right) / 2, y - size * kLineHeight / 2}, size,
                  label.ink, Align::centre);
      y -= size * kLineHeight;
    }
  }
}

}  // namespace parapet::viewer
