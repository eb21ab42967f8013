#include "rules/realms/step/step_profile.h"

#include <catch2/catch.hpp>

#include "rules/realms/step/step.h"
#include "tests/support/random_source.h"

namespace parapet::realms {
namespace {

constexpr PegUnits kPegs{Ratio(1), Ratio(1)};

std::optional<int> cost(const StepProfile& profile, const Options& options = {},
                        const Climber& climber = {}) {
  return step_ledger(profile, kPegs, climber, options).cost;
}

Options with(const char* id, const char* value) {
  Options options;
  REQUIRE(options.set(id, value));
  return options;
}

TEST_CASE("steps up cost 1 below 2 pegs and 2 from there to the height") {
  for (int rise = 0; rise <= 12; ++rise) {
    const auto expected = rise > 10 ? std::nullopt : std::optional(rise >= 2 ? 2 : 1);
    CHECK(cost({{0, rise}, {}, {}, {}}) == expected);
    CHECK(cost({{rise, 0}, {}, {}, {}}) == 1);
  }
}

TEST_CASE("obstructions cost 2 above 2 pegs to the height") {
  for (int top = 0; top <= 12; ++top) {
    const auto expected = top > 10 ? std::nullopt : std::optional(top > 2 ? 2 : 1);
    const StepProfile profile{{0, 0}, {{top, 0}}, {}, {}};
    CHECK(cost(profile) == expected);
    const auto harmonised = top > 10 ? std::nullopt : std::optional(top >= 2 ? 2 : 1);
    CHECK(cost(profile, with("K7", "harmonise")) == harmonised);
    CHECK(cost(profile, with("K3", "forbid")) == std::nullopt);
  }
}

TEST_CASE("an obstruction is measured from where the option says") {
  const StepProfile up{{0, 5}, {{7, 0}}, {}, {}};
  const StepProfile down{{5, 0}, {{7, 0}}, {}, {}};
  const auto measured = [](const StepProfile& profile, const Options& options) {
    return step_ledger(profile, kPegs, {}, options).obstruction;
  };
  CHECK(measured(up, {}) == 7);
  CHECK(measured(down, {}) == 2);
  CHECK(measured(up, with("K6", "base")) == 7);
  CHECK(measured(down, with("K6", "base")) == 7);
  CHECK(measured(up, with("K6", "higher")) == 2);
  CHECK(measured(down, with("K6", "higher")) == 2);
}

TEST_CASE("many small steps count each or all together") {
  const StepProfile stairs{{0, 1, 2, 3}, {}, {}, {}};
  CHECK(cost(stairs) == 1);
  CHECK(cost(stairs, with("K8", "total")) == 2);
  CHECK(step_ledger(stairs, kPegs, {}, {}).rise == 3);
  CHECK(step_ledger(stairs, kPegs, {}, {}).step_up == 1);
  CHECK(step_ledger(stairs, kPegs, {}, with("K8", "total")).step_up == 3);
  const StepProfile ways_down{{30, 24, 18, 0}, {}, {}, {}};
  CHECK(step_ledger(ways_down, kPegs, {}, {}).wounds == 2);
  CHECK(step_ledger(ways_down, kPegs, {}, with("K11", "total")).wounds == 6);
  CHECK(step_ledger(ways_down, kPegs, {}, with("K11", "total")).step_down == 30);
  CHECK(step_ledger(ways_down, kPegs, {}, {}).step_down == 18);
  CHECK(step_ledger(ways_down, kPegs, {}, {}).drop == 30);
}

TEST_CASE("a high step over an obstruction costs 2 or 3") {
  const StepProfile both{{0, 3}, {{5, 0}}, {}, {}};
  CHECK(cost(both) == 2);
  CHECK(cost(both, with("K19", "add")) == 3);
  CHECK(cost({{0, 3}, {}, {}, {}}, with("K19", "add")) == 2);
}

TEST_CASE("links cost 1 whatever lies between") {
  for (const LinkKind kind : {LinkKind::stairs, LinkKind::ladder, LinkKind::pads}) {
    const StepLedger ledger = step_ledger({{60, 0}, {}, {}, kind}, kPegs, {}, {});
    CHECK(ledger.cost == 1);
    CHECK(ledger.wounds == 0);
    CHECK(cost({{0, 60}, {}, {}, kind}) == 1);
  }
}

TEST_CASE("drops wound by full heights") {
  for (int drop = 0; drop <= 65; ++drop) {
    const std::int64_t expected = drop > 10 ? 2 * (drop / 10) : 0;
    CHECK(drop_wounds(drop, Ratio(1), Ratio(10)) == expected);
    CHECK(drop_wounds(32 * drop, Ratio(32), Ratio(10)) == expected);
    CHECK(step_ledger({{drop, 0}, {}, {}, {}}, kPegs, {Ratio(10), true}, {}).wounds == 0);
  }
  CHECK(drop_wounds(21, Ratio(1), Ratio::of(21, 2)) == 4);
  CHECK(drop_wounds(20, Ratio(1), Ratio::of(21, 2)) == 2);
  CHECK(drop_wounds(std::int64_t{1} << 40, Ratio(1), Ratio::of(1, 1'000'000)) == kMaxWounds);
}

TEST_CASE("the unit of length does not matter") {
  testing::RandomSource random(9);
  for (int round = 0; round < 500; ++round) {
    StepProfile profile;
    for (int n = random.between(1, 5); n > 0; --n) {
      profile.surfaces.push_back(random.between(-15, 15));
    }
    for (int n = random.between(0, 2); n > 0; --n) {
      profile.obstructions.push_back(
          {random.between(-15, 15),
           static_cast<std::size_t>(random.below(static_cast<int>(profile.surfaces.size())))});
    }
    if (random.chance(30)) profile.width = random.between(1, 4);
    StepProfile scaled = profile;
    for (auto& surface : scaled.surfaces) surface *= 96;
    for (auto& obstruction : scaled.obstructions) obstruction.top *= 96;
    if (scaled.width) *scaled.width *= 80;
    const Climber climber{Ratio(random.between(1, 12))};
    const StepLedger small = step_ledger(profile, kPegs, climber, {});
    const StepLedger large = step_ledger(scaled, {Ratio(80), Ratio(96)}, climber, {});
    CHECK(small.cost == large.cost);
    CHECK(96 * small.rise == large.rise);
    CHECK(96 * small.obstruction == large.obstruction);
    CHECK(small.wounds == large.wounds);
  }
}

TEST_CASE("a told profile is exact in fractions of pegs") {
  const Climber climber{Ratio(10)};
  const auto ruling = rule_told_step({{Ratio::of(1, 3), Ratio::of(7, 3)}, {}, Ratio::of(5, 2), {}},
                                     climber, Options());
  REQUIRE(ruling);
  CHECK(ruling->cost == 2);
  CHECK(ruling->rise == Ratio(2));
  CHECK(ruling->width == Ratio::of(5, 2));
  const auto below =
      rule_told_step({{Ratio::of(1, 3), Ratio::of(233, 100)}, {}, {}, {}}, climber, Options());
  REQUIRE(below);
  CHECK(below->cost == 1);
  CHECK(below->rise == Ratio::of(599, 300));
}

TEST_CASE("told profiles have limits") {
  const auto code = [](const ToldProfile& profile) {
    const auto ruling = rule_told_step(profile, {}, Options());
    return ruling ? std::string("none") : ruling.error().code;
  };
  CHECK(code({}) == "wrong-value");
  CHECK(code({std::vector<Ratio>(1001, Ratio(0)), {}, {}, {}}) == "limit");
  CHECK(code({{Ratio::of(1, 1'048'573), Ratio::of(1, 3)}, {}, {}, {}}) == "limit");
  CHECK(code({{Ratio(std::int64_t{1} << 21)}, {}, {}, {}}) == "limit");
  CHECK(code({{Ratio(0)}, {}, {}, {}}) == "none");
}

}  // namespace
}  // namespace parapet::realms
