#include "viewer/window/view_keys.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr double kTurn = 40;  // pixels of the hand for each press of a key

void step_cut(Stage& stage, int by) {
  const int levels = static_cast<int>(stage.levels().size());
  const int now = stage.cut() ? static_cast<int>(*stage.cut()) : levels;
  const int next = std::clamp(now + by, 0, levels);
  stage.cut_above(next == levels ? std::nullopt : std::optional(static_cast<std::size_t>(next)));
}

}  // namespace

bool moves_view(Command command) {
  return command != Command::fit && entry_of(command).group == entry_of(Command::home).group;
}

void move_view(Stage& stage, Command command) {
  const PageRect& room = stage.view().window;
  const osg::Vec2d middle((room.left + room.right) / 2, (room.bottom + room.top) / 2);
  switch (command) {
    case Command::turn_left:
      return stage.orbit({kTurn, 0});
    case Command::turn_right:
      return stage.orbit({-kTurn, 0});
    case Command::turn_up:
      return stage.orbit({0, -kTurn});
    case Command::turn_down:
      return stage.orbit({0, kTurn});
    case Command::pan_left:
      return stage.pan({kTurn, 0});
    case Command::pan_right:
      return stage.pan({-kTurn, 0});
    case Command::pan_up:
      return stage.pan({0, -kTurn});
    case Command::pan_down:
      return stage.pan({0, kTurn});
    case Command::nearer:
      return stage.zoom(1, middle);
    case Command::farther:
      return stage.zoom(-1, middle);
    case Command::home:
      return stage.home();
    case Command::map_view:
      return stage.set_map_view(!stage.is_map_view());
    case Command::cut_higher:
      return step_cut(stage, 1);
    case Command::cut_lower:
      return step_cut(stage, -1);
    default:
      return;
  }
}

}  // namespace parapet::viewer
