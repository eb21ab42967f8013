#include <functional>

#include "rules/skybridge/game/invariants.h"
#include "tests/rules/skybridge/game/faction_table.h"

namespace {

using namespace parapet::testing::skybridge_cards;

// A state of which all invariants hold: round 1, hands of one card each.
Table sound() {
  Table table;
  for (const StackName name : {StackName::c1, StackName::c2}) {
    for (Seat seat = 0; seat < 2; ++seat) {
      std::vector<CardId>& stack = table.state.at(name).cards;
      table.player(seat).hand.push_back(stack.front());
      stack.erase(stack.begin());
    }
  }
  for (Seat seat = 0; seat < 2; ++seat) {
    std::sort(table.player(seat).hand.begin(), table.player(seat).hand.end());
  }
  return table;
}

bool is_broken(const std::function<void(Table&)>& change) {
  Table table = sound();
  change(table);
  return broken_invariant(table.game, table.state).has_value();
}

bool is_change_broken(const std::function<void(Table&)>& prepare,
                      const std::function<void(Table&)>& change) {
  Table table = sound();
  prepare(table);
  const State before = table.state;
  change(table);
  return broken_invariant(table.game, before, table.state).has_value();
}

bool is_change_broken(const std::function<void(Table&)>& change) {
  return is_change_broken([](Table&) {}, change);
}

}  // namespace

TEST_CASE("a sound state breaks no invariant") {
  const Table table = sound();
  CHECK(broken_invariant(table.game, table.state) == std::nullopt);
  CHECK(broken_invariant(table.game, table.state, table.state) == std::nullopt);
}

TEST_CASE("invariant 1 a card that is lost or doubled") {
  CHECK(is_broken([](Table& t) { t.player(0).hand.pop_back(); }));
  CHECK(is_broken([](Table& t) { t.state.discard.push_back(0); }));
  CHECK(is_broken([](Table& t) { t.state.box.pop_back(); }));
  CHECK(is_broken([](Table& t) { t.state.godh_pile.pop_back(); }));
  CHECK(is_broken([](Table& t) { t.player(1).godh_hand.push_back(3); }));
  CHECK(is_broken([](Table& t) { put(t.state, 0, 0, 0); }));
  CHECK(is_broken([](Table& t) { put_godh(t.state, 0, 0, 0); }));
  CHECK(is_broken([](Table& t) { t.state.eye_blocker.reset(); }));
  CHECK(is_broken([](Table& t) { t.state.drakhes_out.push_back(GreatDrakhe::terogh); }));
}

TEST_CASE("invariant 1 cards that somebody looks at are counted where they are") {
  CHECK_FALSE(is_broken([](Table& t) {
    Stack& stack = t.state.at(StackName::c3);
    Decision keep;
    keep.decider = 0;
    keep.stack = StackName::c3;
    stack.open = false;
    for (int n = 0; n < 2; ++n) {
      keep.cards.push_back(stack.cards.back());
      stack.cards.pop_back();
    }
    t.state.pending = {keep};
  }));
  CHECK_FALSE(is_broken([](Table& t) {
    Decision priest;
    priest.kind = Decision::Kind::priest;
    priest.decider = 0;
    priest.cards = {t.state.godh_pile.back()};
    t.state.godh_pile.pop_back();
    t.state.pending = {priest};
  }));
}

TEST_CASE("invariant 1 a stack that loses too many or too few") {
  const auto move_top = [](Table& t, StackName name) {
    t.state.discard.push_back(t.state.at(name).cards.back());
    t.state.at(name).cards.pop_back();
  };
  CHECK(is_broken([&](Table& t) { move_top(t, StackName::work); }));
  CHECK(is_broken([&](Table& t) { move_top(t, StackName::c4); }));
  CHECK(is_broken([&](Table& t) { move_top(t, StackName::eye); }));
  CHECK(is_broken([](Table& t) { t.state.at(StackName::c4).open = false; }));
  CHECK_FALSE(is_broken([&](Table& t) {
    t.state.at(StackName::c4).open = false;
    move_top(t, StackName::c4);
  }));
  // Whoever may look may take one more.
  const auto one_more = [&](Table& t) {
    t.state.at(StackName::c4).open = false;
    move_top(t, StackName::c4);
    move_top(t, StackName::c4);
  };
  CHECK(is_broken(one_more));
  CHECK_FALSE(is_broken([&](Table& t) {
    give(t.game, t.state, 1, Ability::daughter);
    one_more(t);
  }));
}

