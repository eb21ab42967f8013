#include "rules/skyline/risk.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <map>

#include "rules/skyline/ride.h"
#include "rules/skyline/routes.h"
#include "tests/rules/skyline/sky_networks.h"

// Chances against every way in which the dice may fall, and against many seeded rolls.

namespace parapet {
namespace {

using skyline::RideRules;
using test::dice_of;
using test::row_of;

// What may be seen at one space, counted over every way for the dice of all spaces up to there to
// fall: one after the other, face by face, without any sum of the code that is tested.
struct Count {
  std::int64_t all = 0;
  std::int64_t safe = 0;
  std::int64_t lost = 0;
  std::map<int, std::int64_t> cards;  // of those that are alive
  std::int64_t discards = 0;
};

struct State {
  bool alive = true;
  int hand = 0;
};

State after_roll(State state, const skyline::Roll& roll, const RideRules& rules) {
  if (!state.alive) return state;
  int total = 0;
  for (const skyline::Face& face : roll) {
    if (!face.number) return state;
    total += *face.number;
  }
  if (total <= state.hand) return {true, state.hand - total};
  if (rules.pays_what_it_has) return {true, 0};
  return {false, state.hand};
}

std::vector<Count> enumerated(const skyline::Dice& dice, std::size_t spaces, int hand,
                              const RideRules& rules) {
  std::vector<Count> counts(spaces);
  const std::function<void(std::size_t, State)> ride = [&](std::size_t space, State before) {
    if (space == spaces) return;
    skyline::Roll roll;
    const std::function<void()> each_face = [&] {
      if (roll.size() < dice.count) {
        for (const skyline::Face& face : dice.faces) {
          roll.push_back(face);
          each_face();
          roll.pop_back();
        }
        return;
      }
      const State now = after_roll(before, roll, rules);
      Count& count = counts[space];
      ++count.all;
      for (const skyline::Face& face : roll) {
        if (face.number) continue;
        ++count.safe;
        break;
      }
      if (now.alive) ++count.cards[now.hand];
      if (before.alive && !now.alive) ++count.lost;
      count.discards += hand - now.hand;
      const skyline::Roll kept = roll;
      roll.clear();
      ride(space + 1, now);
      roll = kept;
    };
    each_face();
  };
  ride(0, {true, hand});
  return counts;
}

std::vector<skyline::NewSpace> rolled_spaces(std::size_t count) {
  std::vector<skyline::NewSpace> spaces;
  for (std::size_t n = 0; n < count; ++n) spaces.push_back({n, true});
  return spaces;
}

void check_against_enumeration(const skyline::Dice& dice, std::size_t spaces, int hand,
                               const RideRules& rules) {
  const auto counts = enumerated(dice, spaces, hand, rules);
  const auto steps = skyline::risk_of(dice, rolled_spaces(spaces), hand, rules);
  REQUIRE(steps.size() == spaces);
  BigInteger all_safe = 1;
  for (std::size_t n = 0; n < spaces; ++n) {
    const Count& count = counts[n];
    const skyline::RiskStep& step = steps[n];
    INFO("space " << n << ", hand " << hand << ", dice " << dice.count << " of "
                  << dice.faces.size());
    std::int64_t alive = 0;
    for (const auto& [cards, rides] : count.cards) alive += rides;
    CHECK(step.safe == BigFraction{count.safe, count.all});
    CHECK(step.alive == BigFraction{alive, count.all});
    CHECK(step.lost == BigFraction{count.lost, count.all});
    CHECK(step.discards == BigFraction{count.discards, count.all});
    REQUIRE(step.cards.size() == count.cards.size());
    std::size_t at = 0;
    for (const auto& [cards, rides] : count.cards) {
      CHECK(step.cards[at].cards == cards);
      CHECK(step.cards[at].chance == BigFraction{rides, count.all});
      CHECK(step.cards[at].if_alive == BigFraction{rides, alive});
      ++at;
    }
    all_safe *= count.safe;
  }
  BigInteger all = 1;
  for (const Count& count : counts) all *= count.all;
  CHECK(skyline::all_safe(dice, rolled_spaces(spaces)) == BigFraction{all_safe, all});
}

TEST_CASE("chances are those of every way in which the dice may fall") {
  RideRules lost;
  RideRules discards;
  discards.pays_what_it_has = true;
  for (const RideRules& rules : {lost, discards}) {
    for (const int hand : {0, 1, 2, 3, 5, 9, 20}) {
      check_against_enumeration(dice_of(3, {-1, 0, 1, 1, 2, 3}), 2, hand, rules);
    }
    for (const int hand : {0, 2, 4, 7}) {
      check_against_enumeration(dice_of(2, {-1, 0, 3}), 4, hand, rules);
      check_against_enumeration(dice_of(1, {-1, -1, 1, 5}), 5, hand, rules);
      check_against_enumeration(dice_of(4, {1, 2}), 3, hand, rules);
      check_against_enumeration(dice_of(2, {-1}), 3, hand, rules);
      check_against_enumeration(dice_of(3, {0}), 2, hand, rules);
    }
  }
}

TEST_CASE("chances of random dice are those of every way to fall") {
  test::RandomSource random(31);
  for (int n = 0; n < 60; ++n) {
    std::vector<int> faces;
    const int count = random.between(1, 4);
    for (int face = 0; face < count; ++face) faces.push_back(random.between(-1, 4));
    RideRules rules;
    rules.pays_what_it_has = random.chance(50);
    check_against_enumeration(dice_of(static_cast<std::size_t>(random.between(1, 2)), faces), 3,
                              random.between(0, 8), rules);
  }
}

TEST_CASE("a million seeded rolls agree with the chances within four standard errors") {
  const skyline::Network network = row_of(5, dice_of(3, {-1, 0, 1, 1, 2, 3}));
  constexpr int kHand = 4;
  const skyline::Ride ride{{skyline::UnitKind::common, 0, {1, 2, 3, 4}}, "blue", kHand, true};
  const auto plan = plan_ride(network, skyline::RailGraph(network),
                              skyline::Combat(network, {}, {}), ride.way, {});
  const auto steps = skyline::risk_of(network.dice, plan.spaces, kHand, {});
  std::int64_t rolls = 0;
  std::int64_t rides = 0;
  std::map<std::pair<std::size_t, int>, std::int64_t> seen;  // space and cards left
  std::int64_t safe = 0;
  for (std::uint64_t seed = 0; rolls < 1'000'000; ++seed, ++rides) {
    const auto ruling = rule_ride(network, {}, ride, test::seeded(network, seed), {});
    rolls += static_cast<std::int64_t>(ruling.rolls.size());
    int cards = kHand;
    for (std::size_t n = 0; n < ruling.steps.size(); ++n) {
      if (n == 0 && ruling.steps[n].safe) ++safe;
      if (ruling.steps[n].pay > cards) break;
      cards -= ruling.steps[n].pay;
      ++seen[{n, cards}];
    }
  }
  const auto check = [rides](std::int64_t count, const BigFraction& chance) {
    const BigFraction lowest = chance.reduced();
    const double p = std::stod(to_string(lowest.above)) / std::stod(to_string(lowest.below));
    const auto all = static_cast<double>(rides);
    INFO(count << " of " << rides << ", chance " << p);
    CHECK(std::abs(static_cast<double>(count) - all * p) <= 4 * std::sqrt(all * p * (1 - p)));
  };
  check(safe, steps[0].safe);
  for (std::size_t n = 0; n < steps.size(); ++n) {
    std::int64_t alive = 0;
    for (const skyline::CardsLeft& left : steps[n].cards) {
      check(seen[{n, left.cards}], left.chance);
      alive += seen[{n, left.cards}];
    }
    check(alive, steps[n].alive);
  }
  CHECK(rides > 250'000);
}

TEST_CASE("each face of seeded dice comes up as often as any other") {
  const skyline::Dice dice = dice_of(3, {0, 1, 2, 3, 4, 5});
  std::array<std::array<std::int64_t, 6>, 3> seen{};
  constexpr int kRolls = 300'000;
  for (std::size_t n = 0; n < kRolls; ++n) {
    const skyline::Roll roll = skyline::seeded_roll(dice, 7, n);
    for (std::size_t die = 0; die < 3; ++die) {
      ++seen[die][static_cast<std::size_t>(*roll[die].number)];
    }
  }
  const double mean = kRolls / 6.0;
  const double error = std::sqrt(kRolls * (1.0 / 6) * (5.0 / 6));
  for (const auto& die : seen) {
    for (const std::int64_t count : die) {
      CHECK(std::abs(static_cast<double>(count) - mean) <= 4 * error);
    }
  }
}

TEST_CASE("seeded rolls are the same on every machine") {
  const skyline::Dice dice = dice_of(3, {-1, 0, 1, 2, 3, 4});
  const auto text = [&](std::uint64_t seed, std::size_t n) {
    std::string faces;
    for (const skyline::Face& face : skyline::seeded_roll(dice, seed, n)) {
      faces += face.number ? std::to_string(*face.number) : "s";
    }
    return faces;
  };
  CHECK(text(1, 0) + text(1, 1) + text(1, 2) == "234113420");
  CHECK(text(UINT64_MAX, 0) + text(0, 1'000'000) == "440231");
}

TEST_CASE("the longest path and the greatest hand are told at once") {
  skyline::Dice dice{3, {}};
  for (int n = 0; n < 6; ++n) dice.faces.push_back(skyline::Face{n});
  dice.faces[0] = skyline::Face{};
  const auto steps = skyline::risk_of(dice, rolled_spaces(100), skyline::kMostRiskHand, {});
  REQUIRE(steps.size() == 100);
  for (std::size_t n = 1; n < steps.size(); ++n) {
    CHECK(steps[n].alive <= steps[n - 1].alive);
    CHECK(steps[n - 1].alive ==
          BigFraction{steps[n].alive.above + steps[n].lost.above, steps[n].alive.below});
  }
  CHECK(skyline::most_rolls(dice_of(3, {-1, 0, 1, 1, 2, 3}), 1'000) == 128);
  CHECK(skyline::most_rolls(dice_of(1, {0}), 1'000) == 1'000);
}

}  // namespace
}  // namespace parapet
