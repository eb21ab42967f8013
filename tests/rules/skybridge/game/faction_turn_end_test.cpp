#include "rules/skybridge/game/faction_phase.h"
#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

Next ordered(std::vector<std::uint8_t> positions) {
  Next next;
  next.order.positions = std::move(positions);
  return next;
}

}  // namespace

TEST_CASE("G-18 the steps of a turn follow each other") {
  Table table;
  table.turn_is_at(Step::main);
  table.act(Next{});
  CHECK(table.state.step == Step::build);
  table.act(Next{});
  CHECK(table.state.step == Step::check);
  table.act(Next{});
  CHECK(table.state.step == Step::take);
  CHECK(table.state.active == 1);  // G-51: the left neighbour
  CHECK(table.state.done == 1);
}

TEST_CASE("O-23 what the main effects began with is forgotten after them") {
  Table table;
  table.turn_is_at(Step::main);
  table.reads("O-23", "snapshot");
  table.state.shown[1] = PlacedCard{};
  table.act(Next{});
  CHECK(table.state.shown == State().shown);
}

TEST_CASE("G-18 a step that must be done cannot be left") {
  Table table;
  table.player(0).hand = {table.named("green-0")};
  CHECK_FALSE(table.lists(Next{}));
  table.turn_is_at(Step::play);
  CHECK_FALSE(table.lists(Next{}));
}

TEST_CASE("O-5 without a card to take the bonus is left out too") {
  Table table;
  for (Stack& stack : table.state.stacks) stack.open = false;
  table.act(Next{});
  CHECK(table.state.step == Step::play);
}

TEST_CASE("G-83 a card looked at is put back when no card is taken") {
  Table table;
  for (Stack& stack : table.state.stacks) stack.open = false;
  table.state.has_looked = true;
  table.state.looked = StackName::c2;
  table.act(Next{});
  CHECK(table.state.step == Step::play);
  CHECK_FALSE(table.state.looked);
}

TEST_CASE("O-16 without a card to play the main effects come") {
  Table table;
  table.turn_is_at(Step::play);
  table.act(Next{});
  CHECK(table.state.step == Step::main);
}

TEST_CASE("G-50 a turn ends with at most three Godh cards") {
  Table table;
  table.turn_is_at(Step::check);
  table.player(0).godh_hand = {0, 1, 2, 3};
  CHECK_FALSE(table.lists(Next{}));
  table.player(0).godh_hand = {0, 1, 2};
  CHECK(table.lists(Next{}));
}

TEST_CASE("G-51 discarded Godh cards go under the pile and the first one highest") {
  Table table;
  table.turn_is_at(Step::check);
  table.state.godh_pile = {9, 8};
  table.player(0).godh_out = {5, 3, 4};
  table.state.gift_passives[Passive::labor] = 1;
  table.act(Next{});
  CHECK(table.state.godh_pile == std::vector<GodhId>{4, 3, 5, 9, 8});
  CHECK(table.player(0).godh_out.empty());
  CHECK(table.state.gift_passives == Passives{});  // G-47
}

TEST_CASE("O-30 the player orders what goes under the pile") {
  Table table;
  table.turn_is_at(Step::check);
  table.reads("O-30", "player");
  table.state.godh_pile = {9};
  table.player(0).godh_out = {5, 3, 4};
  const std::vector<Next> listed = table.listed<Next>();
  REQUIRE(listed.size() == 1);
  CHECK(listed.front().order.any);
  CHECK_FALSE(apply(table.game, table.state, listed.front()));
  CHECK_FALSE(apply(table.game, table.state, Next{}));
  CHECK_FALSE(apply(table.game, table.state, ordered({0, 1})));
  CHECK_FALSE(apply(table.game, table.state, ordered({0, 1, 1})));
  table.act(ordered({2, 0, 1}));
  CHECK(table.state.godh_pile == std::vector<GodhId>{3, 5, 4, 9});

  Table single;
  single.turn_is_at(Step::check);
  single.reads("O-30", "player");
  single.player(0).godh_out = {5};
  CHECK(single.lists(Next{}));
}

TEST_CASE("G-18 a new turn begins with nothing done") {
  Table table;
  table.turn_is_at(Step::check);
  table.state.contributed = true;
  table.state.looked = StackName::c2;
  table.state.has_looked = true;
  table.state.taken_from = StackName::c1;
  put(table.state, 0, 0, table.named("green-0"));
  table.slot(0, 0).cards.back().used = 3;
  table.act(Next{});
  CHECK_FALSE(table.state.contributed);
  CHECK_FALSE(table.state.looked);
  CHECK_FALSE(table.state.has_looked);
  CHECK_FALSE(table.state.taken_from);
  CHECK(table.slot(0, 0).cards.back().used == 0);
}

TEST_CASE("G-17 after the last turn of a round comes the Faction phase") {
  Table table(3);
  table.everybody_is_fed();
  table.state.marker = 1;
  table.state.start = 1;
  table.state.active = 0;
  table.state.done = 2;
  table.turn_is_at(Step::check);
  table.act(Next{});
  CHECK(table.state.idle == 1);
  CHECK(table.state.round == 2);
  CHECK(table.state.marker == 2);
  CHECK(table.state.active == 2);
}
