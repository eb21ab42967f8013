#include <algorithm>
#include <catch2/catch.hpp>
#include <numeric>
#include <random>
#include <set>
#include <string>

#include "physics/stability/quick_balance.h"
#include "physics/stability/who_stands.h"
#include "tests/support/brick_piles.h"
#include "tests/support/brick_structures.h"

using namespace parapet;
using namespace parapet::physics;
using namespace parapet::testing;

namespace {

std::vector<bool> without(const Structure& structure, const std::set<std::string>& ids) {
  std::vector<bool> removed;
  for (const Piece& piece : structure.pieces) removed.push_back(ids.count(piece.id) != 0);
  return removed;
}

std::set<std::string> fallen(const Structure& structure, const std::vector<bool>& removed) {
  const Falling falling = who_falls(structure, contacts_of(structure), removed, Grip{}, go_on);
  std::set<std::string> ids;
  for (const Loosened& loosened : falling.loosened) ids.insert(structure.pieces[loosened.piece].id);
  CHECK(ids.size() == falling.loosened.size());
  CHECK(falling.not_analysed.empty());
  CHECK(static_cast<std::size_t>(falling.rounds) <= structure.pieces.size() + 1);
  std::set<std::string> in_bodies;
  for (const auto& body : falling.bodies) {
    for (const std::uint32_t piece : body) {
      CHECK(in_bodies.insert(structure.pieces[piece].id).second);
    }
  }
  CHECK(in_bodies == ids);
  return ids;
}

// A pile of heavy bricks, of which some hang over too far.
Structure heavy_pile(std::uint32_t seed) { return brick_pile(seed, 30, 9, 40'000); }

}  // namespace

TEST_CASE("what has no way to the ground falls as one body where studs hold it together") {
  // A table: two legs, a top across, a brick on it; and a tile beside, loose on the top.
  const Structure structure =
      structure_of({brick_at({0, 0, 0, 2, 2}), brick_at({6, 0, 0, 2, 2}), brick_at({0, 0, 1, 8, 2}),
                    brick_at({0, 0, 2, 2, 2}), block_between({480, 0, 192}, {640, 160, 224})},
                   Table::loose);
  const std::vector<bool> legs = {true, true, false, false, false};
  const Falling falling = who_falls(structure, contacts_of(structure), legs, Grip{}, go_on);
  REQUIRE(falling.loosened.size() == 3);
  for (const Loosened& loosened : falling.loosened) {
    CHECK(loosened.why == Why::no_path);
    CHECK_FALSE(loosened.factor);
  }
  CHECK(falling.bodies == std::vector<std::vector<std::uint32_t>>{{2, 3}, {4}});
}

TEST_CASE("what hangs over too far comes down with what stands on it and no more") {
  // A pillar with an arm of one brick held by two studs, loaded at its end.
  std::vector<Piece> pieces = {brick_at({0, 0, 0}), brick_at({0, 0, 1}), brick_at({1, 0, 2, 8, 2}),
                               brick_at({7, 0, 3, 2, 2}, 200'000)};
  const Structure structure = structure_of(pieces);
  const std::vector<bool> nothing(4, false);
  const std::vector<Contact> contacts = contacts_of(structure);
  const Standing standing = who_stands(structure, contacts, nothing, Grip{}, go_on);
  CHECK_FALSE(standing.stands);
  const Falling falling = who_falls(structure, contacts, nothing, Grip{}, go_on);
  REQUIRE(falling.loosened.size() == 2);
  CHECK(falling.loosened.front().why == Why::mechanism);
  CHECK(falling.loosened.front().factor == standing.factor);
  CHECK(falling.bodies == std::vector<std::vector<std::uint32_t>>{{2, 3}});
}

TEST_CASE("what is left stands when it is asked again") {
  std::size_t fell = 0;
  for (std::uint32_t seed = 1; seed <= 12; ++seed) {
    INFO("seed " << seed);
    const Structure structure = heavy_pile(seed);
    std::vector<bool> removed(structure.pieces.size(), false);
    removed[seed % removed.size()] = true;
    const std::set<std::string> ids = fallen(structure, removed);
    fell += ids.size();
    for (std::size_t piece = 0; piece < removed.size(); ++piece) {
      if (ids.count(structure.pieces[piece].id) != 0) removed[piece] = true;
    }
    CHECK(fallen(structure, removed).empty());
    CHECK(who_stands(structure, contacts_of(structure), removed, Grip{}, go_on).stands);
  }
  CHECK(fell > 20);
}

TEST_CASE("who falls does not hang on the order of the pieces") {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    INFO("seed " << seed);
    const Structure structure = heavy_pile(seed);
    const std::set<std::string> gone{structure.pieces[seed].id};
    Structure shuffled = structure;
    std::mt19937 random(seed);
    for (std::size_t n = shuffled.pieces.size(); n > 1; --n) {
      std::swap(shuffled.pieces[n - 1], shuffled.pieces[random() % n]);
    }
    CHECK(fallen(structure, without(structure, gone)) == fallen(shuffled, without(shuffled, gone)));
  }
}

TEST_CASE("taking away what carries nothing brings nothing down") {
  for (std::uint32_t seed = 1; seed <= 8; ++seed) {
    INFO("seed " << seed);
    const Structure structure = brick_pile(seed, 30, 10, 2'160);
    const std::vector<Contact> contacts = contacts_of(structure);
    std::vector<bool> removed(structure.pieces.size(), false);
    const LoadFactor before = who_stands(structure, contacts, removed, Grip{}, go_on).factor;
    if (before < kBalanced) continue;
    for (std::uint32_t piece = 0; piece < removed.size(); ++piece) {
      const bool carries = std::any_of(contacts.begin(), contacts.end(),
                                       [&](const Contact& c) { return c.lower == piece; });
      if (carries) continue;
      removed[piece] = true;
      CHECK(fallen(structure, removed).empty());
      removed[piece] = false;
    }
  }
}

TEST_CASE("the quick balance is never more than the whole one") {
  std::size_t exact = 0;
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    INFO("seed " << seed);
    const Structure structure = brick_pile(seed, seed % 3 == 0 ? 12 : 40, seed % 3 == 0 ? 12 : 8,
                                           seed % 2 == 0 ? 2'160 : 40'000);
    const std::vector<Contact> contacts = contacts_of(structure);
    const std::vector<bool> unbroken(contacts.size(), false);
    std::vector<std::uint32_t> all(structure.pieces.size());
    std::iota(all.begin(), all.end(), 0U);
    const LoadFactor whole = load_factor(structure, contacts, all, unbroken, Grip{}).factor;
    const LoadFactor quick =
        quick_balance(structure, contacts, all, unbroken, kAnyLoad, Grip{}, go_on).at_least;
    CHECK(quick <= whole + 1);
    if (quick == kAnyLoad) {
      CHECK(whole == kAnyLoad);
      ++exact;
    }
  }
  CHECK(exact > 0);
}

TEST_CASE("when the time is up what was not weighed is told and stands") {
  const Structure structure = heavy_pile(3);
  const std::vector<bool> nothing(structure.pieces.size(), false);
  const Progress stop = [](const char*, double) { return false; };
  const Falling falling = who_falls(structure, contacts_of(structure), nothing, Grip{}, stop);
  for (const Loosened& loosened : falling.loosened) CHECK(loosened.why == Why::no_path);
}

TEST_CASE("a beam on blocks in a row is not critical") {
  std::vector<Piece> pieces = {block_between({0, 0, 100}, {1000, 80, 140}, 5'000)};
  for (const std::int64_t x : {0, 460, 920}) {
    pieces.push_back(block_between({x, 0, 0}, {x + 80, 80, 100}, 1'000));
  }
  const Structure structure = structure_of(pieces, Table::loose);
  const Standing standing =
      who_stands(structure, contacts_of(structure), std::vector<bool>(4, false), Grip{}, go_on);
  CHECK(standing.stands);
  CHECK_FALSE(standing.is_critical);
}

TEST_CASE("a plate stands on four posts and on three by a hair and falls from two") {
  const auto post = [](std::int64_t x, std::int64_t y) {
    return block_between({x, y, 0}, {x + 40, y + 40, 500}, 800);
  };
  const Structure structure =
      structure_of({block_between({0, 0, 500}, {1000, 1000, 520}, 20'000), post(20, 20),
                    post(940, 20), post(20, 940), post(940, 940)},
                   Table::loose);
  const std::vector<Contact> contacts = contacts_of(structure);
  const auto standing = [&](const std::vector<bool>& removed) {
    return who_stands(structure, contacts, removed, Grip{}, go_on);
  };
  const Standing four = standing({false, false, false, false, false});
  CHECK(four.stands);
  CHECK(four.factor == kAnyLoad);
  CHECK_FALSE(four.is_critical);
  const Standing three = standing({false, false, false, false, true});
  CHECK(three.stands);
  CHECK(three.is_critical);
  const Standing two = standing({false, false, false, true, true});
  CHECK_FALSE(two.stands);
  CHECK_FALSE(two.is_critical);

  const Standing across = standing({false, false, true, true, false});
  CHECK(across.stands);
  CHECK(across.is_critical);

  // A weight on the corner that lost its post tips it, on the opposite one it holds it down.
  Structure loaded = structure;
  loaded.loads = {{0, {900, 900, 520}, 5'000}};
  CHECK_FALSE(
      who_stands(loaded, contacts, {false, false, false, false, true}, Grip{}, go_on).stands);
  loaded.loads = {{0, {100, 100, 520}, 5'000}};
  const Standing held =
      who_stands(loaded, contacts, {false, false, false, false, true}, Grip{}, go_on);
  CHECK(held.stands);
  CHECK_FALSE(held.is_critical);
}
