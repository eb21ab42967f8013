#include <iostream>

#include "cli/open_board.h"
#include "cli/verbs.h"
#include "rules/files/json_write.h"
#include "rules/mayhem/board_check.h"

namespace parapet::cli {

ExitStatus run_check(const std::string& path, bool json) {
  const auto board = open_board(path);
  if (!board) return report(board.error(), ExitStatus::bad_file);
  const ask::MayhemState& state = board->session.state();
  if (json) {
    const JsonValue question = JsonValue::from_members({{"ask", JsonValue::from_text("check")}});
    std::cout << write_json_line(board->session.answer(question)) << "\n";
    return ExitStatus::answered;
  }
  const auto warnings = mayhem::check_board(state.board(), *state.pieces);
  for (const mayhem::BoardWarning& warning : warnings) {
    std::cout << warning.text << "  [" << warning.code << "]\n";
  }
  std::cout << path << ": " << state.board().width() << " x " << state.board().height()
            << " spaces, " << state.board().levels()
            << (state.board().levels() == 1 ? " level, " : " levels, ")
            << (warnings.empty()       ? "nothing wrong."
                : warnings.size() == 1 ? "1 warning."
                                       : std::to_string(warnings.size()) + " warnings.")
            << "\n";
  return ExitStatus::answered;
}

}  // namespace parapet::cli
