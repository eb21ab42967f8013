#include "rules/files/skybridge/game_words.h"

#include <array>
#include <optional>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/known_id.h"

namespace parapet {

using namespace skybridge::game;

bool has_runeless_slots(const Game& game, const State& state, Seat seat) {
  if (seat == kNobody || state.at(seat).board < 0) return false;
  const Holder& holder = state.at(seat);
  const PlayerBoard& board = game.cards->boards[static_cast<std::size_t>(holder.board)];
  return board.sides[static_cast<std::size_t>(holder.side)].ability == Ability::geneorn;
}

std::string slot_name(const Game& game, const State& state, Seat seat, int slot) {
  if (has_runeless_slots(game, state, seat)) return std::to_string(slot + 1);
  return game.cards->runes[static_cast<std::size_t>(slot)];
}

JsonValue slot_json(const Game& game, const State& state, Seat seat, int slot) {
  if (has_runeless_slots(game, state, seat)) return JsonValue::from_integer(slot + 1);
  return JsonValue::from_text(game.cards->runes[static_cast<std::size_t>(slot)]);
}

Result<std::int8_t> read_slot(const JsonCursor& at, const Game& game) {
  const std::array<std::string, kSlots>& runes = game.cards->runes;
  for (std::size_t n = 0; n < kSlots; ++n) {
    const std::string number = std::to_string(n + 1);
    const JsonValue& value = at.value();
    const bool is_it = value.is_text() && (value.text() == runes[n] || value.text() == number);
    if (is_it || value.digits() == number) return static_cast<std::int8_t>(n);
  }
  const std::vector<std::string_view> known(runes.begin(), runes.end());
  return Failure(at.wrong("a slot: " + listed(known) + ", or its number from 1 to 5"));
}

Result<Seat> read_seat(const JsonCursor& at, const Game& game) {
  const std::vector<std::string_view> known(game.players.begin(), game.players.end());
  constexpr std::size_t kLongestShown = 60;
  if (at.value().is_text()) {
    for (std::size_t n = 0; n < known.size(); ++n) {
      if (known[n] == at.value().text()) return static_cast<Seat>(n);
    }
  }
  std::string expected = "a player: " + listed(known);
  if (expected.size() > kLongestShown) expected = "the name of a player";
  return Failure(at.fault(at.value().is_text() ? "unknown-id" : "wrong-value",
                          described(at.value()), std::move(expected)));
}

JsonValue seat_json(const Game& game, Seat seat) {
  if (seat == kNobody) return JsonValue();
  return JsonValue::from_text(game.players[static_cast<std::size_t>(seat)]);
}

JsonValue card_json(const Game& game, CardId card) {
  return JsonValue::from_text(game.cards->faction[card].id);
}

JsonValue godh_json(const Game& game, GodhId card) {
  return JsonValue::from_text(game.cards->godh[card].id);
}

}  // namespace parapet
