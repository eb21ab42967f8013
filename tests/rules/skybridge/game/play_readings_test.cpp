#include <algorithm>
#include <catch2/catch.hpp>
#include <string_view>

#include "tests/rules/skybridge/game/golden_table.h"
#include "tests/support/skybridge_cards.h"

// Each open question about playing cards and using effects, where it matters: one situation, read
// in each way.

namespace parapet::skybridge::game {
namespace {

using enum Resource;
using testing::skybridge_cards::armament;
using testing::skybridge_cards::effect;
using testing::skybridge_cards::gain_of;
using testing::skybridge_cards::trade;

void read(GoldenTable& table, std::string_view option, std::string_view value) {
  REQUIRE(table.game().readings.set(option, value).has_value());
}

Play play(CardId card, int slot, bool retreat = false) {
  return {card, static_cast<std::int8_t>(slot), retreat, -1};
}

// A card that has one group with one effect, on a slot of the player in turn.
CardId put_effect(GoldenTable& table, int slot, Effect effect) {
  const CardId card = table.card(static_cast<Rune>(slot));
  table.printed(card).main = {{std::move(effect)}};
  table.put(0, slot, card);
  return card;
}

bool offers(const GoldenTable& table, int slot, int target_slot) {
  const auto ways = table.listed<UseMain>();
  return std::any_of(ways.begin(), ways.end(), [&](const UseMain& one) {
    return one.slot == slot && one.target.slot == target_slot;
  });
}

}  // namespace

TEST_CASE("O-13 population of others pays an armament or does not") {
  for (const bool pays : {true, false}) {
    GoldenTable table;
    table.give(0, Ability::agony);
    if (!pays) read(table, "O-13", "no");
    put_effect(table, 0, armament(""));
    table.me().population[1] = 1;
    table.at(Step::main);
    REQUIRE(table.may_use(0) == pays);
    if (!pays) continue;
    table.use(0);
    CHECK(table.state.rebels[8][1] == 1);
    CHECK(table.me().legion == 1);
  }
}

TEST_CASE("O-14 the look and the Inspiration belong to one side of board C or the other") {
  for (const bool swapped : {false, true}) {
    GoldenTable table;
    if (swapped) read(table, "O-14", "swapped");
    table.state.at(StackName::c2).open = false;
    CHECK(table.listed<Look>().empty() == swapped);
    const CardId card = table.card(0);
    table.me().hand = {card};
    for (int n = 0; n < 2; ++n) table.put(0, 1, table.card(1));
    table.at(Step::play);
    table.act(play(card, 0));
    CHECK((table.state.step == Step::triggers) == swapped);
    GoldenTable visions;
    if (swapped) read(visions, "O-14", "swapped");
    visions.give(0, Ability::visions);
    visions.state.at(StackName::c2).open = false;
    CHECK(visions.listed<Look>().empty() != swapped);
  }
}

TEST_CASE("O-15 a retreat to a slot that fits anyway") {
  GoldenTable table;
  const CardId wild = table.card(kWildRune);
  const CardId card = table.card(0);
  table.me().hand = {card, wild};
  table.me().legion = 2;
  table.at(Step::play);
  CHECK_FALSE(table.allows(play(card, 0, true)));
  CHECK_FALSE(table.allows(play(wild, 3, true)));
  CHECK(table.allows(play(card, 3, true)));
  read(table, "O-15", "any");
  CHECK(table.allows(play(card, 0, true)));
  CHECK(table.allows(play(wild, 3, true)));
}

TEST_CASE("O-16 where no card fits the play is left out or goes anywhere") {
  GoldenTable table;
  const CardId card = table.card(0);
  table.me().hand = {card};
  table.me().slots[0].closed = true;
  table.at(Step::play);
  CHECK(table.listed<Play>().empty());
  CHECK(table.allows(Next{}));
  table.me().legion = 1;
  CHECK(table.allows(play(card, 1, true)));  // only a retreat would help: the player chooses
  CHECK(table.allows(Next{}));
  read(table, "O-16", "any-slot");
  CHECK(table.allows(play(card, 1)));
  CHECK_FALSE(table.allows(play(card, 0)));
  CHECK_FALSE(table.allows(Next{}));
  read(table, "O-16", "skip");
  table.me().slots[0].closed = false;
  CHECK_FALSE(table.allows(Next{}));
}

TEST_CASE("O-17 effects of one play in any order or as printed") {
  for (const bool printed : {false, true}) {
    GoldenTable table;
    if (printed) read(table, "O-17", "printed");
    const CardId card = table.card(0);
    table.printed(card).immediate = {Immediate::might, Immediate::recall};
    table.me().hand = {card};
    table.state.rebels[2][0] = 1;
    table.at(Step::play);
    table.act(play(card, 0));
    table.resolve(1);
    CHECK(table.me().population[0] == 1);
    CHECK((table.state.step == Step::main) == printed);  // the first one has been left out
    if (printed) continue;
    table.resolve(0);
    CHECK(table.me().legion == 1);
  }
}

TEST_CASE("O-17 a draw that must be done comes before what is printed after it") {
  GoldenTable table;
  table.give(0, Ability::master);
  read(table, "O-17", "printed");
  const CardId card = table.card(0);
  table.printed(card).immediate = {Immediate::might};
  table.printed(card).passive[Passive::drakhe] = 1;
  table.me().hand = {card};
  table.at(Step::play);
  table.act(play(card, 0));
  CHECK_FALSE(table.allows(Done{}));
  table.resolve(1);
  CHECK(table.me().godh_hand.size() == 1);
  CHECK(table.me().legion == 0);
  CHECK(table.state.step == Step::main);
}

TEST_CASE("O-18 a feud keeps faction cards off a Godh card or only the other way round") {
  GoldenTable table;
  const CardId black = table.card(0);
  table.printed(black).color = table.color("black");
  const GodhId godh = table.godh(0, gain_of(wood), {"black"});
  table.me().slots[0].cards = {{true, godh, 0}};
  table.me().hand = {black};
  table.at(Step::play);
  CHECK_FALSE(table.allows(play(black, 0)));
  read(table, "O-18", "godh-above");
  CHECK(table.allows(play(black, 0)));
  table.me().slots[0].cards = {{false, black, 0}};
  table.me().godh_hand = {godh};
  put_effect(table, 1, effect(EffectKind::religion));
  table.at(Step::main);
  CHECK_FALSE(table.may_use(1));
}

TEST_CASE("O-19 a feud looks at the top card or at the whole stack") {
  GoldenTable table;
  const CardId black = table.card(0);
  table.printed(black).color = table.color("black");
  table.put(0, 0, black);
  table.put(0, 0, table.card(0));
  table.me().godh_hand = {table.godh(0, gain_of(wood), {"black"})};
  put_effect(table, 1, effect(EffectKind::religion));
  table.at(Step::main);
  CHECK(table.may_use(1));
  read(table, "O-19", "whole-stack");
  CHECK_FALSE(table.may_use(1));
}

TEST_CASE("O-20 Religion on an empty slot and O-21 on a token that shows power") {
  GoldenTable table;
  table.me().godh_hand = {table.godh(0, gain_of(wood))};
  put_effect(table, 1, effect(EffectKind::religion));
  table.at(Step::main);
  CHECK_FALSE(table.may_use(1));
  read(table, "O-20", "yes");
  CHECK(table.may_use(1));
  table.put(0, 0, table.card(0));
  table.me().slots[0].power = true;
  CHECK(table.may_use(1));
  read(table, "O-21", "no");
  CHECK_FALSE(table.may_use(1));
}

TEST_CASE("O-22 a wild Godh card fits every slot or none by its rune") {
  GoldenTable table;
  table.put(0, 0, table.card(0));
  table.me().godh_hand = {table.godh(kWildRune, gain_of(wood))};
  put_effect(table, 1, effect(EffectKind::religion));
  table.at(Step::main);
  CHECK(offers(table, 1, 0));
  CHECK(offers(table, 1, 1));
  read(table, "O-22", "faction-only");
  CHECK_FALSE(table.may_use(1));
  table.give(0, Ability::geneorn);
  CHECK_FALSE(offers(table, 1, 0));
  table.put(0, 2, table.card(kWildRune));
  CHECK(offers(table, 1, 2));  // a wild faction card fits them all
}

TEST_CASE("O-23 a card that is uncovered acts now or not this turn") {
  for (const bool snapshot : {false, true}) {
    GoldenTable table;
    table.give(0, Ability::gardens);
    if (snapshot) read(table, "O-23", "snapshot");
    put_effect(table, 0, gain_of(stone));
    table.put(0, 0, table.cards().garden);
    put_effect(table, 1, gain_of(salt));
    put_effect(table, 2, effect(EffectKind::religion));
    table.put(0, 3, table.card(3));
    const GodhId godh = table.godh(1, gain_of(wood));
    table.me().godh_hand = {godh};
    const CardId played = table.card(3);
    table.me().hand = {played};
    table.at(Step::play);
    table.act(play(played, 3));
    REQUIRE(table.state.step == Step::main);
    CHECK_FALSE(table.may_use(0));
    table.use(2);  // covers the card of slot 1
    CHECK(table.may_use(1) == snapshot);
    if (snapshot) table.use(1);
    CHECK(table.me().resources[salt] == (snapshot ? 1 : 0));
    CHECK_FALSE(table.may_use(1));
  }
}

TEST_CASE("O-24 might that is paid for on the last territory is not legal or wasted") {
  GoldenTable table;
  table.me().legion = 8;
  table.me().resources[metal] = 2;
  table.me().population[0] = 1;
  put_effect(table, 0, armament(""));
  table.at(Step::main);
  CHECK_FALSE(table.may_use(0));
  CHECK_FALSE(table.allows(BoardTrade{metal, std::nullopt}));
  read(table, "O-24", "no-effect");
  table.act(BoardTrade{metal, std::nullopt});
  table.use(0);
  CHECK(table.me().legion == 8);
  CHECK(table.me().resources[metal] == 0);
  CHECK(table.state.rebels[8][0] == 1);
}

TEST_CASE("O-25 a gain without space is asked about or lost") {
  for (const bool lost : {false, true}) {
    GoldenTable table;
    if (lost) read(table, "O-25", "forgo");
    put_effect(table, 0, trade("c", {gain_of(wood)}));
    table.me().resources = {{5, 0, 0, 0, 0, 1}};
    table.at(Step::main);
    CHECK(table.may_use(0) != lost);  // what would come to nothing cannot be paid for
    if (lost) continue;
    table.use(0);
    CHECK(table.listed<GiveBack>() == std::vector<GiveBack>{{std::nullopt}});
  }
}

TEST_CASE("O-28 a gift without use may be discarded any time or only when there are too many") {
  GoldenTable table;
  table.me().legion = 8;
  const GodhId useless = table.godh(0, effect(EffectKind::might));
  table.me().godh_hand = {useless};
  table.at(Step::main);
  CHECK(table.allows(Gift{useless, false, {}}));
  CHECK_FALSE(table.allows(Gift{useless, true, {}}));
  read(table, "O-28", "excess-only");
  CHECK_FALSE(table.allows(Gift{useless, false, {}}));
  table.me().godh_hand = {0, 1, 2, useless};
  table.at(Step::check);
  CHECK(table.allows(Gift{useless, false, {}}));
}

TEST_CASE("O-31 the High Priest with a single card left keeps it or may discard it") {
  for (const bool keeps : {false, true}) {
    GoldenTable table;
    table.give(0, Ability::high_priest);
    if (keeps) read(table, "O-31", "keep");
    const GodhId last = table.godh(0, gain_of(stone));
    table.state.godh_pile = {last};
    put_effect(table, 0, effect(EffectKind::godh));
    table.at(Step::main);
    table.use(0);
    CHECK(table.state.pending.empty() == keeps);
    CHECK(table.me().godh_hand.size() == (keeps ? 1U : 0U));
    if (keeps) continue;
    CHECK(table.listed<Priest>().size() >= 2);
  }
}

TEST_CASE("O-39 the garden card moves for any card or for faction cards only") {
  for (const bool faction_only : {false, true}) {
    GoldenTable table;
    table.give(0, Ability::gardens);
    if (faction_only) read(table, "O-39", "faction-only");
    table.put(0, 0, table.card(0));
    table.put(0, 0, table.cards().garden);
    put_effect(table, 1, effect(EffectKind::religion));
    table.me().godh_hand = {table.godh(0, gain_of(wood))};
    table.at(Step::main);
    const auto ways = table.listed<UseMain>();
    const bool moves = std::any_of(ways.begin(), ways.end(),
                                   [](const UseMain& one) { return one.target.garden >= 0; });
    CHECK(moves != faction_only);
  }
}

TEST_CASE("O-40 the Profiteers use the bridge die or the one on the segment") {
  for (const bool segment : {false, true}) {
    GoldenTable table;
    table.give(0, Ability::profiteers);
    table.give(1, Ability::bridge_builder);
    if (segment) read(table, "O-40", "segment");
    table.completed(1);
    table.state.bridge_die = {Die::Place::board, 0, stone};
    table.state.second_die = {Die::Place::segment, 2, salt};
    table.me().population[0] = 1;
    const CardId card = table.card(0);  // the slot of the die
    table.me().hand = {card};
    table.at(Step::play);
    table.act(play(card, 0));
    table.act(Resolve{0, true, {}});
    CHECK(table.me().resources[stone] == (segment ? 0 : 1));
    CHECK(table.me().resources[salt] == (segment ? 1 : 0));
  }
}

TEST_CASE("O-41 abilities act in the play before the game or not yet") {
  for (const bool act : {true, false}) {
    GoldenTable table;
    table.give(0, Ability::profiteers);
    if (!act) read(table, "O-41", "no");
    table.me().population[0] = 1;
    const CardId card = table.card(4);
    table.me().hand = {card};
    table.player(1).hand = {table.card(0)};
    table.at(Step::play);
    table.state.phase = Phase::before;
    table.act(play(card, 4));
    CHECK((table.state.step == Step::triggers) == act);
    CHECK(table.state.active == (act ? 0 : 1));
  }
}

}  // namespace parapet::skybridge::game
