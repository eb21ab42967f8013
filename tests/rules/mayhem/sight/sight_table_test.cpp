#include "rules/mayhem/sight/sight_table.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "rules/files/mayhem/mayhem_file.h"
#include "rules/mayhem/sight/sight.h"
#include "tests/support/board_generator.h"
#include "tests/support/sight_variants.h"

using namespace parapet;
using namespace parapet::mayhem;
using namespace parapet::testing;

namespace {

std::string words(Space s) {
  return "[" + std::to_string(s.x) + "," + std::to_string(s.y) + "," + std::to_string(s.level) +
         "]";
}

// What of the table is not the pair-by-pair answer, in words: the first pair, and how many. Empty
// if nothing is wrong.
std::string wrong(const Board& board, const SightRules& rules, const SightTable& table) {
  const std::vector<Space>& spaces = board.spaces();
  if (table.spaces() != spaces) return "other spaces";
  std::string first;
  std::size_t differ = 0;
  std::uint64_t seen = 0;
  for (std::size_t a = table.sources().begin; a < table.sources().end; ++a) {
    std::size_t seen_from_a = 0;
    for (std::size_t b = 0; b < spaces.size(); ++b) {
      const bool expected = sees(board, spaces[a], spaces[b], rules);
      seen_from_a += expected ? 1U : 0U;
      if (table.sees(a, b) == expected) continue;
      if (differ++ == 0) {
        first = words(spaces[a]) + (expected ? " sees " : " does not see ") + words(spaces[b]);
      }
    }
    if (table.seen_from(a) != seen_from_a && first.empty()) return "seen_from " + words(spaces[a]);
    seen += seen_from_a;
  }
  if (differ != 0) return first + ", not so in the table; " + std::to_string(differ) + " differ";
  return table.count() == seen ? std::string() : std::string("count()");
}

void require_right(const TileMap& map, const SightRules& rules = {}) {
  const Board board = assembled(map);
  const std::string what = wrong(board, rules, make_sight_table(board, rules));
  if (what.empty()) return;
  INFO(to_text(map));
  FAIL(what);
}

BoardRecipe busy_recipe(int width, int height, int levels) {
  BoardRecipe recipe;
  recipe.width = width;
  recipe.height = height;
  recipe.levels = levels;
  recipe.walls = 3;
  recipe.openings = 2;
  recipe.plates = 3;
  recipe.holes = 20;
  recipe.cover_dots = 5;
  return recipe;
}

std::vector<std::filesystem::path> expected_boards() {
  std::vector<std::filesystem::path> boards;
  const std::filesystem::path folder = std::string(PARAPET_TEST_DATA) + "/cases/random_sight";
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().string().ends_with(".board.json")) boards.push_back(entry.path());
  }
  std::sort(boards.begin(), boards.end());
  return boards;
}

std::string whole_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file.good());
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

// The table in the format of the expected boards: "x,y,level: 0110..." a source.
std::string to_lines(const SightTable& table) {
  std::string text;
  for (std::size_t from = 0; from < table.spaces().size(); ++from) {
    const Space space = table.spaces()[from];
    text += std::to_string(space.x) + "," + std::to_string(space.y) + "," +
            std::to_string(space.level) + ": ";
    for (std::size_t to = 0; to < table.spaces().size(); ++to) {
      text += table.sees(from, to) ? '1' : '0';
    }
    text += '\n';
  }
  return text;
}

}  // namespace

TEST_CASE("a sight table is the pair-by-pair answer: small boards") {
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    RandomSource random(seed);
    INFO("seed " << seed);
    require_right(random_map(random_recipe(random, 8, 4), random));
  }
}

TEST_CASE("a sight table is the pair-by-pair answer: tiles side by side") {
  for (std::uint64_t seed = 1001; seed <= 1100; ++seed) {
    RandomSource random(seed);
    INFO("seed " << seed);
    require_right(random_tiled_map(random, 15, 4));
  }
}

TEST_CASE("a sight table is the pair-by-pair answer: from no walls to 40 in 100 edges") {
  for (const int walls : {0, 1, 4, 12, 40}) {
    for (const int openings : {0, 2, 15}) {
      RandomSource random(static_cast<std::uint64_t>(2000 + walls * 100 + openings));
      BoardRecipe recipe = busy_recipe(13, 11, 4);
      recipe.walls = walls;
      recipe.openings = openings;
      require_right(random_map(recipe, random));
    }
  }
}

TEST_CASE("a sight table is the pair-by-pair answer: full, sparse and nine levels") {
  for (const int floors : {1, 5, 50, 100}) {
    RandomSource random(static_cast<std::uint64_t>(3000 + floors));
    BoardRecipe recipe = busy_recipe(7, 6, 9);
    recipe.plates = recipe.holes = 0;
    recipe.floors = floors;
    require_right(random_map(recipe, random));
  }
}

// A place beyond bit 63 of a row; rows that are one word, or end at a word's end.
TEST_CASE("a sight table is the pair-by-pair answer: widths round a word's") {
  for (const int width : {1, 2, 7, 8, 31, 32, 62, 63, 64, 65, 127, 130}) {
    for (const int height : {1, 3}) {
      RandomSource random(static_cast<std::uint64_t>(4000 + width * 4 + height));
      require_right(random_map(busy_recipe(width, height, 3), random));
      require_right(random_map(busy_recipe(height, width, 2), random));
    }
  }
}

