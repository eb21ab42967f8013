#include <algorithm>
#include <numeric>
#include <set>

#include "rules/skybridge/game/deal.h"
#include "rules/skybridge/game/setup.h"
#include "rules/skybridge/game/take.h"
#include "tests/rules/skybridge/game/take_checks.h"

namespace {

using namespace parapet::testing;

template <class Value>
std::vector<Value> sorted(std::vector<Value> values) {
  std::sort(values.begin(), values.end());
  return values;
}

// Every order as the data have it, so that a deal can be foreseen.
Shuffles unshuffled(const Game& game, Seat start) {
  Shuffles shuffles;
  for (std::size_t n = 0; n < kStackCount; ++n) shuffles.stacks[n] = game.cards->stacks[n].cards;
  shuffles.godh.resize(game.cards->godh.size());
  std::iota(shuffles.godh.begin(), shuffles.godh.end(), GodhId{0});
  shuffles.drakhes = game.cards->drakhes;
  shuffles.starting = game.cards->starting;
  shuffles.start = start;
  return shuffles;
}

// Chooses boards by the order in which they are asked, and moves on until somebody has to decide
// something else or the setup ends.
void choose(const Game& game, State& state, const std::vector<ChooseBoard>& choices) {
  for (const ChooseBoard& choice : choices) {
    REQUIRE(state.pending.size() == 1);
    REQUIRE(state.pending.back().kind == Decision::Kind::choose_board);
    carry_out(game, state, choice);
    while (advance_setup(game, state)) {
    }
  }
}

const std::vector<ChooseBoard> kPlain = {{1, 0}, {2, 0}, {3, 0}};

TEST_CASE("G-6 G-7 shuffles hold every card once") {
  const Game game = game_of(3);
  std::uint64_t random = 5;
  const Shuffles shuffles = shuffled(game, random);
  CHECK(random != 5);
  std::size_t cards = 0;
  for (std::size_t n = 0; n < kStackCount; ++n) {
    CHECK(sorted(shuffles.stacks[n]) == sorted(game.cards->stacks[n].cards));
    cards += shuffles.stacks[n].size();
  }
  CHECK(cards == 119);
  CHECK(shuffles.stacks[0] != game.cards->stacks[0].cards);
  CHECK(sorted(shuffles.godh) == unshuffled(game, 0).godh);
  CHECK(shuffles.godh != unshuffled(game, 0).godh);
  CHECK(sorted(shuffles.starting) == sorted(game.cards->starting));
  CHECK(shuffles.starting != game.cards->starting);
  CHECK(sorted(shuffles.drakhes) == sorted(game.cards->drakhes));
}

TEST_CASE("G-7 G-10 every Great Drakhe and every start player come up") {
  const Game game = game_of(3);
  std::set<GreatDrakhe> drakhes;
  std::set<Seat> starts;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const State state = begin(game, seed);
    drakhes.insert(*state.eye_blocker);
    starts.insert(state.start);
    CHECK(state == begin(game, seed));
  }
  CHECK(drakhes.size() == 3);
  CHECK(starts.size() == 3);
}

TEST_CASE("G-5 to G-9 how a game begins") {
  const Game game = game_of(3);
  const State state = begin(game, unshuffled(game, 1), std::nullopt);
  CHECK(state.phase == Phase::setup);
  CHECK(state.round == 0);
  CHECK(state.start == 1);
  CHECK(state.marker == 1);
  CHECK(state.eye_blocker == GreatDrakhe::terogh);
  CHECK(state.drakhes_out == std::vector{GreatDrakhe::sathap, GreatDrakhe::elbea});
  CHECK(state.at(StackName::eye).cards.size() == 7);
  CHECK(std::none_of(state.stacks.begin(), state.stacks.end(),
                     [](const Stack& stack) { return stack.open; }));
  CHECK(state.godh_pile.size() == 30);
  CHECK(state.discard.empty());
  CHECK(state.box.size() == 11);
  CHECK(state.leader == 8);
  CHECK(state.completed == 0);
  CHECK(state.free_rebels == 12);
  CHECK(state.bridge_die == Die{});
  CHECK(state.second_die == Die{});
  CHECK(state.garrisons.size() == 2);
  CHECK_FALSE(state.random);
  for (const Holder& holder : state.holders) {
    CHECK(holder.legion == 0);
    CHECK(holder.board == -1);
    CHECK(std::none_of(holder.slots.begin(), holder.slots.end(),
                       [](const Slot& slot) { return slot.power || slot.closed; }));
  }
}

