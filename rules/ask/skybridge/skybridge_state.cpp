#include "rules/ask/skybridge/skybridge_state.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "rules/files/json/object_reader.h"
#include "rules/files/options_json.h"
#include "rules/files/skybridge/position_json.h"

namespace parapet::ask {
namespace {

using skybridge::Garrison;
using skybridge::Player;
using skybridge::Position;
using skybridge::Rebel;

// Players by the place that they had, at the place that they have now.
class Renumbering {
 public:
  Renumbering(const std::vector<Player>& before, const std::vector<Player>& now)
      : before_(before), now_(now) {}

  std::size_t operator()(std::size_t player) {
    const auto found = std::find_if(now_.begin(), now_.end(), [&](const Player& other) {
      return other.id == before_[player].id;
    });
    if (found == now_.end() && !missing_) missing_ = before_[player].id;
    return static_cast<std::size_t>(found - now_.begin());
  }

  // The first one who is gone.
  const std::optional<std::string>& missing() const { return missing_; }

 private:
  const std::vector<Player>& before_;
  const std::vector<Player>& now_;
  std::optional<std::string> missing_;
};

bool is_there(const JsonCursor& question, std::string_view key) {
  const auto member = question.member(key);
  return member && !member->value().is_null();
}

// The position with other players. What the question replaces anyway is left out.
Result<Position> with_players(const Position& before, std::vector<Player> players,
                              const JsonCursor& question) {
  Position position = before;
  position.players = std::move(players);
  Renumbering number(before.players, position.players);
  if (is_there(question, "rebels")) position.rebels.clear();
  if (is_there(question, "garrisons")) position.garrisons.clear();
  for (Rebel& rebel : position.rebels) {
    if (rebel.owner) rebel.owner = number(*rebel.owner);
  }
  for (Garrison& garrison : position.garrisons) garrison.player = number(garrison.player);
  for (auto& segment : position.population) {
    for (std::size_t& player : segment) player = number(player);
  }
  if (!number.missing()) return position;
  return Failure(question.member("players")->fault(
      "unknown-id", "no player \"" + *number.missing() + "\"",
      "everybody who has a rebel, a garrison or population on the board"));
}

}  // namespace

SkybridgeFile SkybridgeState::file_now() const {
  return {file->name, file->land, *position, file->span, options};
}

SkybridgeState SkybridgeState::from(const SkybridgeFile& file) {
  SkybridgeState state;
  state.file = std::make_shared<const SkybridgeFile>(file);
  state.position = std::make_shared<const Position>(file.position);
  state.options = file.options;
  return state;
}

Result<SkybridgeState> SkybridgeState::replaced_by(const JsonCursor& question) const {
  SkybridgeState state = *this;
  ObjectReader reader(question);
  state.options = reader.optional(
      "options", [&](const JsonCursor& at) { return read_options(at, options); }, options);
  auto players = reader.unless_null("players", read_players);
  if (reader.failed()) return Failure(reader.fault());
  Position changed = *position;
  if (players) {
    auto with = with_players(*position, *std::move(players), question);
    if (!with) return Failure(with.error());
    changed = *std::move(with);
  }
  const Options& now = state.options;
  changed.rebels = reader.unless_null(
      "rebels", [&](const JsonCursor& at) { return read_rebels(at, changed.players, now); },
      changed.rebels);
  changed.garrisons = reader.unless_null(
      "garrisons",
      [&](const JsonCursor& at) { return read_garrisons(at, file->land, changed.players); },
      changed.garrisons);
  changed.completed = reader.unless_null("completed", read_completed, changed.completed);
  changed.idle = reader.unless_null(
      "idle", [&](const JsonCursor& at) { return read_idle(at, now); }, changed.idle);
  changed.free_rebels = reader.unless_null(
      "free_rebels", [&](const JsonCursor& at) { return read_free_rebels(at, now); },
      changed.free_rebels);
  if (reader.failed()) return Failure(reader.fault());
  state.position = std::make_shared<const Position>(std::move(changed));
  return state;
}

}  // namespace parapet::ask
