#include "physics/structure/contacts.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include "geometry/solids/convex_hull.h"
#include "tests/support/brick_structures.h"
#include "tests/support/random_source.h"

using namespace parapet;
using namespace parapet::physics;
using namespace parapet::testing;

namespace {

std::vector<Contact> of_kind(const std::vector<Contact>& contacts, ContactKind kind) {
  std::vector<Contact> found;
  std::copy_if(contacts.begin(), contacts.end(), std::back_inserter(found),
               [&](const Contact& contact) { return contact.kind == kind; });
  return found;
}

// Places about a point, in eighths of a stud, with how much they hold.
std::map<std::pair<int, int>, double> about(const Contact& contact, Point middle) {
  std::map<std::pair<int, int>, double> places;
  for (const ContactPlace& place : contact.places) {
    const Vector3 off = place.at - vector_of(middle);
    if (std::abs(off[0]) > kStud / 2 || std::abs(off[1]) > kStud / 2) continue;
    places[{static_cast<int>(std::lround(off[0] / 10)),
            static_cast<int>(std::lround(off[1] / 10))}] += place.holds;
  }
  return places;
}

std::set<Vector3> corners(const Contact& contact) {
  std::set<Vector3> places;
  for (const ContactPlace& place : contact.places) places.insert(place.at);
  return places;
}

}  // namespace

TEST_CASE("studs in holes make one contact and leave no resting face") {
  const auto contacts =
      contacts_of(structure_of({brick_at({0, 0, 0, 4, 2}), brick_at({2, 0, 1, 4, 2})}));
  REQUIRE(contacts.size() == 2);
  const Contact& between = contacts[1];
  CHECK(contacts[0].lower == kTable);
  CHECK(contacts[0].studs == 8);
  CHECK(between.upper == 1);
  CHECK(between.lower == 0);
  CHECK(between.kind == ContactKind::studded);
  CHECK(between.studs == 4);
  CHECK(between.places.size() == 12);
  CHECK(between.middle == Vector3{240, 80, 96});
  CHECK(between.axis == Vector3{0, 0, 1});
}

TEST_CASE("the single contact point of three lies away from the middle of the piece") {
  const auto contacts =
      contacts_of(structure_of({brick_at({0, 0, 0, 4, 2}), brick_at({2, 0, 1, 4, 2})}));
  // The studs are west of the middle of the upper brick.
  const std::map<std::pair<int, int>, double> expected{{{-2, 0}, 1}, {{1, -1}, 1}, {{1, 1}, 1}};
  CHECK(about(contacts[1], {200, 40, 96}) == expected);
}

TEST_CASE("where neither end is farther both ways count half") {
  const auto contacts =
      contacts_of(structure_of({brick_at({1, 0, 0, 2, 2}), brick_at({0, 0, 1, 4, 2})}));
  const std::map<std::pair<int, int>, double> expected{{{-2, 0}, 0.5},  {{1, -1}, 0.5},
                                                       {{1, 1}, 0.5},   {{2, 0}, 0.5},
                                                       {{-1, -1}, 0.5}, {{-1, 1}, 0.5}};
  CHECK(about(contacts[1], {120, 40, 96}) == expected);
}

TEST_CASE("under a square piece the larger offset says the way and a tie takes all four") {
  const auto beside =
      contacts_of(structure_of({brick_at({0, 1, 0, 1, 1}), brick_at({0, 0, 1, 2, 2})}));
  CHECK(about(beside[1], {40, 120, 96}).size() == 8);
  CHECK(beside[1].places.size() == 8);
  double held = 0;
  for (const auto& [place, holds] : about(beside[1], {40, 120, 96})) held += holds;
  CHECK(held == Approx(3));
  const auto edge =
      contacts_of(structure_of({brick_at({0, 1, 0, 2, 1}), brick_at({0, 0, 1, 2, 2})}));
  const std::map<std::pair<int, int>, double> expected{{{0, 2}, 1}, {{-1, -1}, 1}, {{1, -1}, 1}};
  CHECK(about(edge[1], {40, 120, 96}) == expected);
}

TEST_CASE("under a narrow piece there are four contact points") {
  const auto contacts =
      contacts_of(structure_of({brick_at({0, 0, 0, 2, 4}), brick_at({0, 0, 1, 1, 4})}));
  const std::map<std::pair<int, int>, double> expected{
      {{-2, 0}, 1}, {{0, -2}, 1}, {{0, 2}, 1}, {{2, 0}, 1}};
  CHECK(about(contacts[1], {40, 200, 96}) == expected);
}

