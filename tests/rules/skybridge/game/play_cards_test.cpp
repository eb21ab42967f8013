#include <catch2/catch.hpp>

#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// What goes where, what is resolved at once and what a turn's main effects do, beyond the table of
// checks.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::armament;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;
using testing::skybridge_cards::trade;

Play play(CardId card, int slot, bool retreat = false, int garden = -1) {
  return {card, static_cast<std::int8_t>(slot), retreat, static_cast<std::int8_t>(garden)};
}

CardId put_groups(GoldenTable& table, int slot, std::vector<Group> groups) {
  const CardId card = table.card(static_cast<Rune>(slot));
  table.printed(card).main = std::move(groups);
  table.put(0, slot, card);
  return card;
}

// A card with these immediate effects has just been played on slot 0.
void play_immediate(GoldenTable& table, std::vector<Immediate> immediate) {
  const CardId card = table.card(0);
  table.printed(card).immediate = std::move(immediate);
  table.me().hand = {card};
  table.at(Step::play);
  table.act(play(card, 0));
}

// The words that the ways to use slot 0's only effect differ in.
template <class Word>
std::vector<int> words(const GoldenTable& table, Word Target::*word) {
  std::vector<int> found;
  for (const UseMain& one : table.listed<UseMain>()) {
    if (one.slot == 0) found.push_back(one.target.*word);
  }
  return found;
}

}  // namespace

TEST_CASE("G-28 to G-30 a card goes on its rune's slot and a wild one on any that is not closed") {
  GoldenTable table;
  const CardId card = table.card(2);
  const CardId wild = table.card(kWildRune);
  table.me().hand = {card, card, wild};
  table.me().slots[3].closed = true;
  table.at(Step::play);
  CHECK(table.listed<Play>() == std::vector<Play>{play(card, 2), play(wild, 0), play(wild, 1),
                                                  play(wild, 2), play(wild, 4)});
  CHECK_FALSE(table.allows(Next{}));
  table.act(play(card, 2));
  CHECK(table.me().hand == std::vector<CardId>{card, wild});
  CHECK(table.me().slots[2].cards == std::vector<PlacedCard>{{false, card, 0}});
}

TEST_CASE("G-31 a retreat takes the legion back and is not possible on the first territory") {
  GoldenTable table;
  const CardId card = table.card(2);
  table.me().hand = {card};
  table.me().slots[0].closed = true;
  table.at(Step::play);
  CHECK(table.listed<Play>() == std::vector<Play>{play(card, 2)});
  table.me().legion = 1;
  CHECK(table.listed<Play>().size() == 4);
  CHECK_FALSE(table.allows(play(card, 0, true)));
  table.act(play(card, 4, true));
  CHECK(table.me().legion == 0);
  CHECK(table.me().slots[4].cards.size() == 1);
}

TEST_CASE("G-82 the Geneorn has one slot less") {
  GoldenTable table;
  table.give(0, Ability::geneorn);
  const CardId card = table.card(4);
  table.me().hand = {card};
  table.me().legion = 3;
  table.at(Step::play);
  CHECK(table.listed<Play>() ==
        std::vector<Play>{play(card, 0), play(card, 1), play(card, 2), play(card, 3)});
}

TEST_CASE("G-13 each plays one card before the game and then the first round begins") {
  GoldenTable table(3);
  table.state.start = 1;
  table.state.active = 1;
  table.state.marker = 1;
  table.state.phase = Phase::before;
  table.state.step = Step::play;
  table.state.round = 0;
  for (Stack& stack : table.state.stacks) stack.open = false;
  const CardId card = table.card(0);
  for (int seat = 0; seat < 3; ++seat) {
    table.player(seat).hand = {card, card};
    table.player(seat).godh_hand = {0};
    table.player(seat).resources[sumpter] = 2;
  }
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{0}}) {
    CHECK(decider(table.state) == seat);
    CHECK(table.listed() == Actions{play(card, 0)});  // no gift, no trade
    table.act(play(card, 0));
  }
  CHECK(table.state.phase == Phase::character);
  CHECK(table.state.step == Step::take);
  CHECK(table.state.round == 1);
  CHECK(table.state.active == 1);
  CHECK(table.state.at(StackName::c1).open);
}

TEST_CASE("G-32 and G-33 might on the last territory waits for a use that does not come") {
  GoldenTable table;
  table.me().legion = 8;
  play_immediate(table, {Immediate::might});
  CHECK(table.listed() == Actions{Done{}});
  table.act(Done{});
  CHECK(table.state.step == Step::main);
}

