#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// The verbs that ask one question each: from words to the question, and what people are told.

namespace {

namespace fs = std::filesystem;
using parapet::testing::Outcome;
using parapet::testing::run_line;
using Folder = parapet::testing::TemporaryFolder;

const std::string kBoards = std::string(PARAPET_SOURCE_DIR) + "/boards/";
const std::string kHarbour = kBoards + "harbour.board.json";

Outcome run(const std::string& words) {
  return run_line("'" PARAPET_COMMAND "' " + words + " < /dev/null");
}

// "route" and "scout D4@2 --mp 9" about the harbour.
Outcome ask(const std::string& verb, const std::string& words) {
  return run(verb + " '" + kHarbour + "' " + words);
}

struct Asked {
  std::string verb;
  std::string words;
  std::string question;  // JSON
};

}  // namespace

TEST_CASE("words become the question of the protocol") {
  const std::vector<Asked> table = {
      {"step", "scout F6", R"({"ask":"step","from":"scout","to":"F6"})"},
      {"step", "F7 F6 --side mayhem", R"({"ask":"step","from":"F7","to":"F6","side":"mayhem"})"},
      {"step", "golem J6", R"({"ask":"step","unit":"golem","to":"J6"})"},
      {"walk", "F7,G6@1,house:C4@2 --side mayhem --mp 4 --jump 1/4 --jump-at 0",
       R"({"ask":"walk","path":["F7","G6@1","house:C4@2"],"mp":4,"side":"mayhem",
           "jump":{"up":1,"span":4,"at":0}})"},
      {"enter", "A9 W --side mayhem", R"({"ask":"enter","at":"A9","edge":"W","side":"mayhem"})"},
      {"route", "scout D4@2 --mp 9 --jump none",
       R"({"ask":"route","from":"scout","to":"D4@2","mp":9,"jump":null})"},
      {"reach", "scout --mp 5 --jump 2/4",
       R"({"ask":"reach","from":"scout","mp":5,"jump":{"up":2,"span":4}})"},
      {"zoc", "trooper", R"({"ask":"zoc","at":"trooper"})"},
      {"space", "E3@2", R"({"ask":"space","at":"E3@2"})"},
      {"push", "brawler trooper --pushes 2 --to J5",
       R"({"ask":"push","attacker":"brawler","target":"trooper","pushes":2,"to":"J5"})"},
      {"fall", "2 --forced", R"({"ask":"fall","levels":2,"forced":true,"dash":false})"},
      {"area", "I5 --radius 2 --attacker scout --bands 1,-,9 --targets trooper,golem",
       R"({"ask":"area","center":"I5","radius":2,"attacker":"scout","bands":[1,null,9],
           "targets":["trooper","golem"]})"},
      {"explosive", "I2 2", R"({"ask":"explosive","at":"I2","hits":2})"},
      {"explode", "--only 0,1 --rolled I2=2,E4@2=0",
       R"({"ask":"explode","only":[0,1],"rolled":[{"at":"I2","hits":2},{"at":"E4@2","hits":0}]})"},
      {"collapse", "warehouse --damage 2",
       R"({"ask":"collapse","building":"warehouse","damage":2})"},
      {"collapse", "warehouse --damage 4,6,7 --turn legion",
       R"({"ask":"collapse","building":"warehouse","damage":[4,6,7],"turn":"legion"})"},
      {"demolish", "golem warehouse",
       R"({"ask":"demolish","unit":"golem","building":"warehouse"})"},
      {"drive", "car --moves straight,turn-left --push-to G7,H7",
       R"({"ask":"drive","vehicle":"car","moves":["straight","turn-left"],
           "push_to":["G7","H7"]})"},
      {"traffic", "drone courier 3",
       R"({"ask":"traffic","drone":"drone","unit":"courier","number":3})"},
      {"drones", "4 --side legion", R"({"ask":"drones","number":4,"side":"legion"})"},
      {"spawn", "second A10 2", R"({"ask":"spawn","id":"second","entry":"A10","number":2})"},
      {"device", "bomb --to K1", R"({"ask":"device","device":"bomb","to":"K1"})"},
      {"place", "--side mayhem --tile yard", R"({"ask":"place","side":"mayhem","tile":"yard"})"},
      {"redeploy", "courier", R"({"ask":"redeploy","unit":"courier"})"},
      {"objective", "1", R"({"ask":"objective","objective":"1"})"},
      {"event", "courier G9,H8", R"({"ask":"event","unit":"courier","path":["G9","H8"]})"},
      {"map", "--layout '[{\"tile\":\"yard\",\"at\":[0,0]}]'",
       R"({"ask":"map","layout":[{"tile":"yard","at":[0,0]}]})"},
      {"build", "--layout '[]' --left yard,road --side mayhem",
       R"({"ask":"build","layout":[],"left":["yard","road"],"side":"mayhem"})"},
      {"odds", "RRY 1 --faces '{\"R\":[[\"hit\"]]}'",
       R"({"ask":"odds","dice":"RRY","net":1,"faces":{"R":[["hit"]]}})"},
      {"zoc", "F7 --units '[]' --markers '[]' --option Z1=reachable",
       R"({"ask":"zoc","at":"F7","units":[],"markers":[],"options":{"Z1":"reachable"}})"},
  };
  for (const Asked& asked : table) {
    const Outcome outcome = ask(asked.verb, asked.words + " --question");
    INFO(asked.verb << " " << asked.words << "\n" << outcome.out);
    CHECK(outcome.status == 0);
    const auto question = parapet::parse_json(outcome.out, "question");
    const auto expected = parapet::parse_json(asked.question, "expected");
    REQUIRE(expected.has_value());
    REQUIRE(question.has_value());
    CHECK(parapet::write_json_line(*question) == parapet::write_json_line(*expected));
  }
}