TEST_CASE("invariant 2 population that is lost or on the wrong board") {
  CHECK(is_broken([](Table& t) { --t.population(0, 0); }));
  CHECK(is_broken([](Table& t) { ++t.player(1).reserve; }));
  CHECK(is_broken([](Table& t) { ++t.state.population_out[1]; }));
  const auto pay = [](Table& t) {
    --t.population(0, 0);
    ++t.population(1, 0);
  };
  CHECK(is_broken(pay));
  CHECK_FALSE(is_broken([&](Table& t) {
    give(t.game, t.state, 1, Ability::agony);
    pay(t);
  }));
  CHECK_FALSE(is_broken([](Table& t) {
    --t.population(0, 0);
    ++t.state.rebels[8][0];
  }));
  CHECK_FALSE(is_broken([](Table& t) {
    --t.population(0, 0);
    t.segment(1) = {0};
  }));
  CHECK(is_broken([](Table& t) { t.reads("O-3", "separate"); }));
  CHECK_FALSE(is_broken([](Table& t) {
    t.reads("O-3", "separate");
    for (Seat seat = 0; seat < 2; ++seat) t.player(seat).reserve += 3;
  }));
}

TEST_CASE("invariant 2 a count below zero") {
  CHECK(is_broken([](Table& t) {
    t.player(0).reserve = -1;
    t.population(0, 0) = 13;
  }));
  CHECK(is_broken([](Table& t) { t.own(0, ""), --t.pieces_of(0, Resource::money); }));
}

TEST_CASE("invariant 3 free rebels") {
  const auto placed = [](int territory, int count) {
    return [territory, count](Table& t) {
      t.state.free_rebels -= count;
      t.state.rebels[static_cast<std::size_t>(territory)][kFreeRebel] =
          static_cast<std::int16_t>(count);
    };
  };
  CHECK_FALSE(is_broken(placed(8, 2)));
  CHECK(is_broken(placed(8, 3)));
  CHECK(is_broken(placed(1, 1)));
  CHECK(is_broken([](Table& t) { --t.state.free_rebels; }));
  CHECK(is_broken([](Table& t) { t.state.idle = 3; }));
}

TEST_CASE("invariant 4 leader and segments and legions") {
  CHECK(is_broken([](Table& t) { t.state.leader = 7; }));
  CHECK(is_broken([](Table& t) { t.state.completed = 1; }));
  CHECK_FALSE(is_broken([](Table& t) { t.completed(1); }));
  CHECK(is_broken([](Table& t) { t.player(0).legion = 9; }));
  CHECK(is_broken([](Table& t) { t.player(0).legion = -1; }));
  CHECK(is_broken([](Table& t) {
    t.population(0, 0) = 1;
    t.segment(1) = {0, 0};
  }));
  CHECK(is_broken([](Table& t) {
    --t.population(0, 0);
    t.segment(2) = {0};
  }));
  CHECK(is_change_broken([](Table& t) { t.player(0).legion = 2; }));
  CHECK_FALSE(is_change_broken([](Table& t) { t.player(0).legion = 1; }));
  // High Priest may take two gifts at once.
  CHECK_FALSE(is_change_broken([](Table& t) { give(t.game, t.state, 0, Ability::high_priest); },
                               [](Table& t) { t.player(0).legion = 2; }));
  CHECK(is_change_broken([](Table& t) { t.completed(2); }));
}

TEST_CASE("invariant 5 the storage of a board") {
  CHECK_FALSE(is_broken([](Table& t) { t.own(0, "wwwmmuuuaacccc"); }));
  CHECK(is_broken([](Table& t) { t.own(0, "wwwmmuuuuaa"); }));
}

TEST_CASE("invariant 6 Godh cards outside the own turn") {
  const auto draw = [](Seat seat, int count) {
    return [seat, count](Table& t) {
      for (int n = 0; n < count; ++n) {
        t.player(seat).godh_hand.push_back(t.state.godh_pile.back());
        t.state.godh_pile.pop_back();
      }
    };
  };
  CHECK_FALSE(is_broken(draw(0, 5)));
  CHECK_FALSE(is_broken(draw(1, 3)));
  CHECK(is_broken(draw(1, 4)));
  CHECK_FALSE(is_broken([&](Table& t) {
    give(t.game, t.state, 1, Ability::empery);
    draw(1, 4)(t);
  }));
  CHECK(is_broken([](Table& t) {
    t.player(1).godh_out.push_back(t.state.godh_pile.back());
    t.state.godh_pile.pop_back();
  }));
  const auto end_turn = [](Table& t) { t.state.active = 1; };
  const auto checked = [](Table& t) { t.turn_is_at(Step::check); };
  CHECK_FALSE(is_change_broken(checked, end_turn));
  CHECK(is_change_broken(
      [&](Table& t) {
        checked(t);
        draw(0, 4)(t);
      },
      end_turn));
}

