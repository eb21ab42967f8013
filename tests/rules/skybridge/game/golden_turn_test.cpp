#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// The golden checks of the whole game (docs/rules-skybridge-game.md): what the rules say of a turn,
// up to the main effects. Slots and runes are numbered from 0 here.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::armament;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;
using testing::skybridge_cards::trade;

std::vector<CardId> sorted(std::vector<CardId> cards) {
  std::sort(cards.begin(), cards.end());
  return cards;
}

Play play(CardId card, int slot, bool retreat = false, int garden = -1) {
  return {card, static_cast<std::int8_t>(slot), retreat, static_cast<std::int8_t>(garden)};
}

Order order(std::initializer_list<std::uint8_t> positions) { return {false, positions}; }

// Puts cards on a stack, from below, the last one face up.
void pile(GoldenTable& table, StackName stack, std::vector<CardId> cards) {
  table.state.at(stack) = {std::move(cards), true};
}

CardId with_passive(GoldenTable& table, Passive passive, int count, Rune rune = 0) {
  const CardId card = table.card(rune);
  table.printed(card).passive[passive] = count;
  return card;
}

}  // namespace

TEST_CASE("GC-1 of three cards drawn with two Knowledge one is kept and two go back") {
  GoldenTable table;
  const CardId x = table.card(0);
  const CardId y = table.card(1);
  const CardId z = table.card(2);
  table.put(0, 0, with_passive(table, Passive::knowledge, 2));
  pile(table, StackName::c1, {0, z, y, x});
  const std::size_t godh_pile = table.state.godh_pile.size();
  table.act(Take{StackName::c1, 2});
  const auto keeps = table.listed<Keep>();
  REQUIRE(keeps.size() == 3);
  CHECK(table.listed().size() == 3);
  const GoldenTable drawn = table;
  std::vector<std::vector<CardId>> outcomes;
  for (const Keep& keep : keeps) {
    CHECK(keep.order.any);
    for (const Order& rest : {order({0, 1}), order({1, 0})}) {
      GoldenTable kept = drawn;
      kept.act(Keep{keep.card, rest});
      CHECK(kept.me().hand == std::vector<CardId>{keep.card});
      const Stack& stack = kept.state.at(StackName::c1);
      CHECK_FALSE(stack.open);
      REQUIRE(stack.cards.size() == 3);
      std::vector<CardId> all(stack.cards.begin() + 1, stack.cards.end());
      outcomes.push_back(all);
      all.push_back(keep.card);
      CHECK(sorted(all) == sorted({x, y, z}));
      kept.act(TakeBonus{Bonus{}});
      CHECK(kept.me().godh_hand.size() == 1);
      CHECK(kept.state.godh_pile.size() == godh_pile - 1);
      CHECK(kept.me().resources == Resources{});
      CHECK(kept.state.step == Step::play);
    }
  }
  std::sort(outcomes.begin(), outcomes.end());
  CHECK(std::unique(outcomes.begin(), outcomes.end()) == outcomes.end());
  CHECK(outcomes.size() == 6);
}

TEST_CASE("GC-2 a retreat costs a step of the legion and puts a card on any slot") {
  GoldenTable table;
  const CardId k = table.card(0);
  table.printed(k).immediate = {Immediate::might};
  table.me().hand = {k};
  table.at(Step::play);
  CHECK_FALSE(table.allows(play(k, 1, true)));  // on 0 there is no step back
  table.me().legion = 3;
  CHECK_FALSE(table.allows(play(k, 1, false)));
  CHECK_FALSE(table.allows(play(k, 0, true)));  // a retreat is instead of the matching slot
  table.act(play(k, 1, true));
  CHECK(table.me().legion == 2);
  table.resolve(0);
  CHECK(table.me().legion == 3);
  CHECK(table.me().slots[1].cards == std::vector<PlacedCard>{{false, k, 0}});
  CHECK(table.me().slots[0].cards.empty());
}

namespace {

// Tops: only passives, Population, money, Trade of money to metal, Religion.
struct MainEffects {
  GoldenTable table;
  GodhId godh;

  MainEffects() {
    table.put(0, 0, with_passive(table, Passive::food, 1));
    const CardId population = table.card(1);
    table.printed(population).main = {{effect(EffectKind::population)}};
    table.put(0, 1, population);
    const CardId money_card = table.card(2);
    table.printed(money_card).main = {{gain_of(money)}};
    table.put(0, 2, money_card);
    const CardId trading = table.card(3);
    table.printed(trading).main = {{trade("c", {gain_of(metal)})}};
    table.printed(trading).color = table.color("black");
    table.put(0, 3, trading);
    const CardId religion = table.card(4);
    table.printed(religion).main = {{effect(EffectKind::religion)}};
    table.put(0, 4, religion);
    table.me().population[0] = 2;
    table.me().reserve = 5;
    godh = table.godh(3, gain_of(wood));
    table.me().godh_hand = {godh};
    table.at(Step::main);
  }
};

}  // namespace

