#include "cli/window/game_options.h"

#include <algorithm>
#include <string_view>

namespace parapet::cli {
namespace {

// The letters of the groups that are a game's own.
std::string_view groups_of(Game game) {
  switch (game) {
    case Game::mayhem:
      return "LRFDMZJPACGVT";
    case Game::realms:
      return "K";
    case Game::skyline:
      return "S";
    case Game::skybridge:
      return "B";
    case Game::skirmish:
      return "W";
  }
  return {};
}

// Skirmish asks of other games' groups only who is whose neighbour.
constexpr std::string_view kNeighbourOptions[] = {"K14", "K18"};

bool is_read(Game game, std::string_view id) {
  if (groups_of(game).find(id.front()) != std::string_view::npos) return true;
  return game == Game::skirmish &&
         std::find(std::begin(kNeighbourOptions), std::end(kNeighbourOptions), id) !=
             std::end(kNeighbourOptions);
}

}  // namespace

std::vector<OptionIndex> game_options(Game game) {
  std::vector<OptionIndex> read;
  for (OptionIndex option = 0; option < option_specs().size(); ++option) {
    const OptionSpec& spec = option_specs()[option];
    if (spec.value_count() > 1 && is_read(game, spec.id)) read.push_back(option);
  }
  return read;
}

}  // namespace parapet::cli
