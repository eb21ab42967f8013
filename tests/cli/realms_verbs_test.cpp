#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The verbs on brick boards, and what happens where a board is of another game.

namespace {

namespace fs = std::filesystem;
using parapet::testing::Outcome;
using parapet::testing::run_line;
using Folder = parapet::testing::TemporaryFolder;

const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
const std::string kKeep = kBoards + "river-keep.board.json";
const std::string kHarbour = kBoards + "harbour.board.json";

// Steps and walls of whole pegs, with two figures on plain ground.
const std::string kYard = R"({
  "format": "parapet-board/1", "game": "realms", "name": "A yard",
  "peg": {"run_mm": 8, "rise_mm": 3.2},
  "terrain": [
    {"id": "ground", "box": [24, 8, 1], "at": [0, 0, 0]},
    {"id": "wall", "box": [1, 8, 12], "at": [8, 0, 1]},
    {"id": "block", "box": [4, 4, 3], "at": [16, 0, 1]}
  ],
  "spaces": {"grid": {"at": [1, 1], "pitch": 4, "count": [6, 2], "plate": [2, 2]}},
  "units": [
    {"id": "ann", "side": "red", "at": "A1", "height": 10, "movement": 6, "facing": "E"},
    {"id": "ben", "side": "blue", "at": "D1", "height": 10, "movement": 6},
    {"id": "roc", "side": "blue", "at": "F2", "height": 12, "movement": 8, "flies": true}
  ]
})";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

}  // namespace

TEST_CASE("the help of a verb that two games have shows both") {
  const Outcome help = run("step --help");
  INFO(help.out);
  CHECK(help.has("On tile boards alone"));
  CHECK(help.has("On brick boards alone"));
  CHECK(help.has("--side"));
  CHECK(help.has("--surfaces"));
  CHECK(help.has("harbour.board.json"));
  CHECK(help.has("river-keep.board.json"));
  CHECK(help.has("--ldraw"));
  CHECK_FALSE(run("leap --help").has("alone"));
}

TEST_CASE("words about bricks become the question of the protocol") {
  struct Asked {
    std::string words;
    std::string question;
  };
  const std::vector<Asked> table = {
      {"step '{}' D5 E5 --height 10", R"({"ask":"step","from":"D5","to":"E5","height":10})"},
      {"step '{}' --surfaces 0,3.2,1 --obstructions 12/5 --width 3 --link stairs --height 9",
       R"({"ask":"step","height":9,"profile":{"surfaces":[0,"3.2",1],"obstructions":["12/5"],
           "width":3,"link":"stairs"}})"},
      {"route '{}' knight H5 --movement 9",
       R"({"ask":"route","from":"knight","to":"H5","movement":9})"},
      {"walk '{}' D5,E5/0 --flies", R"({"ask":"walk","path":["D5","E5/0"],"flies":true})"},
      {"sight '{}' 10,20,30.5 knight --policy closed",
       R"({"ask":"sight","from":[10,20,"30.5"],"to":"knight","policy":"closed"})"},
      {"elevation '{}' 120,80", R"({"ask":"elevation","at":[120,80]})"},
      {"neighbour '{}' --offset 4,5/2", R"({"ask":"neighbour","offset":[4,"5/2"]})"},
      {"fall '{}' --cause flight --height 10", R"({"ask":"fall","cause":"flight","height":10})"},
      {"turn '{}' wyvern take-off,attack --option K15=ends-turn",
       R"({"ask":"turn","unit":"wyvern","actions":["take-off","attack"],
           "options":{"K15":"ends-turn"}})"},
      {"attack '{}' knight captain --range 3 --units '[]'",
       R"({"ask":"attack","from":"knight","to":"captain","range":3,"units":[]})"},
  };
  for (const Asked& asked : table) {
    std::string words = asked.words;
    words.replace(words.find("{}"), 2, kKeep);
    const Outcome outcome = run(words + " --question");
    INFO(words << "\n" << outcome.out);
    CHECK(outcome.status == 0);
    const auto question = parapet::parse_json(outcome.out, "question");
    const auto expected = parapet::parse_json(asked.question, "expected");
    REQUIRE(expected.has_value());
    REQUIRE(question.has_value());
    const auto is_same = [&] {
      if (question->members().size() != expected->members().size()) return false;
      for (const auto& member : expected->members()) {
        const auto* other = question->find(member.key);
        if (other == nullptr || !(*other == member.value)) return false;
      }
      return true;
    };
    CHECK(is_same());
  }
}