TEST_CASE("invariant 7 tokens and closed slots and garrisons") {
  const auto prepare = [](Table& t) {
    t.slot(0, 0).power = true;
    put(t.state, 0, 1, 0);
    t.slot(0, 1).closed = true;
    t.state.garrisons[0] = {1};
  };
  CHECK_FALSE(is_change_broken(prepare, [](Table& t) { t.slot(0, 2).power = true; }));
  CHECK(is_change_broken(prepare, [](Table& t) { t.slot(0, 0).power = false; }));
  CHECK(is_change_broken(prepare, [](Table& t) { t.slot(0, 1).power = true; }));
  CHECK(is_change_broken(prepare, [](Table& t) { t.slot(0, 1).closed = false; }));
  CHECK(is_change_broken(prepare, [](Table& t) { put(t.state, 0, 1, 1); }));
  CHECK(is_change_broken(prepare, [](Table& t) { t.state.garrisons[0].clear(); }));
  CHECK_FALSE(is_change_broken(prepare, [](Table& t) { t.state.garrisons[0] = {0, 1}; }));
  CHECK_FALSE(is_change_broken(
      [&](Table& t) {
        prepare(t);
        t.reads("O-38", "closed-too");
        t.state.phase = Phase::compensation;
      },
      [](Table& t) { put(t.state, 0, 1, 1); }));
  const auto garrison = [](std::vector<Seat> seats, int left) {
    return [seats = std::move(seats), left](Table& t) {
      t.state.garrisons[0] = seats;
      t.player(0).garrisons_left = left;
    };
  };
  CHECK_FALSE(is_broken(garrison({0}, 4)));
  CHECK(is_broken(garrison({0}, 5)));
  CHECK(is_broken(garrison({0, 0}, 3)));
}

TEST_CASE("invariant 8 hands change by taking and playing in their steps") {
  const auto more = [](Table& t) { t.player(0).hand.push_back(19); };
  const auto fewer = [](Table& t) { t.player(0).hand.pop_back(); };
  const auto at = [](Step step) { return [step](Table& t) { t.turn_is_at(step); }; };
  CHECK_FALSE(is_change_broken(at(Step::take), more));
  CHECK(is_change_broken(at(Step::play), more));
  CHECK_FALSE(is_change_broken(at(Step::play), fewer));
  CHECK(is_change_broken(at(Step::take), fewer));
  CHECK(is_change_broken(at(Step::take), [](Table& t) { t.player(1).hand.push_back(19); }));
  CHECK(is_change_broken(at(Step::main), at(Step::play)));
  CHECK(is_change_broken(at(Step::main), [](Table& t) { t.state.active = 1; }));
}

TEST_CASE("invariant 8 SATHAP takes up to two cards") {
  const auto prepare = [](Table& t) {
    t.state.eye_blocker = GreatDrakhe::sathap;
    t.completed(3);
    t.state.eye_blocker = GreatDrakhe::sathap;
    t.state.phase = Phase::faction;
    t.state.step = Step::bridge;
  };
  const auto suffer = [](Table& t) {
    t.state.completed = 4;
    t.player(0).hand.clear();
    t.player(1).hand.pop_back();
  };
  CHECK_FALSE(is_change_broken(prepare, suffer));
  CHECK(is_change_broken(
      [&](Table& t) {
        prepare(t);
        t.state.eye_blocker = GreatDrakhe::elbea;
      },
      suffer));
}

TEST_CASE("invariant 9 open tops and the marker and the rounds") {
  CHECK(is_broken([](Table& t) { t.state.at(StackName::eye).open = true; }));
  CHECK(is_broken([](Table& t) { t.state.phase = Phase::compensation; }));
  CHECK(is_broken([](Table& t) { t.state.marker = 1; }));
  CHECK(is_broken([](Table& t) { t.state.round = 2; }));
  CHECK(is_broken([](Table& t) { t.state.round = 22; }));
}
