#include "scans/place/comb.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "scans/place/grouped_comb.h"
#include "tests/scans/place/similarity.h"

using namespace parapet::scans;
using namespace parapet::testing;

namespace {

using Rows = std::vector<std::vector<Level>>;

// Every so many of them, at random, off by up to so much.
std::vector<Level> row(RandomSource& random, double pitch, double phase, int count, double off,
                       int percent = 100) {
  std::vector<Level> levels;
  for (int i = 0; i < count; ++i) {
    if (!random.chance(percent)) continue;
    levels.push_back({i * pitch + phase + within(random, -off, off), within(random, 1, 5)});
  }
  return levels;
}

std::vector<Level> both(std::vector<Level> a, const std::vector<Level>& b) {
  a.insert(a.end(), b.begin(), b.end());
  std::sort(a.begin(), a.end(), [](const Level& x, const Level& y) { return x.at < y.at; });
  return a;
}

CombLimits limits(double shortest) { return {shortest, 1000, std::nullopt}; }

}  // namespace

TEST_CASE("a comb is found with its pitch and phases") {
  RandomSource random(1);
  for (int number = 0; number < 50; ++number) {
    const double pitch = within(random, 8, 60);
    const double off = 0.03 * pitch;
    const Rows rows = {row(random, pitch, 3, 9, off, 80),
                       row(random, pitch, 5, 9, off, 80),
                       row(random, pitch, 1, 9, off, 80),
                       {}};
    const CombSearch found = find_comb(rows, limits(6));
    INFO(pitch << " " << found.why_not);
    REQUIRE(found.comb);
    CHECK(found.comb->pitch == Approx(pitch).margin(5 * found.comb->pitch_error));
    CHECK(found.comb->pitch == Approx(pitch).epsilon(0.01));
    CHECK(found.comb->residual < 0.03 * pitch);
    CHECK(found.comb->phases[3].empty());
  }
}

TEST_CASE("levels strewn at random are no comb") {
  RandomSource random(2);
  int plain = 0;
  int grouped = 0;
  for (int number = 0; number < 300; ++number) {
    Rows rows(4);
    for (auto& levels : rows) {
      const int count = random.between(2, 9);
      for (int i = 0; i < count; ++i) levels.push_back({within(random, 0, 200), 1});
      std::sort(levels.begin(), levels.end(),
                [](const Level& a, const Level& b) { return a.at < b.at; });
    }
    plain += find_comb(rows, limits(6)).comb.has_value();
    grouped += find_grouped_comb(rows, limits(6)).comb.has_value();
  }
  CHECK(plain <= 1);
  CHECK(grouped == 0);
}

TEST_CASE("few levels are no comb") {
  RandomSource random(3);
  CHECK(!find_comb({}, limits(6)).comb);
  CHECK(!find_comb({row(random, 25, 0, 4, 0)}, limits(6)).comb);
  CHECK(!find_comb({row(random, 25, 0, 2, 0), row(random, 25, 0, 2, 0), row(random, 25, 9, 2, 0)},
                   limits(6))
             .comb);
  CHECK(!find_grouped_comb({row(random, 25, 0, 3, 0), {}}, limits(6)).comb);
}

TEST_CASE("the widest pitch is taken and not its half or its double") {
  RandomSource random(4);
  const Rows even = {row(random, 16, 0, 9, 0.2), row(random, 16, 3, 9, 0.2)};
  CHECK(find_comb(even, limits(6)).comb->pitch == Approx(16).epsilon(0.01));
  // Asked for its half, that is what it is.
  CombLimits studs = limits(6);
  studs.expected = 8;
  CHECK(find_comb(even, studs).comb->pitch == Approx(8).epsilon(0.01));
  studs.expected = 10;
  CHECK(!find_comb(even, studs).comb);
  // Nearly all on every second: could be either.
  Rows either = even;
  either[0] = both(either[0], {{8, 3}, {40, 3}});
  either[1] = both(either[1], {{75, 3}});
  const CombSearch asked = find_comb(either, limits(6));
  if (asked.comb) CHECK(asked.comb->pitch == Approx(16).epsilon(0.01));
}

TEST_CASE("levels in groups are no comb of a part of the pitch") {
  RandomSource random(5);
  const auto walls = [&] {
    return both(row(random, 50.8, 6, 7, 0.1), row(random, 50.8, -6, 7, 0.1));
  };
  const Rows rows = {walls(), walls(), walls(), walls()};
  CHECK(!find_comb(rows, limits(6)).comb);
  const CombSearch found = find_grouped_comb(rows, limits(6));
  REQUIRE(found.comb);
  CHECK(found.comb->pitch == Approx(50.8).epsilon(0.002));
  CHECK(found.comb->phases[0].size() == 2);
}
