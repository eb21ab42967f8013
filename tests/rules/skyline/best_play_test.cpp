#include "rules/skyline/best_play.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <set>
#include <tuple>

#include "tests/rules/skyline/sky_networks.h"

// The best play against every play there is.

namespace parapet {
namespace {

using skyline::RideRules;
using skyline::RideValues;
using test::dice_of;

// A game small enough to try everything: whole values, a path whose spaces all roll.
struct Game {
  skyline::Dice dice;
  std::vector<std::size_t> path;
  int hand = 0;
  int unit = 0;
  int card = 0;
  std::vector<int> goal;  // by stop; 0 is the start
  RideRules rules;
};

// What a play decides: whether to go on after a space with so many cards, whether to pay so many of
// so many cards on coming to one.
using Decision = std::tuple<bool, std::size_t, int, int>;

// The worth of a play, times the number of ways in which the dice of all spaces may fall. Meets
// each decision by `decide`.
class Worth {
 public:
  Worth(const Game& game, std::function<bool(const Decision&)> decide)
      : game_(game), decide_(std::move(decide)) {}

  std::int64_t of_ride() const { return coming(0, game_.hand); }

 private:
  std::int64_t ways(std::size_t spaces) const {
    std::int64_t all = 1;
    for (std::size_t n = 0; n < spaces * game_.dice.count; ++n) {
      all *= static_cast<std::int64_t>(game_.dice.faces.size());
    }
    return all;
  }

  // Times the ways of the spaces behind it.
  std::int64_t at(std::size_t n, int cards) const {
    const bool is_last = n + 1 == game_.path.size();
    if (!is_last && decide_({true, n, cards, 0})) return coming(n + 1, cards);
    return (game_.unit + game_.card * cards + game_.goal[game_.path[n]]) *
           ways(game_.path.size() - n - 1);
  }

  // Times the ways of this space and those behind it.
  std::int64_t coming(std::size_t n, int cards) const {
    std::int64_t sum = 0;
    skyline::Roll roll;
    const std::function<void()> each_face = [&] {
      if (roll.size() < game_.dice.count) {
        for (const skyline::Face& face : game_.dice.faces) {
          roll.push_back(face);
          each_face();
          roll.pop_back();
        }
        return;
      }
      const int price = skyline::price_of(roll);
      const std::int64_t lost = game_.card * cards * ways(game_.path.size() - n - 1);
      const int paid = game_.rules.pays_what_it_has ? std::min(price, cards) : price;
      if (paid > cards) {
        sum += lost;
      } else if (paid > 0 && !decide_({false, n, cards, paid})) {
        sum += lost;
      } else {
        sum += at(n, cards - paid);
      }
    };
    each_face();
    return sum;
  }

