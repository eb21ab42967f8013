#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// The golden checks of the ten abilities.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;

Play play(CardId card, int slot, int garden = -1) {
  return {card, static_cast<std::int8_t>(slot), false, static_cast<std::int8_t>(garden)};
}

}  // namespace

TEST_CASE("GC-35 Empery gains where another takes from the crown's stack") {
  GoldenTable table;
  table.give(1, Ability::empery);
  table.state.crown.on = StackName::c1;
  const GoldenTable before = table;
  table.act(Take{StackName::c1, 0});
  CHECK(decider(table.state) == 1);
  CHECK(table.listed<TakeCrownBonus>() ==
        std::vector<TakeCrownBonus>{{std::nullopt}, {Bonus{}}, {Bonus{wood}}});
  CHECK(table.listed().size() == 3);
  table.act(TakeCrownBonus{Bonus{wood}});
  CHECK(table.player(1).resources[wood] == 1);
  CHECK_FALSE(table.state.crown.on.has_value());
  CHECK(decider(table.state) == 0);
  CHECK(table.listed<TakeBonus>().size() == 2);
  CHECK(table.me().resources[wood] == 0);

  GoldenTable own;
  own.give(0, Ability::empery);
  own.state.crown.on = StackName::c1;
  own.act(Take{StackName::c1, 0});
  CHECK(own.listed<TakeCrownBonus>().empty());
  CHECK(own.listed<TakeBonus>().size() == 2);
  CHECK_FALSE(own.state.crown.on.has_value());
}

TEST_CASE("GC-36 Agony sells the card under the crown for population") {
  GoldenTable table;
  table.give(1, Ability::agony);
  table.state.crown.on = StackName::c3;
  CHECK_FALSE(table.allows(Take{StackName::c3, 0}));
  CHECK(table.allows(Take{StackName::c2, 0}));
  table.me().population[0] = 2;
  table.act(Take{StackName::c3, 0});
  CHECK(table.me().population[0] == 1);
  CHECK(table.player(1).population[0] == 1);
  CHECK(table.player(1).population[1] == 0);
}

TEST_CASE("GC-37 population of others on the board feeds hunger but builds nothing") {
  GoldenTable table;
  table.give(0, Ability::agony);
  table.me().population[1] = 1;
  table.me().resources[wood] = 1;
  table.at(Step::build);
  CHECK(table.listed<Contribute>().empty());
  table.end_last_turn();
  CHECK(table.me().population[1] == 0);
  CHECK(table.state.rebels[8][1] == 1);
}

TEST_CASE("GC-38 the High Priest draws two and keeps one or gives both away") {
  GoldenTable table;
  table.give(0, Ability::high_priest);
  const GodhId first = table.godh(0, gain_of(stone));
  const GodhId second = table.godh(1, gain_of(metal));
  table.state.godh_pile = {5, second, first};
  table.act(Take{StackName::c1, 0});
  table.act(TakeBonus{Bonus{}});
  REQUIRE_FALSE(table.listed<Priest>().empty());
  CHECK(table.listed<Priest>().size() == table.listed().size());
  GoldenTable kept = table;
  kept.act(Priest{1, 0, {}, {}});
  CHECK(kept.me().godh_hand == std::vector<GodhId>{second});
  CHECK(kept.state.godh_pile == std::vector<GodhId>{first, 5});
  const auto ways = table.listed<Priest>();
  const auto both =
      std::find_if(ways.begin(), ways.end(), [](const Priest& one) { return one.keep < 0; });
  REQUIRE(both != ways.end());
  table.act(*both);
  CHECK(table.me().godh_hand.empty());
  CHECK(table.me().resources == Resources{{0, 1, 1, 0, 0, 0}});
  CHECK(table.me().godh_out.size() == 2);
  CHECK(table.state.godh_pile == std::vector<GodhId>{5});
}

TEST_CASE("GC-39 slots of the Geneorn have no runes but Religion looks for one") {
  for (const Rune rune : {Rune{1}, Rune{2}, kWildRune}) {
    GoldenTable table;
    table.give(0, Ability::geneorn);
    const CardId card = table.card(2);
    table.me().hand = {card};
    table.at(Step::play);
    CHECK(table.allows(play(card, 0)));
    CHECK_FALSE(table.allows(play(card, 4)));  // four slots
    table.put(0, 1, table.card(rune));
    const CardId religion = table.card(0);
    table.printed(religion).main = {{effect(EffectKind::religion)}};
    table.put(0, 0, religion);
    table.me().godh_hand = {table.godh(2, gain_of(wood))};
    table.at(Step::main);
    const auto ways = table.listed<UseMain>();
    const bool there = std::any_of(ways.begin(), ways.end(),
                                   [](const UseMain& one) { return one.target.slot == 1; });
    CHECK(there == (rune != 1));
  }
}

