#include "cli/window/window_modes.h"

#include <algorithm>

namespace parapet::cli {

std::span<const WindowMode> window_modes(Game game) {
  switch (game) {
    case Game::mayhem:
      return tile_modes();
    case Game::realms:
      return realms_modes();
    case Game::skirmish:
      return skirmish_modes();
    case Game::skyline:
    case Game::skybridge:
      break;
  }
  return {};
}

std::vector<viewer::Mode> viewer_modes(Game game) {
  std::vector<viewer::Mode> modes;
  for (const WindowMode& row : window_modes(game)) {
    viewer::Mode mode{std::string(row.ask), std::string(row.name), {}, row.least, {}};
    for (const ModePick& pick : row.picks) mode.prompts.emplace_back(pick.prompt);
    for (const ModeNumber& number : row.numbers) mode.numbers.emplace_back(number.number);
    modes.push_back(std::move(mode));
  }
  return modes;
}

const WindowMode* find_mode(Game game, std::string_view name) {
  const auto modes = window_modes(game);
  const auto found = std::find_if(modes.begin(), modes.end(),
                                  [name](const WindowMode& mode) { return mode.name == name; });
  return found == modes.end() ? nullptr : &*found;
}

}  // namespace parapet::cli
