#include "viewer/replay/replay_command.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr std::string_view kReplay = "Replay";
constexpr std::string_view kWindow = "Window";

std::vector<ReplayEntry> make_commands() {
  using C = ReplayCommand;
  return {
      {C::toggle, kReplay, "Play", "play, pause", {{' '}}},
      {C::step_back, kReplay, "Back", "a moment back", {{','}}},
      {C::step_forward, kReplay, "Forward", "a moment forward", {{'.'}}},
      {C::slower, kReplay, "Slower", "slower, down to an eighth", {{'['}}},
      {C::faster, kReplay, "Faster", "faster, up to twice", {{']'}}},
      {C::to_start, kReplay, "Start", "to the start", {{'s'}}},
      {C::to_end, kReplay, "End", "to the end", {{'e'}, {Key::end}}},
      {C::screenshot, kWindow, "Picture", "save a picture of the window", {{'p'}, {Key::f12}}},
      {C::help, kWindow, "Help", "all keys", {{'?'}}},
      {C::back, kWindow, "Close", "close the help; then leave", {{Key::escape}}},
      {C::quit, kWindow, "Leave", "leave", {{'q'}, {'q', true}}},
  };
}

}  // namespace

std::span<const ReplayEntry> replay_commands() {
  static const std::vector<ReplayEntry> kCommands = make_commands();
  return kCommands;
}

std::optional<ReplayCommand> replay_command_for(const Key& key) {
  for (const ReplayEntry& entry : replay_commands()) {
    if (std::find(entry.keys.begin(), entry.keys.end(), key) != entry.keys.end()) {
      return entry.command;
    }
  }
  return std::nullopt;
}

}  // namespace parapet::viewer