TEST_CASE("G-10 boards are chosen from the start player's right and by the start player last") {
  const Game game = game_of(4);
  State state = begin(game, unshuffled(game, 2), std::nullopt);
  std::vector<Seat> asked;
  for (std::int8_t board = 0; board < 4; ++board) {
    REQUIRE(state.pending.size() == 1);
    asked.push_back(state.pending.back().decider);
    CHECK(listed(list_setup, game, state).size() == static_cast<std::size_t>(10 - 2 * board));
    CHECK(listed(list_setup, game, state).front() == Action(ChooseBoard{board, 0}));
    carry_out(game, state, ChooseBoard{board, 1});
    CHECK(advance_setup(game, state));
  }
  CHECK(asked == std::vector<Seat>{1, 0, 3, 2});
  CHECK(state.at(1).board == 0);
  CHECK(state.at(2).board == 3);
  CHECK(state.at(2).side == 1);
}

TEST_CASE("G-10 two players may not have the two sides of one board") {
  const Game game = game_of(2);
  State state = begin(game, unshuffled(game, 0), std::nullopt);
  CHECK_FALSE(advance_setup(game, state));
  carry_out(game, state, ChooseBoard{2, 0});
  advance_setup(game, state);
  const Actions actions = listed(list_setup, game, state);
  CHECK(actions.size() == 8);
  CHECK(std::find(actions.begin(), actions.end(), Action(ChooseBoard{2, 1})) == actions.end());
}

TEST_CASE("G-11 G-12 O-1 step 9 deals what the data say") {
  const Game game = game_of(3);
  State state = begin(game, unshuffled(game, 1), std::nullopt);
  choose(game, state, kPlain);
  const Cards& cards = *game.cards;
  const std::vector<CardId>& starting = cards.starting;
  const std::vector<CardId>& c1 = cards.stacks[0].cards;
  const std::vector<CardId>& c2 = cards.stacks[1].cards;
  for (std::size_t n = 0; n < 3; ++n) {
    const Seat seat = static_cast<Seat>((1 + n) % 3);
    CHECK(state.at(seat).hand ==
          sorted(std::vector<CardId>{starting[9 - n], starting[6 - n], c1[19 - n], c2[19 - n]}));
    CHECK(population_of(state, seat, seat) == 3);
    CHECK(state.at(seat).reserve == 9);
    CHECK(state.at(seat).resources == pieces("c"));
    CHECK(state.at(seat).garrisons_left == 5);
  }
  CHECK(state.box.size() == 5);
  CHECK(std::is_sorted(state.box.begin(), state.box.end()));
  CHECK(std::count(state.box.begin(), state.box.end(), cards.garden) == 1);
  CHECK(state.at(StackName::c1).cards.size() == 17);
  CHECK(state.at(StackName::c2).cards.size() == 17);
  CHECK(state.at(StackName::c3).cards.size() == 20);
  CHECK(state.crown == Crown{});

  // Then the start player plays the first card before the game (G-13).
  CHECK(state.phase == Phase::before);
  CHECK(state.step == Step::play);
  CHECK(state.active == 1);
  CHECK(state.done == 0);
  CHECK(state.pending.empty());
  CHECK(state.round == 0);
}

TEST_CASE("O-1 what differs by seat counts from the start player on") {
  Cards cards = small_deck();
  cards.setup.by_seat = {std::nullopt, Holding{2, 7, pieces("wc")}};
  const Game game = game_of(cards, 3);
  State state = begin(game, unshuffled(game, 2), std::nullopt);
  choose(game, state, kPlain);
  CHECK(state.at(0).resources == pieces("wc"));
  CHECK(population_of(state, 0, 0) == 2);
  CHECK(state.at(0).reserve == 7);
  for (const Seat seat : {Seat{1}, Seat{2}}) {
    CHECK(state.at(seat).resources == pieces("c"));
    CHECK(population_of(state, seat, seat) == 3);
  }
}

TEST_CASE("O-3 free rebels apart from the sixty leave three more in each reserve") {
  Game game = game_of(2);
  REQUIRE(game.readings.set("O-3", "separate"));
  State state = begin(game, unshuffled(game, 0), std::nullopt);
  choose(game, state, {{1, 0}, {2, 0}});
  for (const Holder& holder : state.holders) CHECK(holder.reserve == 12);
  CHECK(population_of(state, 0, 0) == 3);
  CHECK(state.free_rebels == 12);
}

