#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

constexpr Contribute kPlain{false, std::nullopt};
constexpr Contribute kForMoney{true, std::nullopt};

Contribute with_own_die(Resource resource) { return {false, resource}; }

Table building(int completed, Resource face, std::string_view owned) {
  Table table;
  table.turn_is_at(Step::build);
  table.completed(completed, face);
  table.own(0, owned);
  return table;
}

// Seat 0 has Bridge Builder and the second die on the board.
Table with_die_on_board(Resource own_face, std::string_view owned) {
  Table table = building(1, Resource::metal, owned);
  give(table.game, table.state, 0, Ability::bridge_builder);
  table.state.second_die = {Die::Place::board, 0, own_face};
  return table;
}

}  // namespace

TEST_CASE("G-54 a contribution pays what is printed and an own population") {
  Table table = building(0, Resource::wood, "wwc");
  REQUIRE(table.listed<Contribute>() == std::vector{kPlain});
  table.act(kPlain);
  CHECK(table.player(0).resources == pieces("wc"));  // segment 1 has no die cost
  CHECK(table.population(0, 0) == 2);
  CHECK(table.segment(1) == std::vector<Seat>{0});
  CHECK(table.state.contributed);
  CHECK(table.state.completed == 0);  // G-57: finished only in the Faction phase
  CHECK(table.listed<Contribute>().empty());
}

TEST_CASE("G-53 nothing can be contributed while something is missing") {
  CHECK(building(0, Resource::wood, "sss").listed<Contribute>().empty());
  Table nobody_left = building(0, Resource::wood, "w");
  nobody_left.population(0, 0) = 0;
  CHECK(nobody_left.listed<Contribute>().empty());
  nobody_left.population(0, 1) = 1;  // G-79: population of others cannot be contributed
  CHECK(nobody_left.listed<Contribute>().empty());
  Table elsewhere = building(0, Resource::wood, "w");
  elsewhere.turn_is_at(Step::main);
  CHECK(elsewhere.listed<Contribute>().empty());
}

TEST_CASE("G-54 from segment 2 on the die adds one resource") {
  CHECK(building(1, Resource::metal, "ws").listed<Contribute>().empty());
  CHECK(building(1, Resource::wood, "wsm").listed<Contribute>().empty());
  Table table = building(1, Resource::metal, "wsma");
  table.act(kPlain);
  CHECK(table.player(0).resources == pieces("a"));
  Table twice = building(1, Resource::wood, "wws");
  twice.act(kPlain);
  CHECK(twice.player(0).resources == pieces(""));
}

TEST_CASE("G-54 the second die counts where it lies on the segment") {
  Table table = building(1, Resource::metal, "wsa");
  table.state.bridge_die.place = Die::Place::board;
  table.state.second_die = {Die::Place::segment, 2, Resource::salt};
  CHECK(table.lists(kPlain));
  table.own(0, "wsm");
  CHECK_FALSE(table.lists(kPlain));
}

TEST_CASE("G-57 everybody pays the same price in a round and stands there once") {
  Table table = building(1, Resource::metal, "wsm");
  table.segment(2) = {1};
  table.act(kPlain);
  CHECK(table.segment(2) == std::vector<Seat>{0, 1});
  CHECK(table.player(0).resources == pieces(""));

  Table again = building(1, Resource::metal, "wsm");
  again.segment(2) = {0};
  CHECK(again.listed<Contribute>().empty());
}

TEST_CASE("G-55 segments 3 and 6 need visible Labor") {
  Table table = building(2, Resource::stone, "wsmu");
  CHECK(table.listed<Contribute>().empty());
  table.shows(0, Passive::labor);
  REQUIRE(table.listed<Contribute>() == std::vector{kPlain});
  table.act(kPlain);
  CHECK(table.player(0).resources == pieces(""));
  CHECK(table.slot(0, 0).cards.size() == 1);  // the card stays

  Table gift = building(5, Resource::stone, "mss");
  CHECK(gift.listed<Contribute>().empty());
  gift.state.gift_passives[Passive::labor] = 1;
  CHECK(gift.lists(kPlain));
}

