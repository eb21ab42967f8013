#include <catch2/catch.hpp>
#include <string>

#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The bridge game's track and bridge on the command line.

namespace {

using parapet::testing::Outcome;
using parapet::testing::run_line;

const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
const std::string kBridge = "'" + kBoards + "two-banks.board.json'";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

void tells(const std::string& words, const std::string& text) {
  const Outcome told = run(words);
  INFO(words << "\n" << told.out);
  CHECK(told.status == 0);
  CHECK(told.has(text));
}

}  // namespace

TEST_CASE("track and bridge are told in sentences") {
  tells("leader " + kBridge, "The leader stands on 4, White Skull, where the Drakhe's head lies.");
  tells("leader " + kBridge + " --completed 0", "The leader stands on 8, The Rim.");
  tells("legion " + kBridge + " might,retreat,might --player blue",
        "The legion comes to stand on 3, The Needles.");
  tells("legion " + kBridge + " retreat 0", "Step 1 is not possible");
  tells("might " + kBridge + " 0", "The area of might is the first territory alone.");
  tells("might " + kBridge + " --player green",
        "the 5 territories from 0, Landing to 4, White Skull");
  tells("bridge " + kBridge, "Segment 5 is being built; 1, 2, 3 and 4 are finished.");
  tells("bridge " + kBridge, "start [1] [2] [3] [4]  7   6  (5) eye");
  tells("bridge " + kBridge + " --completed 7", "The bridge is complete.");
  tells("garrison " + kBridge + " blue 4", "blue may put a garrison into watch and granary.");
  tells("garrison " + kBridge + " red 4 --option B3=one-in-all",
        "red may not put a garrison there.");
  tells("return " + kBridge + " blue 6", "blue takes a rebel back from 6, Red Terrace.");
  tells("return " + kBridge + " red 6", "red has no rebel on 6, Red Terrace to take back.");
  tells("score " + kBridge + " red", "red has 20 points from track and bridge.");
}

TEST_CASE("the end of a round is told with what it hangs on") {
  tells("round-end " + kBridge, "Segment 5 is finished, and the leader moves to 3, The Needles.");
  tells("round-end " + kBridge + " --hungry '[{\"player\": \"red\", \"count\": 2}]'",
        "2 rebels more there by hunger.");
  const Outcome idle = run("round-end " + kBridge + " --completed 5 --idle 2 --free-rebels 0");
  INFO(idle.out);
  CHECK(idle.has("Segment 6 is finished, and the leader moves to 2, Sand Ford."));
  CHECK(idle.has("With option B2 set to tokens the segment would not be finished"));
  CHECK(idle.has("[SKB-13]"));
}

TEST_CASE("the bridge as a structure is told") {
  tells("stable " + kBridge, "stands");
  tells("stable " + kBridge + " --completed 7 --each-stage", "after stage 7");
  tells("remove " + kBridge + " 3", "4  falls");
  tells("remove " + kBridge + " 5 --completed 7", "6  falls");
  tells("remove " + kBridge + " --piece 7 --completed 7", "7  removed");
}

TEST_CASE("a bridge board is shown and checked in words") {
  const Outcome shown = run("show " + kBridge);
  INFO(shown.out);
  CHECK(shown.status == 0);
  CHECK(shown.has("nine territories, 3 players, 4 of 7 segments finished"));
  CHECK(shown.has("  4  White Skull: the leader, the Drakhe's head, legion of green, watch"));
  CHECK(shown.has("garrison of red"));
  CHECK(shown.has("  6  Red Terrace: 2 free rebels and 1 rebel of blue"));
  CHECK(shown.has(
      "  5  being built, 3 points, costs 1 wood and 1 salt; population of red and green"));
  CHECK(shown.has("9 free rebels, 4 of red, 3 of blue, 5 of green"));
  tells("check " + kBridge, "nothing wrong.");
}

TEST_CASE("what bridge boards do not have is refused") {
  for (const std::string& words : {"table " + kBridge, "prove " + kBridge}) {
    const Outcome refused = run(words);
    INFO(words << refused.out);
    CHECK(refused.status == 2);
    CHECK(refused.has("a board of game skybridge"));
    CHECK(refused.has("a board of tiles or bricks"));
  }
  const Outcome view = run("view " + kBridge);
  CHECK(view.status == 3);
  CHECK(view.has("a board of game skybridge"));
  const Outcome sight = run("sight " + kBridge + " A1 B1");
  CHECK(sight.status == 2);
  CHECK(sight.has("a board of game skybridge"));
  const Outcome leader = run("leader '" + kBoards + "courtyard.board.json'");
  CHECK(leader.status == 2);
  CHECK(leader.has("bridge boards (game skybridge)"));
  const Outcome frames = run("remove " + kBridge + " 3 --transcript /tmp/none.jsonl");
  CHECK(frames.status == 1);
  CHECK(frames.has("nothing falls"));
}

TEST_CASE("a dispute about a bridge is saved and asked again") {
  const parapet::testing::TemporaryFolder folder;
  const std::string file = "'" + folder.path("round.dispute.json") + "'";
  CHECK(run("round-end " + kBridge + " --save " + file).status == 0);
  const Outcome again = run("again " + file);
  INFO(again.out);
  CHECK(again.status == 0);
  CHECK(again.has("The ruling stands."));
}
