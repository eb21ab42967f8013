#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/skybridge/game/score.h"
#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// The golden checks of contributions, the Faction phase, the Great Drakhe and the end.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;

constexpr Contribute kShown = {false, std::nullopt};
constexpr Contribute kMoney = {true, std::nullopt};

CardId with_passive(GoldenTable& table, Passive passive) {
  const CardId card = table.card(0);
  table.printed(card).passive[passive] = 1;
  return card;
}

// At the end of a round whose segment 4 has been contributed to, by the other player.
GoldenTable before_drakhe(GreatDrakhe drakhe) {
  GoldenTable table;
  table.completed(3);
  table.state.eye_blocker = drakhe;
  table.state.drakhes_out.clear();
  table.state.population[3] = {1};
  table.die(wood);
  return table;
}

}  // namespace

TEST_CASE("GC-5 a contribution pays what is printed and what the die shows") {
  GoldenTable table;
  table.put(0, 0, with_passive(table, Passive::labor));
  table.completed(2);
  table.die(stone);
  table.me().resources = {{1, 0, 1, 1, 2, 0}};
  table.me().population[0] = 2;
  table.state.population[2] = {1};
  table.at(Step::build);
  CHECK_FALSE(table.allows(kShown));
  table.act(BoardTrade{salt, stone});
  table.act(kShown);
  CHECK(table.me().resources == Resources{});
  CHECK(table.me().population[0] == 1);
  CHECK(table.state.population[2] == std::vector<Seat>{0, 1});
  CHECK_FALSE(table.allows(kShown));
}

TEST_CASE("GC-6 two money do instead of Labor and nothing instead of Drakhe") {
  GoldenTable table;
  table.completed(2);
  table.die(stone);
  table.me().resources = {{1, 1, 1, 1, 0, 1}};
  table.me().population[0] = 1;
  table.at(Step::build);
  CHECK_FALSE(table.allows(kMoney));
  CHECK_FALSE(table.allows(kShown));
  table.me().resources[money] = 2;
  CHECK_FALSE(table.allows(kShown));
  table.act(kMoney);
  CHECK(table.me().resources[money] == 0);
  for (const int segment : {4, 7}) {
    GoldenTable other;
    other.completed(segment - 1);
    other.die(wood);
    other.me().resources = {{2, 2, 1, 0, 0, 9}};
    other.me().population[0] = 1;
    other.at(Step::build);
    CHECK(other.listed<Contribute>().empty());
    other.put(0, 0, with_passive(other, Passive::drakhe));
    other.me().resources = {{1, segment == 4 ? 2 : 0, segment == 7 ? 2 : 0, 0, 0, 0}};
    CHECK(other.allows(kShown));
  }
}

TEST_CASE("GC-7 segment 1 has no die cost and needs population") {
  GoldenTable table;
  table.me().resources[wood] = 1;
  table.at(Step::build);
  CHECK(table.listed<Contribute>().empty());
  table.me().population[0] = 1;
  table.act(kShown);
  CHECK(table.me().resources[wood] == 0);
  CHECK(table.me().population[0] == 0);
}

TEST_CASE("GC-16 a gift of Labor counts when contributing") {
  GoldenTable table;
  table.completed(2);
  table.die(stone);
  table.me().resources = {{1, 1, 1, 1, 0, 3}};
  table.me().population[0] = 1;
  const GodhId gift = table.godh(0, Passive::labor);
  table.me().godh_hand = {gift};
  table.at(Step::build);
  CHECK_FALSE(table.allows(kShown));
  table.act(Gift{gift, true, {}});
  table.act(kShown);
  CHECK(table.me().resources[money] == 3);
}

