#include "viewer/window/desk.h"

#include <catch2/catch.hpp>

#include "tests/viewer/window/toy_position.h"

namespace parapet::viewer {
namespace {

constexpr std::size_t kSight = 0;
constexpr std::size_t kReach = 1;
constexpr std::size_t kPush = 2;

const Picked kArcher{"archer", true};
const Picked kRunner{"runner", true};

std::string verdict(const Desk& desk) {
  return desk.answer() != nullptr ? desk.answer()->text.verdict : std::string();
}

std::string option(const Desk& desk, std::size_t number) {
  return desk.position().options()[number].now;
}

Desk sight_across() {
  Desk desk(toy_position());
  desk.pick(kArcher);
  desk.pick(kRunner);
  return desk;
}

}  // namespace

TEST_CASE("a desk asks as soon as enough is picked") {
  Desk desk(toy_position());
  REQUIRE(desk.answer() == nullptr);
  desk.pick(kArcher);
  REQUIRE(desk.answer() == nullptr);
  desk.pick(kRunner);
  REQUIRE(verdict(desk) == "archer does not see runner.");
  REQUIRE(&desk.shown() == &desk.answer()->shown);

  SECTION("one pick more starts over") {
    desk.pick({"C1", false});
    REQUIRE(desk.answer() == nullptr);
    REQUIRE(desk.picks() == std::vector<Picked>{{"C1", false}});
    REQUIRE(&desk.shown() == &desk.position().board());
  }
  SECTION("picks are dropped at once") {
    desk.drop_picks();
    REQUIRE(desk.picks().empty());
    REQUIRE(desk.answer() == nullptr);
  }
}

TEST_CASE("the same pick again takes it back while nothing is asked") {
  Desk desk(toy_position());
  desk.pick(kArcher);
  desk.pick(kArcher);
  REQUIRE(desk.picks().empty());
}

TEST_CASE("a mode with a free pick answers without it and with it") {
  Desk desk(toy_position());
  desk.choose_mode(kPush);
  desk.pick(kArcher);
  desk.pick(kRunner);
  REQUIRE(verdict(desk) == "archer pushes runner.");
  desk.pick({"H1", false});
  REQUIRE(desk.picks().size() == 3);
  REQUIRE(desk.answer() != nullptr);
  desk.pick(kRunner);
  REQUIRE(desk.picks() == std::vector<Picked>{kRunner});
}

TEST_CASE("a unit that was picked first is the first pick of the next mode") {
  Desk desk = sight_across();
  desk.choose_mode(kReach);
  REQUIRE(desk.picks() == std::vector<Picked>{kArcher});
  REQUIRE(verdict(desk) == "archer reaches 12 spaces.");

  SECTION("a space is not") {
    desk.choose_mode(kSight);
    desk.drop_picks();
    desk.pick({"C1", false});
    desk.choose_mode(kReach);
    REQUIRE(desk.picks().empty());
  }
  SECTION("a mode that is not there changes nothing") {
    desk.choose_mode(99);
    REQUIRE(desk.mode_number() == kReach);
  }
}

TEST_CASE("what cannot be asked is a fault, and the next pick starts over") {
  Desk desk(toy_position());
  desk.choose_mode(kReach);
  desk.pick({"C1", false});
  REQUIRE(desk.answer() == nullptr);
  REQUIRE(desk.fault()->expected == "a unit");
  desk.pick(kRunner);
  REQUIRE_FALSE(desk.fault());
  REQUIRE(desk.answer() != nullptr);
}

TEST_CASE("a hinge turns its option and shows what the verdict was") {
  Desk desk = sight_across();
  desk.flip_hinge(0);
  REQUIRE(option(desk, 0) == "clear");
  REQUIRE(verdict(desk) == "archer sees runner.");
  REQUIRE(desk.turned()->verdict == "archer does not see runner.");
  REQUIRE(desk.turned()->from == "block");
  REQUIRE(desk.turned()->to == "clear");

  SECTION("and back") {
    desk.flip_hinge(0);
    REQUIRE(option(desk, 0) == "block");
    REQUIRE(verdict(desk) == "archer does not see runner.");
    REQUIRE(desk.turned()->verdict == "archer sees runner.");
  }
  SECTION("until something else is done") {
    desk.choose_mode(kReach);
    REQUIRE_FALSE(desk.turned());
  }
  SECTION("a hinge that is not there changes nothing") {
    desk.flip_hinge(7);
    REQUIRE(option(desk, 0) == "clear");
  }
}

TEST_CASE("a number is asked with at once") {
  Desk desk(toy_position());
  desk.choose_mode(kReach);
  desk.pick(kRunner);
  const std::string before = verdict(desk);
  desk.set_option("mp", "1");
  REQUIRE(verdict(desk) == "runner reaches 5 spaces.");
  REQUIRE(verdict(desk) != before);
  REQUIRE_FALSE(desk.turned());
}

TEST_CASE("undo and redo walk through all changes of the board") {
  Desk desk = sight_across();
  REQUIRE_FALSE(desk.can_undo());
  REQUIRE_FALSE(desk.undo());
  desk.set_option("W1", "clear");
  desk.put("runner", "A1");
  desk.set_option("W1", "block");
  REQUIRE(verdict(desk) == "archer sees runner.");  // both are west of the wall
  REQUIRE(desk.undo() == "W1 = block");
  REQUIRE(desk.undo() == "runner to A1");
  REQUIRE(verdict(desk) == "archer sees runner.");  // through the clear wall
  REQUIRE(desk.undo() == "W1 = clear");
  REQUIRE(verdict(desk) == "archer does not see runner.");
  REQUIRE_FALSE(desk.can_undo());
  REQUIRE(desk.redo() == "W1 = clear");
  REQUIRE(desk.redo() == "runner to A1");
  REQUIRE(desk.can_redo());

  SECTION("another change forgets what was undone") {
    desk.put("guard", "H5");
    REQUIRE_FALSE(desk.can_redo());
    REQUIRE(desk.undo() == "guard to H5");
  }
}

TEST_CASE("what cannot be done is refused and leaves the board as it was") {
  Desk desk = sight_across();
  desk.put("runner", "D2");
  REQUIRE(desk.refusal()->found == "guard on D2");
  REQUIRE_FALSE(desk.can_undo());
  REQUIRE(desk.answer() != nullptr);
  desk.pick(kArcher);
  REQUIRE_FALSE(desk.refusal());
}

TEST_CASE("a value that an option has already is no change") {
  Desk desk(toy_position());
  desk.set_option("W1", "block");
  desk.set_option("no such option", "clear");
  REQUIRE_FALSE(desk.can_undo());
}

TEST_CASE("a unit in the hand is asked about where it is held") {
  Desk desk = sight_across();
  desk.lift("runner", "G3");
  REQUIRE(verdict(desk) == "archer does not see runner.");
  desk.hold_over("C3");
  REQUIRE(verdict(desk) == "archer sees runner.");
  REQUIRE_FALSE(desk.can_undo());
  desk.hold_over("F3");
  REQUIRE(verdict(desk) == "archer does not see runner.");
  desk.hold_over("C3");

  SECTION("let go, it is one step to undo") {
    desk.let_go();
    REQUIRE_FALSE(desk.held());
    REQUIRE(verdict(desk) == "archer sees runner.");
    REQUIRE(desk.undo() == "runner to C3");
    REQUIRE(verdict(desk) == "archer does not see runner.");
    REQUIRE_FALSE(desk.can_undo());
  }
  SECTION("put back, nothing has happened") {
    desk.put_back();
    REQUIRE_FALSE(desk.held());
    REQUIRE(verdict(desk) == "archer does not see runner.");
    REQUIRE_FALSE(desk.can_undo());
  }
  SECTION("let go where it cannot stand, it is put back and told why") {
    desk.hold_over("D2");
    REQUIRE_FALSE(desk.held()->may_stand);
    REQUIRE(desk.refusal());
    desk.let_go();
    REQUIRE_FALSE(desk.can_undo());
    REQUIRE(desk.refusal()->found == "guard on D2");
    REQUIRE(verdict(desk) == "archer does not see runner.");
  }
  SECTION("let go beside the board, it is put back") {
    desk.hold_over(std::nullopt);
    desk.let_go();
    REQUIRE_FALSE(desk.can_undo());
    REQUIRE_FALSE(desk.held());
  }
  SECTION("let go where it was, nothing has happened") {
    desk.hold_over("G3");
    desk.let_go();
    REQUIRE_FALSE(desk.can_undo());
    REQUIRE(verdict(desk) == "archer does not see runner.");
  }
  SECTION("nothing else is done meanwhile") {
    desk.pick(kArcher);
    desk.choose_mode(kReach);
    desk.set_option("W1", "clear");
    REQUIRE_FALSE(desk.undo());
    REQUIRE(desk.picks().size() == 2);
    REQUIRE(desk.mode_number() == kSight);
    REQUIRE(option(desk, 0) == "block");
  }
}

TEST_CASE("what a held unit hangs on is worked out when it is let go") {
  Desk desk = sight_across();
  desk.lift("runner", "G3");
  desk.hold_over("H3");
  REQUIRE(desk.answer()->text.hangs_on.empty());
  desk.let_go();
  REQUIRE(desk.answer()->text.hangs_on.size() == 1);
}

TEST_CASE("a held unit is the next pick where one is missing") {
  Desk desk(toy_position());
  desk.pick(kArcher);
  desk.lift("runner", "G3");
  REQUIRE(desk.picks().size() == 2);
  desk.hold_over("C3");
  REQUIRE(verdict(desk) == "archer sees runner.");
  desk.put_back();
  REQUIRE(desk.picks() == std::vector<Picked>{kArcher});

  SECTION("and of a mode with one pick the only one") {
    desk.drop_picks();
    desk.choose_mode(kReach);
    desk.lift("guard", "D2");
    desk.hold_over("A1");
    REQUIRE(verdict(desk) == "guard reaches 6 spaces.");
  }
}

TEST_CASE("a board is saved until it changes, and again when it is changed back") {
  Desk desk = sight_across();
  REQUIRE(desk.is_saved());
  desk.set_option("W1", "clear");
  REQUIRE_FALSE(desk.is_saved());
  desk.mark_saved();
  REQUIRE(desk.is_saved());
  desk.undo();
  REQUIRE_FALSE(desk.is_saved());
  desk.redo();
  REQUIRE(desk.is_saved());
}

TEST_CASE("of very many changes the last ones can be undone") {
  Desk desk(toy_position());
  for (int n = 0; n < 1200; ++n) desk.set_option("W1", n % 2 == 0 ? "clear" : "block");
  int undone = 0;
  while (desk.undo()) ++undone;
  REQUIRE(undone > 900);
  REQUIRE(undone < 1100);
}

}  // namespace parapet::viewer