TEST_CASE("G-34 Inspiration orders a stack of several cards that is not closed") {
  GoldenTable table;
  const CardId top = table.card(1);
  const CardId lower = table.card(1);
  table.put(0, 1, lower);
  table.put(0, 1, top);
  for (int n = 0; n < 2; ++n) table.put(0, 2, table.card(2));
  table.me().slots[2].closed = true;
  play_immediate(table, {Immediate::inspiration});
  Target target;
  target.slot = 1;
  target.order = {true, {}};
  REQUIRE(table.listed<Resolve>() == std::vector<Resolve>{{0, false, target}});
  target.order = {false, {1, 0}};
  table.act(Resolve{0, false, target});
  CHECK(table.me().slots[1].cards == std::vector<PlacedCard>{{false, top, 0}, {false, lower, 0}});
  target.order = {false, {1, 1}};
  CHECK_FALSE(table.allows(Resolve{0, false, target}));
}

TEST_CASE("G-35 Return calls back an own rebel from any territory") {
  GoldenTable table;
  table.state.rebels[3] = {1, 1, 0, 0, 0, 1};
  table.state.rebels[5] = {0, 2, 0, 0, 0, 0};
  table.state.rebels[7] = {2, 0, 0, 0, 0, 0};
  play_immediate(table, {Immediate::recall});
  Target target;
  target.territory = 7;
  REQUIRE(table.listed<Resolve>().size() == 2);
  table.act(Resolve{0, false, target});
  CHECK(table.state.rebels[7][0] == 1);
  CHECK(table.me().population[0] == 1);
}

TEST_CASE("G-37 of what a slash divides one is used and each group once a turn") {
  GoldenTable table;
  const CardId card = put_groups(table, 0, {{gain_of(wood), gain_of(stone)}, {gain_of(money)}});
  table.at(Step::main);
  table.use(0, 0, 1);
  CHECK_FALSE(table.may_use(0, 0, 0));
  CHECK_FALSE(table.may_use(0, 0, 1));
  table.use(0, 1);
  CHECK(table.listed<UseMain>().empty());
  CHECK(table.me().resources == Resources{{0, 1, 0, 0, 0, 1}});
  table.act(Next{});
  CHECK(table.listed<UseMain>().empty());
  table.act(Next{});
  table.act(Next{});
  CHECK(table.me().slots[0].cards == std::vector<PlacedCard>{{false, card, 0}});
}

TEST_CASE("G-29 only what lies on top of an open slot acts") {
  GoldenTable table;
  put_groups(table, 0, {{gain_of(wood)}});
  table.put(0, 0, table.card(0));
  put_groups(table, 1, {{gain_of(wood)}});
  table.me().slots[1].closed = true;
  put_groups(table, 2, {{gain_of(wood)}});
  table.at(Step::main);
  CHECK(table.listed<UseMain>() == std::vector<UseMain>{{2, 0, 0, {}}});
}

TEST_CASE("G-39 a trade lists what it can give once it is paid") {
  GoldenTable table;
  put_groups(table, 0,
             {{trade("c", {gain_of(metal), effect(EffectKind::might), armament("c"),
                           effect(EffectKind::population)})}});
  table.at(Step::main);
  table.me().legion = 8;
  table.me().reserve = 1;
  CHECK(table.listed<UseMain>().empty());
  table.me().resources[money] = 1;
  CHECK(words(table, &Target::get) == std::vector<int>{0, 3});
  table.me().legion = 4;
  CHECK(words(table, &Target::get) == std::vector<int>{0, 1, 3});
  table.me().resources[money] = 2;  // the armament is paid after the trade
  CHECK(words(table, &Target::get) == std::vector<int>{0, 1, 2, 3});
  Target target;
  target.get = 2;
  table.act(UseMain{0, 0, 0, target});
  CHECK(table.me().resources[money] == 0);
  CHECK(table.me().legion == 5);
}

TEST_CASE("G-39 population that a trade takes can be called back by it") {
  GoldenTable table;
  Effect called = trade("", {effect(EffectKind::recall)});
  called.pay.population = 1;
  put_groups(table, 0, {{called}});
  table.state.rebels[2][0] = 1;
  table.me().population[0] = 1;
  table.at(Step::main);
  CHECK(words(table, &Target::territory) == std::vector<int>{2, 8});
  CHECK(words(table, &Target::colour) == std::vector<int>{0, 0});
}

