#include "rules/mayhem/attack/odds.h"

#include <catch2/catch.hpp>
#include <map>
#include <numeric>

#include "rules/files/mayhem/dice_file.h"
#include "tests/support/random_source.h"

namespace {

using namespace parapet;
using namespace parapet::mayhem;

// How often each number of a symbol comes up, over every combination of faces one by one.
std::map<int, long long> counted(const std::vector<const Die*>& dice, Symbol symbol) {
  std::map<int, long long> ways;
  std::vector<std::size_t> face(dice.size());
  for (;;) {
    int shown = 0;
    for (std::size_t n = 0; n < dice.size(); ++n) shown += (*dice[n])[face[n]].of(symbol);
    ++ways[shown];
    std::size_t n = 0;
    while (n < dice.size() && ++face[n] == dice[n]->size()) face[n++] = 0;
    if (n == dice.size()) return ways;
  }
}

void check_against_count(const Dice& dice, const FaceTable& faces) {
  std::vector<const Die*> all;
  all.insert(all.end(), static_cast<std::size_t>(dice.red), &faces.red);
  all.insert(all.end(), static_cast<std::size_t>(dice.yellow), &faces.yellow);
  all.insert(all.end(), static_cast<std::size_t>(dice.white), &faces.white);
  const Odds odds = odds_of(dice, faces);
  INFO(to_text(dice));
  CHECK(odds.dice == dice);
  for (const Symbol symbol : kSymbols) {
    const auto ways = counted(all, symbol);
    long long combinations = 0;
    long long shown = 0;
    for (const auto& [n, count] : ways) {
      combinations += count;
      shown += n * count;
    }
    const SymbolOdds& found = odds.of(symbol);
    REQUIRE(found.counts.size() == ways.size());
    auto expected = ways.begin();
    for (const auto& [n, chance] : found.counts) {
      CHECK(n == expected->first);
      // Equal as fractions, and in lowest terms.
      CHECK(chance.ways * combinations == chance.of * Wide{expected->second});
      CHECK(std::gcd(static_cast<long long>(chance.ways), static_cast<long long>(chance.of)) == 1);
      ++expected;
    }
    CHECK(found.mean == Ratio::of(shown, combinations));
    const long long none = ways.count(0) == 0 ? 0 : ways.at(0);
    CHECK(found.at_least_one.ways * combinations ==
          found.at_least_one.of * Wide{combinations - none});
  }
}

// Over the least common denominator of all the chances.
bool sums_to_one(const SymbolOdds& odds) {
  Wide denominator = 1;
  for (const auto& count : odds.counts) {
    Wide a = denominator;
    Wide b = count.chance.of;
    while (b != 0) {
      const Wide rest = a % b;
      a = b;
      b = rest;
    }
    denominator = denominator / a * count.chance.of;
  }
  Wide sum = 0;
  for (const auto& count : odds.counts) {
    sum += count.chance.ways * (denominator / count.chance.of);
  }
  return sum == denominator;
}

Face face(int hit, int aimed = 0, int push = 0, int special = 0) {
  return Face{{hit, aimed, push, special}};
}

}  // namespace

TEST_CASE("odds are those of every combination of faces, up to five dice") {
  for (int red = 0; red <= 4; ++red) {
    for (int yellow = 0; red + yellow <= 4; ++yellow) {
      for (int white = 0; red + yellow + white <= 4; ++white) {
        check_against_count({red, yellow, white}, default_faces());
      }
    }
  }
  check_against_count({3, 1, 1}, default_faces());
  check_against_count({5, 0, 0}, default_faces());
}

TEST_CASE("odds of other dice, also with a symbol more than once on a face") {
  parapet::testing::RandomSource random(7);
  for (int n = 0; n < 60; ++n) {
    FaceTable faces;
    for (Die* die : {&faces.red, &faces.yellow, &faces.white}) {
      for (int sides = random.between(1, 5); sides > 0; --sides) {
        die->push_back(face(random.below(3), random.below(2), random.below(4), 0));
      }
    }
    check_against_count({random.below(3), random.below(3), random.below(2)}, faces);
  }
}

TEST_CASE("the chances of the largest handful sum to one, exactly") {
  for (const Dice& dice : {Dice{35, 0, 0}, Dice{20, 10, 5}, Dice{0, 35, 0}, Dice{0, 0, 35}}) {
    REQUIRE(has_countable_odds(dice, default_faces()));
    const Odds odds = odds_of(dice, default_faces());
    for (const Symbol symbol : kSymbols) {
      CHECK(odds.of(symbol).counts.size() == 36);
      // Of 35 red dice the common denominator is 12^35: it fits, its sums do too.
      CHECK(sums_to_one(odds.of(symbol)));
    }
  }
}

TEST_CASE("what 126 bits cannot count is told beforehand") {
  CHECK(has_countable_odds({35, 0, 0}, default_faces()));
  CHECK_FALSE(has_countable_odds({36, 0, 0}, default_faces()));
  CHECK_FALSE(has_countable_odds({0, 0, 36}, default_faces()));
  FaceTable many;
  many.red.assign(kMostFaces, face(1));
  CHECK(has_countable_odds({18, 0, 0}, many));
  CHECK_FALSE(has_countable_odds({19, 0, 0}, many));
}

TEST_CASE("no dice show nothing") {
  const Odds odds = odds_of({}, default_faces());
  REQUIRE(odds.of(Symbol::hit).counts.size() == 1);
  CHECK(odds.of(Symbol::hit).counts.front().n == 0);
  CHECK(to_string(odds.of(Symbol::hit).counts.front().chance) == "1/1");
  CHECK(to_string(odds.of(Symbol::hit).at_least_one) == "0/1");
  CHECK(hit_odds_text(odds) == "No dice are rolled");
}

TEST_CASE("the odds of hits in one line") {
  CHECK(hit_odds_text(odds_of({2, 0, 0}, default_faces())) ==
        "RR: at least one hit 8/9, 1 1/3 hits on average");
  CHECK(hit_odds_text(odds_of({0, 2, 0}, default_faces())) ==
        "YY: at least one hit 3/4, 1 hits on average");
  CHECK(hit_odds_text(odds_of({0, 0, 1}, default_faces())) ==
        "W: at least one hit 1/3, 1/3 hits on average");
}
