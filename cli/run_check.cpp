#include <iostream>

#include "cli/open_board.h"
#include "cli/realms/show_board.h"
#include "cli/skybridge/show_track.h"
#include "cli/skyline/show_network.h"
#include "cli/verbs.h"
#include "cli/words.h"
#include "rules/files/json/json_write.h"
#include "rules/mayhem/board_check.h"

namespace parapet::cli {

namespace {

std::size_t print_tile_warnings(const ask::MayhemState& state) {
  const auto warnings = mayhem::check_board(state.board(), *state.pieces);
  for (const mayhem::BoardWarning& warning : warnings) {
    std::cout << warning.text << "  [" << warning.code << "]\n";
  }
  return warnings.size();
}

std::size_t print_warnings(const OpenBoard& board) {
  if (board.skyline != nullptr) return print_network_warnings(board.skyline->state());
  if (board.skybridge != nullptr) return print_track_warnings(*board.skybridge);
  if (board.realms != nullptr) return print_brick_warnings(board);
  return print_tile_warnings(board.mayhem->state());
}

std::string size_of(const OpenBoard& board) {
  if (board.skyline != nullptr) return network_summary(board.skyline->state());
  if (board.skybridge != nullptr) return track_summary(board.skybridge->state());
  if (board.realms != nullptr) return brick_board_summary(board);
  const Board& tiles = board.mayhem->state().board();
  return std::to_string(tiles.width()) + " x " + std::to_string(tiles.height()) + " spaces, " +
         counted(tiles.levels(), "level");
}

}  // namespace

ExitStatus run_check(const std::string& path, const std::string& library, bool json) {
  const auto board = open_board(path, library);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  if (json) {
    const JsonValue question = JsonValue::from_members({{"ask", JsonValue::from_text("check")}});
    std::cout << write_json_line(board->session->answer(question)) << "\n";
    return ExitStatus::answered;
  }
  const std::size_t warnings = print_warnings(*board);
  std::cout << path << ": " << size_of(*board) << ", "
            << (warnings == 0 ? "nothing wrong" : counted(static_cast<int>(warnings), "warning"))
            << ".\n";
  return ExitStatus::answered;
}

}  // namespace parapet::cli
