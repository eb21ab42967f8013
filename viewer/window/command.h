#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "viewer/window/key.h"

namespace parapet::viewer {

// What one can do in the window of a board, besides asking (a digit for each mode) and clicking.
enum class Command {
  // the ruling
  name_pick,
  next_hinge,
  turn_hinge,
  scroll_up,
  scroll_down,
  back,
  // the board
  name_place,
  number_less,
  number_more,
  options,
  undo,
  redo,
  // the view
  turn_left,
  turn_right,
  turn_up,
  turn_down,
  pan_left,
  pan_right,
  pan_up,
  pan_down,
  nearer,
  farther,
  fit,
  home,
  map_view,
  cut_higher,
  cut_lower,
  // the rest
  save,
  screenshot,
  help,
  quit,
};

struct CommandEntry {
  Command command;
  std::string_view group;  // "View"
  std::string_view name;   // on a button: "Undo"
  std::string_view words;  // what it does, for people
  std::vector<Key> keys;   // the first is the one to name
};

// All of them, in the order in which the help lists them: the key handler, the buttons and the help
// are made of this table. No key occurs twice.
std::span<const CommandEntry> commands();

// The key of each mode: digits, then letters that no command has. Nothing for more modes than
// these.
std::optional<Key> key_of_mode(std::size_t mode);
std::optional<std::size_t> mode_for(const Key& key);

const CommandEntry& entry_of(Command command);
std::optional<Command> command_for(const Key& key);

}  // namespace parapet::viewer
