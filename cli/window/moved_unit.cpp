#include "cli/window/moved_unit.h"

#include <utility>

namespace parapet::cli {

Result<OpenBoard> board_with_unit_at(const OpenBoard& board, const std::string& unit,
                                     const std::string& space) {
  return board.realms != nullptr ? brick_board_with(board, unit, space)
                                 : tile_board_with(board, unit, space);
}

Failure cannot_stand(const std::string& unit, std::string code, std::string found,
                     std::string expected) {
  return Failure({std::move(code), "", unit, std::move(found), std::move(expected), ""});
}

Failure told_of(const std::string& unit, Fault fault) {
  fault.file.clear();
  fault.place = unit;
  return Failure(std::move(fault));
}

}  // namespace parapet::cli
