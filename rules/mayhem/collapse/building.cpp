#include "rules/mayhem/collapse/building.h"

#include <algorithm>
#include <iterator>

namespace parapet::mayhem {
namespace {

bool has_floor(const Plan& plan) {
  for (int y = 0; y < plan.height(); ++y) {
    for (int x = 0; x < plan.width(); ++x) {
      if (plan.floor(x, y)) return true;
    }
  }
  return false;
}

}  // namespace

int topmost_level(const Tile& tile) {
  return level_beneath(tile, static_cast<int>(tile.levels.size()) + 1);
}

int level_beneath(const Tile& tile, int level) {
  for (int below = level - 1; below > 1; --below) {
    if (has_floor(tile.levels[static_cast<std::size_t>(below - 1)].plan)) return below;
  }
  return 1;
}

std::optional<int> strength_of_level(int level) {
  constexpr int kHighestInTheRules = 4;
  constexpr int kStrengthOfLevelFour = 4;
  constexpr int kMoreForEachLevelLower = 2;
  if (level <= 1) return std::nullopt;
  const int counted = std::min(level, kHighestInTheRules);
  return kStrengthOfLevelFour + (kHighestInTheRules - counted) * kMoreForEachLevelLower;
}

Building::Building(const Board& board, const TileMap& map, std::size_t entry)
    : board_(&board), entry_(entry), top_(topmost_level(map.tiles[map.layout[entry].tile])) {}

bool Building::is_on_tile(Space space) const {
  return board_->entry_at(space.x, space.y) == entry_;
}

bool Building::holds(Space space) const {
  if (!stands() || !is_on_tile(space) || !board_->floor(space)) return false;
  return space.level == top_ || board_->inside(space);
}

std::vector<Space> Building::spaces() const {
  std::vector<Space> spaces;
  std::copy_if(board_->spaces().begin(), board_->spaces().end(), std::back_inserter(spaces),
               [this](Space space) { return holds(space); });
  return spaces;
}

std::vector<Space> Building::tile_spaces() const {
  std::vector<Space> spaces;
  std::copy_if(board_->spaces().begin(), board_->spaces().end(), std::back_inserter(spaces),
               [this](Space space) { return is_on_tile(space); });
  return spaces;
}

Space Building::first_on_top() const {
  const auto& all = board_->spaces();
  return *std::find_if(all.begin(), all.end(),
                       [this](Space space) { return space.level == top_ && is_on_tile(space); });
}

}  // namespace parapet::mayhem
