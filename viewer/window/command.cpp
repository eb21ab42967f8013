#include "viewer/window/command.h"

#include <algorithm>

namespace parapet::viewer {
namespace {

constexpr std::string_view kRuling = "Ruling";
constexpr std::string_view kBoard = "Board";
constexpr std::string_view kView = "View";
constexpr std::string_view kFiles = "Window";

constexpr std::string_view kModeKeys = "1234567890abcde";

Key with_control(int code) { return {code, true, false}; }
Key with_shift(int code) { return {code, false, true}; }

std::vector<CommandEntry> make_commands() {
  using C = Command;
  return {
      {C::name_pick, kRuling, "Pick", "pick a figure or space by its name", {{'g'}}},
      {C::next_hinge, kRuling, "Next", "go to the next row of Hangs on", {{Key::tab}}},
      {C::turn_hinge, kRuling, "Turn", "turn the option of that row, and back", {{Key::enter}}},
      {C::scroll_up, kRuling, "Scroll up", "scroll the ruling up", {{'['}}},
      {C::scroll_down, kRuling, "Scroll down", "scroll the ruling down", {{']'}}},
      {C::back, kRuling, "Back", "close, put back, drop the picks; then leave", {{Key::escape}}},

      {C::name_place, kBoard, "Put", "put the picked figure on a space by its name", {{'v'}}},
      {C::number_less, kBoard, "Less", "less of the number that a mode asks with", {{','}}},
      {C::number_more, kBoard, "More", "more of it", {{'.'}}},
      {C::options, kBoard, "Options", "readings of the rules", {{'o'}}},
      {C::undo, kBoard, "Undo", "undo a change of the board", {{'u'}, with_control('z')}},
      {C::redo, kBoard, "Redo", "do it again", {{'r'}, with_control('y'), {'z', true, true}}},

      {C::turn_left, kView, "Turn left", "turn the board", {{Key::left}}},
      {C::turn_right, kView, "Turn right", "turn the board", {{Key::right}}},
      {C::turn_up, kView, "Turn up", "turn the board", {{Key::up}}},
      {C::turn_down, kView, "Turn down", "turn the board", {{Key::down}}},
      {C::pan_left, kView, "Left", "move the view", {with_shift(Key::left)}},
      {C::pan_right, kView, "Right", "move the view", {with_shift(Key::right)}},
      {C::pan_up, kView, "Up", "move the view", {with_shift(Key::up)}},
      {C::pan_down, kView, "Down", "move the view", {with_shift(Key::down)}},
      {C::nearer, kView, "Nearer", "nearer", {{'+'}, {'='}}},
      {C::farther, kView, "Farther", "farther", {{'-'}}},
      {C::fit, kView, "Fit", "go to what is picked", {{'f'}}},
      {C::home, kView, "Home", "see the whole board", {{'h'}, {Key::home}}},
      {C::map_view, kView, "Map", "from above, and back", {{'m'}}},
      {C::cut_higher, kView, "Level up", "show one level more", {{Key::page_up}}},
      {C::cut_lower, kView, "Level down", "take the top level off", {{Key::page_down}}},

      {C::save, kFiles, "Save", "save the board beside the original", {{'s'}, with_control('s')}},
      {C::screenshot, kFiles, "Picture", "save a picture of the window", {{'p'}, {Key::f12}}},
      {C::help, kFiles, "Help", "all keys", {{'?'}}},
      {C::quit, kFiles, "Leave", "leave", {{'q'}, with_control('q')}},
  };
}

}  // namespace

std::span<const CommandEntry> commands() {
  static const std::vector<CommandEntry> kCommands = make_commands();
  return kCommands;
}

std::optional<Key> key_of_mode(std::size_t mode) {
  if (mode >= kModeKeys.size()) return std::nullopt;
  return Key{kModeKeys[mode]};
}

std::optional<std::size_t> mode_for(const Key& key) {
  const auto codes = kModeKeys;
  if (key.code > 127 || key.control) return std::nullopt;
  const std::size_t mode = codes.find(static_cast<char>(key.code));
  return mode == std::string_view::npos ? std::nullopt : std::optional(mode);
}

const CommandEntry& entry_of(Command command) {
  const auto all = commands();
  return *std::find_if(all.begin(), all.end(),
                       [command](const CommandEntry& entry) { return entry.command == command; });
}

std::optional<Command> command_for(const Key& key) {
  for (const CommandEntry& entry : commands()) {
    if (std::find(entry.keys.begin(), entry.keys.end(), key) != entry.keys.end()) {
      return entry.command;
    }
  }
  return std::nullopt;
}

}  // namespace parapet::viewer
