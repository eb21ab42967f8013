#include "viewer/page/legend.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "viewer/overlay_colours.h"
#include "viewer/page/hatching.h"
#include "viewer/role_stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kType = 30;
constexpr double kInside = 25;  // written on a swatch
constexpr double kRow = 46;
constexpr int kMostSwatches = 12;

// Walks the items in rows; `draw` gets each with the left end and the row's middle below the top.
// Type is made smaller where one entry alone would not fit.
double fitting_unit(const Canvas& canvas, const std::vector<Swatch>& items, double width,
                    double unit) {
  double widest = 0;
  for (const Swatch& item : items) {
    widest = std::max(widest, 50 * unit + canvas.text_width(item.text, kType * unit));
  }
  return widest > width ? std::max(unit * 0.5, unit * width / widest) : unit;
}

template <class Draw>
double lay_out(const Canvas& canvas, const std::vector<Swatch>& items, double width, double unit,
               Draw draw) {
  if (items.empty()) return 0;
  double x = 0;
  double y = kRow / 2 * unit;
  for (const Swatch& item : items) {
    const double least = (item.inside.empty() ? 40 : 44) * unit;
    const double swatch =
        std::max(least, canvas.text_width(item.inside, kInside * unit) + 10 * unit);
    const double words =
        item.text.empty() ? 0 : 10 * unit + canvas.text_width(item.text, kType * unit);
    if (x > 0 && x + swatch + words > width) {
      x = 0;
      y += kRow * unit;
    }
    draw(item, x, y, swatch);
    x += swatch + words + (item.ends_group ? 34 : 3) * unit;
  }
  return y + kRow / 2 * unit;
}

}  // namespace

std::vector<Swatch> swatches_of(const Overlay& overlay) {
  std::vector<Swatch> items;
  if (overlay.heat && !overlay.heat->items.empty()) {
    const HeatScale scale = scale_of(*overlay.heat);
    const int step = (scale.most - scale.least) / kMostSwatches + 1;
    for (int value = scale.least; value <= scale.most; value += step) {
      items.push_back({heat_colour(scale.share(value)), std::to_string(value), "", false});
    }
    items.back().text = overlay.heat->unit;
    items.back().ends_group = true;
  }
  for (Swatch& item : swatches_of(overlay.legend)) items.push_back(std::move(item));
  return items;
}

std::vector<Swatch> swatches_of(const std::vector<LegendEntry>& entries) {
  std::vector<Swatch> items;
  for (const LegendEntry& entry : entries) {
    items.push_back({colour_of(entry.role), "", entry.text, true, stripes_of(entry.role)});
  }
  return items;
}

double legend_height(const Canvas& canvas, const std::vector<Swatch>& items, double width,
                     double unit) {
  return lay_out(canvas, items, width, fitting_unit(canvas, items, width, unit),
                 [](const Swatch&, double, double, double) {});
}

void draw_legend(Canvas& canvas, const std::vector<Swatch>& items, const PageRect& room,
                 double unit) {
  lay_out(
      canvas, items, room.width(), fitting_unit(canvas, items, room.width(), unit),
      [&](const Swatch& item, double x, double y, double swatch) {
        const osg::Vec2d middle(room.left + x + swatch / 2, room.top - y);
        const PageRect box{middle.x() - swatch / 2, middle.y() - 18 * unit, middle.x() + swatch / 2,
                           middle.y() + 18 * unit};
        canvas.fill_rounded(box, 7 * unit, item.colour);
        if (item.stripes) hatch(canvas, box.grown(-2 * unit), 8 * unit, *item.stripes);
        if (!item.inside.empty()) {
          canvas.text(item.inside, middle, kInside * unit, ink_on(item.colour), Align::centre);
        }
        if (!item.text.empty()) {
          canvas.text(item.text, {box.right + 10 * unit, middle.y()}, kType * unit, colours::kInk);
        }
      });
}

}  // namespace parapet::viewer