TEST_CASE("GC-3 each visible active effect is used once in any order") {
  MainEffects effects;
  GoldenTable& table = effects.table;
  const auto all = table.listed<UseMain>();
  CHECK(std::none_of(all.begin(), all.end(), [](const UseMain& one) { return one.slot == 0; }));
  CHECK_FALSE(table.may_use(3));  // nothing to pay with yet
  table.use(1);
  CHECK(table.me().reserve == 4);
  CHECK(table.me().population[0] == 3);
  table.use(2);
  CHECK(table.me().resources[money] == 1);
  CHECK_FALSE(table.may_use(2));
  table.use(3);
  CHECK(table.me().resources[money] == 0);
  CHECK(table.me().resources[metal] == 1);
  table.use(4);
  CHECK(table.me().godh_hand.empty());
  CHECK(table.me().slots[3].power);
  CHECK(table.me().slots[3].cards.back().is_godh);
  CHECK(table.me().slots[3].cards.back().id == effects.godh);
}

TEST_CASE("GC-4 a Godh card does not cover a card of a colour it feuds with") {
  MainEffects effects;
  GoldenTable& table = effects.table;
  const GodhId feuding = table.godh(3, gain_of(wood), {"black"});
  table.me().godh_hand = {feuding};
  CHECK_FALSE(table.may_use(4));
  table.give(0, Ability::master);
  REQUIRE(table.may_use(4));
  table.use(4);
  CHECK(table.me().slots[3].cards.back().id == feuding);
}

TEST_CASE("GC-8 a piece without a space needs room or is forgone") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.printed(card).main = {{gain_of(sumpter)}};
  table.put(0, 0, card);
  table.at(Step::main);
  table.me().resources = {{2, 2, 1, 3, 2, 0}};
  table.use(0);
  CHECK(table.listed<GiveBack>() ==
        std::vector<GiveBack>{{std::nullopt}, {wood}, {stone}, {metal}});
  const GoldenTable full = table;
  table.act(BoardTrade{sumpter, std::nullopt});
  CHECK(table.me().resources == Resources{{2, 2, 1, 2, 2, 0}});
  CHECK(table.me().godh_hand.size() == 1);
  CHECK(table.state.pending.empty());
  table = full;
  table.act(GiveBack{stone});
  CHECK(table.me().resources == Resources{{2, 1, 1, 4, 2, 0}});
  table = full;
  table.act(GiveBack{std::nullopt});
  CHECK(table.me().resources == Resources{{2, 2, 1, 3, 2, 0}});
}

TEST_CASE("GC-9 each kind has its spaces and money needs none") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.printed(card).main = {{gain_of(salt)}, {gain_of(money)}};
  table.put(0, 0, card);
  table.at(Step::main);
  table.me().resources = {{3, 0, 0, 5, 2, 40}};
  const GoldenTable before = table;
  table.use(0, 1);
  CHECK(table.me().resources[money] == 41);
  table = before;
  table.use(0, 0);
  CHECK(table.listed<GiveBack>() == std::vector<GiveBack>{{std::nullopt}, {wood}, {sumpter}});
  CHECK(table.listed<BoardTrade>() == std::vector<BoardTrade>{{sumpter, std::nullopt}});
}

TEST_CASE("GC-10 two metal buy a step of the legion but not on the last territory") {
  GoldenTable table;
  table.at(Step::main);
  table.me().resources[metal] = 2;
  table.me().legion = 8;
  CHECK_FALSE(table.allows(BoardTrade{metal, std::nullopt}));
  table.me().legion = 4;
  table.act(BoardTrade{metal, std::nullopt});
  CHECK(table.me().resources[metal] == 0);
  CHECK(table.me().legion == 5);
}

TEST_CASE("GC-11 an armament paid with population makes it a rebel at the leader") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.printed(card).main = {{armament("")}};
  table.put(0, 0, card);
  table.at(Step::main);
  table.completed(2);
  table.me().legion = 1;
  table.me().population[0] = 1;
  table.use(0);
  CHECK(table.me().population[0] == 0);
  CHECK(table.me().legion == 2);
  CHECK(table.state.rebels[6][0] == 1);
}

TEST_CASE("GC-12 no population comes from an empty reserve") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.printed(card).main = {{effect(EffectKind::population)}};
  table.put(0, 0, card);
  table.at(Step::main);
  CHECK_FALSE(table.may_use(0));
  table.me().reserve = 1;
  CHECK(table.may_use(0));
}