TEST_CASE("studs on a side hold a piece that hangs there") {
  Piece wall = brick_at({0, 0, 0, 1, 1});
  wall.studs.push_back({{80, 40, 56}, {1, 0, 0}});
  Piece hung = block_between({80, 0, 16}, {112, 80, 96});
  hung.holes.push_back({{80, 40, 56}, {-1, 0, 0}});
  const auto contacts = contacts_of(structure_of({wall, hung}));
  REQUIRE(contacts.size() == 2);
  CHECK(contacts[1].kind == ContactKind::studded);
  CHECK(contacts[1].upper == 1);
  CHECK(contacts[1].axis == Vector3{1, 0, 0});
  CHECK(contacts[1].places.size() == 4);
  CHECK(contacts[1].places[0].at[0] == 80);
}

TEST_CASE("faces without studs rest on the corners of what they share") {
  const auto contacts = contacts_of(structure_of(
      {block_between({0, 0, 0}, {100, 100, 50}), block_between({60, 70, 50}, {200, 200, 60})},
      Table::loose));
  REQUIRE(contacts.size() == 2);
  CHECK(contacts[0].lower == kTable);
  CHECK(contacts[0].kind == ContactKind::resting);
  CHECK(contacts[1].kind == ContactKind::resting);
  CHECK(contacts[1].upper == 1);
  CHECK(corners(contacts[1]) ==
        std::set<Vector3>{{60, 70, 50}, {100, 70, 50}, {60, 100, 50}, {100, 100, 50}});
  CHECK(contacts[1].middle == Vector3{80, 85, 50});
}

TEST_CASE("faces side by side press and edges do not") {
  const auto contacts = contacts_of(structure_of(
      {block_between({0, 0, 0}, {100, 100, 50}), block_between({100, 40, 20}, {200, 200, 60}),
       block_between({-50, 100, 0}, {0, 200, 50})},
      Table::loose));
  const auto sides = of_kind(contacts, ContactKind::side);
  REQUIRE(sides.size() == 1);
  CHECK(sides[0].upper == 0);
  CHECK(sides[0].lower == 1);
  CHECK(sides[0].axis == Vector3{-1, 0, 0});
  CHECK(corners(sides[0]) ==
        std::set<Vector3>{{100, 40, 20}, {100, 100, 20}, {100, 40, 50}, {100, 100, 50}});
}

TEST_CASE("a block on a slanted face rests along its normal") {
  const auto wedge = convex_hull(
      {{0, 0, 0}, {400, 0, 0}, {400, 0, 300}, {0, 200, 0}, {400, 200, 0}, {400, 200, 300}});
  // Up the slope by (4, 0, 3), out of it by (-3, 0, 4).
  const Vec up{80, 0, 60};
  const Vec out{-30, 0, 40};
  const Point low{200, 150, 150};
  std::vector<Point> points;
  for (const Vec a : {Vec{}, up}) {
    for (const Vec b : {Vec{}, out}) {
      for (const Vec c : {Vec{}, Vec{0, 100, 0}}) points.push_back(low + a + b + c);
    }
  }
  Piece slope;
  slope.shapes = {*wedge};
  slope.holding = Holding::fixed;
  Piece block;
  block.shapes = {*convex_hull(points)};
  block.mass_mg = 1;
  const auto contacts = contacts_of(structure_of({slope, block}, Table::loose));
  REQUIRE(contacts.size() == 1);
  CHECK(contacts[0].kind == ContactKind::resting);
  CHECK(contacts[0].upper == 1);
  CHECK(contacts[0].axis[0] == Approx(-0.6));
  CHECK(contacts[0].axis[2] == Approx(0.8));
  // The block reaches beyond the wedge in the south.
  REQUIRE(contacts[0].places.size() == 4);
  for (const ContactPlace& place : contacts[0].places) {
    CHECK((place.at[1] == Approx(150) || place.at[1] == Approx(200)));
    CHECK(place.at[0] * 3 == Approx(place.at[2] * 4));
  }
}

TEST_CASE("a hole in the table's plane is held only where the table has studs") {
  const Piece brick = brick_at({0, 0, 0, 2, 2});
  CHECK(contacts_of(structure_of({brick}, Table::studded)).at(0).studs == 4);
  const auto loose = contacts_of(structure_of({brick}, Table::loose));
  REQUIRE(loose.size() == 1);
  CHECK(loose[0].kind == ContactKind::resting);
  CHECK(loose[0].places.size() == 4);
}