TEST_CASE("G-40 and O-13 who holds population of others says whose pays an armament") {
  GoldenTable table(3);
  table.give(0, Ability::agony);
  put_groups(table, 0, {{armament("")}});
  table.me().population = {1, 0, 2, 0, 0};
  table.at(Step::main);
  CHECK(words(table, &Target::colour) == std::vector<int>{0, 2});
}

TEST_CASE("G-42 a garrison needs one left and a fortification where the legion is") {
  GoldenTable table;
  put_groups(table, 0, {{effect(EffectKind::garrison)}});
  table.at(Step::main);
  table.me().legion = 3;
  CHECK_FALSE(table.may_use(0));
  table.me().legion = 6;
  CHECK(words(table, &Target::fortification) == std::vector<int>{1});
  table.me().garrisons_left = 0;
  CHECK_FALSE(table.may_use(0));
}

TEST_CASE("G-85 Drakhe on the card played must draw as long as there is something to draw") {
  GoldenTable table;
  table.give(0, Ability::master);
  const CardId card = table.card(0);
  table.printed(card).passive[Passive::drakhe] = 1;
  table.me().hand = {card, table.card(0)};
  table.at(Step::play);
  GoldenTable empty = table;
  empty.state.godh_pile.clear();
  empty.act(play(card, 0));
  CHECK(empty.listed() == Actions{Done{}});
  GoldenTable plain = table;
  plain.act(play(plain.me().hand[1], 0));
  CHECK(plain.state.step == Step::main);
  table.act(play(card, 0));
  CHECK(table.listed() == Actions{Resolve{0, false, {}}});
}

TEST_CASE("G-89 the garden card goes where no slot is closed and no feud forbids it") {
  GoldenTable table;
  table.give(0, Ability::gardens);
  const CardId garden = table.cards().garden;
  table.printed(garden).color = table.color("black");
  const CardId under = table.card(0);
  table.put(0, 0, under);
  table.put(0, 0, garden);
  table.me().slots[1].closed = true;
  const GodhId quarrels = table.godh(2, gain_of(wood), {"black"});
  table.me().slots[2].cards = {{true, quarrels, 0}};
  const CardId card = table.card(0);
  table.me().hand = {card};
  table.at(Step::play);
  CHECK(table.listed<Play>() ==
        std::vector<Play>{play(card, 0), play(card, 0, false, 3), play(card, 0, false, 4)});
  // What is put there is checked against the new top.
  table.me().slots[0].cards[0] = {true, table.godh(0, gain_of(wood), {"white"}), 0};
  CHECK(table.listed<Play>() == std::vector<Play>{play(card, 0)});
  // Covered, it stays.
  table.put(0, 0, under);
  CHECK(table.listed<Play>() == std::vector<Play>{play(card, 0)});
}

TEST_CASE("G-90 the Profiteers pay first and may then use what the slot prints") {
  GoldenTable table;
  table.give(0, Ability::profiteers);
  table.cards().boards.back().sides[1].slot_effects[1] = effect(EffectKind::recall);
  const CardId card = table.card(1);
  table.me().hand = {card};
  table.me().population[0] = 1;
  table.at(Step::play);
  table.act(play(card, 1));
  Target back;
  back.territory = 8;
  // The rebel that pays can be called back.
  CHECK(table.listed() == Actions{Resolve{0, false, {}}, Resolve{0, true, back}, Done{}});
  GoldenTable paid = table;
  paid.act(Resolve{0, false, {}});
  CHECK(paid.state.rebels[8][0] == 1);
  CHECK(paid.me().population[0] == 0);
  CHECK(paid.state.step == Step::main);
  table.act(Resolve{0, true, back});
  CHECK(table.me().population[0] == 1);
}

TEST_CASE("O-32 the Profiteers get nothing from a die that has not been rolled") {
  for (const bool rolled : {false, true}) {
    GoldenTable table;
    table.give(0, Ability::profiteers);
    if (rolled) table.state.bridge_die.face = salt;
    const CardId card = table.card(0);
    table.me().hand = {card};
    table.me().population[0] = 1;
    table.at(Step::play);
    table.act(play(card, 0));
    CHECK(table.allows(Resolve{0, false, {}}));
    CHECK(table.allows(Resolve{0, true, {}}) == rolled);
  }
}

}  // namespace parapet::skybridge::game
