#pragma once

#include "viewer/replay/player.h"
#include "viewer/replay/replay.h"
#include "viewer/replay/replay_command.h"
#include "viewer/window/panels/sheet.h"

namespace parapet::viewer {

using ReplaySpots = HotSpots<ReplayCommand>;

// Where the parts of a replay's window are.
struct ReplayLayout {
  double unit = 1;
  PageRect window;
  PageRect title;
  PageRect stage;
  PageRect bar;    // along the lower edge
  PageRect track;  // in it: what is dragged, with room for a hand
};
ReplayLayout lay_out_replay(int width, int height);

// The share of the replay at a place of the track, from 0 to 1.
double share_at(const ReplayLayout& layout, double x);

void draw_replay_title(Sheet& sheet, const ReplayLayout& layout, const ReplayTitle& title);

// The track with its moments and where it is, and the buttons.
void draw_replay_bar(Sheet& sheet, ReplaySpots& spots, const ReplayLayout& layout,
                     const Player& player);

}  // namespace parapet::viewer
