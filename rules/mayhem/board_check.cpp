#include "rules/mayhem/board_check.h"

#include <map>

namespace parapet::mayhem {
namespace {

void check_gaps(const Board& board, std::vector<BoardWarning>& warnings) {
  int gaps = 0;
  Space first;
  for (int y = 0; y < board.height(); ++y) {
    for (int x = 0; x < board.width(); ++x) {
      if (board.entry_at(x, y)) continue;
      if (gaps++ == 0) first = {x, y, 1};
    }
  }
  if (gaps == 0) return;
  warnings.push_back({"gap-in-map", std::to_string(gaps) +
                                        " spaces of the map's rectangle have no tile, the first " +
                                        to_letters(first) + "."});
}

void check_stairs(const Board& board, std::vector<BoardWarning>& warnings) {
  for (const Space& space : board.spaces()) {
    if (!board.print(space).stairs) continue;
    const bool joined = board.print(Space{space.x, space.y, space.level + 1}).stairs ||
                        board.print(Space{space.x, space.y, space.level - 1}).stairs;
    if (joined) continue;
    warnings.push_back({"stairs-lead-nowhere", "The stairs of " + to_letters(space) +
                                                   " have no stairs over or under them."});
  }
}

void check_shared_spaces(const Pieces& pieces, std::vector<BoardWarning>& warnings) {
  std::map<Space, std::string> taken;
  for (const Unit& unit : pieces.units) {
    const Footprint& footprint = unit.footprint;
    for (int y = 0; y < footprint.height; ++y) {
      for (int x = 0; x < footprint.width; ++x) {
        const Space space{footprint.at.x + x, footprint.at.y + y, footprint.at.level};
        const auto [entry, is_new] = taken.emplace(space, unit.id);
        if (is_new) continue;
        warnings.push_back({"shared-space", "\"" + entry->second + "\" and \"" + unit.id +
                                                "\" both stand on " + to_letters(space) + "."});
      }
    }
  }
}

}  // namespace

std::vector<BoardWarning> check_board(const Board& board, const Pieces& pieces) {
  std::vector<BoardWarning> warnings;
  check_gaps(board, warnings);
  check_stairs(board, warnings);
  check_shared_spaces(pieces, warnings);
  return warnings;
}

}  // namespace parapet::mayhem
