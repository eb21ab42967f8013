#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/json/json_fields.h"
#include "rules/files/json/object_reader.h"
#include "rules/files/skybridge/action_fields.h"
#include "rules/files/skybridge/action_reads.h"
#include "rules/files/skybridge/card_words.h"

namespace parapet {

using namespace skybridge::game;
using namespace action_reads;
using skybridge::Resource;

namespace {

constexpr std::string_view kContribute[] = {"kind", "labor", "own_die"};
constexpr std::string_view kTrade[] = {"kind", "pay", "get"};
constexpr std::string_view kGiveBack[] = {"kind", "resource"};
constexpr std::string_view kRoll[] = {"kind", "bridge", "second"};
constexpr std::string_view kTurnDie[] = {"kind", "face"};
constexpr std::string_view kChooseDie[] = {"kind", "die"};
constexpr std::string_view kHarm[] = {"kind", "harm", "slot", "cards", "colours"};
constexpr std::string_view kHarmOfSlot[] = {"kind", "harm", "slot"};
constexpr std::string_view kHarmOfCards[] = {"kind", "harm", "cards"};
constexpr std::string_view kHarmOfColours[] = {"kind", "harm", "colours"};
constexpr std::string_view kMight[] = {"kind", "harm"};
constexpr std::string_view kFeed[] = {"kind", "colour"};

constexpr std::array<std::string_view, 8> kWords = {"wood", "stone", "metal", "sumpter",
                                                    "salt", "money", "godh",  "forgo"};
constexpr std::string_view kLabor[] = {"shown", "money"};
constexpr std::string_view kDice[] = {"bridge", "second"};
constexpr std::string_view kHarms[] = {"first", "might"};
constexpr std::size_t kMostTaken = 2;

Result<std::optional<Resource>> read_given_back(const JsonCursor& at) {
  if (at.value().is_text() && at.value().text() == "forgo") return std::optional<Resource>();
  const auto resource = read_resource(at);
  if (!resource) return Failure(at.wrong("a resource, or \"forgo\""));
  return std::optional(*resource);
}

}  // namespace

namespace action_reads {

Result<Resource> read_resource(const JsonCursor& at) {
  const auto word = at.one_of(std::span(kWords).first(skybridge::kResourceCount));
  if (!word) return Failure(word.error());
  return skybridge::kResources[*word];
}

Result<Bonus> read_bonus_word(const JsonCursor& at) {
  const auto word = at.one_of(std::span(kWords).first(skybridge::kResourceCount + 1));
  if (!word) return Failure(word.error());
  return Bonus{skybridge::resource_of(kWords[*word])};
}

}  // namespace action_reads

ActionFields::Read ActionFields::contribute() const {
  ObjectReader reader(at_, kContribute);
  Contribute action{};
  action.money = reader.optional(
                     "labor", [](const JsonCursor& at) { return at.one_of(kLabor); }, 0) == 1;
  action.own_die = reader.optional("own_die", read_resource);
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::board_trade() const {
  ObjectReader reader(at_, kTrade);
  BoardTrade action{};
  action.pay = reader.required("pay", read_resource);
  action.get = reader.optional("get", read_resource);
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::give_back() const {
  ObjectReader reader(at_, kGiveBack);
  return reader.finish(Action(GiveBack{reader.required("resource", read_given_back)}));
}

Result<std::int8_t> ActionFields::face(const JsonCursor& at, bool second) const {
  const DiceFaces& dice = game_.cards->dice;
  std::vector<std::optional<Resource>> faces = dice.second;
  if (!second) faces.assign(dice.bridge.begin(), dice.bridge.end());
  for (std::size_t n = 0; at.value().is_text() && n < faces.size(); ++n) {
    const std::string_view word = faces[n] ? to_text(*faces[n]) : "choose";
    if (word == at.value().text()) return static_cast<std::int8_t>(n);
  }
  const auto number = at.integer(1, static_cast<int>(faces.size()));
  if (number) return static_cast<std::int8_t>(*number - 1);
  return Failure(
      at.wrong("a face: what it shows, or its number from 1 to " + std::to_string(faces.size())));
}

ActionFields::Read ActionFields::roll() const {
  ObjectReader reader(at_, kRoll);
  Roll action{};
  action.bridge = reader.required("bridge", [&](const JsonCursor& at) { return face(at, false); });
  action.second = reader.optional(
      "second", [&](const JsonCursor& at) { return face(at, true); }, std::int8_t{-1});
  return reader.finish(Action(action));
}

ActionFields::Read ActionFields::turn_die() const {
  ObjectReader reader(at_, kTurnDie);
  return reader.finish(Action(TurnDie{reader.required("face", read_resource)}));
}

ActionFields::Read ActionFields::choose_die() const {
  ObjectReader reader(at_, kChooseDie);
  const auto die = reader.required("die", [](const JsonCursor& at) { return at.one_of(kDice); });
  return reader.finish(Action(ChooseDie{die == 1}));
}

ActionFields::Read ActionFields::harm() const {
  ObjectReader reader(at_, kHarm);
  const auto harm = reader.required("harm", [](const JsonCursor& at) { return at.one_of(kHarms); });
  if (reader.failed()) return Failure(reader.fault());
  if (harm == 0) return first_harm();
  ObjectReader might(at_, kMight);
  return might.finish(Action(Harm{true, -1, {}}));
}

// What is taken hangs on the Great Drakhe (SKB-G-67 to SKB-G-69).
ActionFields::Read ActionFields::first_harm() const {
  Harm action{false, -1, {}};
  if (state_.eye_blocker == GreatDrakhe::terogh) {
    ObjectReader reader(at_, kHarmOfSlot);
    action.slot = reader.required("slot", slot_of(game_));
    return reader.finish(Action(std::move(action)));
  }
  const bool takes_cards = state_.eye_blocker == GreatDrakhe::sathap;
  ObjectReader reader(at_, takes_cards ? std::span<const std::string_view>(kHarmOfCards)
                                       : std::span<const std::string_view>(kHarmOfColours));
  if (takes_cards) {
    action.takes = reader.required("cards", [&](const JsonCursor& list) {
      return read_list(list, kMostTaken, "cards", card_of(game_));
    });
  } else {
    const auto colours = reader.required("colours", [&](const JsonCursor& list) {
      return read_list(list, kMostTaken, "colours",
                       [&](const JsonCursor& item) { return read_seat(item, game_); });
    });
    action.takes.assign(colours.begin(), colours.end());
  }
  std::sort(action.takes.begin(), action.takes.end());
  return reader.finish(Action(std::move(action)));
}

ActionFields::Read ActionFields::feed() const {
  ObjectReader reader(at_, kFeed);
  return reader.finish(Action(
      Feed{reader.required("colour", [&](const JsonCursor& at) { return read_seat(at, game_); })}));
}

}  // namespace parapet
