#include "tests/rules/files/skybridge/demo_cards.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <variant>
#include <vector>

#include "rules/files/json/json_write.h"
#include "rules/files/skybridge/effect_json.h"

// The set of cards of our own, boards/skybridge-demo.json.

namespace {

using namespace parapet;
using namespace parapet::skybridge::game;

std::set<std::string> words_of(const Effect& effect) {
  std::set<std::string> words = {std::string(effect_word(effect))};
  for (const Effect& got : effect.get) words.merge(words_of(got));
  return words;
}

}  // namespace

TEST_CASE("the demo has as many cards as are printed") {
  const Cards cards = test::demo_cards().cards;
  const std::vector<std::size_t> printed = {20, 20, 20, 20, 20, 12, 7};
  std::size_t all = 0;
  for (std::size_t n = 0; n < kStackCount; ++n) {
    CHECK(cards.stacks[n].cards.size() == printed[n]);
    all += cards.stacks[n].cards.size();
  }
  CHECK(all == 119);
  CHECK(cards.starting.size() == 10);
  CHECK(cards.faction[cards.garden].start);
  CHECK(cards.godh.size() == 30);
  CHECK(cards.drakhes.size() == 3);
  CHECK(cards.boards.size() == 5);
  CHECK(cards.dice.bridge.size() == 6);
  CHECK(cards.dice.second.size() == 6);
  const auto& work = cards.stacks[index_of(StackName::work)].cards;
  CHECK(std::all_of(work.begin(), work.end(), [&](CardId card) { return card == work.front(); }));
}

TEST_CASE("each thing that a card can show is in the demo") {
  const Cards cards = test::demo_cards().cards;
  std::set<std::string> effects;
  std::set<std::string> rest;
  const auto note = [&](bool there, const char* what) {
    if (there) rest.insert(what);
  };
  for (const FactionCard& card : cards.faction) {
    for (const Immediate immediate : card.immediate) {
      rest.insert("immediate " + std::string(to_text(immediate)));
    }
    for (std::size_t n = 0; n < kPassiveCount; ++n) {
      if (card.passive.count[n] > 0) {
        rest.insert("passive " + std::string(to_text(static_cast<Passive>(n))));
      }
      note(card.passive.count[n] > 1, "a passive twice");
    }
    for (const Group& group : card.main) {
      note(group.size() > 1, "a slash");
      for (const Effect& effect : group) {
        effects.merge(words_of(effect));
        note(effect.get.size() > 1, "a slash below an arrow");
        note(effect.kind == EffectKind::armament && effect.pay.population == 1,
             "an armament for population");
        note(effect.kind == EffectKind::armament && effect.pay.population == 0,
             "an armament for a resource");
      }
    }
    note(card.main.size() > 1, "two groups");
    note(card.rune == kWildRune, "a wild card");
    note(card.rune == kWildRune && card.start, "a wild garden");
  }
  std::set<std::string> gifts;
  for (const GodhCard& card : cards.godh) {
    note(card.rune == kWildRune, "a wild Godh card");
    note(card.feud.size() == 1, "a feud");
    note(card.feud.size() == 2, "two feuds");
    if (const auto* passive = std::get_if<Passive>(&card.gift)) {
      gifts.insert(std::string(to_text(*passive)));
    } else {
      gifts.insert(std::string(effect_word(std::get<Effect>(card.gift))));
    }
  }
  const std::set<std::string> all_effects = {
      "wood", "stone",    "metal",    "sumpter", "salt",     "money", "population",
      "godh", "garrison", "religion", "trade",   "armament", "might", "inspiration"};
  CHECK(effects == all_effects);
  std::set<std::string> all_gifts = all_effects;
  all_gifts.insert({"return", "knowledge", "labor", "drakhe", "food"});
  CHECK(gifts == all_gifts);
  CHECK(rest.size() == 3 + 4 + 1 + 4 + 1 + 2 + 3);
}

TEST_CASE("each rune and each colour can be played and fed") {
  const Cards cards = test::demo_cards().cards;
  for (std::size_t stack = 0; stack < kCentralStacks; ++stack) {
    std::set<Rune> runes;
    int food = 0;
    for (const CardId card : cards.stacks[stack].cards) {
      runes.insert(cards.faction[card].rune);
      food += cards.faction[card].passive[Passive::food];
    }
    CHECK(runes.size() == kSlots + 1);
    CHECK(food >= 3);
    CHECK(cards.stacks[stack].bonus.size() == 2);
  }
  for (Rune rune = 0; rune <= kWildRune; ++rune) {
    CHECK(std::count_if(cards.godh.begin(), cards.godh.end(),
                        [&](const GodhCard& card) { return card.rune == rune; }) == 5);
  }
}

TEST_CASE("a printed game is read as it was written") {
  const PrintedGame game = test::demo_cards();
  const JsonValue written = printed_game_json(game);
  const std::string text = write_json_pretty(written);
  const auto again = read_cards_file(text, "again");
  REQUIRE(again);
  CHECK(printed_game_json(*again) == written);
  CHECK(again->cards.colors == game.cards.colors);
  CHECK(again->cards.stacks[2].cards == game.cards.stacks[2].cards);
}