TEST_CASE("G-12 the crown goes to whoever has board A on either side") {
  const Game game = game_of(3);
  for (const std::int8_t side : {std::int8_t{0}, std::int8_t{1}}) {
    State state = begin(game, unshuffled(game, 1), std::nullopt);
    choose(game, state, {{1, 0}, {0, side}, {2, 0}});
    CHECK(state.crown.owner == 2);
    CHECK_FALSE(state.crown.on);
  }
}

TEST_CASE("G-12 the garden card is placed by its owner and not played") {
  const Game game = game_of(2);
  State state = begin(game, unshuffled(game, 0), std::nullopt);
  choose(game, state, {{4, 0}, {2, 0}});
  REQUIRE(state.pending.size() == 1);
  CHECK(state.pending.back().kind == Decision::Kind::place_garden);
  CHECK(state.pending.back().decider == 1);
  CHECK(state.phase == Phase::setup);
  CHECK(listed(list_setup, game, state) ==
        Actions{PlaceGarden{0}, PlaceGarden{1}, PlaceGarden{2}, PlaceGarden{3}, PlaceGarden{4}});
  carry_out(game, state, PlaceGarden{3});
  CHECK(state.at(1).slots[3].cards == std::vector<PlacedCard>{{false, game.cards->garden, 0}});
  CHECK(std::count(state.box.begin(), state.box.end(), game.cards->garden) == 0);
  CHECK(state.triggers.empty());
  CHECK(advance_setup(game, state));
  CHECK(state.phase == Phase::before);

  // The other side of that board has no such card.
  State profiteers = begin(game, unshuffled(game, 0), std::nullopt);
  choose(game, profiteers, {{4, 1}, {2, 0}});
  CHECK(profiteers.phase == Phase::before);
}

TEST_CASE("O-32 the die shows nothing before its first roll or is rolled at setup") {
  Game game = game_of(2);
  const std::vector<ChooseBoard> boards = {{1, 0}, {2, 0}};
  State none = begin(game, 3);
  choose(game, none, boards);
  CHECK_FALSE(none.bridge_die.face);

  REQUIRE(game.readings.set("O-32", "rolled"));
  std::set<Resource> faces;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    State state = begin(game, seed);
    choose(game, state, boards);
    REQUIRE(state.bridge_die.face);
    faces.insert(*state.bridge_die.face);
    CHECK(state.bridge_die.place == Die::Place::aside);
    CHECK(state.phase == Phase::before);
  }
  CHECK(faces.size() == 6);

  // Where the caller rolls, the game waits for it.
  State asked = begin(game, unshuffled(game, 0), std::nullopt);
  choose(game, asked, boards);
  REQUIRE(asked.pending.size() == 1);
  CHECK(asked.pending.back().kind == Decision::Kind::roll);
  CHECK(asked.pending.back().decider == kChance);
  CHECK(asked.phase == Phase::setup);
}

TEST_CASE("O-2 how many may play") {
  for (const int players : {2, 3, 4}) CHECK(may_begin(game_of(players)));
  for (const int players : {0, 1, 5, 6}) {
    const auto answer = may_begin(game_of(players));
    REQUIRE_FALSE(answer);
    CHECK(answer.error().code == "wrong-players");
    CHECK(answer.error().expected == "2 to 4 players");
  }
  Game five = game_of(5);
  REQUIRE(five.readings.set("O-2", "two-to-five"));
  CHECK(may_begin(five));
  Game six = game_of(6);
  REQUIRE(six.readings.set("O-2", "two-to-five"));
  CHECK_FALSE(may_begin(six));
}

TEST_CASE("O-1 a deal that would run dry cannot begin") {
  Cards few = small_deck();
  few.setup.starting_cards = 3;
  CHECK(may_begin(game_of(few, 3)));
  CHECK_FALSE(may_begin(game_of(few, 4)));
  Cards thin = small_deck();
  thin.stacks[index_of(StackName::c2)].cards.resize(5);
  thin.setup.dealt = {StackName::c2, StackName::c2};
  CHECK(may_begin(game_of(thin, 2)));
  CHECK_FALSE(may_begin(game_of(thin, 3)));
  Cards boards = small_deck();
  boards.boards.resize(3);
  CHECK(may_begin(game_of(boards, 3)));
  CHECK_FALSE(may_begin(game_of(boards, 4)));
}

}  // namespace
