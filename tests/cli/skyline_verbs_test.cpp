#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "tests/support/case_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// Rides along the sky-line on the command line.

namespace {

using parapet::testing::Outcome;
using parapet::testing::run_line;
using parapet::testing::TemporaryFolder;

const std::string kRing = "'" PARAPET_TEST_DATA "/boards/sky-ring.board.json'";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

void check_told(const std::string& words, const std::string& part) {
  const Outcome outcome = run(words);
  INFO(words << "\n" << outcome.out);
  CHECK(outcome.status == 0);
  CHECK(outcome.has(part));
}

}  // namespace

TEST_CASE("a ride is told in sentences") {
  check_told(
      "ride " + kRing + " r2 b c,e",
      "r2 rides from b over c to e and is on location 5 (Observatory), where a combat starts.");
  check_told("ride " + kRing + " common a b,c --side red --rolls 1,1/2,0 --hand 4",
             "A common unit rides from a over b to c for 4 cards and is on location 3 (Gardens).");
  check_told("ride " + kRing + " b1 a b,c --rolls 1,1/2,1 --hand 4", "b1 is lost: 3 cards at c.");
  check_told("ride " + kRing + " b1 a b --rolls 1,0 --hand 4 --give-up",
             "b1 is lost: 1 card at b.");
  check_told("ride " + kRing + " r2 b a,b,c", "r2 may not ride from b to c.");
  const Outcome hinge = run("ride " + kRing + " b1 a b,a --rolls safe,1/safe,1 --hand 0");
  INFO(hinge.out);
  CHECK(hinge.has("With option S2 set to no it would not be legal"));
  CHECK(hinge.has("With option S3 set to yes 3 rolls would be needed"));
  CHECK(hinge.has("[SKY-4]"));
  check_told("ride " + kRing + " b1 a b --seed 3 --hand 9", "Rolled\n");
}

TEST_CASE("chances and the best play are told in sentences") {
  const Outcome risk =
      run("risk " + kRing + " common a b,c --hand 1 --unit-worth 10 --card-worth 1 --goal c=10");
  INFO(risk.out);
  CHECK(risk.status == 0);
  CHECK(risk.has("All rolls are safe at 19.1 %."));
  CHECK(risk.has("gets to c at 37.5 %"));
  CHECK(risk.has("8.31, and not to ride 11: better not."));
  CHECK(risk.has("  b: safe 43.8 %, reached 62.5 %, lost there 37.5 %"));
  CHECK(risk.has("  at b go on with 1, stop with 0"));
  check_told("risk " + kRing + " common a --hand 1", "From a 5 spaces can be ridden to.");
  check_told("risk " + kRing + " common a --hand 1", "  e by b c e: all safe 8.4 %");
  check_told("risk " + kRing + " songbird a b,c,e", "Songbird may not ride to e after c.");
}

TEST_CASE("locations and normal moves are told in sentences") {
  check_told("location " + kRing + " 5",
             "Location 5 (Observatory) is in territory C; over it on the sky-line: e and f.");
  check_told("move " + kRing + " b1 2",
             "b1 may move to location 2 (Market), where a combat starts.");
  check_told("move " + kRing + " b1 3", "b1 may not move to location 3 (Gardens).");
}

TEST_CASE("a network board is shown and checked in words") {
  check_told("show " + kRing, "  1 Harbour, borders on 2, under a");
  check_told("show " + kRing, "  c over 3 Gardens, joined with b, d and e");
  check_told("show " + kRing, "  2 of safe, 0, 1, 2; safe in 7 of 16 ways");
  check_told("show " + kRing, "  b2 (blue, airship) on location 5");
  check_told("check " + kRing, "6 locations, 6 spaces of the sky-line, 6 arcs, nothing wrong.");
  check_told("check '" PARAPET_TEST_DATA "/boards/sky-no-zero.board.json'", "[dice-without-zero]");
}

TEST_CASE("the board after a ride has its unit where it ends or not at all") {
  const TemporaryFolder folder;
  const std::string after = folder.path("after.board.json");
  const Outcome ridden =
      run("ride " + kRing + " b1 a b --rolls safe,1 --hand 0 --out '" + after + "'");
  INFO(ridden.out);
  CHECK(ridden.status == 0);
  check_told("location '" + after + "' 2", "On it: b1 and r2.");
  const Outcome lost = run("ride " + kRing + " b1 a b --rolls 2,1 --hand 0 --out '" + after + "'");
  CHECK(lost.status == 0);
  const Outcome shown = run("show '" + after + "'");
  CHECK_FALSE(shown.has("b1 (blue)"));
  CHECK(shown.has("b2 (blue, airship)"));
  const Outcome none =
      run("ride " + kRing + " common a b --side red --rolls safe,1 --hand 0 --out '" + after + "'");
  CHECK(none.status == 1);
}

TEST_CASE("a ride is asked as a line of the protocol and saved and asked again") {
  const Outcome question = run("risk " + kRing +
                               " common a b,c --hand 2 --unit-worth 3/2 --goal c=4 "
                               "--question");
  CHECK(question.has(R"({"ask":"risk","unit":"common","from":"a","path":["b","c"],"hand":2,)"
                     R"("values":{"unit":"3/2","goal":{"c":4}}})"));
  const TemporaryFolder folder;
  const std::string file = folder.path("ride.dispute.json");
  const Outcome saved =
      run("ride " + kRing + " b1 a b --seed 3 --hand 9 --json --save '" + file + "'");
  INFO(saved.out);
  CHECK(saved.status == 0);
  check_told("again '" + file + "'", "The ruling stands.");
}

TEST_CASE("what is done on terrain alone says so of a network board") {
  for (const char* verb : {"table ", "prove ", "view "}) {
    const Outcome outcome = run(verb + kRing);
    INFO(outcome.out);
    CHECK((outcome.status == 2 || outcome.status == 3));
    CHECK(outcome.has("a board of game skyline"));
  }
  const Outcome sight = run("sight " + kRing + " a b");
  CHECK(sight.status == 2);
  CHECK(sight.has("a board of game skyline"));
  const Outcome ride = run("ride '" PARAPET_TEST_DATA "/boards/house.board.json' common a b");
  CHECK(ride.status == 2);
  CHECK(ride.has("network boards (game skyline)"));
}

TEST_CASE("words of a ride that are none say what is expected") {
  const Outcome worth = run("risk " + kRing + " common a b --hand 1 --goal c");
  CHECK(worth.status == 2);
  CHECK(worth.has("such as d=20,e=5/2"));
  const Outcome rolls = run("ride " + kRing + " b1 a b --rolls safe,,1 --hand 1");
  CHECK(rolls.status == 2);
  CHECK(rolls.has("such as safe,2,1/0,1,1"));
  const Outcome face = run("ride " + kRing + " b1 a b --rolls safe,9 --hand 1");
  CHECK(face.status == 1);
  CHECK(face.has("safe, 0, 1 or 2"));
}