TEST_CASE("a layout left out is the board's own, one in a file is read") {
  const Outcome own = ask("map", "--question");
  CHECK(own.status == 0);
  CHECK(own.has(R"({"tile":"warehouse","at":[0,0])"));
  CHECK(own.has("east-road"));
  const Folder folder;
  const std::string file = folder.file("layout.json", "[ {\"tile\": \"yard\", \"at\": [6, 0]} ]");
  CHECK(ask("map", "--layout '" + file + "' --question")
            .has(R"("layout":[{"tile":"yard","at":[6,0]}])"));
}

TEST_CASE("words of the wrong kind are told, with status 2") {
  const std::vector<std::pair<std::string, std::string>> table = {
      {"route", "scout D4@2 --mp x"},
      {"route", "scout D4@2 --mp 12345678901234567890"},
      {"route", "scout D4@2 --jump 1"},
      {"route", "scout D4@2 --jump 1/x"},
      {"route", "scout D4@2 --jump 1/99999999999"},
      {"walk", "F7,,G6 --mp 3 --side mayhem"},
      {"walk", "F7,G6 --mp 3 --side mayhem --jump-at 0"},
      {"reach", "scout"},
      {"explode", "--only 0,x"},
      {"explode", "--rolled I2"},
      {"explode", "--rolled =2"},
      {"collapse", "warehouse --damage 2,x"},
      {"collapse", "warehouse"},
      {"map", "--layout '[{'"},
      {"map", "--layout /no/such/file.json"},
      {"fall", "two"},
      {"fall", "2 --picture p.png"},
  };
  for (const auto& [verb, words] : table) {
    const Outcome outcome = ask(verb, words + " --question");
    INFO(verb << " " << words << "\n" << outcome.out);
    CHECK(outcome.status == 2);
    CHECK_FALSE(outcome.out.empty());
  }
}

