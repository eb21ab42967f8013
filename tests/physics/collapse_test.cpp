#include "physics/collapse/collapse.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <set>

#include "physics/collapse/impact.h"
#include "tests/physics/falling_scenes.h"
#include "tests/support/brick_piles.h"
#include "tests/support/brick_structures.h"
#include "tests/support/command.h"

namespace parapet::testing {
namespace {

using physics::Collapse;
using physics::Structure;

Collapse collapse_of(const Structure& structure, const std::vector<std::uint32_t>& removed) {
  return physics::collapse(structure, removed, {}, physics::go_on);
}

std::size_t pieces_of(const Collapse& collapse) {
  std::size_t count = collapse.removed.size() + collapse.standing;
  for (const physics::RestingBody& body : collapse.fallen) count += body.pieces.size();
  return count;
}

// A house of piled bricks with one taken away from below.
struct Case {
  Structure structure;
  std::vector<std::uint32_t> removed;
};
Case pile_case(std::uint32_t seed) {
  Case result{brick_pile(seed, 40, 8, 2160), {}};
  for (std::uint32_t piece = 0; piece < 6; ++piece) result.removed.push_back(piece);
  return result;
}

// Every number of an answer, to compare processes by.
std::string digest_of(const Collapse& collapse) {
  std::string text = bits_of(collapse.settled);
  for (const physics::RestingBody& body : collapse.fallen) {
    for (const std::int64_t value : {body.to.x, body.to.y, body.to.z}) {
      text += std::to_string(value) + " ";
    }
  }
  // FNV-1a, 64 bits.
  std::uint64_t hash = 0xcbf29ce484222325u;
  for (const char byte : text) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3u;
  return std::to_string(hash);
}

// A table of one plate of bricks on four legs.
Structure table_of_bricks() {
  return structure_of(
      {brick_at({0, 0, 0, 2, 2}), brick_at({6, 0, 0, 2, 2}), brick_at({0, 6, 0, 2, 2}),
       brick_at({6, 6, 0, 2, 2}), brick_at({0, 0, 1, 8, 8}), brick_at({3, 3, 2, 2, 2})},
      physics::Table::loose);
}

}  // namespace

TEST_CASE("what stands on nothing falls straight down and keeps its lattice") {
  const Structure structure = table_of_bricks();
  const Collapse collapse = collapse_of(structure, {0, 1, 2, 3});
  CHECK(collapse.removed == std::vector<std::uint32_t>{0, 1, 2, 3});
  CHECK(collapse.standing == 0);
  REQUIRE(collapse.fallen.size() == 1);
  CHECK(collapse.fallen[0].pieces.size() == 2);
  CHECK(bounds_of(collapse.fallen[0]) == Box::spanning({0, 0, 0}, {640, 640, 192}));
  CHECK(collapse.fallen[0].from.z - collapse.fallen[0].to.z == 96);
}

TEST_CASE("taking away what carries nothing moves nothing") {
  const Structure structure = table_of_bricks();
  const Collapse collapse = collapse_of(structure, {5});
  CHECK(collapse.fallen.empty());
  CHECK(collapse.standing == 5);
  CHECK(collapse.settled.at_rest);
}

TEST_CASE("no piece is lost and a collapse asked again moves nothing") {
  std::size_t fell = 0;
  for (std::uint32_t seed = 0; seed < 6; ++seed) {
    const Case pile = pile_case(seed);
    const Collapse collapse = collapse_of(pile.structure, pile.removed);
    INFO("seed " << seed);
    CHECK(pieces_of(collapse) == pile.structure.pieces.size());
    CHECK(collapse.settled.at_rest);
    CHECK(collapse.settled.steps < physics::SettleLimits{}.most_steps);
    std::set<std::uint32_t> numbers(collapse.removed.begin(), collapse.removed.end());
    for (const physics::RestingBody& body : collapse.fallen) {
      CHECK_FALSE(body.overlaps);
      for (const physics::RestingPiece& piece : body.pieces) {
        CHECK(numbers.insert(piece.piece).second);
        ++fell;
      }
    }
    const Structure after = physics::structure_after(pile.structure, collapse);
    CHECK(after.pieces.size() == pile.structure.pieces.size() - collapse.removed.size());
    CHECK(collapse_of(after, {}).fallen.empty());
  }
  CHECK(fell > 10);
}

TEST_CASE("what fell falls again when what it lies on is taken away") {
  std::vector<physics::Piece> pieces = {brick_at({0, 0, 0}), brick_at({0, 0, 1, 2, 2}),
                                        tile_at({0, 0, 3})};
  const Structure structure = structure_of(pieces, physics::Table::loose);
  const Collapse first = collapse_of(structure, {});
  REQUIRE(first.fallen.size() == 1);
  const Structure after = physics::structure_after(structure, first);
  REQUIRE(after.pieces.size() == 3);
  CHECK(after.pieces[2].holding == physics::Holding::settled);
  const Collapse second = collapse_of(after, {0, 1});
  REQUIRE(second.fallen.size() == 1);
  CHECK(second.fallen[0].pieces[0].piece == 2);
  CHECK(bounds_of(second.fallen[0]).lo().z == 0);
}

TEST_CASE("pieces that came down as one lie under one name and fall as one again") {
  Structure structure = table_of_bricks();
  structure.pieces.push_back(block_between({2000, 0, 0}, {2080, 80, 96}));
  structure.pieces.back().holding = physics::Holding::settled;
  structure.pieces.back().body = "b1";
  const Structure after = physics::structure_after(structure, collapse_of(structure, {0, 1, 2, 3}));
  REQUIRE(after.pieces.size() == 3);
  CHECK(after.pieces[0].body == "b1");
  CHECK(after.pieces[1].body == "b2");
  CHECK(after.pieces[2].body == "b2");
  CHECK(after.pieces[1].studs.empty());
}

TEST_CASE("a load stays on what stands and is gone from what fell") {
  Structure structure = table_of_bricks();
  structure.pieces.push_back(brick_at({20, 0, 0}));
  structure.loads = {{6, {1680, 160, 96}, 5000}, {4, {320, 320, 192}, 5000}};
  const Structure after = physics::structure_after(structure, collapse_of(structure, {0, 1, 2, 3}));
  REQUIRE(after.loads.size() == 1);
  CHECK(after.pieces[after.loads[0].piece].id == structure.pieces[6].id);
}

TEST_CASE("the same collapse has the same bits in this process") {
  const Case pile = pile_case(3);
  const Collapse first = collapse_of(pile.structure, pile.removed);
  CHECK_FALSE(first.fallen.empty());
  CHECK(digest_of(first) == digest_of(collapse_of(pile.structure, pile.removed)));
}

// Printed for the test below, which runs this one twice.
TEST_CASE("print the digest of a collapse", "[.digest]") {
  const Case pile = pile_case(3);
  std::printf("digest %s\n", digest_of(collapse_of(pile.structure, pile.removed)).c_str());
}

TEST_CASE("the same collapse has the same bits in two processes") {
  const std::string self = std::filesystem::read_symlink("/proc/self/exe").string();
  const std::string line = "'" + self + "' '[.digest]'";
  const Outcome first = run_line(line);
  const Outcome second = run_line(line);
  REQUIRE(first.status == 0);
  const Case pile = pile_case(3);
  const std::string here = digest_of(collapse_of(pile.structure, pile.removed));
  CHECK(first.has("digest " + here + "\n"));
  CHECK(second.has("digest " + here + "\n"));
}

TEST_CASE("a beam that strikes at one end breaks where its studs cannot carry it") {
  // Two long bricks end to end, held together by one short one over both.
  const Structure structure =
      structure_of({brick_at({0, 0, 0, 16, 2}, 9000), brick_at({16, 0, 0, 16, 2}, 9000),
                    brick_at({15, 0, 1, 2, 2}, 1150)},
                   physics::Table::loose);
  const auto contacts = physics::contacts_of(structure);
  const physics::FallingBody body = bodies_of_pieces(structure, {{0, 1, 2}}).front();
  const auto broken_by = [&](double newton_seconds) {
    const physics::Impact impact{0, {{{0, 80, 0}, {0, 0, newton_seconds}}}};
    return physics::struck(structure, contacts, body, impact, {}, physics::go_on);
  };
  const physics::Broken gentle = broken_by(1e-5);
  CHECK(gentle.groups.size() == 1);
  CHECK(gentle.factor == physics::kAnyLoad);
  const physics::Broken hard = broken_by(0.05);
  REQUIRE(hard.groups.size() > 1);
  CHECK(hard.factor < physics::kBalanced);
  std::set<std::uint32_t> pieces;
  for (const auto& group : hard.groups) pieces.insert(group.begin(), group.end());
  CHECK(pieces.size() == 3);
  // Twice the blow is carried half as well.
  const physics::Broken harder = broken_by(0.1);
  CHECK(std::abs(2 * harder.factor - hard.factor) <= 2);
}

TEST_CASE("a stack that lands flat is pressed together and does not break") {
  const Structure structure = structure_of(
      {brick_at({0, 0, 0}), brick_at({0, 0, 1}), brick_at({0, 0, 2})}, physics::Table::loose);
  const auto contacts = physics::contacts_of(structure);
  const physics::FallingBody body = bodies_of_pieces(structure, {{0, 1, 2}}).front();
  physics::Impact impact;
  for (const double x : {0.0, 160.0}) {
    for (const double y : {0.0, 320.0}) impact.blows.push_back({{x, y, 0}, {0, 0, 0.5}});
  }
  CHECK(physics::struck(structure, contacts, body, impact, {}, physics::go_on).groups.size() == 1);
}

TEST_CASE("a body that breaks where it strikes is told of as loosened by the impact") {
  // A long arm on a column high over a table; without the column it falls on a post at one end.
  std::vector<physics::Piece> pieces;
  for (int z = 0; z < 40; ++z) pieces.push_back(brick_at({30, 0, z, 2, 2}));
  pieces.push_back(brick_at({0, 0, 40, 16, 2}, 9000));
  pieces.push_back(brick_at({16, 0, 40, 16, 2}, 9000));
  pieces.push_back(brick_at({15, 0, 41, 2, 2}, 1150));
  pieces.push_back(block_between({0, 0, 0}, {160, 160, 960}));
  pieces.back().holding = physics::Holding::fixed;
  const Structure structure = structure_of(pieces, physics::Table::loose);
  std::vector<std::uint32_t> column;
  for (std::uint32_t z = 0; z < 40; ++z) column.push_back(z);
  const Collapse collapse = collapse_of(structure, column);
  CHECK(pieces_of(collapse) == structure.pieces.size());
  CHECK(collapse.fallen.size() > 1);
  CHECK(collapse.settled.broke_off.back() == std::size_t{0});
  CHECK(collapse.loosened.back().why == physics::Why::impact);
  REQUIRE(collapse.loosened.back().factor.has_value());
  CHECK(*collapse.loosened.back().factor < physics::kBalanced);
}

}  // namespace parapet::testing