TEST_CASE("what is a hair above the table stands on it") {
  const auto above = [](std::int64_t height) {
    return contacts_of(structure_of({block_between({0, 0, height}, {90, 90, 200})}, Table::loose));
  };
  REQUIRE(above(kSettledGap).size() == 1);
  CHECK(above(kSettledGap)[0].lower == kTable);
  CHECK(above(kSettledGap + 1).empty());
}

TEST_CASE("fixed pieces do not touch each other nor the table") {
  Piece one = brick_at({0, 0, 0, 2, 2});
  Piece other = brick_at({0, 0, 1, 2, 2});
  one.holding = other.holding = Holding::fixed;
  CHECK(contacts_of(structure_of({one, other})).empty());
  other.holding = Holding::built;
  CHECK(contacts_of(structure_of({one, other})).size() == 1);
}

TEST_CASE("a settled piece lies on what is within the gap below it") {
  const auto settled = [](std::int64_t height) {
    Piece piece = block_between({20, 20, 96 + height}, {200, 90, 140 + height});
    piece.holding = Holding::settled;
    return contacts_of(structure_of({brick_at({0, 0, 0, 2, 2}), piece}, Table::loose));
  };
  CHECK(settled(0).size() == 2);
  CHECK(settled(-3).size() == 2);
  CHECK(settled(kSettledGap + 1).size() == 1);
  const auto contacts = settled(kSettledGap);
  REQUIRE(contacts.size() == 2);
  CHECK(contacts[1].upper == 1);
  CHECK(contacts[1].lower == 0);
  CHECK(contacts[1].kind == ContactKind::resting);
  CHECK(contacts[1].axis == Vector3{0, 0, 1});
  CHECK(contacts[1].places.size() == 4);
}

TEST_CASE("a settled piece leans on what stands beside it and lies on the table") {
  Piece piece = block_between({165, 20, 2}, {300, 90, 50});
  piece.holding = Holding::settled;
  const auto contacts = contacts_of(structure_of({brick_at({0, 0, 0, 2, 2}), piece}, Table::loose));
  REQUIRE(contacts.size() == 3);
  CHECK(of_kind(contacts, ContactKind::side).size() == 1);
  CHECK(contacts.back().lower == kTable);
}

TEST_CASE("pieces that reach into each other are clasped where they do") {
  const auto contacts = contacts_of(structure_of(
      {brick_at({0, 0, 0, 2, 2}), block_between({140, 30, 40}, {400, 50, 60})}, Table::loose));
  REQUIRE(contacts.size() == 2);
  CHECK(contacts[1].kind == ContactKind::studded);
  CHECK(contacts[1].upper == 1);
  CHECK(contacts[1].lower == 0);
  CHECK(corners(contacts[1]) ==
        std::set<Vector3>{{140, 30, 50}, {160, 30, 50}, {140, 50, 50}, {160, 50, 50}});
  double held = 0;
  for (const ContactPlace& place : contacts[1].places) held += place.holds;
  CHECK(held == 8);
}

TEST_CASE("pieces with studs between them are clasped by nothing else") {
  Piece upper = brick_at({0, 0, 1, 2, 2});
  upper.shapes.push_back(Box::spanning({70, 70, 90}, {90, 90, 96}));
  const auto contacts = contacts_of(structure_of({brick_at({0, 0, 0, 2, 2}), upper}));
  REQUIRE(contacts.size() == 2);
  CHECK(contacts[1].studs == 4);
}

namespace {

// Bricks and tiles that lie anywhere, also in each other.
Structure random_bricks(RandomSource& random) {
  std::vector<Piece> pieces;
  for (int n = 0; n < 12; ++n) {
    const BrickPlace place{random.below(6), random.below(6), random.below(3), random.between(1, 4),
                           random.between(1, 4)};
    pieces.push_back(random.chance(70) ? brick_at(place) : tile_at(place));
    if (random.chance(10)) pieces.back().holding = Holding::fixed;
  }
  return structure_of(std::move(pieces), random.chance(50) ? Table::loose : Table::studded);
}

using Key =
    std::tuple<std::uint32_t, std::uint32_t, ContactKind, int, std::set<std::array<long, 4>>>;

// What a contact is, whatever way the board is turned back. Which of two that stand side by side is
// called the upper depends on nothing that turns.
std::multiset<Key> keys(const std::vector<Contact>& contacts, int quarters, bool mirrored) {
  std::multiset<Key> result;
  for (const Contact& contact : contacts) {
    std::set<std::array<long, 4>> places;
    for (const ContactPlace& place : contact.places) {
      const Point rounded{std::lround(place.at[0]), std::lround(place.at[1]),
                          std::lround(place.at[2])};
      const Point at = turned(rounded, quarters, mirrored);
      places.insert({at.x, at.y, at.z, std::lround(100 * place.holds)});
    }
    result.insert({contact.upper, contact.lower, contact.kind, contact.studs, places});
  }
  return result;
}

}  // namespace

