#include <iomanip>
#include <iostream>
#include <string_view>

#include "cli/skybridge/game_action_text.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/engine.h"

namespace parapet::cli {

using namespace skybridge::game;

ExitStatus run_legal(const std::string& game, bool json) {
  const auto record = open_game(game);
  if (!record) return report(record.error(), ExitStatus::bad_file);
  const State& state = record->state();
  const Actions actions = legal(record->game(), state);
  if (json) {
    const JsonValue list = list_json(
        actions, [&](const Action& action) { return action_json(record->game(), state, action); });
    std::cout << write_json_line(JsonValue::from_members(
                     {{"decider", seat_json(record->game(), decider(state))}, {"actions", list}}))
              << "\n";
    return ExitStatus::answered;
  }
  const GameText text(record->game(), state);
  std::cout << decision_text(text) << ".\n";
  std::string_view kind;
  for (std::size_t n = 0; n < actions.size(); ++n) {
    if (kind_of(actions[n]) != kind) {
      kind = kind_of(actions[n]);
      std::cout << "\n" << kind << "\n";
    }
    std::cout << std::setw(5) << n + 1 << "  " << action_text(text, actions[n]) << "\n";
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