TEST_CASE("a sight table is the expected answer") {
  const auto boards = expected_boards();
  REQUIRE(boards.size() >= 30);
  for (const auto& path : boards) {
    INFO(path.string());
    const auto file = read_mayhem_file(whole_text(path), path.string());
    REQUIRE(file.has_value());
    const SightRules rules = SightRules::from(file->options);
    const Board board = assembled(file->map);
    std::string expected = path.string();
    expected.replace(expected.size() - std::string("board.json").size(), std::string::npos,
                     "sight.txt");
    const SightTable table = make_sight_table(board, rules);
    CHECK(to_lines(table) == whole_text(expected));
    CHECK(wrong(board, rules, table).empty());
  }
}

TEST_CASE("the fast way is for the default sight rules alone") {
  CHECK(has_fast_sight_table(SightRules()));
  for (const SightVariant& variant : single_variants()) {
    INFO(variant.name);
    // OPT-L14 makes another board, not other rules.
    const bool usual = variant.name == "default" || variant.name.rfind("L14=", 0) == 0;
    CHECK(has_fast_sight_table(SightRules::from(variant.options)) == usual);
  }
}

TEST_CASE("a sight table follows every option") {
  std::vector<SightVariant> variants = single_variants();
  RandomSource random(5000);
  for (int n = 0; n < 10; ++n) variants.push_back(random_variant(random));
  std::set<std::string> that_matter;
  for (int n = 0; n < 12; ++n) {
    const TileMap map = random_map(random_recipe(random, 6, 4), random);
    const Board board = assembled(map);
    const SightTable usual = make_sight_table(board, SightRules());
    for (const SightVariant& variant : variants) {
      INFO(variant.name << "\n" << to_text(map));
      const SightRules rules = SightRules::from(variant.options);
      const SightTable table = make_sight_table(board, rules);
      CHECK(wrong(board, rules, table).empty());
      if (wrong(board, SightRules(), table).empty()) continue;
      that_matter.insert(variant.name);
      CHECK_FALSE(has_fast_sight_table(rules));
    }
  }
  CHECK(that_matter.size() > 10);  // else the boards say nothing about options
}

TEST_CASE("the parts of a sight table are the whole") {
  for (std::uint64_t seed = 6001; seed <= 6040; ++seed) {
    RandomSource random(seed);
    INFO("seed " << seed);
    const TileMap map = random_map(random_recipe(random, 9, 4), random);
    const Board board = assembled(map);
    const std::size_t spaces = board.spaces().size();
    const SightTable whole = make_sight_table(board, {});
    for (const std::size_t shards : {std::size_t{2}, std::size_t{3}, spaces, spaces + 5}) {
      std::uint64_t seen = 0;
      std::size_t next = 0;
      for (std::size_t shard = 0; shard < shards; ++shard) {
        const SourceRange sources = shard_sources(spaces, shard, shards);
        REQUIRE(sources.begin == next);
        REQUIRE(sources.size() <= spaces / shards + 1);
        next = sources.end;
        const SightTable part = make_sight_table(board, {}, sources);
        REQUIRE(part.sources() == sources);
        for (std::size_t from = sources.begin; from < sources.end; ++from) {
          for (std::size_t to = 0; to < spaces; ++to) {
            if (part.sees(from, to) != whole.sees(from, to)) FAIL("shard " << shard);
          }
        }
        seen += part.count();
      }
      REQUIRE(next == spaces);
      REQUIRE(seen == whole.count());
    }
  }
}

TEST_CASE("the parts of a sight table by other rules are the whole") {
  RandomSource random(7000);
  const Board board = assembled(random_map(busy_recipe(7, 5, 3), random));
  SightRules rules;
  rules.any_dots = true;
  const SightTable whole = make_sight_table(board, rules);
  std::uint64_t seen = 0;
  for (std::size_t shard = 0; shard < 3; ++shard) {
    const SourceRange sources = shard_sources(board.spaces().size(), shard, 3);
    const SightTable part = make_sight_table(board, rules, sources);
    CHECK(wrong(board, rules, part).empty());
    seen += part.count();
  }
  CHECK(seen == whole.count());
}

TEST_CASE("the memory of a sight table is as stated") {
  BoardRecipe recipe;
  recipe.width = recipe.height = 24;
  recipe.levels = 4;
  recipe.floors = 100;
  RandomSource random(8000);
  const Board board = assembled(random_map(recipe, random));
  REQUIRE(board.spaces().size() == 2304);
  const SightTable table = make_sight_table(board, {});
  CHECK(table.bytes() < 1'000'000);
  // Each source has its own answers in a part, so two halves hold what a whole one does twice.
  const SourceRange half = shard_sources(2304, 0, 2);
  CHECK(make_sight_table(board, {}, half).bytes() < 1'100'000);
}

TEST_CASE("a sight table of an empty part") {
  RandomSource random(9000);
  const Board board = assembled(random_map(busy_recipe(4, 4, 2), random));
  const SightTable table = make_sight_table(board, {}, {3, 3});
  CHECK(table.sources().size() == 0);
  CHECK(table.count() == 0);
}
