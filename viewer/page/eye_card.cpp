#include "viewer/page/eye_card.h"

#include <algorithm>
#include <vector>

#include "viewer/page/hatching.h"
#include "viewer/role_stripes.h"

namespace parapet::viewer {
namespace {

constexpr double kPadding = 18;
constexpr double kHeader = 46;
constexpr double kLeastHeight = 170;
constexpr double kMostHeight = 380;

// The least rectangle round all that is drawn.
PageRect extent_of(const BrickOverlay::EyeView& view) {
  PageRect extent{1e300, 1e300, -1e300, -1e300};
  for (const auto& part : view.parts) {
    for (const auto& [x, y] : part.corners) {
      extent = {std::min(extent.left, x), std::min(extent.bottom, y), std::max(extent.right, x),
                std::max(extent.top, y)};
    }
  }
  return extent;
}

}  // namespace

void draw_eye_card(Canvas& canvas, const BrickOverlay::EyeView& view, const PageRect& room,
                   double unit) {
  const PageRect extent = extent_of(view);
  if (extent.width() <= 0 || extent.height() <= 0) return;
  PageRect card = room;
  card.bottom = std::max(room.bottom, room.top - kMostHeight * unit);
  if (card.height() < kLeastHeight * unit) return;
  canvas.fill_rounded(card, 14 * unit, with_alpha(colours::kPaper, 0.94F));
  canvas.text(view.title, {card.left + kPadding * unit, card.top - kHeader / 2 * unit}, 26 * unit,
              colours::kInk);
  PageRect inner = card.grown(-kPadding * unit);
  inner.top = card.top - kHeader * unit;
  const double scale = std::min(inner.width() / extent.width(), inner.height() / extent.height());
  const osg::Vec2d corner((inner.left + inner.right - extent.width() * scale) / 2,
                          (inner.bottom + inner.top - extent.height() * scale) / 2);
  for (const auto& part : view.parts) {
    std::vector<osg::Vec2d> outline;
    for (const auto& [x, y] : part.corners) {
      outline.push_back(corner + osg::Vec2d(x - extent.left, y - extent.bottom) * scale);
    }
    const Colour colour = part.seen ? colours::kClear : colours::kBlocked;
    canvas.fill(outline, part.seen ? colour : with_alpha(colour, 0.55F));
    if (part.seen) continue;
    hatch(canvas, outline, 9 * unit, with_alpha(*stripes_of(Role::danger), 0.45F));
    for (std::size_t n = 0; n < outline.size(); ++n) {
      canvas.line(outline[n], outline[(n + 1) % outline.size()], 2.5 * unit, colour);
    }
  }
}

}  // namespace parapet::viewer
