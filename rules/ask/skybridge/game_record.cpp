#include "rules/ask/skybridge/game_record.h"

#include <algorithm>
#include <array>
#include <utility>

#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/action_json.h"
#include "rules/skybridge/game/engine.h"

namespace parapet::ask {

using namespace skybridge::game;

namespace {

Failure wrong_name(const std::string& name, const char* expected) {
  Fault fault;
  fault.code = "wrong-players";
  fault.place = "players";
  fault.found = described(JsonValue::from_text(name));
  fault.expected = expected;
  return Failure(std::move(fault));
}

Game game_of(const GameBeginning& beginning) {
  Game game;
  game.cards = std::shared_ptr<const Cards>(beginning.printed, &beginning.printed->cards);
  game.readings = beginning.readings;
  game.players = beginning.players;
  return game;
}

State state_of(const Game& game, const GameBeginning& beginning) {
  if (const auto* seed = std::get_if<std::uint64_t>(&beginning.chance)) {
    return skybridge::game::begin(game, *seed);
  }
  return skybridge::game::begin(game, std::get<Shuffles>(beginning.chance), std::nullopt);
}

}  // namespace

Result<void> check_player_names(const std::vector<std::string>& names) {
  // Words that stand for somebody or something in states and actions.
  constexpr std::array<std::string_view, 4> kReserved = {"free", "none", "any", "all"};
  for (auto name = names.begin(); name != names.end(); ++name) {
    if (name->empty()) return wrong_name(*name, "a name for each player");
    if (std::find(kReserved.begin(), kReserved.end(), *name) != kReserved.end()) {
      return wrong_name(*name, "a name that means nothing else");
    }
    if (std::find(names.begin(), name, *name) != name) {
      return wrong_name(*name, "a name that no other player has");
    }
  }
  return {};
}

GameRecord::GameRecord(GameBeginning beginning)
    : beginning_(std::move(beginning)),
      game_(game_of(beginning_)),
      state_(state_of(game_, beginning_)) {}

Result<GameRecord> GameRecord::begin(GameBeginning beginning) {
  if (auto named = check_player_names(beginning.players); !named) return Failure(named.error());
  if (auto can = may_begin(game_of(beginning)); !can) return Failure(can.error());
  return GameRecord(std::move(beginning));
}

Result<void> GameRecord::act(const Action& action) {
  const State before = state_;
  if (auto done = apply_in_place(game_, state_, action); !done) return done;
  actions_.push_back(action_json(game_, before, action));
  return {};
}

}  // namespace parapet::ask