TEST_CASE("GC-17 a hand of more than three Godh cards is discarded down at the end of a turn") {
  GoldenTable table;
  table.me().godh_hand = {0, 1, 2, 3, 4};
  table.at(Step::check);
  const std::vector<GodhId> pile = table.state.godh_pile;
  CHECK_FALSE(table.allows(Next{}));
  const auto discard = [&](GodhId card) {
    const auto gifts = table.listed<Gift>();
    const auto at =
        std::find_if(gifts.begin(), gifts.end(), [&](const Gift& one) { return one.card == card; });
    REQUIRE(at != gifts.end());
    table.act(*at);
  };
  discard(3);
  CHECK_FALSE(table.allows(Next{}));
  discard(1);
  CHECK(table.me().godh_out == std::vector<GodhId>{3, 1});
  table.act(Next{});
  CHECK(table.me().godh_hand == std::vector<GodhId>{0, 2, 4});
  CHECK(table.me().godh_out.empty());
  // The first goes under first, the second under it.
  REQUIRE(table.state.godh_pile.size() == pile.size() + 2);
  CHECK(table.state.godh_pile[0] == 1);
  CHECK(table.state.godh_pile[1] == 3);
  CHECK(std::equal(pile.begin(), pile.end(), table.state.godh_pile.begin() + 2));
}

TEST_CASE("GC-18 Food that is covered does not feed") {
  for (const bool under_godh : {false, true}) {
    for (const int population : {0, 1}) {
      GoldenTable table;
      const CardId food = with_passive(table, Passive::food);
      table.put(0, 0, food);
      if (under_godh) {
        table.me().slots[0].cards.push_back({true, 0, 0});
      } else {
        table.put(0, 0, table.card(0));
      }
      table.me().population[0] = static_cast<std::int16_t>(population);
      table.end_last_turn();
      CHECK(table.me().population[0] == 0);
      CHECK(table.state.rebels[8][0] == population);
    }
  }
  GoldenTable fed;
  fed.put(0, 0, with_passive(fed, Passive::food));
  fed.me().population[0] = 1;
  fed.end_last_turn();
  CHECK(fed.me().population[0] == 1);
}

TEST_CASE("GC-21 after segment 4 come the die and the leader and the Great Drakhe and hunger") {
  GoldenTable table = before_drakhe(GreatDrakhe::sathap);
  table.me().population[0] = 1;
  table.end_last_turn();
  CHECK(table.state.completed == 4);
  CHECK(table.state.bridge_die.place == Die::Place::segment);
  CHECK(table.state.bridge_die.segment == 5);
  CHECK(table.state.bridge_die.face.has_value());
  CHECK(table.state.leader == 4);
  CHECK_FALSE(table.state.eye_blocker.has_value());
  CHECK(table.state.rebels[4][0] == 1);  // hungry, after the leader moved
  CHECK(table.state.rebels[5][0] == 0);
  CHECK(table.state.round == 2);
  CHECK(table.state.at(StackName::eye).open);
}

TEST_CASE("GC-22 SATHAP takes two cards or a step") {
  GoldenTable must_discard = before_drakhe(GreatDrakhe::sathap);
  const CardId a = must_discard.card(0);
  const CardId b = must_discard.card(1);
  must_discard.me().hand = {a, b};
  must_discard.end_last_turn();
  CHECK(must_discard.me().hand.empty());
  CHECK(must_discard.state.discard.size() >= 2);
  GoldenTable must_retreat = before_drakhe(GreatDrakhe::sathap);
  must_retreat.me().hand = {must_retreat.card(0)};
  must_retreat.me().legion = 2;
  must_retreat.end_last_turn();
  CHECK(must_retreat.me().hand.size() == 1);
  CHECK(must_retreat.me().legion == 1);
  GoldenTable spared = before_drakhe(GreatDrakhe::sathap);
  spared.me().hand = {spared.card(0)};
  spared.end_last_turn();
  CHECK(spared.me().hand.size() == 1);
  CHECK(spared.me().legion == 0);
  GoldenTable chooses = before_drakhe(GreatDrakhe::sathap);
  chooses.me().hand = {0, 1, 2};
  chooses.me().legion = 2;
  chooses.end_last_turn();
  CHECK(decider(chooses.state) == 0);
  CHECK(chooses.listed<Harm>().size() == 4);  // three pairs of cards, or the step
}

