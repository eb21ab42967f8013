#include <algorithm>
#include <catch2/catch.hpp>

#include "physics/stability/who_stands.h"
#include "tests/support/brick_structures.h"

namespace parapet::physics {
namespace {

using testing::brick_at;

// A beam that hangs far out over one post, and a pile that has nothing to do with it, on one brick.
Structure crane_and_pile() {
  return testing::structure_of(
      {brick_at({0, 0, 0, 16, 4}), brick_at({12, 0, 1, 2, 4}), brick_at({4, 0, 2, 10, 4}, 20'000),
       brick_at({0, 0, 1, 2, 4}), brick_at({0, 0, 2, 2, 4}), brick_at({0, 0, 3, 2, 4})},
      Table::loose);
}

TEST_CASE("what carries nothing but pressure is not strained by what hangs elsewhere") {
  const Structure structure = crane_and_pile();
  const std::vector<Contact> contacts = contacts_of(structure);
  const std::vector<bool> none(structure.pieces.size(), false);
  const Standing standing = who_stands(structure, contacts, none, Grip{}, go_on);
  REQUIRE(standing.factor > kBalanced);
  REQUIRE(standing.factor < kAnyLoad);
  const auto used = [&](std::uint32_t upper, std::uint32_t lower) {
    LoadFactor most = -1;
    for (std::size_t n = 0; n < contacts.size(); ++n) {
      if (contacts[n].upper == upper && contacts[n].lower == lower) {
        most = std::max(most, standing.utilisation[n]);
      }
    }
    return most;
  };
  CHECK(used(3, 0) == 0);
  CHECK(used(4, 3) == 0);
  CHECK(used(5, 4) == 0);
  CHECK(used(2, 1) > 0);
  // What is strained most gives way first: it needs all of its grip when all weighs that much more.
  const LoadFactor most =
      *std::max_element(standing.utilisation.begin(), standing.utilisation.end());
  CHECK(static_cast<double>(most) * standing.factor / kBalanced ==
        Approx(kBalanced).epsilon(0.001));
  CHECK(most == std::max(used(2, 1), used(1, 0)));
}

}  // namespace
}  // namespace parapet::physics
