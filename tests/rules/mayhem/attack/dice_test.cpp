#include "rules/mayhem/attack/dice.h"

#include <catch2/catch.hpp>

namespace {

using namespace parapet;
using namespace parapet::mayhem;

std::vector<std::string> stepped(const char* dice, int net, DiceChoice choice) {
  std::vector<std::string> texts;
  for (const Dice& result : step_dice(*dice_from_text(dice), net, choice)) {
    texts.push_back(to_text(result));
  }
  return texts;
}

using Texts = std::vector<std::string>;

}  // namespace

TEST_CASE("dice are read in any order and written red, yellow, white") {
  CHECK(to_text(*dice_from_text("WYRRY")) == "RRYYW");
  CHECK(to_text(*dice_from_text("")).empty());
  CHECK_FALSE(dice_from_text("RX"));
  CHECK_FALSE(dice_from_text("r"));
  CHECK_FALSE(dice_from_text(std::string(101, 'R')));
}

TEST_CASE("a bonus steps a die up, and all red adds a white") {
  CHECK(stepped("W", 1, DiceChoice::attacker) == Texts{"Y"});
  CHECK(stepped("Y", 1, DiceChoice::attacker) == Texts{"R"});
  CHECK(stepped("RRR", 1, DiceChoice::attacker) == Texts{"RRRW"});
  CHECK(stepped("RR", 4, DiceChoice::attacker) == Texts{"RRRW"});
}

TEST_CASE("a penalty steps a die down, and all white takes one away") {
  CHECK(stepped("R", -1, DiceChoice::attacker) == Texts{"Y"});
  CHECK(stepped("WWW", -2, DiceChoice::attacker) == Texts{"W"});
  CHECK(stepped("YY", -4, DiceChoice::attacker) == Texts{""});
  CHECK(stepped("YY", -9, DiceChoice::attacker) == Texts{""});
}

TEST_CASE("OPT-D1: the attacker may choose, or the best or worst die is stepped") {
  CHECK(stepped("RY", -1, DiceChoice::attacker) == Texts{"RW", "YY"});
  CHECK(stepped("RY", -1, DiceChoice::best_first) == Texts{"YY"});
  CHECK(stepped("RY", -1, DiceChoice::worst_first) == Texts{"RW"});
  CHECK(stepped("YW", 1, DiceChoice::best_first) == Texts{"RW"});
  CHECK(stepped("YW", 1, DiceChoice::worst_first) == Texts{"YY"});
  CHECK(stepped("RW", 1, DiceChoice::best_first) == Texts{"RY"});
}

TEST_CASE("the set of results is never empty, and a forced choice is among the attacker's") {
  for (const char* dice : {"", "W", "RYW", "YYWW", "RRRYW"}) {
    for (int net = -12; net <= 12; ++net) {
      const Texts all = stepped(dice, net, DiceChoice::attacker);
      REQUIRE(!all.empty());
      REQUIRE(std::is_sorted(all.begin(), all.end()));
      for (const DiceChoice forced : {DiceChoice::best_first, DiceChoice::worst_first}) {
        const Texts one = stepped(dice, net, forced);
        REQUIRE(one.size() == 1);
        REQUIRE(std::find(all.begin(), all.end(), one.front()) != all.end());
      }
    }
  }
}

TEST_CASE("the most dice and modifiers are answered") {
  const auto results =
      step_dice(*dice_from_text(std::string(100, 'W')), kMostModifiers, DiceChoice::attacker);
  CHECK(!results.empty());
}
