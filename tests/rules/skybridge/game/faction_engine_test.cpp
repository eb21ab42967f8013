#include "rules/skybridge/game/action_kind.h"
#include "rules/skybridge/game/orders.h"
#include "rules/skybridge/game/setup.h"
#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet;
using namespace parapet::testing::skybridge_cards;

Keep keeping(CardId card, std::vector<std::uint8_t> positions) {
  return {card, Order{false, std::move(positions)}};
}

// Seat 0 decides which of three cards drawn from c1 to keep.
Table looking() {
  Table table;
  Stack& stack = table.state.at(StackName::c1);
  stack.open = false;
  Decision decision;
  decision.decider = 0;
  for (int n = 0; n < 3; ++n) {
    decision.cards.push_back(stack.cards.back());
    stack.cards.pop_back();
  }
  table.state.pending = {decision};
  return table;
}

}  // namespace

TEST_CASE("the last decision pending tells who decides") {
  Table table;
  CHECK(decider(table.state) == 0);
  table.state.active = 1;
  CHECK(decider(table.state) == 1);
  Decision first;
  first.decider = 0;
  Decision last;
  last.decider = 1;
  table.state.pending = {first};
  CHECK(decider(table.state) == 0);
  table.state.pending = {first, last};
  CHECK(decider(table.state) == 1);
  table.state.pending.clear();
  table.state.phase = Phase::over;
  CHECK(decider(table.state) == kNobody);
  CHECK(is_over(table.state));
}

TEST_CASE("legal actions are sorted and each is there once") {
  Table table;
  table.own(0, "wsmmuuaac");
  table.player(0).godh_hand = {0, 0, 1, 1, 2, 3};
  table.player(0).hand = {0, 0, 1};
  for (const Step step : {Step::take, Step::play, Step::main, Step::build, Step::check}) {
    table.turn_is_at(step);
    const Actions all = table.actions();
    CHECK(std::is_sorted(all.begin(), all.end()));
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  }
}

TEST_CASE("an action that is not legal changes nothing and says what would be") {
  Table table;
  const Result<State> wrong = apply(table.game, table.state, Feed{0});
  REQUIRE_FALSE(wrong);
  CHECK(wrong.error().code == "illegal-action");
  CHECK(wrong.error().found == "feed, which is not legal now");
  CHECK(wrong.error().expected.find("take") == 0);
  State before = table.state;
  CHECK_FALSE(apply_in_place(table.game, table.state, Take{StackName::work, 1}));
  CHECK(table.state == before);
  CHECK(apply_in_place(table.game, table.state, Take{StackName::work, 0}));
  CHECK_FALSE(table.state == before);
  table.state.phase = Phase::over;
  const Result<State> late = apply(table.game, table.state, Next{});
  REQUIRE_FALSE(late);
  CHECK(late.error().expected == "nothing, because the game is over");
}

TEST_CASE("one listed action stands for every order of its cards") {
  Table table = looking();
  const std::vector<CardId> cards = table.state.pending.back().cards;
  const Actions all = table.actions();
  REQUIRE_FALSE(all.empty());
  CHECK(has_any_order(all.front()));
  CHECK(is_listed(table.state, all, keeping(cards[0], {0, 1})));
  CHECK(is_listed(table.state, all, keeping(cards[0], {1, 0})));
  CHECK_FALSE(is_listed(table.state, all, keeping(cards[0], {})));
  CHECK_FALSE(is_listed(table.state, all, keeping(cards[0], {1, 1})));
  CHECK_FALSE(is_listed(table.state, all, keeping(cards[0], {0, 2})));
  CHECK_FALSE(is_listed(table.state, all, keeping(cards[0], {0, 1, 2})));
  CHECK_FALSE(is_listed(table.state, all, keeping(table.named("eye-0"), {0, 1})));
  CHECK(is_listed(table.state, all, all.front()));
  const Result<State> open = apply(table.game, table.state, all.front());
  REQUIRE_FALSE(open);
  CHECK(open.error().expected == "one order of the cards");
}

TEST_CASE("orders drawn at random are orders and all of them come") {
  Table table = looking();
  const Actions all = table.actions();
  std::uint64_t random = 5;
  Actions seen;
  for (int n = 0; n < 40; ++n) {
    seen.push_back(with_random_orders(table.state, all.front(), random));
    CHECK(is_listed(table.state, all, seen.back()));
    CHECK_FALSE(has_any_order(seen.back()));
  }
  std::sort(seen.begin(), seen.end());
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  CHECK(seen.size() == 2);
}

TEST_CASE("G-19 trades and gifts belong to the own turn") {
  Table table;
  table.own(0, "mm");
  table.player(0).godh_hand = {0};
  CHECK(table.listed<BoardTrade>().size() == 1);
  CHECK_FALSE(table.listed<Gift>().empty());
  table.state.phase = Phase::before;
  table.turn_is_at(Step::play);
  CHECK(table.listed<BoardTrade>().empty());
  CHECK(table.listed<Gift>().empty());
}

TEST_CASE("O-27 trades and gifts between decisions or anywhere") {
  Table table = looking();
  table.own(0, "mm");
  table.player(0).godh_hand = {0};
  CHECK(table.listed<BoardTrade>().empty());
  CHECK(table.listed<Gift>().empty());
  table.reads("O-27", "anywhere");
  CHECK(table.listed<BoardTrade>().size() == 1);
  CHECK_FALSE(table.listed<Gift>().empty());
  table.state.pending.back().decider = 1;  // never while another decides
  CHECK(table.listed<BoardTrade>().empty());
  CHECK(table.listed<Gift>().empty());
}

TEST_CASE("O-26 handing back without need") {
  Table table;
  table.own(0, "mc");
  CHECK(table.listed<GiveBack>().empty());
  table.reads("O-26", "yes");
  CHECK(table.listed<GiveBack>() ==
        std::vector{GiveBack{Resource::metal}, GiveBack{Resource::money}});
  table.act(GiveBack{Resource::money});
  CHECK(table.player(0).resources == pieces("m"));
}

TEST_CASE("a game from a seed begins with the choice of boards to the right of the start player") {
  const Game game = game_of(3);
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    const State state = begin(game, seed);
    CHECK(decider(state) == game.right_of(state.start));
    CHECK(legal(game, state).size() == 10);
    CHECK(begin(game, seed) == state);
  }
}

TEST_CASE("every kind of action has a word of its own") {
  CHECK(kind_of(ChooseBoard{}) == "choose-board");
  CHECK(kind_of(TakeCrownBonus{}) == "crown-bonus");
  CHECK(kind_of(UseMain{}) == "main");
  CHECK(kind_of(BoardTrade{}) == "trade");
  CHECK(kind_of(Next{}) == "next");
  CHECK(kind_of(Compensate{}) == "compensate");
}
