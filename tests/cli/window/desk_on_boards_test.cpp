#include <catch2/catch.hpp>

#include "tests/cli/window/positions.h"
#include "viewer/window/desk.h"

// The window's desk with the boards of the project: what it shows is what the command rules.

namespace {

using parapet::testing::mode_named;
using parapet::testing::open_named;
using parapet::testing::position_named;
using parapet::testing::PositionPointer;
using parapet::viewer::Desk;

void choose(Desk& desk, const std::string& mode) {
  const auto& position = desk.position();
  desk.choose_mode(static_cast<std::size_t>(&mode_named(position, mode) - position.modes().data()));
}

std::string verdict(const Desk& desk) {
  return desk.answer() == nullptr ? std::string() : desk.answer()->text.verdict;
}

}  // namespace

TEST_CASE("the rooftop dispute is settled by two clicks and turned by a third") {
  Desk desk(position_named("rooftop-dispute"));
  desk.pick({"archer", true});
  CHECK(desk.answer() == nullptr);
  desk.pick({"runner", true});
  CHECK(verdict(desk) == "archer (E4@2) sees runner (J7).");
  REQUIRE(desk.answer()->text.hangs_on.size() == 1);
  CHECK(desk.answer()->text.hangs_on.front().option == "L4");
  desk.flip_hinge(0);
  CHECK(verdict(desk) == "archer (E4@2) does not see runner (J7).");
  CHECK(desk.undo());
  CHECK(verdict(desk) == "archer (E4@2) sees runner (J7).");
  CHECK(desk.redo());
  CHECK(verdict(desk) == "archer (E4@2) does not see runner (J7).");
}

TEST_CASE("a knight that is dragged over the keep reaches what he reaches from there") {
  Desk desk(position_named("river-keep"));
  const std::string opened = desk.position().file();
  choose(desk, "Reach");
  desk.pick({"knight", true});
  const std::string before = verdict(desk);
  REQUIRE(!before.empty());
  desk.lift("knight", "D5");
  desk.hold_over("C2");  // the squire is there
  CHECK(desk.refusal());
  desk.hold_over("D6");
  CHECK(!desk.refusal());
  const std::string there = verdict(desk);
  CHECK(there.find("knight (D6)") == 0);
  desk.let_go();
  CHECK(verdict(desk) == there);
  // Asked of the board as it was opened, the question says the same.
  CHECK(parapet::testing::told_by(open_named("river-keep"), desk.answer()->question) ==
        parapet::testing::told(desk.answer()->text));
  CHECK(desk.position().file() != opened);
  CHECK(desk.undo());
  CHECK(verdict(desk) == before);
  CHECK(desk.position().file() == opened);
}

TEST_CASE("each mode of each board takes its picks one by one") {
  for (const std::string& board : parapet::testing::board_names()) {
    const auto places = parapet::testing::few_places(open_named(board));
    REQUIRE(places.size() >= 3);
    Desk desk(position_named(board));
    for (const auto& mode : desk.position().modes()) {
      choose(desk, mode.name);
      desk.drop_picks();
      INFO(board << " " << mode.name);
      for (std::size_t n = 0; n < mode.prompts.size(); ++n) {
        CHECK((desk.answer() != nullptr || desk.fault().has_value()) == (n >= mode.least));
        desk.pick({places[n], true});
      }
      CHECK((desk.answer() != nullptr || desk.fault().has_value()));
      if (desk.answer() != nullptr) CHECK(!verdict(desk).empty());
    }
  }
}