TEST_CASE("GC-23 ELBEA takes two population or a step") {
  const auto after = [](int legion, int population) {
    GoldenTable table = before_drakhe(GreatDrakhe::elbea);
    table.feed(0);
    table.me().legion = legion;
    table.me().population[0] = static_cast<std::int16_t>(population);
    table.end_last_turn();
    CHECK(table.state.round == 2);  // nobody had anything to decide
    return std::pair(table.me().legion, static_cast<int>(table.me().population[0]));
  };
  CHECK(after(0, 1) == std::pair(0, 0));
  CHECK(after(0, 0) == std::pair(0, 0));
  CHECK(after(3, 1) == std::pair(2, 1));
  CHECK(after(0, 4) == std::pair(0, 2));
}

TEST_CASE("GC-24 TEROGH closes a stack for good") {
  for (const bool power : {true, false}) {
    GoldenTable table = before_drakhe(GreatDrakhe::terogh);
    for (const int points : {2, 3}) {
      const CardId card = table.card(0);
      table.printed(card).points = points;
      table.put(0, 0, card);
    }
    table.me().slots[0].power = power;
    table.end_last_turn();  // the only stack, and no step back: no choice
    CHECK(table.me().slots[0].closed);
    CHECK(scores(table.game(), table.state)[0].godhs == (power ? 5 : 0));
    const CardId religion = table.card(1);
    table.printed(religion).main = {{effect(EffectKind::religion)}};
    table.put(0, 1, religion);
    table.me().godh_hand = {table.godh(0, gain_of(wood))};
    table.at(Step::main);
    CHECK_FALSE(table.may_use(1));
    table.me().hand = {table.card(0)};
    table.at(Step::play);
    CHECK(table.listed<Play>().empty());
    CHECK(table.allows(Next{}));
  }
}

TEST_CASE("GC-25 the third idle round finishes a segment without population") {
  GoldenTable table;
  std::vector<int> free_rebels;
  for (int round = 1; round <= 3; ++round) {
    table.finish_round();
    free_rebels.push_back(table.state.rebels[8][kFreeRebel]);
    CHECK(table.state.completed == (round == 3 ? 1 : 0));
  }
  CHECK(free_rebels == std::vector<int>{1, 2, 2});
  CHECK(table.state.population[0].empty());
  CHECK(table.state.leader == 7);
  CHECK(table.state.idle == 0);
  CHECK(table.state.bridge_die.segment == 2);
}

TEST_CASE("GC-26 a contribution after two idle rounds finishes with population") {
  GoldenTable table;
  table.state.idle = 2;
  table.state.population[0] = {0};
  table.end_last_turn();
  CHECK(table.state.completed == 1);
  CHECK(table.state.population[0] == std::vector<Seat>{0});
  CHECK(table.state.idle == 0);
  CHECK(table.state.free_rebels == 12);
  CHECK(table.state.rebels[8] == RebelCounts{});
}

TEST_CASE("GC-27 a game in which nobody ever contributes has 21 rounds") {
  GoldenTable table(3);
  for (int seat = 0; seat < 3; ++seat) table.give(seat, Ability::master);
  int rounds = 0;
  while (!is_over(table.state)) {
    ++rounds;
    CHECK(table.state.round == rounds);
    CHECK(table.state.at(StackName::work).open == (rounds <= 12));
    CHECK(table.state.at(StackName::c5).open == (rounds <= 20));
    CHECK(table.state.at(StackName::eye).open == (rounds >= 13 && rounds <= 19));
    if (rounds == 21) {
      CHECK(table.listed<Take>().empty());
      CHECK(table.allows(Next{}));
    }
    table.finish_round();
  }
  CHECK(rounds == 21);
  CHECK(table.state.completed == 7);
  CHECK(table.state.leader == 1);
  CHECK(table.state.free_rebels == 0);
  int placed = 0;
  for (const RebelCounts& counts : table.state.rebels) placed += counts[kFreeRebel];
  CHECK(placed == 12);
}

TEST_CASE("GC-28 the leader moves before the hungry join it") {
  GoldenTable table;
  table.completed(1);
  table.state.population[1] = {1};
  table.me().population[0] = 1;
  table.end_last_turn();
  CHECK(table.state.rebels[6][0] == 1);
  CHECK(table.state.rebels[7][0] == 0);
}

}  // namespace parapet::skybridge::game
