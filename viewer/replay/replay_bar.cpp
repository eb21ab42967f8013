#include "viewer/replay/replay_bar.h"

#include <algorithm>
#include <cmath>

#include "viewer/replay/fall_motion.h"
#include "viewer/window/panels/layout.h"
#include "viewer/window/panels/panel_colours.h"

namespace parapet::viewer {
namespace {

constexpr double kTitle = 62;  // these in units
constexpr double kBar = 92;
constexpr double kTrack = 44;
constexpr double kMargin = 26;
constexpr double kButtonGap = 7;

std::string speed_text(double speed) {
  if (speed >= 1) return std::to_string(static_cast<int>(speed)) + " x";
  return "1/" + std::to_string(static_cast<int>(std::lround(1 / speed))) + " x";
}

std::string name_of(const ReplayEntry& entry, const Player& player) {
  if (entry.command == ReplayCommand::toggle && player.is_playing()) return "Pause";
  return std::string(entry.name);
}

// As wide as it has to be; returns where it ends.
double draw_button(Sheet& sheet, ReplaySpots& spots, const osg::Vec2d& left_middle,
                   const ReplayEntry& entry, const std::string& name, bool is_on) {
  const double unit = sheet.unit();
  const std::string key = entry.keys.front().code == ' ' ? "Space" : text_of(entry.keys.front());
  const double tag = sheet.type().width(key, 11 * unit, Face::bold) + 10 * unit;
  const double width = tag + sheet.type().width(name, 13 * unit, Face::bold) + 22 * unit;
  const double y = left_middle.y();
  const PageRect rect{left_middle.x(), y - 14 * unit, left_middle.x() + width, y + 14 * unit};
  sheet.card(rect, 7 * unit, is_on ? colours::kInk : panel::kButton,
             is_on ? colours::kInk : panel::kRim);
  const PageRect key_rect{rect.left + 6 * unit, y - 9 * unit, rect.left + 6 * unit + tag,
                          y + 9 * unit};
  sheet.surfaces().fill_rounded(key_rect, 4 * unit, is_on ? rgb(0x4A505A) : colours::kWhite);
  sheet.text(key, {(key_rect.left + key_rect.right) / 2, y}, 11 * unit,
             is_on ? colours::kWhite : colours::kInkSoft, Face::bold, Align::centre);
  sheet.text(name, {key_rect.right + 7 * unit, y}, 13 * unit,
             is_on ? colours::kWhite : colours::kInk, Face::bold);
  spots.add(rect, entry.command);
  return rect.right;
}

}  // namespace

ReplayLayout lay_out_replay(int width, int height) {
  ReplayLayout layout;
  const double unit = layout.unit = unit_of(width, height);
  layout.window = {0, 0, static_cast<double>(width), static_cast<double>(height)};
  const double bar = std::round(kBar * unit);
  const double title = std::max(bar + 16, std::round(layout.window.top - kTitle * unit));
  layout.title = {0, title, layout.window.right, layout.window.top};
  layout.stage = {0, bar, layout.window.right, title};
  layout.bar = {0, 0, layout.window.right, bar};
  layout.track = {kMargin * unit, bar - kTrack * unit, layout.window.right - kMargin * unit, bar};
  return layout;
}

double share_at(const ReplayLayout& layout, double x) {
  return std::clamp((x - layout.track.left) / std::max(1.0, layout.track.width()), 0.0, 1.0);
}

void draw_replay_title(Sheet& sheet, const ReplayLayout& layout, const ReplayTitle& title) {
  const double unit = layout.unit;
  const PageRect& room = layout.title;
  sheet.surfaces().fill_rect(room, panel::kBar);
  sheet.surfaces().fill_rect({room.left, room.bottom, room.right, room.bottom + 1}, panel::kRim);
  const double width = room.width() - 2 * kMargin * unit;
  double size = 19 * unit;
  size = std::min(
      size, size * width / std::max(1.0, sheet.type().width(title.verdict, size, Face::bold)));
  sheet.text(title.verdict, {room.left + kMargin * unit, room.top - 22 * unit}, size, colours::kInk,
             Face::bold);
  sheet.text(title.name, {room.left + kMargin * unit, room.top - 46 * unit}, 13 * unit,
             colours::kInkSoft);
}

void draw_replay_bar(Sheet& sheet, ReplaySpots& spots, const ReplayLayout& layout,
                     const Player& player) {
  const double unit = layout.unit;
  Canvas& surfaces = sheet.surfaces();
  surfaces.fill_rect(layout.bar, panel::kBar);
  surfaces.fill_rect({layout.bar.left, layout.bar.top - 1, layout.bar.right, layout.bar.top},
                     panel::kRim);
  const PageRect& track = layout.track;
  const double middle = (track.bottom + track.top) / 2;
  const auto at = [&track](double share) { return track.left + track.width() * share; };
  surfaces.fill_rounded({track.left, middle - 3 * unit, track.right, middle + 3 * unit}, 3 * unit,
                        panel::kRim);
  if (player.share() > 0) {
    surfaces.fill_rounded({track.left, middle - 3 * unit, at(player.share()), middle + 3 * unit},
                          3 * unit, panel::kFocus);
  }
  // Of very many moments the track would be full.
  if (track.width() / static_cast<double>(player.marks().size()) > 5 * unit) {
    for (const double mark : player.marks()) {
      const double x = at(player.length() > 0 ? mark / player.length() : 0);
      surfaces.fill_rect({x - 0.5 * unit, middle - 8 * unit, x + 0.5 * unit, middle - 4 * unit},
                         panel::kOff);
    }
  }
  surfaces.fill_disc({at(player.share()), middle}, 9.5 * unit, colours::kInk);
  surfaces.fill_disc({at(player.share()), middle}, 7.5 * unit, colours::kWhite);
  surfaces.fill_disc({at(player.share()), middle}, 4.5 * unit, panel::kFocus);

  double x = track.left;
  const double row = (layout.bar.bottom + track.bottom) / 2 + 3 * unit;
  const std::string time = seconds_text(player.now()) + " of " + seconds_text(player.length()) +
                           ",  " + speed_text(player.speed());
  const double time_width = sheet.type().width(time, 14 * unit, Face::bold);
  for (const ReplayEntry& entry : replay_commands()) {
    if (entry.command == ReplayCommand::back || x > track.right - time_width - 120 * unit) continue;
    const bool is_on = entry.command == ReplayCommand::toggle && player.is_playing();
    x = draw_button(sheet, spots, {x, row}, entry, name_of(entry, player), is_on) +
        kButtonGap * unit;
  }
  sheet.text(time, {track.right, row}, 14 * unit, colours::kInk, Face::bold, Align::right);
}

}  // namespace parapet::viewer