TEST_CASE("each answer about bricks begins with a sentence for people") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  struct Told {
    std::string verb;
    std::string words;
    std::string part;
  };
  const std::vector<Told> table = {
      {"elevation", "E1", "E1 is 4 pegs up, 12.8 mm."},
      {"elevation", "", "12 spaces, from 1 to 4 pegs up."},
      {"neighbour", "A1 B2", "ann (A1) and B2 are neighbouring, but not adjacent."},
      {"neighbour", "ann B1", "ann (A1) and B1 are neighbouring and adjacent."},
      {"neighbour", "A1 D1", "ann (A1) and ben (D1) are not neighbouring."},
      {"step", "ann B1", "ann (A1) steps to B1 for 1 movement."},
      {"step", "D2 E1 --height 10", "A figure of 10 pegs on D2 steps to E1 for 2 movement."},
      {"step", "B1 C1 --height 10", "A figure of 10 pegs on B1 may not step to C1."},
      {"step", "--surfaces 0,3 --height 10", "A figure of 10 pegs takes the step for 2 movement."},
      {"step", "--surfaces 30,0 --height 10",
       "A figure of 10 pegs takes the step for 1 movement, taking 6 wounds."},
      {"route", "ann A2", "ann (A1) gets to A2 for 1 movement: A1, A2."},
      {"route", "ann D2", "ann (A1) has no way to D2."},
      {"reach", "ann", "ann (A1) can end on 3 spaces."},
      {"reach", "ann", "  1: B1, A2 and B2"},
      {"walk", "A1,B1,A2", "ann (A1) may walk this way for 2 movement."},
      {"walk", "A1,B1,C1", "the step from B1 to C1 cannot be made."},
      {"leap", "A1 B1", "ann (A1) leaps to B1 for 2 movement."},
      {"leap", "A1 F1", "ann (A1) may not leap to F1."},
      {"fall", "24 --height 10", "A fall of 24 pegs gives a figure of 10 pegs 4 wounds."},
      {"fall", "--cause flight --unit ann", "A fall out of the air gives ann (A1) 40 wounds."},
      {"fall", "10 --height 10", "A fall of 10 pegs does not wound a figure of 10 pegs."},
      {"turn", "roc take-off,attack", "roc (F2) may do this in one turn: take-off and attack."},
      {"turn", "roc take-off,move,attack", "action 3, attack, is not allowed."},
      {"attack", "ann ben --range 9", "ann (A1) may not attack ben (D1): in range"},
      {"attack", "ben roc --range 4", "ben (D1) may attack roc (F2), 2 spaces away."},
      {"sight", "ann ben", "ann (A1) does not see ben (D1): wall is in the way."},
      {"sight", "ben roc", "ben (D1) sees roc (F2)."},
      {"sight", "5,40,10 50,40,10", "(5, 40, 10) mm sees (50, 40, 10) mm."},
      {"exposure", "ann ben", "ann (A1) sees 0 of the 9 points of ben (D1). An eye "},
      {"exposure", "ben roc", "ben (D1) sees 9 of the 9 points of roc (F2)."},
  };
  for (const Told& told : table) {
    const Outcome outcome = run(told.verb + " '" + yard + "' " + told.words);
    INFO(told.verb << " " << told.words << "\n" << outcome.out);
    CHECK(outcome.status == 0);
    CHECK(outcome.has(told.part));
  }
}

TEST_CASE("what another reading would change on bricks is told in words") {
  const Outcome step = run("step '" + kKeep + "' --surfaces 0,2 --obstructions 2 --height 10");
  INFO(step.out);
  CHECK(step.has("[COR-UP-1]"));
  const Outcome harmonised =
      run("step '" + kKeep + "' --surfaces 0,1 --obstructions 2 --height 10");
  INFO(harmonised.out);
  CHECK(harmonised.has("With option K7 set to harmonise the cost would be 2."));
  CHECK(harmonised.has("With option K3 set to forbid it would not be allowed."));
}