TEST_CASE("a path of very many spaces is cut off by an error, not by a crash") {
  std::string path = "A1";
  for (int n = 0; n < 20'000; ++n) path += ",A1";
  const Outcome outcome = ask("walk", path + " --mp 3 --side mayhem --json");
  CHECK((outcome.status == 1 || outcome.status == 2));
}

TEST_CASE("each answer begins with a sentence for people") {
  struct Told {
    std::string verb;
    std::string words;
    std::string part;
  };
  const std::vector<Told> table = {
      {"step", "scout F6", "scout (F7) may step to F6 for 1 MP."},
      {"step", "F7 H7 --side mayhem", "A unit of mayhem on F7 may not step to H7."},
      {"step", "golem I4", "It enters I4, J4, I5 and keeps J5."},
      {"walk", "F7,G6,G5,G4 --side mayhem --mp 4", "The walk is legal: 3 steps for 3 MP."},
      {"enter", "A9 W --side mayhem", "Entering A9 from the map's edge W costs 1 MP."},
      {"route", "scout C4@3 --mp 12 --jump 2/4",
       "scout (F7) reaches C4@3 for 5 MP: F7, E6, D5@3, C4@3, jumping at E6."},
      {"route", "scout C4@3 --mp 1", "scout (F7) cannot reach C4@3 with 1 MP."},
      {"reach", "scout --mp 1", "scout (F7) can end on 8 spaces with 1 MP."},
      {"reach", "scout --mp 1", "  1 MP: E6-G6, E7, G7, E8-G8"},
      {"zoc", "trooper", "The zone of control of trooper (I5) has 8 spaces beside its own."},
      {"space", "E3", "E3 has floor and is Inside."},
      {"space", "E3", "  Edges: N clear, E opening, S clear, W clear"},
      {"push", "brawler sentry --pushes 0", "0 Pushes"},
      {"fall", "2 --forced", "A fall of 2 Levels is an attack of dice RR."},
      {"fall", "2", "A fall of 2 Levels does no harm."},
      {"area", "I5 --radius 2 --attacker scout", "attacks trooper and golem"},
      {"explosive", "I2 2", "2 Hits on I2 place an explosion marker."},
      {"explosive", "I2 1", "1 Hit on I2 places no marker."},
      {"explode", "--rolled D4@2=2", "1 marker for the next Refresh."},
      {"collapse", "warehouse --damage 1",
       "The warehouse loses Level 3: damage 6 against Strength 6 of Level 3."},
      {"collapse", "warehouse --damage 0 --markers '[]'", "The warehouse stands"},
      {"demolish", "golem warehouse", "golem (J5) may not demolish the warehouse."},
      {"drive", "car --moves straight", "car makes 1 move and ends with its front on D10"},
      {"traffic", "drone courier 3", "drone hits courier (G9)"},
      {"drones", "1 --side legion", "One drone moves: drone."},
      {"spawn", "second A10 2", "second cannot appear at A10."},
      {"device", "bomb", "bomb (K1) takes effect on 36 spaces, downs brawler, trooper and golem."},
      {"place", "--side mayhem", "Reinforcements of mayhem may stand on 35 spaces."},
      {"redeploy", "courier --tile yard", "courier (G9) may be redeployed nowhere."},
      {"objective", "1", "Objective 1 flips."},
      {"event", "courier G9,H8,I8,J8,K8", "courier (G9) sets off event 3 on K8."},
      {"map", "", "The tiles make a map."},
      {"build", "--left yard --side mayhem", "placements are legal. The Side may also end."},
      {"build", "--left yard --side mayhem --place '[{\"tile\":\"yard\",\"at\":[12,0]}]'",
       "The turn is legal."},
      {"odds", "R 0", "Hits"},
      {"dice", "YY 3", "YY become RRW."},
      {"distance", "scout trooper", "From scout (F7) to trooper (I5) it is 3 spaces."},
  };
  for (const Told& told : table) {
    const Outcome outcome = ask(told.verb, told.words);
    INFO(told.verb << " " << told.words << "\n" << outcome.out);
    CHECK(outcome.status == 0);
    CHECK(outcome.has(told.part));
  }
}

TEST_CASE("what another reading would change is told in words") {
  const Outcome reach = ask("reach", "scout --mp 5 --jump 2/4");
  INFO(reach.out);
  CHECK(
      reach.has("With option M1 set to dot-only E4, E5, D4@2, E4@2, D5@2 and E5@2 could be reached "
                "too."));
  CHECK(reach.has(" would cost "));
  const Outcome route = ask("route", "scout C4@3 --mp 12 --jump 2/4");
  INFO(route.out);
  CHECK(route.has("With option J1 set to one-each the cost would be 7 MP."));
}

TEST_CASE("the board after it can be asked again") {
  const Folder folder;
  const std::string after = folder.path("after.board.json");
  const Outcome collapse = ask("collapse", "warehouse --damage 2 --out '" + after + "'");
  INFO(collapse.out);
  REQUIRE(collapse.status == 0);
  CHECK(collapse.has("The board after it: " + after));
  const Outcome check = run("check '" + after + "'");
  INFO(check.out);
  CHECK(check.status == 0);
  CHECK(check.has("2 levels"));
  CHECK(run("collapse '" + after + "' warehouse --damage 2").has("Strength 8"));
  CHECK(folder.count() == 1);
  // A question that changes nothing has no such word.
  CHECK(ask("zoc", "trooper --out x.json").status == 2);
}

TEST_CASE("a ruling that cannot be written is told, and leaves no file") {
  const Folder folder;
  const Outcome outcome = ask("explode", "--out '" + folder.path("none/after.board.json") + "'");
  INFO(outcome.out);
  CHECK(outcome.status == 1);
  CHECK(folder.count() == 0);
}

TEST_CASE("answers about places are drawn into a file") {
  const Folder folder;
  const std::string picture = folder.path("p.png");
  for (const auto& [verb, words] : std::vector<std::pair<std::string, std::string>>{
           {"route", "scout D4@2 --jump 1/4"}, {"explode", "--rolled D4@2=2"}}) {
    const Outcome outcome = ask(verb, words + " --picture '" + picture + "'");
    INFO(outcome.out);
    REQUIRE(outcome.status == 0);
    CHECK(fs::file_size(picture) > 20'000);
    fs::remove(picture);
  }
}

TEST_CASE("a saved answer about a move stands when it is asked again") {
  const Folder folder;
  const std::string saved = folder.path("move.dispute.json");
  REQUIRE(ask("route", "scout D4@2 --save '" + saved + "'").status == 0);
  CHECK(run("again '" + saved + "'").has("The ruling stands."));
}