TEST_CASE("GC-40 the Daughter looks at a stack that is face down and may take from it") {
  GoldenTable table;
  const CardId knowing = table.card(0);
  table.printed(knowing).passive[Passive::knowledge] = 2;
  table.put(0, 0, knowing);
  const CardId top = table.card(1);
  table.state.at(StackName::c2).cards.push_back(top);
  table.state.at(StackName::c2).open = false;
  CHECK(table.listed<Look>() == std::vector<Look>{{StackName::c2}});
  table.act(Look{StackName::c2});
  CHECK(table.listed<Look>().empty());
  CHECK(table.allows(Take{StackName::c1, 0}));
  table.act(TakeLooked{});
  CHECK(table.me().hand == std::vector<CardId>{top});
  CHECK(table.listed<TakeBonus>() == std::vector<TakeBonus>{{Bonus{wood}}, {Bonus{money}}});
}

TEST_CASE("GC-41 Visions add an Inspiration and a Master of Drakhes must draw") {
  GoldenTable visions;
  visions.give(0, Ability::visions);
  const CardId mighty = visions.card(0);
  visions.printed(mighty).immediate = {Immediate::might};
  visions.me().hand = {mighty};
  for (int n = 0; n < 2; ++n) visions.put(0, 1, visions.card(1));
  visions.at(Step::play);
  visions.act(play(mighty, 0));
  CHECK(visions.state.triggers.size() == 2);
  CHECK(visions.listed<Resolve>().size() == 2);
  CHECK(visions.allows(Done{}));
  GoldenTable inspired = visions;
  const auto ways = inspired.listed<Resolve>();
  Resolve inspiration = *std::find_if(ways.begin(), ways.end(),
                                      [](const Resolve& one) { return one.target.order.any; });
  inspiration.target.order = {false, {1, 0}};
  inspired.act(inspiration);
  CHECK(inspired.listed<Resolve>().size() == 1);
  CHECK(inspired.allows(Done{}));

  GoldenTable master;
  master.give(0, Ability::master);
  const CardId drakhe = master.card(0);
  master.printed(drakhe).passive[Passive::drakhe] = 1;
  master.me().hand = {drakhe};
  master.at(Step::play);
  master.act(play(drakhe, 0));
  if (master.state.step == Step::triggers) {  // a single must may be done at once
    CHECK_FALSE(master.allows(Done{}));
    master.resolve(0);
  }
  CHECK(master.me().godh_hand.size() == 1);
  CHECK(master.state.step == Step::main);
}

TEST_CASE("GC-42 the die on the board pays one resource of its face") {
  GoldenTable table;
  table.give(0, Ability::bridge_builder);
  table.completed(1);
  table.die(metal);
  table.state.second_die = {Die::Place::board, 0, wood};
  table.me().resources = {{0, 1, 1, 0, 0, 0}};
  table.me().population[0] = 1;
  table.at(Step::build);
  CHECK_FALSE(table.allows(Contribute{false, std::nullopt}));
  table.act(Contribute{false, wood});
  CHECK(table.me().resources == Resources{});
  CHECK(table.me().population[0] == 0);
  CHECK(table.state.second_die == Die{Die::Place::beside, 0, wood});
  GoldenTable later = table;
  later.state.contributed = false;
  later.state.population[1].clear();
  later.me().resources = {{0, 1, 1, 0, 0, 0}};
  later.me().population[0] = 1;
  CHECK(later.listed<Contribute>().empty());
}

TEST_CASE("GC-43 the garden card moves away before a card is played on its slot") {
  GoldenTable table;
  table.give(0, Ability::gardens);
  const CardId x = table.card(0);
  const CardId y = table.card(0);
  table.put(0, 0, x);
  table.put(0, 0, table.cards().garden);
  table.me().hand = {y};
  table.at(Step::play);
  CHECK(table.allows(play(y, 0)));
  table.act(play(y, 0, 3));
  CHECK(table.me().slots[0].cards == std::vector<PlacedCard>{{false, x, 0}, {false, y, 0}});
  CHECK(table.me().slots[3].cards == std::vector<PlacedCard>{{false, table.cards().garden, 0}});
}

TEST_CASE("GC-44 the Profiteers send population to the leader for the effect of a slot") {
  GoldenTable table;
  table.give(0, Ability::profiteers);
  table.me().population[0] = 1;
  const CardId card = table.card(4);  // the slot of money
  table.me().hand = {card};
  table.at(Step::play);
  table.act(play(card, 4));
  const auto ways = table.listed<Resolve>();
  const auto paid =
      std::find_if(ways.begin(), ways.end(), [](const Resolve& one) { return one.slot_effect; });
  REQUIRE(paid != ways.end());
  table.act(*paid);
  CHECK(table.me().population[0] == 0);
  CHECK(table.state.rebels[8][0] == 1);
  CHECK(table.me().resources[money] == 1);
}

}  // namespace parapet::skybridge::game
