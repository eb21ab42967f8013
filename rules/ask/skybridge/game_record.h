#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "geometry/numbers/result.h"
#include "rules/files/json/json_value.h"
#include "rules/files/skybridge/cards_json.h"
#include "rules/skybridge/game/action.h"
#include "rules/skybridge/game/setup.h"

namespace parapet::ask {

// What a game of the bridge game begins with.
struct GameBeginning {
  std::shared_ptr<const PrintedGame> printed;
  std::string
      path;  // of the data file, from the game's folder; empty: it is part of the game's file
  skybridge::game::Readings readings;
  std::vector<std::string> players;  // by seat, clockwise
  // A seed from which all chance comes, or shuffles; then the caller rolls the dice too.
  std::variant<std::uint64_t, skybridge::game::Shuffles> chance;
};

// A game in progress with all that has been done in it: what a game file holds.
class GameRecord {
 public:
  // At its first decision. Errors: "wrong-players".
  static Result<GameRecord> begin(GameBeginning beginning);

  const GameBeginning& beginning() const { return beginning_; }
  const skybridge::game::Game& game() const { return game_; }
  const skybridge::game::State& state() const { return state_; }
  // What was done, in order, as JSON.
  const std::vector<JsonValue>& actions() const { return actions_; }

  // One action more. Error "illegal-action"; then nothing has changed.
  Result<void> act(const skybridge::game::Action& action);

 private:
  explicit GameRecord(GameBeginning beginning);

  GameBeginning beginning_;
  skybridge::game::Game game_;
  skybridge::game::State state_;
  std::vector<JsonValue> actions_;
};

// Names of players that could be mistaken for something else, or come twice.
// Error "wrong-players".
Result<void> check_player_names(const std::vector<std::string>& names);

}  // namespace parapet::ask
