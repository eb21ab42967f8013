#include <algorithm>
#include <iomanip>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "cli/skybridge/draw_game.h"
#include "cli/skybridge/game_verbs.h"
#include "cli/skybridge/open_game.h"
#include "cli/skybridge/table_text.h"
#include "cli/words.h"
#include "rules/files/json/json_fields.h"
#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/state_json.h"
#include "rules/skybridge/game/engine.h"
#include "rules/skybridge/game/score.h"

namespace parapet::cli {

using namespace skybridge::game;

namespace {

// Nothing for all that is there.
Result<std::optional<Seat>> viewer_of(const Game& game, const std::string& name) {
  if (name.empty()) return std::optional<Seat>();
  const JsonValue value = JsonValue::from_text(name);
  const auto seat = read_seat(JsonCursor(value, std::string_view("--seat")), game);
  if (!seat) return Failure(seat.error());
  return std::optional<Seat>(*seat);
}

JsonValue number_json(int number) { return JsonValue::from_integer(number); }

JsonValue score_json(const ask::GameRecord& record) {
  const std::vector<Score> all = scores(record.game(), record.state());
  std::vector<JsonMember> players;
  for (std::size_t n = 0; n < all.size(); ++n) {
    players.push_back({record.game().players[n],
                       JsonValue::from_members(
                           {{"bridge", number_json(all[n].bridge)},
                            {"godhs", number_json(all[n].godhs)},
                            {"rebels", number_json(all[n].rebels)},
                            {"garrisons", number_json(all[n].garrisons)},
                            {"total", number_json(all[n].total())},
                            {"population_on_bridge", number_json(all[n].population_on_bridge)}})});
  }
  return JsonValue::from_members({{"over", JsonValue::from_bool(is_over(record.state()))},
                                  {"scores", JsonValue::from_members(std::move(players))},
                                  {"winners", list_json(winners(all), [&](Seat seat) {
                                     return seat_json(record.game(), seat);
                                   })}});
}

// Why somebody wins who has no more points than another.
std::string tie_text(const std::vector<Score>& all, const std::vector<Seat>& won) {
  const int best = all[static_cast<std::size_t>(won.front())].total();
  const auto tied = std::count_if(all.begin(), all.end(),
                                  [&](const Score& score) { return score.total() == best; });
  if (tied == 1) return "";
  return won.size() == 1 ? ", tied, by more population on the bridge"
                         : ", tied, also in population on the bridge";
}

}  // namespace

std::string score_text(const GameText& text) {
  const std::vector<Score> all = scores(text.game(), text.state());
  std::ostringstream out;
  if (!is_over(text.state())) out << "The game is not over; as it stands:\n\n";
  out << std::left << std::setw(12) << "player" << std::right << std::setw(8) << "bridge"
      << std::setw(8) << "Godhs" << std::setw(8) << "rebels" << std::setw(11) << "garrisons"
      << std::setw(8) << "total"
      << "\n";
  for (std::size_t n = 0; n < all.size(); ++n) {
    out << std::left << std::setw(12) << text.player(static_cast<Seat>(n)) << std::right
        << std::setw(8) << all[n].bridge << std::setw(8) << all[n].godhs << std::setw(8)
        << all[n].rebels << std::setw(11) << all[n].garrisons << std::setw(8) << all[n].total()
        << "\n";
  }
  const std::vector<Seat> won = winners(all);
  std::vector<std::string> names;
  for (const Seat seat : won) names.push_back(text.player(seat));
  const bool over = is_over(text.state());
  out << "\n"
      << enumerated(names)
      << (won.size() > 1 ? (over ? " share the win" : " share the lead")
                         : (over ? " wins" : " leads"))
      << tie_text(all, won) << ".\n";
  return out.str();
}

ExitStatus run_show_game(const ShowGame& request) {
  const auto record = open_game(request.game);
  if (!record) return report(record.error(), ExitStatus::bad_file);
  const auto viewer = viewer_of(record->game(), request.seat);
  if (!viewer) return report(viewer.error(), ExitStatus::wrong_usage);
  if (request.json) {
    const JsonValue state = *viewer ? seen_state_json(record->game(), record->state(), **viewer)
                                    : state_json(record->game(), record->state());
    std::cout << write_json_line(state) << "\n";
  } else {
    std::cout << table_text(GameText(record->game(), record->state()), *viewer);
  }
  if (request.picture.empty()) return ExitStatus::answered;
  if (auto drawn = draw_game(record->game(), record->state(), request.picture); !drawn) {
    return report(drawn.error(), ExitStatus::cannot_answer);
  }
  if (!request.json) std::cout << "\n" << request.picture << "\n";
  return ExitStatus::answered;
}

ExitStatus run_score(const std::string& game, bool json) {
  const auto record = open_game(game);
  if (!record) return report(record.error(), ExitStatus::bad_file);
  if (json) {
    std::cout << write_json_line(score_json(*record)) << "\n";
  } else {
    std::cout << score_text(GameText(record->game(), record->state()));
  }
  return ExitStatus::answered;
}

}  // namespace parapet::cli
