#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// Godh cards: Religion, gifts and the High Priest's choice, beyond the table of checks.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::armament;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;

void put_effect(GoldenTable& table, int slot, Effect printed) {
  const CardId card = table.card(static_cast<Rune>(slot));
  table.printed(card).main = {{std::move(printed)}};
  table.put(0, slot, card);
}

Target on_slot(int slot, GodhId godh) {
  Target target;
  target.slot = static_cast<std::int8_t>(slot);
  target.godh = godh;
  return target;
}

bool has_kind(const GoldenTable& table, EffectKind kind) {
  const auto gifts = table.listed<Gift>();
  return std::any_of(gifts.begin(), gifts.end(), [&](const Gift& one) {
    const auto* gift = std::get_if<Effect>(&table.game().cards->godh[one.card].gift);
    return one.used && gift != nullptr && gift->kind == kind;
  });
}

}  // namespace

TEST_CASE("G-45 and G-48 a Godh card covers what lies below and its gift does not count") {
  GoldenTable table;
  const CardId labor = table.card(1);
  table.printed(labor).passive[Passive::labor] = 1;
  table.put(0, 1, labor);
  put_effect(table, 0, effect(EffectKind::religion));
  const GodhId on_labor = table.godh(1, Passive::labor);
  const GodhId elsewhere = table.godh(3, gain_of(wood));
  table.me().godh_hand = {on_labor, elsewhere};
  table.completed(2);
  table.die(wood);
  table.me().resources = {{2, 0, 1, 1, 0, 0}};
  table.me().population[0] = 1;
  table.at(Step::main);
  REQUIRE(table.listed<UseMain>() == std::vector<UseMain>{{0, 0, 0, on_slot(1, on_labor)}});
  CHECK_FALSE(table.me().slots[1].power);
  GoldenTable bare = table;
  bare.act(Next{});
  CHECK_FALSE(bare.listed<Contribute>().empty());
  table.use(0);
  CHECK(table.me().slots[1].power);
  CHECK(table.me().godh_hand == std::vector<GodhId>{elsewhere});
  CHECK(table.me().slots[1].cards.back() == PlacedCard{true, on_labor, 0});
  table.act(Next{});
  CHECK(table.listed<Contribute>().empty());
}

TEST_CASE("G-45 no Godh card goes on a closed slot") {
  GoldenTable table;
  put_effect(table, 0, effect(EffectKind::religion));
  table.put(0, 1, table.card(1));
  table.me().godh_hand = {table.godh(1, gain_of(wood))};
  table.at(Step::main);
  CHECK(table.may_use(0));
  table.me().slots[1].closed = true;
  CHECK_FALSE(table.may_use(0));
}

TEST_CASE("G-47 a gift of Religion needs another Godh card") {
  GoldenTable table;
  const GodhId preacher = table.godh(0, effect(EffectKind::religion));
  table.put(0, 0, table.card(0));
  table.me().godh_hand = {preacher};
  table.at(Step::take);
  CHECK(table.listed<Gift>() == std::vector<Gift>{{preacher, false, {}}});
  table.me().godh_hand = {preacher, preacher};
  const Gift preached{preacher, true, on_slot(0, preacher)};
  CHECK(table.listed<Gift>() == std::vector<Gift>{{preacher, false, {}}, preached});
  table.act(preached);
  CHECK(table.me().godh_hand.empty());
  CHECK(table.me().godh_out == std::vector<GodhId>{preacher});
  CHECK(table.me().slots[0].power);
}

TEST_CASE("G-47 gifts are given in the own turn only") {
  GoldenTable table;
  const GodhId godh = table.godh(0, gain_of(wood));
  table.me().godh_hand = {godh};
  for (const Step step : {Step::take, Step::play, Step::main, Step::build, Step::check}) {
    table.at(step);
    table.me().hand = {table.card(0)};
    CHECK(table.allows(Gift{godh, true, {}}));
  }
  table.at(Step::main);
  table.act(Gift{godh, true, {}});
  CHECK(table.me().resources[wood] == 1);
  CHECK(table.listed<Gift>().empty());
  table.player(1).godh_hand = {godh};
  CHECK(table.listed<Gift>().empty());
}

