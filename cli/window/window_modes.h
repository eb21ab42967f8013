#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/open_board.h"
#include "cli/worded_question.h"
#include "viewer/window/position.h"

namespace parapet::cli {

// One thing that is picked: which word of the verb it is, and how it is asked for.
struct ModePick {
  std::string_view word;  // "--to"; empty: the next of those without a name
  std::string_view prompt;
};

// A number that goes into the question.
struct ModeNumber {
  std::string_view number;  // its id
  std::string_view word;    // "--mp"
  bool for_nobody = false;  // only where the first pick is a place with no unit
};

// A mode of the window: a verb of the command line, worded by what is picked.
struct WindowMode {
  std::string_view ask;  // the verb, also the question
  std::string_view name;
  std::span<const ModePick> picks;
  std::size_t least = 0;
  std::span<const ModeNumber> numbers = {};
  // The words where they are not the picks themselves.
  Result<Words> (*words)(const OpenBoard& board, const std::vector<std::string>& picks) = nullptr;
  // What is drawn of it on bricks, where the answer alone does not tell.
  void (*draw)(const OpenBoard& board, const std::vector<std::string>& picks,
               const ask::Answer& answer, viewer::BrickPicture& picture) = nullptr;
};

// Those of a game, the most asked first.
std::span<const WindowMode> window_modes(Game game);

// The same for a window.
std::vector<viewer::Mode> viewer_modes(Game game);

// The mode of that name; null pointer if the game has none.
const WindowMode* find_mode(Game game, std::string_view name);

// The tables.
std::span<const WindowMode> tile_modes();
std::span<const WindowMode> realms_modes();
std::span<const WindowMode> skirmish_modes();

}  // namespace parapet::cli
