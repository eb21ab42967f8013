#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/land_json.h"
#include "rules/files/skybridge/state_writer.h"

namespace parapet {

using namespace skybridge::game;

// The card's id; of one whose groups have been used this turn an object.
JsonValue StateWriter::placed(const PlacedCard& card) const {
  const JsonValue id = card.is_godh ? godh_json(game_, card.id) : card_json(game_, card.id);
  if (card.used == 0) return id;
  constexpr int kMostGroups = 8;
  std::vector<JsonValue> groups;
  for (int group = 0; group < kMostGroups; ++group) {
    const bool is_used = ((card.used >> group) & 1) != 0;
    if (is_used) groups.push_back(JsonValue::from_integer(group + 1));
  }
  return JsonValue::from_members({{"card", id}, {"used", JsonValue::from_list(std::move(groups))}});
}

JsonValue StateWriter::slot(Seat seat, std::size_t n) const {
  const Slot& slot = state_.at(seat).slots[n];
  std::vector<JsonMember> members = {
      {"slot", slot_json(game_, state_, seat, static_cast<int>(n))},
      {"cards", list_json(slot.cards, [&](const PlacedCard& card) { return placed(card); })},
      {"token", JsonValue::from_text(slot.power ? "power" : "faith")}};
  if (slot.closed) members.push_back({"closed", JsonValue::from_bool(true)});
  return JsonValue::from_members(std::move(members));
}

// A board without runes has one slot less (SKB-G-82).
JsonValue StateWriter::slots(Seat seat) const {
  const std::size_t count = has_runeless_slots(game_, state_, seat) ? kSlots - 1 : kSlots;
  std::vector<JsonValue> written;
  for (std::size_t n = 0; n < count; ++n) written.push_back(slot(seat, n));
  return JsonValue::from_list(std::move(written));
}

JsonValue StateWriter::player(Seat seat) const {
  const Holder& holder = state_.at(seat);
  std::vector<JsonMember> members = {{"name", seat_json(game_, seat)}};
  if (holder.board >= 0) {
    const PlayerBoard& board = game_.cards->boards[static_cast<std::size_t>(holder.board)];
    members.push_back({"board", JsonValue::from_text(board.id)});
    members.push_back({"side", JsonValue::from_integer(holder.side + 1)});
    members.push_back(
        {"ability", word_json(board.sides[static_cast<std::size_t>(holder.side)].ability)});
  }
  members.push_back({"hand", cards_if(is(seat), holder.hand)});
  members.push_back({"godh_hand", godhs_if(is(seat), holder.godh_hand)});
  members.push_back({"godh_out", godhs(holder.godh_out)});
  members.push_back({"slots", slots(seat)});
  members.push_back({"resources", resources_json(holder.resources)});
  members.push_back({"population", by_colour(holder.population)});
  members.push_back({"reserve", JsonValue::from_integer(holder.reserve)});
  members.push_back({"legion", JsonValue::from_integer(holder.legion)});
  members.push_back({"garrisons_left", JsonValue::from_integer(holder.garrisons_left)});
  if (holder.fed_by_gift) members.push_back({"fed_by_gift", JsonValue::from_bool(true)});
  return JsonValue::from_members(std::move(members));
}

}  // namespace parapet