TEST_CASE("lengths of brick boards are told as people write them") {
  const Outcome wall = run("step '" + kKeep + "' D6 C6 --height 10");
  INFO(wall.out);
  CHECK(wall.has("An obstruction of 10.4 pegs is taller than the unit, which is 10 pegs tall."));
  const Outcome leap = run("leap '" + kKeep + "' F7 G6 --height 10");
  INFO(leap.out);
  CHECK(leap.has("The gap is √8 (about 2.83) pegs wide"));
  CHECK(leap.has("The leap is √8 (about 2.83) pegs long: at most 5."));
  CHECK(leap.has("Decided by about 17.4 mm, exactly 400 - 80 x √8 ticks of 0.1 mm."));
  const Outcome far = run("leap '" + kKeep + "' E7 H7 --height 10");
  INFO(far.out);
  CHECK(far.has("The leap is 10 pegs long: more than 5."));
}

TEST_CASE("who stands where a way should end is named") {
  const Outcome route = run("route '" + kKeep + "' knight J5");
  INFO(route.out);
  CHECK(route.has("The space is taken by gatekeeper.  [COR-OCC-1]"));
}

TEST_CASE("what is reached with wounds stands apart") {
  const Outcome reach = run("reach '" + kBoards + "old-mill.board.json' bailiff");
  INFO(reach.out);
  CHECK(reach.has("  1: B4 and D4\n"));
  CHECK(reach.has("  1 and 2 wounds: B3, C3, D3, B5 and C5\n"));
  CHECK_FALSE(reach.has("the answer would be another"));
}

TEST_CASE("words and verbs of another game are refused and the shell is told") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  struct Refused {
    std::string words;
    int status;
    std::string part;
  };
  const std::vector<Refused> table = {
      {"step '" + yard + "' ann B1 --side red", 2, "this one is of tile boards (game mayhem)"},
      {"step '" + kHarbour + "' scout F6 --height 10", 2,
       "this one is of brick boards (game realms)"},
      {"reach '" + kHarbour + "' scout", 2, "--mp"},
      {"attack '" + yard + "' ann ben --dice YY", 2, "--dice"},
      {"attack '" + kHarbour + "' scout trooper", 2, "--dice"},
      {"zoc '" + yard + "' ann", 2, "tile boards (game mayhem), which alone have this question"},
      {"leap '" + kHarbour + "' scout F6", 2,
       "brick boards (game realms), which alone have this question"},
      {"fall '" + yard + "' 3 4", 2, ""},
      {"fall '" + yard + "' x --height 10", 2, "a number such as 10, 3.2 or 12/5"},
      {"elevation '" + yard + "' --save s.json", 2, "AT"},
      {"step '" + yard + "' ann Z9", 1, "Z9"},
      {"step '" + yard + "' amn B1", 1, "ann"},
      {"fall '" + yard + "' 3 --height 10 --option K99=x", 2, ""},
      {"sight '" + folder.path("none.board.json") + "' ann ben", 3, "none.board.json"},
      {"fall '" + yard + "' 3 --height 10 --ldraw '" + folder.path("none") + "'", 3, "none"},
  };
  for (const Refused& refused : table) {
    const Outcome outcome = run(refused.words);
    INFO(refused.words << "\n" << outcome.out);
    CHECK(outcome.status == refused.status);
    CHECK(outcome.has(refused.part));
  }
}

TEST_CASE("a move on bricks leaves a board that can be asked again") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  const std::string after = folder.path("after.board.json");
  for (const std::string& words :
       std::vector<std::string>{"step '" + yard + "' ann B1", "route '" + yard + "' ann B1",
                                "walk '" + yard + "' A1,A2,B1", "leap '" + yard + "' ann B1"}) {
    const Outcome moved = run(words + " --out '" + after + "'");
    INFO(words << "\n" << moved.out);
    REQUIRE(moved.status == 0);
    CHECK(run("neighbour '" + after + "' ann C1").has("ann (B1) and C1 are neighbouring"));
    fs::remove(after);
  }
  CHECK(run("step '" + yard + "' ann C1 --out '" + after + "'").status == 1);
  CHECK_FALSE(fs::exists(after));
}

TEST_CASE("a saved ruling on bricks stands when it is asked again") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  const std::string saved = folder.path("yard.dispute.json");
  REQUIRE(run("sight '" + yard + "' ann ben --save '" + saved + "'").status == 0);
  const Outcome again = run("again '" + saved + "'");
  INFO(again.out);
  CHECK(again.status == 0);
  CHECK(again.has("The ruling stands."));
  CHECK(again.has("wall is in the way."));
}

