#include "viewer/page/map_card.h"

namespace parapet::viewer {

void draw_map_card(Canvas& canvas, const PageRect& card, const std::string& name, double unit) {
  canvas.fill_rounded(card.grown(2 * unit), 20 * unit, with_alpha(colours::kInkSoft, 0.55F));
  canvas.fill_rounded(card, 18 * unit, rgb(0xFDFCF9));
  const double middle = card.top - (kMapPadding + 18) * unit;
  canvas.text(name, {card.left + kMapPadding * unit, middle}, 34 * unit, colours::kInk);
  canvas.text("N", {card.right - 30 * unit, middle}, 34 * unit, colours::kInk, Align::centre);
  const osg::Vec2d arrow(card.right - 58 * unit, middle);
  const osg::Vec2d tip[] = {arrow + osg::Vec2d(-9, -11) * unit, arrow + osg::Vec2d(9, -11) * unit,
                            arrow + osg::Vec2d(0, 13) * unit};
  canvas.fill(tip, colours::kInk);
}

}  // namespace parapet::viewer
