#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "viewer/window/key.h"

namespace parapet::viewer {

// What one can do in the window of a replay, besides what moves the view.
enum class ReplayCommand {
  toggle,
  step_back,
  step_forward,
  slower,
  faster,
  to_start,
  to_end,
  screenshot,
  help,
  back,
  quit,
};

struct ReplayEntry {
  ReplayCommand command;
  std::string_view group;  // "Replay"
  std::string_view name;   // on a button: "Play"
  std::string_view words;  // what it does, for people
  std::vector<Key> keys;   // the first is the one to name
};

// All of them, in the order in which buttons and help list them. No key occurs twice, and none of
// them is one that moves the view in the window of a board.
std::span<const ReplayEntry> replay_commands();

std::optional<ReplayCommand> replay_command_for(const Key& key);

}  // namespace parapet::viewer