TEST_CASE("GC-13 Knowledge draws from central stacks only and only what is there") {
  GoldenTable table;
  table.put(0, 0, with_passive(table, Passive::knowledge, 3));
  pile(table, StackName::c1, {0, 0});
  const auto takes = table.listed<Take>();
  const auto extras = [&](StackName stack) {
    std::vector<int> all;
    for (const Take& take : takes) {
      if (take.stack == stack) all.push_back(take.extra);
    }
    return all;
  };
  CHECK(extras(StackName::work) == std::vector<int>{0});
  CHECK(extras(StackName::c1) == std::vector<int>{0, 1});
  CHECK(extras(StackName::c2) == std::vector<int>{0, 1, 2, 3});
  CHECK(extras(StackName::eye).empty());  // the Great Drakhe lies on it
}

TEST_CASE("GC-14 a stack is closed after a take until the next Preparation") {
  GoldenTable table;
  for (int seat = 0; seat < 2; ++seat) {
    table.give(seat, Ability::master);
    table.feed(seat);
  }
  const CardId y = table.card(kWildRune);
  const CardId top = table.card(kWildRune);
  pile(table, StackName::c2, {1, y, top});
  table.act(Take{StackName::c2, 0});
  table.act(TakeBonus{Bonus{wood}});
  table.act(table.listed<Play>().front());
  while (table.state.active == 0) table.act(Next{});
  CHECK_FALSE(table.allows(Take{StackName::c2, 0}));
  CHECK(table.allows(Take{StackName::c3, 0}));
  table.finish_round();
  REQUIRE(table.state.round == 2);
  CHECK(table.state.at(StackName::c2).open);
  CHECK(table.state.at(StackName::c2).cards.back() == y);
}

TEST_CASE("GC-15 a passive gift counts until the turn ends") {
  GoldenTable table;
  const GodhId gift = table.godh(0, Passive::knowledge);
  table.me().godh_hand = {gift};
  table.me().hand = {table.card(kWildRune)};
  CHECK_FALSE(table.allows(Take{StackName::c1, 1}));
  const auto gifts = table.listed<Gift>();
  REQUIRE(std::count_if(gifts.begin(), gifts.end(), [](const Gift& one) { return one.used; }) == 1);
  table.act(*std::find_if(gifts.begin(), gifts.end(), [](const Gift& one) { return one.used; }));
  CHECK(table.me().godh_out == std::vector<GodhId>{gift});
  CHECK(table.allows(Take{StackName::c1, 1}));
  CHECK_FALSE(table.allows(Take{StackName::c1, 2}));
  table.act(Take{StackName::work, 0});
  table.act(table.listed<TakeBonus>().front());
  table.act(table.listed<Play>().front());
  while (table.state.active == 0) table.act(Next{});
  CHECK(table.state.gift_passives == Passives{});
  CHECK_FALSE(table.allows(Take{StackName::c1, 1}));
}

TEST_CASE("GC-19 a card that Inspiration brings up does not trigger but can be used") {
  GoldenTable table;
  const CardId inspiring = table.card(0);
  table.printed(inspiring).immediate = {Immediate::inspiration};
  const CardId mighty = table.card(1);
  table.printed(mighty).immediate = {Immediate::might};
  table.printed(mighty).main = {{gain_of(stone)}};
  table.put(0, 1, mighty);
  table.put(0, 1, table.card(1));
  table.me().hand = {inspiring};
  table.at(Step::play);
  table.act(play(inspiring, 0));
  const auto ways = table.listed<Resolve>();
  REQUIRE(ways.size() == 1);  // slot 0 has one card: no other order
  CHECK(ways.front().target.order.any);
  Resolve swap = ways.front();
  swap.target.order = order({1, 0});
  table.act(swap);
  CHECK(table.me().slots[1].cards.back().id == mighty);
  CHECK(table.me().legion == 0);
  CHECK(table.state.step == Step::main);
  table.use(1);
  CHECK(table.me().resources[stone] == 1);
}

TEST_CASE("GC-20 one garrison for each player in a fortification") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.printed(card).main = {{effect(EffectKind::garrison)}};
  table.put(0, 0, card);
  table.at(Step::main);
  table.me().legion = 2;
  table.state.garrisons[0] = {0};
  CHECK_FALSE(table.may_use(0));
  table.state.garrisons[0] = {1};
  table.use(0);
  CHECK(table.state.garrisons[0] == std::vector<Seat>{0, 1});
  CHECK(table.me().garrisons_left == 4);
}

}  // namespace parapet::skybridge::game
