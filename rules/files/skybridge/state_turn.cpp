#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/skybridge/card_words.h"
#include "rules/files/skybridge/game_words.h"
#include "rules/files/skybridge/state_writer.h"

namespace parapet {

using namespace skybridge::game;

namespace {

// In the order of the enumerations.
constexpr std::array<std::string_view, 7> kPhases = {
    "setup", "before", "preparation", "character", "faction", "compensation", "over"};
constexpr std::array<std::string_view, 15> kSteps = {
    "boards", "crown",  "take",         "bonus", "play",  "triggers",   "main", "build",
    "check",  "bridge", "great-drakhe", "food",  "clear", "compensate", "over"};
constexpr std::array<std::string_view, 13> kDecisions = {
    "choose-board", "place-garden", "crown",      "keep", "crown-bonus", "make-room", "priest",
    "roll",         "turn-die",     "choose-die", "harm", "feed",        "compensate"};
constexpr std::array<std::string_view, 4> kTriggers = {"immediate", "visions", "master",
                                                       "profiteers"};

template <std::size_t N, class Word>
JsonValue named(const std::array<std::string_view, N>& words, Word word) {
  return JsonValue::from_text(std::string(words[static_cast<std::size_t>(word)]));
}

JsonValue stack_or_null(const std::optional<StackName>& stack) {
  return stack ? word_json(*stack) : JsonValue();
}

JsonValue number_json(int number) { return JsonValue::from_integer(number); }

JsonValue passives_json(const Passives& passives) {
  std::vector<JsonMember> members;
  for (std::size_t n = 0; n < kPassiveCount; ++n) {
    if (passives.count[n] == 0) continue;
    members.push_back(
        {std::string(to_text(static_cast<Passive>(n))), number_json(passives.count[n])});
  }
  return JsonValue::from_members(std::move(members));
}

}  // namespace

JsonValue StateWriter::triggers() const {
  return list_json(state_.triggers, [](const Trigger& trigger) {
    if (trigger.kind == Trigger::Kind::immediate) return word_json(trigger.effect);
    return named(kTriggers, trigger.kind);
  });
}

JsonValue StateWriter::pending() const {
  using Kind = Decision::Kind;
  return list_json(state_.pending, [&](const Decision& decision) {
    std::vector<JsonMember> members = {{"kind", named(kDecisions, decision.kind)},
                                       {"decider", seat_json(game_, decision.decider)}};
    if (decision.kind == Kind::crown_bonus) {
      members.push_back({"stack", word_json(decision.stack)});
    }
    if (decision.kind == Kind::make_room) {
      members.push_back({"resource", word_json(decision.resource)});
    }
    const bool is_seen = is(decision.decider);
    if (decision.kind == Kind::keep) {
      members.push_back({"cards", cards_if(is_seen, decision.cards)});
    } else if (decision.kind == Kind::priest) {
      members.push_back({"cards", godhs_if(is_seen, decision.cards)});
    }
    return JsonValue::from_members(std::move(members));
  });
}

// O-36: chosen, and seen by nobody else before all have.
JsonValue StateWriter::harms() const {
  return list_json(state_.secret_harms, [&](const ChosenHarm& harm) {
    std::vector<JsonMember> members = {{"player", seat_json(game_, harm.seat)}};
    if (!is(harm.seat)) return JsonValue::from_members(std::move(members));
    members.push_back({"harm", JsonValue::from_text(harm.might ? "might" : "first")});
    if (harm.slot >= 0) members.push_back({"slot", slot_json(game_, state_, harm.seat, harm.slot)});
    if (!harm.takes.empty() && state_.eye_blocker == GreatDrakhe::sathap) {
      members.push_back({"cards", cards(harm.takes)});
    } else if (!harm.takes.empty()) {
      members.push_back({"colours", seats({harm.takes.begin(), harm.takes.end()})});
    }
    return JsonValue::from_members(std::move(members));
  });
}

// O-23: by slot, null where no faction card was on top.
JsonValue StateWriter::shown() const {
  std::vector<JsonValue> cards;
  for (const std::optional<PlacedCard>& card : state_.shown) {
    cards.push_back(card ? placed(*card) : JsonValue());
  }
  return JsonValue::from_list(std::move(cards));
}

std::vector<JsonMember> StateWriter::turn() const {
  const bool has_played = state_.played_slot >= 0;
  std::vector<JsonMember> members = {
      {"round", number_json(state_.round)},
      {"phase", named(kPhases, state_.phase)},
      {"step", named(kSteps, state_.step)},
      {"start", seat_json(game_, state_.start)},
      {"holder", seat_json(game_, state_.marker)},
      {"active", seat_json(game_, state_.active)},
      {"done", number_json(state_.done)},
      {"has_looked", JsonValue::from_bool(state_.has_looked)},
      {"looked", stack_or_null(state_.looked)},
      {"taken_from", stack_or_null(state_.taken_from)},
      {"gift_passives", passives_json(state_.gift_passives)},
      {"contributed", JsonValue::from_bool(state_.contributed)},
      {"played_slot",
       has_played ? slot_json(game_, state_, state_.active, state_.played_slot) : JsonValue()},
      {"triggers", triggers()},
      {"pending", pending()},
      {"harms", harms()}};
  const bool has_shown = std::any_of(state_.shown.begin(), state_.shown.end(),
                                     [](const auto& card) { return card.has_value(); });
  if (has_shown) members.push_back({"shown", shown()});
  if (sees_all()) {
    members.push_back({"random", state_.random
                                     ? JsonValue::from_digits(std::to_string(*state_.random))
                                     : JsonValue()});
  }
  return members;
}

}  // namespace parapet
