#include "rules/skyline/ride.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <set>

#include "rules/skyline/risk.h"
#include "rules/skyline/routes.h"
#include "tests/rules/skyline/sky_networks.h"

// Rides against a second, slow way, and what must hold of every ride.

namespace parapet {
namespace {

using skyline::Network;
using skyline::Ride;
using skyline::RideRules;
using skyline::RideRuling;
using skyline::Unit;

// A ride as the rules tell it, step by step, without a plan.
struct SlowRide {
  bool legal = true;
  std::size_t stopped_at = 0;
  std::size_t rolls = 0;
  int discards = 0;
  bool lost = false;
  std::size_t end = 0;
  std::vector<std::size_t> told;  // spaces of its steps
};

bool fight_at(const Network& network, const std::vector<Unit>& units, const std::string& side,
              std::size_t stop) {
  const std::size_t location = network.stops[stop].location;
  for (const std::size_t token : network.tokens) {
    if (token == location) return true;
  }
  for (const Unit& unit : units) {
    if (unit.location == location && unit.side != side) return true;
  }
  return false;
}

SlowRide slow_ride(const Network& network, const std::vector<Unit>& units, const Ride& ride,
                   std::uint64_t seed, const RideRules& rules) {
  SlowRide slow;
  int hand = ride.hand;
  std::vector<std::size_t> order;
  if (rules.getting_on_counts) order.push_back(ride.way.from);
  order.insert(order.end(), ride.way.path.begin(), ride.way.path.end());
  std::size_t here = ride.way.from;
  std::set<std::size_t> seen = {here};
  slow.end = here;
  for (std::size_t n = 0; n < order.size() && slow.legal; ++n) {
    const std::size_t next = order[n];
    const bool getting_on = rules.getting_on_counts && n == 0;
    const std::size_t in_path = rules.getting_on_counts ? n - 1 : n;
    bool legal = true;
    if (!getting_on) {
      bool joined = false;
      for (const skyline::Rail& rail : network.rails) joined = joined || rail.joins(here, next);
      legal = joined && (rules.may_come_back || seen.count(next) == 0);
      if (rules.stops_to_fight && in_path > 0 && fight_at(network, units, *ride.side, here)) {
        legal = false;
      }
    }
    const bool flies = ride.way.kind != skyline::UnitKind::common;
    if (flies && n >= 2 && !rules.flies_on_with_rolls) legal = false;
    if (!legal) {
      slow.legal = false;
      slow.stopped_at = in_path;
      break;
    }
    here = next;
    seen.insert(here);
    if (slow.lost) continue;  // the way is judged to its end all the same
    slow.told.push_back(here);
    if (!flies || n >= 2) {
      const skyline::Roll roll = skyline::seeded_roll(network.dice, seed, slow.rolls);
      ++slow.rolls;
      bool safe = false;
      int total = 0;
      for (const skyline::Face& face : roll) {
        safe = safe || !face.number;
        total += face.number.value_or(0);
      }
      if (!safe && total > 0) {
        if (!ride.pays || (total > hand && !rules.pays_what_it_has)) {
          slow.lost = true;
          continue;
        }
        const int paid = std::min(total, hand);
        hand -= paid;
        slow.discards += paid;
      }
    }
    slow.end = here;
  }
  return slow;
}

TEST_CASE("rides are ruled as step by step") {
  test::RandomSource random(11);
  int illegal = 0;
  int lost = 0;
  int fought = 0;
  for (int n = 0; n < 6'000; ++n) {
    const Network network = test::random_network(random);
    const auto units = test::random_units(random, network);
    const RideRules rules = test::random_rules(random);
    const Ride ride{test::random_way(random, network, 5), "blue", random.between(0, 8),
                    random.chance(85)};
    const auto seed = static_cast<std::uint64_t>(n);
    const RideRuling ruling = rule_ride(network, units, ride, test::seeded(network, seed), rules);
    const SlowRide slow = slow_ride(network, units, ride, seed, rules);
    INFO("ride " << n);
    CHECK(ruling.legal == slow.legal);
    CHECK(ruling.stopped_at.has_value() == !slow.legal);
    if (ruling.stopped_at) CHECK(*ruling.stopped_at == slow.stopped_at);
    CHECK(ruling.rolls.size() == slow.rolls);
    CHECK(ruling.discards == slow.discards);
    CHECK(ruling.lost == slow.lost);
    REQUIRE(ruling.steps.size() == slow.told.size());
    for (std::size_t step = 0; step < slow.told.size(); ++step) {
      CHECK(ruling.steps[step].stop == slow.told[step]);
    }
    if (slow.lost) {
      CHECK_FALSE(ruling.location.has_value());
      CHECK(ruling.combat.empty());
      CHECK_FALSE(ruling.may_go_on);
    } else {
      REQUIRE(ruling.location == network.stops[slow.end].location);
      const bool fights = !ruling.steps.empty() && fight_at(network, units, "blue", slow.end);
      CHECK(ruling.combat.size() == (fights ? 1U : 0U));
      fought += fights ? 1 : 0;
    }
    CHECK(ruling.discards <= ride.hand);
    CHECK(ruling.unit_moves() == (ruling.steps.empty() ? 0 : 1));
    CHECK_FALSE(ruling.misses_roll);
    illegal += slow.legal ? 0 : 1;
    lost += slow.lost ? 1 : 0;
  }
  CHECK(illegal > 500);
  CHECK(lost > 500);
  CHECK(fought > 500);
}

TEST_CASE("a ride may go on exactly if it may be ridden to another space") {
  test::RandomSource random(12);
  int may = 0;
  for (int n = 0; n < 2'000; ++n) {
    const Network network = test::random_network(random);
    const auto units = test::random_units(random, network);
    const RideRules rules = test::random_rules(random);
    Ride ride{test::random_way(random, network, 3), "blue", 1'000, true};
    const auto ruling = rule_ride(network, units, ride, test::seeded(network, 3), rules);
    if (!ruling.legal || ruling.lost) continue;
    bool longer = false;
    for (std::size_t next = 0; next < network.stops.size(); ++next) {
      ride.way.path.push_back(next);
      longer = longer || rule_ride(network, units, ride, test::seeded(network, 3), rules).legal;
      ride.way.path.pop_back();
    }
    CHECK(ruling.may_go_on == longer);
    may += longer ? 1 : 0;
  }
  CHECK(may > 300);
}

TEST_CASE("one roll is used for each arc of a common unit and none of Songbird and Airship") {
  test::RandomSource random(13);
  for (int n = 0; n < 1'000; ++n) {
    const Network network = test::random_network(random);
    const Ride ride{test::random_way(random, network, 4), "blue", 100, true};
    const auto ruling = rule_ride(network, {}, ride, test::seeded(network, 5), {});
    if (!ruling.legal || ruling.lost) continue;
    const bool common = ride.way.kind == skyline::UnitKind::common;
    CHECK(ruling.rolls.size() == (common ? ride.way.path.size() : 0U));
    CHECK(ruling.unit_moves() == 1);
  }
}

// The same network with its stops, locations, arcs and faces in another order.
struct Mixed {
  Network network;
  std::vector<std::size_t> stops;      // where each is now
  std::vector<std::size_t> locations;  // likewise
};

std::vector<std::size_t> mixed_order(test::RandomSource& random, std::size_t count) {
  std::vector<std::size_t> order(count);
  std::iota(order.begin(), order.end(), std::size_t{0});
  random.shuffle(order);
  return order;
}

Mixed mixed(test::RandomSource& random, const Network& network) {
  Mixed mix{network, mixed_order(random, network.stops.size()),
            mixed_order(random, network.locations.size())};
  for (std::size_t n = 0; n < mix.locations.size(); ++n) {
    mix.network.locations[mix.locations[n]] = network.locations[n];
  }
  for (std::size_t n = 0; n < mix.stops.size(); ++n) {
    skyline::Stop& stop = mix.network.stops[mix.stops[n]];
    stop = network.stops[n];
    stop.id = "renamed " + std::to_string(n);
    stop.location = mix.locations[stop.location];
  }
  for (std::size_t& token : mix.network.tokens) token = mix.locations[token];
  for (skyline::Rail& rail : mix.network.rails) {
    rail.from = mix.stops[rail.from];
    rail.to = mix.stops[rail.to];
    if (random.chance(50)) std::swap(rail.from, rail.to);
  }
  random.shuffle(mix.network.rails);
  random.shuffle(mix.network.dice.faces);
  return mix;
}

TEST_CASE("names and order and what lies far away change no ride and no chance") {
  test::RandomSource random(14);
  for (int n = 0; n < 1'500; ++n) {
    const Network network = test::random_network(random);
    auto units = test::random_units(random, network);
    const RideRules rules = test::random_rules(random);
    const Ride ride{test::random_way(random, network, 4), "blue", random.between(0, 6), true};
    Mixed other = mixed(random, network);
    other.network.locations.push_back({"far", "", "Z", {}});
    other.network.locations.push_back({"farther", "", "Z", {}});
    other.network.adjacent.push_back(
        {other.network.locations.size() - 1, other.network.locations.size() - 2});
    other.network.stops.push_back({"over far", other.network.locations.size() - 2, {}});
    other.network.stops.push_back({"over farther", other.network.locations.size() - 1, {}});
    other.network.rails.push_back(
        {other.network.stops.size() - 2, other.network.stops.size() - 1, {}});

    // The same rolls, whatever the order of the faces.
    const skyline::Rolls rolls = test::seeded(network, 77);
    const auto ruling = rule_ride(network, units, ride, rolls, rules);
    const auto safe_before =
        skyline::risk_of(network.dice,
                         plan_ride(network, skyline::RailGraph(network),
                                   skyline::Combat(network, units, ride.side), ride.way, rules)
                             .spaces,
                         ride.hand, rules);
    Ride moved = ride;
    moved.way.from = other.stops[ride.way.from];
    for (std::size_t& stop : moved.way.path) stop = other.stops[stop];
    for (Unit& unit : units) unit.location = other.locations[unit.location];
    units.push_back(
        {"far away", "red", skyline::UnitKind::airship, other.network.locations.size() - 1});
    const auto same = rule_ride(other.network, units, moved, rolls, rules);
    CHECK(same.legal == ruling.legal);
    CHECK(same.stopped_at == ruling.stopped_at);
    CHECK(same.discards == ruling.discards);
    CHECK(same.lost == ruling.lost);
    CHECK(same.rolls == ruling.rolls);
    CHECK(same.may_go_on == ruling.may_go_on);
    CHECK(same.combat.size() == ruling.combat.size());
    if (ruling.location) {
      CHECK(same.location == other.locations[*ruling.location]);
    } else {
      CHECK_FALSE(same.location.has_value());
    }
    const auto safe_after = skyline::risk_of(
        other.network.dice,
        plan_ride(other.network, skyline::RailGraph(other.network),
                  skyline::Combat(other.network, units, ride.side), moved.way, rules)
            .spaces,
        ride.hand, rules);
    REQUIRE(safe_after.size() == safe_before.size());
    for (std::size_t step = 0; step < safe_before.size(); ++step) {
      CHECK(safe_after[step].safe == safe_before[step].safe);
      CHECK(safe_after[step].alive == safe_before[step].alive);
      CHECK(safe_after[step].discards == safe_before[step].discards);
      CHECK(safe_after[step].cards.size() == safe_before[step].cards.size());
    }
  }
}

TEST_CASE("more cards in hand never make a ride less likely to get there") {
  test::RandomSource random(15);
  for (int n = 0; n < 200; ++n) {
    const Network network = test::random_network(random);
    RideRules rules;
    rules.pays_what_it_has = random.chance(30);
    const std::vector<skyline::NewSpace> spaces = {{0, true}, {1, true}, {2, true}};
    for (int hand = 0; hand < 8; ++hand) {
      const auto fewer = risk_of(network.dice, spaces, hand, rules);
      const auto more = risk_of(network.dice, spaces, hand + 1, rules);
      for (std::size_t step = 0; step < spaces.size(); ++step) {
        CHECK(more[step].alive >= fewer[step].alive);
        CHECK(fewer[step].alive >= fewer.back().alive);
      }
    }
  }
}

TEST_CASE("the ways that are found are those with the fewest spaces") {
  test::RandomSource random(16);
  for (int n = 0; n < 800; ++n) {
    const Network network = test::random_network(random);
    const auto units = test::random_units(random, network);
    const RideRules rules = test::random_rules(random);
    const auto kind = static_cast<skyline::UnitKind>(random.below(3));
    const skyline::RailGraph rails(network);
    const skyline::Combat combat(network, units, "blue");
    const auto reach = reach_of(network, rails, combat, kind, 0, rules, 100);
    CHECK(reach.more == 0);
    std::set<std::size_t> reached;
    for (const auto& path : reach.paths) {
      CHECK(plan_ride(network, rails, combat, {kind, 0, path}, rules).legal());
      CHECK(reached.insert(path.back()).second);
    }
    // Every legal way of up to four spaces ends at a space that is reached, by no fewer.
    for (int way = 0; way < 20; ++way) {
      skyline::Way ridden = test::random_way(random, network, 4);
      ridden.kind = kind;
      ridden.from = 0;
      if (!plan_ride(network, rails, combat, ridden, rules).legal()) continue;
      const std::size_t end = ridden.path.back();
      if (end == 0) continue;
      const auto found = std::find_if(reach.paths.begin(), reach.paths.end(),
                                      [end](const auto& path) { return path.back() == end; });
      REQUIRE(found != reach.paths.end());
      CHECK(found->size() <= ridden.path.size());
    }
  }
}

}  // namespace
}  // namespace parapet