TEST_CASE("contacts turn and mirror with the structure") {
  RandomSource random(31);
  for (int round = 0; round < 30; ++round) {
    const Structure structure = random_bricks(random);
    const auto contacts = contacts_of(structure);
    for (int quarters = 0; quarters < 4; ++quarters) {
      for (const bool mirrored : {false, true}) {
        CHECK(keys(contacts_of(turned(structure, quarters, mirrored)), 0, false) ==
              keys(contacts, quarters, mirrored));
      }
    }
  }
}

TEST_CASE("contacts do not depend on the order of shapes and studs") {
  RandomSource random(32);
  for (int round = 0; round < 20; ++round) {
    Structure structure = random_bricks(random);
    for (std::size_t n = 0; n + 1 < structure.pieces.size(); n += 2) {
      auto& shapes = structure.pieces[n].shapes;
      shapes.push_back(structure.pieces[n + 1].shapes[0]);
    }
    const auto before = contacts_of(structure);
    for (Piece& piece : structure.pieces) {
      random.shuffle(piece.shapes);
      random.shuffle(piece.studs);
      random.shuffle(piece.holes);
    }
    const auto after = contacts_of(structure);
    REQUIRE(before.size() == after.size());
    for (std::size_t n = 0; n < before.size(); ++n) {
      CHECK(before[n].upper == after[n].upper);
      CHECK(before[n].middle == after[n].middle);
      CHECK(corners(before[n]) == corners(after[n]));
    }
  }
}

TEST_CASE("bricks touch where their cells do") {
  RandomSource random(33);
  for (int round = 0; round < 30; ++round) {
    const Structure structure = random_bricks(random);
    // Cells of a stud and a brick, by which bricks fill them.
    std::map<std::array<std::int64_t, 3>, std::set<std::uint32_t>> cells;
    for (std::uint32_t n = 0; n < structure.pieces.size(); ++n) {
      const Box box = bounds(structure.pieces[n].shapes[0]);
      for (std::int64_t x = box.lo().x / kStud; x < box.hi().x / kStud; ++x) {
        for (std::int64_t y = box.lo().y / kStud; y < box.hi().y / kStud; ++y) {
          cells[{x, y, box.lo().z / kBrick}].insert(n);
        }
      }
    }
    std::set<std::pair<std::uint32_t, std::uint32_t>> in_each_other;
    for (const auto& [cell, here] : cells) {
      for (const std::uint32_t a : here) {
        for (const std::uint32_t b : here) in_each_other.emplace(a, b);
      }
    }
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::size_t>> expected;
    for (const auto& [cell, here] : cells) {
      for (std::size_t axis = 0; axis < 3; ++axis) {
        auto beside = cell;
        ++beside[axis];
        if (!cells.contains(beside)) continue;
        for (const std::uint32_t a : here) {
          for (const std::uint32_t b : cells.at(beside)) {
            const auto is_fixed = [&](std::uint32_t piece) {
              return structure.pieces[piece].holding == Holding::fixed;
            };
            if (in_each_other.contains({a, b})) continue;
            if (!is_fixed(a) || !is_fixed(b)) expected.insert({a, b, axis});
          }
        }
      }
    }
    std::set<std::tuple<std::uint32_t, std::uint32_t, std::size_t>> found;
    for (const Contact& contact : contacts_of(structure)) {
      if (contact.lower == kTable || in_each_other.contains({contact.upper, contact.lower})) {
        continue;
      }
      const auto axis =
          static_cast<std::size_t>(std::find_if(contact.axis.begin(), contact.axis.end(),
                                                [](double along) { return along != 0; }) -
                                   contact.axis.begin());
      const bool from_lower = contact.axis[axis] > 0;
      found.insert({from_lower ? contact.lower : contact.upper,
                    from_lower ? contact.upper : contact.lower, axis});
    }
    CHECK(found == expected);
  }
}