TEST_CASE("show and check tell of brick boards") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  const Outcome show = run("show '" + yard + "'");
  INFO(show.out);
  CHECK(show.status == 0);
  CHECK(show.has("A yard: 3 pieces, 12 spaces; a peg is 8 mm across and 3.2 mm up"));
  CHECK(show.has("      A  B  C  D  E  F\n   1  1  1  1  1  4  1\n"));
  CHECK(show.has("ann (red) at A1, 10 pegs tall, movement 6, facing E"));
  CHECK(show.has("roc (blue) at F2, 12 pegs tall, movement 8, flies"));
  const Outcome check = run("check '" + yard + "'");
  INFO(check.out);
  CHECK(check.status == 0);
  CHECK(check.has("3 pieces, 12 spaces"));
  CHECK(check.has("nothing wrong."));
  const Outcome heights = run("elevation '" + yard + "' --json");
  INFO(heights.out);
  CHECK(heights.has(R"({"at":"E1","pegs":"4","mm":12.8})"));
}

TEST_CASE("the table of a brick board is what sight answers of each pair of units") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  const std::vector<std::string> units = {"ann", "ben", "roc"};
  bool blocked = false;
  for (const char* option : {"", " --option K22=yes"}) {
    std::string expected = "unit,ann,ben,roc\n";
    for (const std::string& from : units) {
      expected += from;
      for (const std::string& to : units) {
        const bool sees =
            from == to || run("sight '" + yard + "' " + from + " " + to + option + " --json")
                              .has(R"("sight":true)");
        blocked = blocked || !sees;
        expected += sees ? ",1" : ",0";
      }
      expected += "\n";
    }
    const Outcome table = run("table '" + yard + "'" + option);
    CHECK(table.status == 0);
    CHECK(table.out == expected);
    CHECK(run("table '" + yard + "' --shard 0/2" + option).out +
              run("table '" + yard + "' --shard 1/2" + option).out ==
          expected);
  }
  CHECK(blocked);
  const std::string picture = folder.path("p.png");
  CHECK(run("table '" + yard + "' --picture '" + picture + "'").out.empty());
  CHECK(fs::file_size(picture) > 500);
}

TEST_CASE("answers about bricks are drawn into a file") {
  const Folder folder;
  const std::string yard = folder.file("yard.board.json", kYard);
  const std::string picture = folder.path("p.png");
  for (const std::string& words :
       {"sight '" + yard + "' ann ben", "reach '" + yard + "' ann", "step '" + yard + "' ann B1",
        "elevation '" + yard + "'", "exposure '" + yard + "' ben roc", "leap '" + yard + "' ann B1",
        "show '" + yard + "'", "step '" + yard + "' --surfaces 0,3 --height 10"}) {
    const Outcome outcome = run(words + " --picture '" + picture + "'");
    INFO(words << "\n" << outcome.out);
    REQUIRE(outcome.status == 0);
    CHECK(fs::file_size(picture) > 10'000);
    fs::remove(picture);
  }
  const Outcome none = run("neighbour '" + yard + "' --offset 4,4 --picture '" + picture + "'");
  INFO(none.out);
  CHECK(none.status == 1);
  CHECK(none.has("nothing to draw"));
  CHECK_FALSE(fs::exists(picture));
}

TEST_CASE("what a scan cannot decide is said before the verdict") {
  const std::string ridge = "'" + kBoards + "old-ridge.board.json'";
  const Outcome close = run("sight " + ridge + " guard thief");
  INFO(close.out);
  CHECK(close.status == 0);
  CHECK(close.out.find("Too close to call: decided by 0.4 mm, and what was scanned may be off by "
                       "0.8 mm there.\nAs it was read: guard (A4) does not see thief (E4)") == 0);
  CHECK(close.has("To settle it\n  Measure at the table how high \"ridge\" is near C4"));
  CHECK_FALSE(run("sight " + ridge + " hunter fox").has("close to call"));
  CHECK(run("sight " + ridge + " guard thief --json").has("\"too_close\""));
  CHECK(run("show " + ridge)
            .has("ridge: old-ridge.terrain.ply, 300 triangles, may be off by 0.8 mm"));
}
