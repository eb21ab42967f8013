#include <iomanip>
#include <iostream>
#include <string>

#include "cli/skybridge/game_action_text.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "cli/words.h"
#include "rules/ask/skybridge/state_digest.h"
#include "rules/files/json/json_write.h"

namespace parapet::cli {

ExitStatus run_replay_game(const std::string& game, bool each) {
  const auto tell = [](const ask::GameRecord& record) {
    const std::size_t done = record.actions().size();
    std::cout << std::setw(5) << done << "  " << ask::state_digest(record.game(), record.state())
              << "  " << (done == 0 ? "the beginning" : write_json_line(record.actions().back()))
              << "\n";
  };
  const auto record = open_game(game, each ? ask::Watch(tell) : ask::Watch());
  if (!record) return report(record.error(), ExitStatus::bad_file);
  const GameText text(record->game(), record->state());
  std::cout << (each ? "\n" : "") << counted(static_cast<int>(record->actions().size()), "action")
            << ", all legal. " << decision_text(text) << ".\n\nState "
            << ask::state_digest(record->game(), record->state()) << "\n";
  return ExitStatus::answered;
}

}  // namespace parapet::cli