TEST_CASE("G-56 two money instead of Labor where it is asked for and not visible") {
  Table table = building(2, Resource::stone, "wsmucc");
  REQUIRE(table.listed<Contribute>() == std::vector{kForMoney});
  table.act(kForMoney);
  CHECK(table.player(0).resources == pieces(""));

  CHECK(building(2, Resource::stone, "wsmuc").listed<Contribute>().empty());
  // The die's money comes on top.
  CHECK(building(2, Resource::money, "wmucc").listed<Contribute>().empty());
  CHECK(building(2, Resource::money, "wmuccc").lists(kForMoney));

  Table seen = building(2, Resource::stone, "wsmucc");
  seen.shows(0, Passive::labor);
  CHECK(seen.listed<Contribute>() == std::vector{kPlain});
  CHECK(building(1, Resource::metal, "wsmcc").listed<Contribute>() == std::vector{kPlain});
}

TEST_CASE("G-55 segments 4 and 7 need visible Drakhe and money does not help") {
  for (const int completed : {3, 6}) {
    Table table = building(completed, Resource::metal, "ssmmmccccccccc");
    CHECK(table.listed<Contribute>().empty());
    table.shows(0, Passive::labor);
    CHECK(table.listed<Contribute>().empty());
    table.shows(0, Passive::drakhe);
    CHECK(table.listed<Contribute>() == std::vector{kPlain});
  }
}

TEST_CASE("O-35 segment 3 prints three resources or all four of the example") {
  Table table = building(2, Resource::stone, "wsmu");
  table.shows(0, Passive::labor);
  CHECK(table.lists(kPlain));
  table.reads("O-35", "printed-four");
  CHECK_FALSE(table.lists(kPlain));
  table.own(0, "wssmu");
  table.act(kPlain);
  CHECK(table.player(0).resources == pieces(""));
  // Other segments print what the data say.
  Table other = building(1, Resource::metal, "wsm");
  other.reads("O-35", "printed-four");
  CHECK(other.lists(kPlain));
}

TEST_CASE("G-87 the die on the own board pays one resource of its face") {
  Table table = with_die_on_board(Resource::wood, "sm");
  REQUIRE(table.listed<Contribute>() == std::vector{with_own_die(Resource::wood)});
  table.act(with_own_die(Resource::wood));
  CHECK(table.player(0).resources == pieces(""));
  CHECK(table.state.second_die == Die{Die::Place::beside, 0, Resource::wood});
  CHECK(table.state.bridge_die.place == Die::Place::segment);

  Table choice = with_die_on_board(Resource::wood, "wsm");
  CHECK(choice.listed<Contribute>() == std::vector{kPlain, with_own_die(Resource::wood)});
  choice.act(kPlain);
  CHECK(choice.state.second_die.place == Die::Place::board);
}

TEST_CASE("G-87 the die pays once until it is rolled again and for its owner alone") {
  Table beside = with_die_on_board(Resource::wood, "sm");
  beside.state.second_die.place = Die::Place::beside;
  CHECK(beside.listed<Contribute>().empty());
  Table other = with_die_on_board(Resource::wood, "sm");
  give(other.game, other.state, 0, Ability::master);
  give(other.game, other.state, 1, Ability::bridge_builder);
  CHECK(other.listed<Contribute>().empty());
  // A face that the segment does not cost pays nothing.
  CHECK(with_die_on_board(Resource::salt, "wsm").listed<Contribute>() == std::vector{kPlain});
  CHECK(with_die_on_board(Resource::salt, "sm").listed<Contribute>().empty());
}

TEST_CASE("G-87 the bridge die pays from the board where the second one lies on the segment") {
  Table table = with_die_on_board(Resource::salt, "wa");
  table.state.bridge_die = {Die::Place::board, 0, Resource::stone};
  table.state.second_die = {Die::Place::segment, 2, Resource::salt};
  table.act(with_own_die(Resource::stone));
  CHECK(table.player(0).resources == pieces(""));
  CHECK(table.state.bridge_die == Die{Die::Place::beside, 0, Resource::stone});
}

TEST_CASE("O-34 the die on the board pays any unit of the segment or the die's only") {
  Table printed = with_die_on_board(Resource::wood, "sm");
  CHECK(printed.lists(with_own_die(Resource::wood)));
  printed.reads("O-34", "die-cost");
  CHECK_FALSE(printed.lists(with_own_die(Resource::wood)));
  Table shown = with_die_on_board(Resource::metal, "ws");
  shown.reads("O-34", "die-cost");
  shown.act(with_own_die(Resource::metal));
  CHECK(shown.player(0).resources == pieces(""));
}