  const Game& game_;
  std::function<bool(const Decision&)> decide_;
};

// Every decision that some play may meet, sorted: who always pays and goes on meets them all.
std::vector<Decision> decisions_of(const Game& game) {
  std::set<Decision> met;
  (void)Worth(game, [&met](const Decision& decision) {
    met.insert(decision);
    return true;
  }).of_ride();
  return {met.begin(), met.end()};
}

RideValues values_of(const Game& game) {
  RideValues values{Ratio(game.unit), Ratio(game.card), {}};
  for (const int goal : game.goal) values.goal.emplace_back(goal);
  return values;
}

std::vector<skyline::NewSpace> spaces_of(const Game& game) {
  std::vector<skyline::NewSpace> spaces;
  for (const std::size_t stop : game.path) spaces.push_back({stop, true});
  return spaces;
}

std::int64_t all_ways(const Game& game) {
  std::int64_t all = 1;
  for (std::size_t n = 0; n < game.path.size() * game.dice.count; ++n) {
    all *= static_cast<std::int64_t>(game.dice.faces.size());
  }
  return all;
}

void check_best(const Game& game) {
  const auto best = best_play(game.dice, spaces_of(game), game.hand, values_of(game), game.rules);
  const auto decisions = decisions_of(game);
  REQUIRE(decisions.size() <= 14);
  std::int64_t most = INT64_MIN;
  for (std::size_t play = 0; play < (std::size_t{1} << decisions.size()); ++play) {
    const auto decide = [&](const Decision& decision) {
      const auto found = std::lower_bound(decisions.begin(), decisions.end(), decision);
      return ((play >> static_cast<std::size_t>(found - decisions.begin())) & 1U) != 0;
    };
    most = std::max(most, Worth(game, decide).of_ride());
  }
  INFO("hand " << game.hand << ", unit " << game.unit << ", card " << game.card);
  CHECK(best.value == BigFraction{most, all_ways(game)});

  // The play that is told is worth that.
  const auto told = [&](const Decision& decision) {
    const auto& [after, n, cards, price] = decision;
    if (after) {
      for (const skyline::PlayChoice& choice : best.choices) {
        if (choice.stop == game.path[n] && choice.cards == cards) return choice.go;
      }
      FAIL("no choice for " << n << " with " << cards << " cards");
    }
    for (const skyline::GiveUp& give_up : best.give_ups) {
      if (give_up.stop == game.path[n] && give_up.cards == cards) return price <= give_up.above;
    }
    return true;
  };
  CHECK(BigFraction{Worth(game, told).of_ride(), all_ways(game)} == best.value);
}

TEST_CASE("no play is worth more than the best play") {
  test::RandomSource random(5);
  int gave_up = 0;
  int went_on = 0;
  for (int n = 0; n < 150; ++n) {
    Game game;
    std::vector<int> faces = {-1, random.between(0, 1), random.between(1, 2)};
    game.dice = dice_of(static_cast<std::size_t>(random.between(1, 2)), faces);
    game.path = {1, 2};
    game.hand = random.between(0, 2);
    game.unit = random.between(0, 12);
    game.card = random.between(0, 6);
    game.goal = {random.between(-3, 3), random.between(-5, 8), random.between(-5, 20)};
    game.rules.pays_what_it_has = random.chance(40);
    check_best(game);
    const auto best = best_play(game.dice, spaces_of(game), game.hand, values_of(game), game.rules);
    gave_up += best.give_ups.empty() ? 0 : 1;
    for (const skyline::PlayChoice& choice : best.choices) went_on += choice.go ? 1 : 0;
  }
  CHECK(gave_up > 10);
  CHECK(went_on > 10);
}

TEST_CASE("a ride over three spaces is played at its best") {
  test::RandomSource random(6);
  for (int n = 0; n < 6; ++n) {
    Game game;
    game.dice = dice_of(1, {-1, 0, 1});
    game.path = {1, 2, 3};
    game.hand = 2;
    game.unit = random.between(0, 9);
    game.card = random.between(0, 4);
    game.goal = {0, random.between(0, 5), random.between(0, 9), random.between(0, 20)};
    check_best(game);
  }
}

TEST_CASE("a large prize is ridden for and a unit that is worth less than its cards is given up") {
  Game game;
  game.dice = dice_of(3, {-1, 0, 1, 1, 2, 3});
  game.path = {1, 2};
  game.hand = 3;
  game.unit = 10;
  game.card = 1;
  game.goal = {0, 0, 1'000};
  auto best = best_play(game.dice, spaces_of(game), game.hand, values_of(game), game.rules);
  REQUIRE(best.choices.size() == 8);
  CHECK(best.choices[0].go);
  CHECK(best.choices[0].cards == 0);
  CHECK_FALSE(best.choices[7].go);
  CHECK(best.choices[7].stop == 2);
  CHECK(best.give_ups.empty());
  CHECK(stay_value(0, 3, values_of(game)) == BigFraction{13, 1});
  CHECK(best.choices[7].value == BigFraction{1'013, 1});

  game.unit = 1;
  game.card = 5;
  game.goal = {0, 0, 0};
  best = best_play(game.dice, spaces_of(game), game.hand, values_of(game), game.rules);
  REQUIRE_FALSE(best.give_ups.empty());
  CHECK(best.give_ups[0].stop == 1);
  CHECK(best.give_ups[0].cards == 3);
  CHECK(best.give_ups[0].above == 0);
}

TEST_CASE("values that are fractions count exactly") {
  const skyline::Dice dice = dice_of(1, {-1, 1});
  const RideValues values{Ratio::of(1, 3), Ratio::of(1, 7), {Ratio(), Ratio::of(5, 11)}};
  CHECK(skyline::common_denominator(values) == 231);
  const auto best = best_play(dice, {{1, true}}, 0, values, {});
  CHECK(to_string(best.value) == "13/33");  // half of 1/3 + 5/11
  const RideValues many{
      Ratio::of(1, 999'983), Ratio::of(1, 999'979), {Ratio::of(1, 999'961), Ratio()}};
  CHECK_FALSE(skyline::common_denominator(many).has_value());
}

}  // namespace
}  // namespace parapet
