#include <algorithm>
#include <iostream>

#include "cli/skybridge/action_words.h"
#include "cli/skybridge/game_action_text.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "rules/files/whole_file.h"
#include "rules/skybridge/game/engine.h"

namespace parapet::cli {
namespace {

// The file to write, taken out of the words of the action.
std::string take_out(std::vector<std::string>& words, const std::string& game) {
  const auto out = std::find(words.begin(), words.end(), "--out");
  if (out == words.end() || out + 1 == words.end()) return game;
  std::string path = *(out + 1);
  words.erase(out, out + 2);
  return path;
}

}  // namespace

ExitStatus run_do(const std::string& game, const std::vector<std::string>& all_words) {
  std::vector<std::string> words = all_words;
  const std::string out = take_out(words, game);
  auto record = open_game(game);
  if (!record) return report(record.error(), ExitStatus::bad_file);
  if (words.empty()) {
    return report({"missing-word", "", "do", "nothing", "ACTION: a number, words or JSON", ""},
                  ExitStatus::wrong_usage);
  }
  const auto action = action_of_words(record->game(), record->state(), words);
  if (!action) return report(action.error(), ExitStatus::wrong_usage);
  const skybridge::game::State before = record->state();
  if (auto done = record->act(*action); !done) {
    return report(done.error(), ExitStatus::cannot_answer);
  }
  if (auto written = write_whole_file(out, ask::game_file_text(*record)); !written) {
    return report(written.error(), ExitStatus::cannot_answer);
  }
  const GameText told(record->game(), before);
  const std::string who = told.player(skybridge::game::decider(before));
  std::cout << who << ": " << action_text(told, *action) << ".\n"
            << decision_text(GameText(record->game(), record->state())) << ".\n";
  return ExitStatus::answered;
}

}  // namespace parapet::cli
