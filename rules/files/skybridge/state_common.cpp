#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/state_json.h"
#include "rules/files/skybridge/state_writer.h"

namespace parapet {

using namespace skybridge::game;

namespace {

JsonValue text_json(std::string_view text) { return JsonValue::from_text(std::string(text)); }

std::string_view word_of(Die::Place place) {
  switch (place) {
    case Die::Place::aside:
      return "aside";
    case Die::Place::segment:
      return "segment";
    case Die::Place::board:
      return "board";
    case Die::Place::beside:
      break;
  }
  return "beside";
}

}  // namespace

JsonValue StateWriter::seats(const std::vector<Seat>& seats) const {
  return list_json(seats, [&](Seat seat) { return seat_json(game_, seat); });
}

JsonValue StateWriter::cards(const std::vector<CardId>& cards) const {
  return list_json(cards, [&](CardId card) { return card_json(game_, card); });
}

JsonValue StateWriter::godhs(const std::vector<GodhId>& cards) const {
  return list_json(cards, [&](GodhId card) { return godh_json(game_, card); });
}

JsonValue StateWriter::cards_if(bool seen, const std::vector<CardId>& all) const {
  return seen ? cards(all) : index_json(all.size());
}

JsonValue StateWriter::godhs_if(bool seen, const std::vector<GodhId>& all) const {
  return seen ? godhs(all) : index_json(all.size());
}

// From the top. Of what lies face down only the number of cards is seen.
JsonValue StateWriter::stack(StackName name) const {
  const Stack& stack = state_.at(name);
  std::vector<CardId> shown(stack.cards.rbegin(), stack.cards.rend());
  if (sees_all()) {
    return JsonValue::from_members(
        {{"cards", cards(shown)}, {"open", JsonValue::from_bool(stack.open)}});
  }
  const bool is_looked_at = state_.looked == name && is(state_.active);
  shown.resize(!shown.empty() && (stack.open || is_looked_at) ? 1 : 0);
  std::vector<JsonMember> members = {{"size", index_json(stack.cards.size())},
                                     {"open", JsonValue::from_bool(stack.open)}};
  if (!shown.empty()) members.push_back({"top", card_json(game_, shown.front())});
  return JsonValue::from_members(std::move(members));
}

JsonValue StateWriter::stacks() const {
  std::vector<JsonMember> members;
  for (const StackName name : kStackNames) {
    members.push_back({std::string(to_text(name)), stack(name)});
  }
  return JsonValue::from_members(std::move(members));
}

JsonValue StateWriter::bridge() const {
  std::vector<JsonValue> segments;
  for (std::size_t n = 0; n < state_.population.size(); ++n) {
    const bool is_finished = static_cast<int>(n) < state_.completed;
    segments.push_back(JsonValue::from_members({{"number", index_json(n + 1)},
                                                {"finished", JsonValue::from_bool(is_finished)},
                                                {"population", seats(state_.population[n])}}));
  }
  return JsonValue::from_list(std::move(segments));
}

// By territory. Players have no name "free" (game_file.h).
JsonValue StateWriter::rebels() const {
  std::vector<JsonValue> territories;
  for (const RebelCounts& rebels : state_.rebels) {
    std::vector<JsonMember> members = by_colour(rebels).members();
    if (rebels[kFreeRebel] > 0) {
      members.push_back({"free", JsonValue::from_integer(rebels[kFreeRebel])});
    }
    territories.push_back(JsonValue::from_members(std::move(members)));
  }
  return JsonValue::from_list(std::move(territories));
}

JsonValue StateWriter::garrisons() const {
  std::vector<JsonMember> members;
  for (std::size_t n = 0; n < state_.garrisons.size(); ++n) {
    members.push_back({game_.cards->land.fortifications[n].id, seats(state_.garrisons[n])});
  }
  return JsonValue::from_members(std::move(members));
}

JsonValue StateWriter::crown() const {
  if (state_.crown.owner == kNobody) return JsonValue();
  return JsonValue::from_members(
      {{"owner", seat_json(game_, state_.crown.owner)},
       {"on", state_.crown.on ? word_json(*state_.crown.on) : JsonValue()}});
}

JsonValue StateWriter::die(const Die& die) const {
  std::vector<JsonMember> members = {
      {"face", die.face ? text_json(to_text(*die.face)) : JsonValue()},
      {"place", text_json(word_of(die.place))}};
  if (die.place == Die::Place::segment) {
    members.push_back({"segment", JsonValue::from_integer(die.segment)});
  }
  return JsonValue::from_members(std::move(members));
}

std::vector<JsonMember> StateWriter::common() const {
  // Two Great Drakhes leave the game unseen (SKB-G-7): only the last one, revealed, is known.
  std::vector<GreatDrakhe> out = state_.drakhes_out;
  if (!sees_all() && !out.empty()) {
    out.erase(out.begin(), state_.eye_blocker ? out.end() : out.end() - 1);
  }
  JsonValue blocker;
  if (state_.eye_blocker) {
    const bool is_revealed = sees_all() || state_.step == Step::great_drakhe;
    blocker = is_revealed ? word_json(*state_.eye_blocker) : text_json("face-down");
  }
  return {
      {"stacks", stacks()},
      {"eye_blocker", blocker},
      {"drakhes_out", list_json(out, word_json<GreatDrakhe>)},
      {"discard", cards_if(sees_all(), state_.discard)},
      {"godh_stack", godhs_if(sees_all(), {state_.godh_pile.rbegin(), state_.godh_pile.rend()})},
      {"box", JsonValue::from_members({{"cards", cards_if(sees_all(), state_.box)},
                                       {"population", by_colour(state_.population_out)}})},
      {"crown", crown()},
      {"segments", bridge()},
      {"completed", JsonValue::from_integer(state_.completed)},
      {"idle", JsonValue::from_integer(state_.idle)},
      {"leader", JsonValue::from_integer(state_.leader)},
      {"free_rebels", JsonValue::from_integer(state_.free_rebels)},
      {"rebels", rebels()},
      {"garrisons", garrisons()},
      {"dice", JsonValue::from_members(
                   {{"bridge", die(state_.bridge_die)}, {"second", die(state_.second_die)}})}};
}

JsonValue StateWriter::write() const {
  std::vector<JsonMember> members = common();
  std::vector<JsonValue> players;
  for (Seat seat = 0; seat < static_cast<Seat>(state_.holders.size()); ++seat) {
    players.push_back(player(seat));
  }
  members.push_back({"players", JsonValue::from_list(std::move(players))});
  for (JsonMember& member : turn()) members.push_back(std::move(member));
  return JsonValue::from_members(std::move(members));
}

JsonValue state_json(const Game& game, const State& state) {
  return StateWriter(game, state, std::nullopt).write();
}

JsonValue seen_state_json(const Game& game, const State& state, Seat viewer) {
  return StateWriter(game, state, viewer).write();
}

}  // namespace parapet
