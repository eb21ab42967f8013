#include "viewer/window/panels/level_slider.h"

#include <algorithm>
#include <cmath>

#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

// The rail has a stop for each level, and one above them for the whole board.
struct Rail {
  double x = 0;
  double low = 0;
  double pitch = 0;
  std::size_t stops = 1;

  double at(std::size_t stop) const { return low + pitch * static_cast<double>(stop); }
};

Rail rail_in(const PageRect& room, double unit, std::size_t levels) {
  constexpr double kMostPitch = 46;  // units
  constexpr double kHeading = 40;
  constexpr double kMargin = 26;
  const double low = room.bottom + kMargin * unit;
  const double high = room.top - kHeading * unit - kMargin * unit;
  const double pitch = std::min(
      kMostPitch * unit, (high - low) / static_cast<double>(std::max<std::size_t>(levels, 1)));
  return {room.left + 20 * unit, low, pitch, levels + 1};
}

}  // namespace

void draw_levels(Sheet& sheet, Acts& acts, const PageRect& room, const LevelSlider& slider) {
  const double unit = sheet.unit();
  Canvas& surfaces = sheet.surfaces();
  surfaces.fill_rect(room, panel::kSide);
  surfaces.fill_rect({room.right - 1, room.bottom, room.right, room.top}, panel::kRim);
  acts.add(room, Nothing{});
  const std::size_t levels = slider.levels.size();
  const Rail rail = rail_in(room, unit, levels);
  const std::size_t now = slider.cut.value_or(levels);
  sheet.text("LEVELS", {room.left + 12 * unit, room.top - 20 * unit}, 11.5 * unit,
             colours::kInkSoft, Face::bold);
  sheet.text("Page Up, Down", {room.left + 12 * unit, room.top - 36 * unit}, 11 * unit,
             colours::kInkSoft);
  surfaces.fill_rounded(
      {rail.x - 2 * unit, rail.at(0) - 2 * unit, rail.x + 2 * unit, rail.at(levels) + 2 * unit},
      2 * unit, panel::kRim);
  surfaces.fill_rounded(
      {rail.x - 2 * unit, rail.at(0) - 2 * unit, rail.x + 2 * unit, rail.at(now) + 2 * unit},
      2 * unit, panel::kFocus);
  // Of very many only as many names as there is room for.
  const auto every = static_cast<std::size_t>(std::max(1.0, std::ceil(17 * unit / rail.pitch)));
  for (std::size_t stop = 0; stop < rail.stops; ++stop) {
    const double y = rail.at(stop);
    const bool is_now = stop == now;
    surfaces.fill_disc({rail.x, y}, 4 * unit, stop <= now ? panel::kFocus : panel::kRim);
    const bool is_named = stop == levels || is_now ||
                          (stop % every == 0 && levels - stop >= every &&
                           (stop > now ? stop - now : now - stop) >= every);
    if (is_named) {
      const std::string& name = stop == levels ? "All" : slider.levels[stop];
      double size = 12.5 * unit;
      const double most = room.right - rail.x - 22 * unit;
      const Face face = is_now ? Face::bold : Face::plain;
      size = std::min(size, size * most / std::max(1.0, sheet.type().width(name, size, face)));
      sheet.text(name, {rail.x + 15 * unit, y}, size, is_now ? colours::kInk : colours::kInkSoft,
                 face);
    }
    acts.add({room.left, y - rail.pitch / 2, room.right, y + rail.pitch / 2},
             CutAbove{stop == levels ? std::nullopt : std::optional(stop)});
  }
  surfaces.fill_disc({rail.x, rail.at(now)}, 9.5 * unit, colours::kInk);
  surfaces.fill_disc({rail.x, rail.at(now)}, 7.5 * unit, colours::kWhite);
  surfaces.fill_disc({rail.x, rail.at(now)}, 4.5 * unit, panel::kFocus);
}

std::optional<std::size_t> level_at(const PageRect& room, double unit, std::size_t levels,
                                    double y) {
  const Rail rail = rail_in(room, unit, levels);
  const double stop = std::round((y - rail.low) / rail.pitch);
  if (stop >= static_cast<double>(levels)) return std::nullopt;
  return static_cast<std::size_t>(std::max(0.0, stop));
}

}  // namespace parapet::viewer