TEST_CASE("O-6 a gift that draws finds its own card in an empty pile if discards go back") {
  for (const bool recycle : {false, true}) {
    GoldenTable table;
    if (recycle) REQUIRE(table.game().readings.set("O-6", "recycle").has_value());
    table.state.godh_pile.clear();
    const GodhId godh = table.godh(0, effect(EffectKind::godh));
    table.me().godh_hand = {godh};
    table.at(Step::main);
    REQUIRE(table.allows(Gift{godh, true, {}}) == recycle);
    if (!recycle) continue;
    table.act(Gift{godh, true, {}});
    CHECK(table.me().godh_hand == std::vector<GodhId>{godh});
    CHECK(table.me().godh_out.empty());
  }
}

TEST_CASE("O-27 gifts between decisions or anywhere in the own turn") {
  GoldenTable table;
  put_effect(table, 0, gain_of(wood));
  table.me().resources[wood] = 5;
  const GodhId godh = table.godh(0, effect(EffectKind::might));
  table.me().godh_hand = {godh};
  table.at(Step::main);
  table.use(0);
  REQUIRE(table.state.pending.size() == 1);
  CHECK_FALSE(has_kind(table, EffectKind::might));
  REQUIRE(table.game().readings.set("O-27", "anywhere").has_value());
  CHECK(has_kind(table, EffectKind::might));
  table.act(Gift{godh, true, {}});
  CHECK(table.me().legion == 1);
  CHECK(table.state.pending.size() == 1);
}

TEST_CASE("O-29 Food as a gift is over at the check or lasts the round") {
  for (const bool lasts : {false, true}) {
    GoldenTable table;
    if (lasts) REQUIRE(table.game().readings.set("O-29", "this-round").has_value());
    table.feed(1);
    table.me().population[0] = 2;
    const GodhId godh = table.godh(0, Passive::food);
    table.me().godh_hand = {godh};
    table.at(Step::check);
    table.act(Gift{godh, true, {}});
    table.act(Next{});
    table.end_last_turn();
    CHECK(table.me().population[0] == (lasts ? 2 : 1));
  }
}

TEST_CASE("G-81 the second of two gifts finds what the first one left") {
  GoldenTable table;
  table.give(0, Ability::high_priest);
  const GodhId settlers = table.godh(0, effect(EffectKind::population));
  const GodhId arms = table.godh(1, armament(""));
  table.state.godh_pile = {5, arms, settlers};
  table.me().reserve = 1;
  put_effect(table, 0, effect(EffectKind::godh));
  table.at(Step::main);
  table.use(0);
  Target own;
  own.colour = 0;
  // Population first pays the armament; arms first find nobody, and are discarded for nothing.
  CHECK(table.listed() == Actions{Priest{-1, 0, {}, own}, Priest{-1, 1, {}, {}},
                                  Priest{0, 0, {}, {}}, Priest{1, 0, {}, {}}});
  GoldenTable late = table;
  late.act(Priest{-1, 1, {}, {}});
  CHECK(late.me().legion == 0);
  CHECK(late.me().population[0] == 1);
  CHECK(late.me().godh_out == std::vector<GodhId>{arms, settlers});
  table.act(Priest{-1, 0, {}, own});
  CHECK(table.me().legion == 1);
  CHECK(table.me().population[0] == 0);
  CHECK(table.me().godh_out == std::vector<GodhId>{settlers, arms});
}

TEST_CASE("G-81 and O-28 a gift without effect keeps two cards from being discarded for both") {
  GoldenTable table;
  REQUIRE(table.game().readings.set("O-28", "excess-only").has_value());
  table.give(0, Ability::high_priest);
  const GodhId useless = table.godh(0, effect(EffectKind::population));
  table.state.godh_pile = {useless, useless};
  put_effect(table, 0, effect(EffectKind::godh));
  table.at(Step::main);
  table.use(0);
  CHECK(table.listed() == Actions{Priest{0, 0, {}, {}}});  // the two cards are equal
  table.act(Priest{0, 0, {}, {}});
  CHECK(table.me().godh_hand == std::vector<GodhId>{useless});
  CHECK(table.state.godh_pile == std::vector<GodhId>{useless});
}

TEST_CASE("G-81 a passive gift of the High Priest counts until the turn ends") {
  GoldenTable table;
  table.give(0, Ability::high_priest);
  const GodhId wise = table.godh(0, Passive::labor);
  table.state.godh_pile = {5, wise, wise};
  put_effect(table, 0, effect(EffectKind::godh));
  table.at(Step::main);
  table.use(0);
  table.act(Priest{-1, 0, {}, {}});
  CHECK(table.state.gift_passives[Passive::labor] == 2);
}

}  // namespace parapet::skybridge::game
