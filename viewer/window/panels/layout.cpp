#include "viewer/window/panels/layout.h"

#include <algorithm>
#include <cmath>

namespace parapet::viewer {
namespace {

constexpr double kTitle = 84;  // these in units
constexpr double kBarRow = 36;
constexpr double kBarMargin = 8;
constexpr double kLeft = 116;
constexpr double kLeastRuling = 290;
constexpr double kMostRuling = 420;

}  // namespace

// Larger windows have room for more, and for somewhat larger type.
double unit_of(int width, int height) {
  const double share = std::min(width / 1280.0, height / 720.0);
  return std::clamp(0.55 + 0.45 * share, 0.84, 2.0);
}

Layout lay_out(int width, int height, std::size_t bar_rows, double tools_height) {
  Layout layout;
  const double unit = layout.unit = unit_of(width, height);
  const auto whole = [](double pixels) { return std::round(pixels); };
  layout.window = {0, 0, static_cast<double>(width), static_cast<double>(height)};
  const double title = whole(layout.window.top - kTitle * unit);
  const double bar = whole((static_cast<double>(bar_rows) * kBarRow + kBarMargin) * unit);
  const double ruling =
      whole(layout.window.right -
            std::clamp(layout.window.right * 0.27, kLeastRuling * unit, kMostRuling * unit));
  const double left = whole(kLeft * unit);
  const double tools = std::min(whole(bar + tools_height), title);
  layout.title = {0, title, layout.window.right, layout.window.top};
  layout.bar = {0, 0, layout.window.right, bar};
  layout.ruling = {ruling, bar, layout.window.right, title};
  layout.levels = {0, tools, left, title};
  layout.tools = {0, bar, left, tools};
  layout.stage = {left, bar, ruling, title};
  return layout;
}

PageRect card_in(const PageRect& window, double unit, double width, double height) {
  const double margin = 20 * unit;
  const double wide = std::min(width * unit, window.width() - 2 * margin);
  const double high = std::min(height * unit, window.height() - 2 * margin);
  const double left = std::round(window.left + (window.width() - wide) / 2);
  const double bottom = std::round(window.bottom + (window.height() - high) / 2);
  return {left, bottom, left + std::round(wide), bottom + std::round(high)};
}

}  // namespace parapet::viewer
