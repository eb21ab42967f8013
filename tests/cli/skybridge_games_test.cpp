#include <catch2/catch.hpp>
#include <string>

#include "cli/skybridge/action_words.h"
#include "rules/files/json/json_write.h"
#include "tests/support/case_file.h"
#include "tests/support/command.h"
#include "tests/support/temporary_folder.h"

// `parapet skybridge`, as it is typed.

namespace {

using parapet::testing::Outcome;
using parapet::testing::TemporaryFolder;

const std::string kDemo = std::string(PARAPET_SOURCE_DIR) + "/boards/skybridge-demo.json";

Outcome run_in(const TemporaryFolder& folder, const std::string& words) {
  return parapet::testing::run_line(
      "cd '" + folder.path("") + "' && '" PARAPET_COMMAND "' skybridge " + words + " < /dev/null");
}

std::string worded(const std::vector<std::string>& words) {
  const auto json = parapet::cli::worded_json(words);
  return json ? parapet::write_json_line(*json) : to_text(json.error());
}

}  // namespace

TEST_CASE("words of an action become its JSON") {
  CHECK(worded({"take", "c2", "--extra", "1"}) == R"({"kind":"take","stack":"c2","extra":1})");
  CHECK(worded({"play", "g01", "dawn", "--retreat", "--garden", "star"}) ==
        R"({"kind":"play","card":"g01","slot":"dawn","retreat":true,"garden":"star"})");
  CHECK(worded({"main", "well", "1", "2", "--on", "dawn", "--godh", "d03"}) ==
        R"({"kind":"main","slot":"well","group":1,"entry":2,)"
        R"("target":{"slot":"dawn","godh":"d03"}})");
  CHECK(worded({"keep", "g01", "--order", "2,1"}) ==
        R"({"kind":"keep","card":"g01","order":[2,1]})");
  CHECK(worded({"crown", "none"}) == R"({"kind":"crown","stack":null})");
  CHECK(worded({"gift", "d01", "--unused"}) == R"({"kind":"gift","card":"d01","used":false})");
  CHECK(worded({"contribute", "--labor", "money", "--own-die", "wood"}) ==
        R"({"kind":"contribute","labor":"money","own_die":"wood"})");
  CHECK(worded({"harm", "first", "--colours", "red,blue"}) ==
        R"({"kind":"harm","harm":"first","colours":["red","blue"]})");
  CHECK(worded({"next", "now"}).find("no further word behind next") != std::string::npos);
  CHECK(worded({"take", "c1", "--extra", "1", "--extra", "2"}).find("once") != std::string::npos);
}

TEST_CASE("a game is begun and played on from its file") {
  const TemporaryFolder folder;
  const Outcome begun =
      run_in(folder, "new --players red,blue,white --seed 7 --boards A1,C2,B1 --out game.json");
  INFO(begun.out);
  CHECK(begun.status == 0);
  CHECK(begun.has(" plays a card."));
  const Outcome legal = run_in(folder, "legal game.json");
  INFO(legal.out);
  CHECK(legal.has("\nplay\n    1  play "));
  CHECK(run_in(folder, "legal game.json --json").has(R"("actions":[{"kind":"play")"));

  CHECK(run_in(folder, "do game.json --out other.json 1").status == 0);
  CHECK(run_in(folder, "legal game.json").out == legal.out);
  CHECK(run_in(folder, "legal other.json").out != legal.out);
  const Outcome done = run_in(folder, "do game.json 1");
  INFO(done.out);
  CHECK(done.has(": play "));
  CHECK(parapet::test::read_text_file(folder.path("game.json")) ==
        parapet::test::read_text_file(folder.path("other.json")));

  const Outcome all = run_in(folder, "show game.json");
  INFO(all.out);
  CHECK(all.has("red, board A1, empery"));
  CHECK(all.has("\nStacks\n  c1   green   "));
  CHECK(all.has("  8 (Far Gate): the leader"));
  const Outcome seen = run_in(folder, "show game.json --seat blue");
  CHECK(seen.has("hand: 4 cards and 0 Godh cards"));
  CHECK_FALSE(run_in(folder, "show game.json --seat blue --json").has("\"random\""));
  CHECK(run_in(folder, "show game.json --json").has("\"random\":"));
  const Outcome score = run_in(folder, "score game.json");
  INFO(score.out);
  CHECK(score.has("as it stands"));
  CHECK(score.has("garrisons   total"));
  const Outcome replay = run_in(folder, "replay game.json --each");
  INFO(replay.out);
  CHECK(replay.has("    0  "));
  CHECK(replay.has("    4  "));
  CHECK(replay.has("4 actions, all legal."));
}

TEST_CASE("a game is drawn as it stands") {
  const TemporaryFolder folder;
  REQUIRE(run_in(folder, "new --players red,blue --boards A1,B2 --out game.json").status == 0);
  const Outcome drawn = run_in(folder, "show game.json --picture table.png");
  INFO(drawn.out);
  CHECK(drawn.status == 0);
  CHECK(drawn.has("\ntable.png\n"));
  CHECK(parapet::test::read_text_file(folder.path("table.png")).substr(1, 3) == "PNG");
  CHECK(run_in(folder, "show game.json --picture none/table.png").status == 1);
}

TEST_CASE("actions may be words or JSON and wrong ones change nothing") {
  const TemporaryFolder folder;
  REQUIRE(run_in(folder, "new --players red,blue --seed 3 --out game.json").status == 0);
  CHECK(run_in(folder, "do game.json choose-board C 2").has("take board C2, visions"));
  CHECK(run_in(folder, R"(do game.json '{"kind": "choose-board", "board": "D", "side": 1}')")
            .status == 0);
  const std::string before = parapet::test::read_text_file(folder.path("game.json"));
  const Outcome illegal = run_in(folder, "do game.json take c1");
  INFO(illegal.out);
  CHECK(illegal.status == 1);
  CHECK(illegal.has("take, which is not legal now"));
  const Outcome number = run_in(folder, "do game.json 999");
  INFO(number.out);
  CHECK(number.status == 2);
  CHECK(number.has("a number from 1 to "));
  const Outcome kind = run_in(folder, "do game.json plai g01 1");
  INFO(kind.out);
  CHECK(kind.status == 2);
  CHECK(kind.has("the nearest is play"));
  CHECK(run_in(folder, "do game.json").status == 2);
  CHECK(parapet::test::read_text_file(folder.path("game.json")) == before);
}

TEST_CASE("a game may name its data file") {
  const TemporaryFolder folder;
  folder.file("cards.json", parapet::test::read_text_file(kDemo));
  REQUIRE(run_in(folder, "new cards.json --linked --players a,b --out game.json").status == 0);
  CHECK(parapet::test::read_text_file(folder.path("game.json")).size() < 1000);
  CHECK(run_in(folder, "replay game.json").status == 0);
  const Outcome outside = run_in(folder, "new '" + kDemo + "' --linked --players a,b --out g.json");
  CHECK(outside.status == 2);
  CHECK(outside.has("in the folder of the game's file"));
  folder.file("cards.json", "{}");
  CHECK(run_in(folder, "replay game.json").status == 3);
}

TEST_CASE("words that begin no game are told") {
  const TemporaryFolder folder;
  struct Wrong {
    const char* words;
    int status;
    const char* says;
  };
  const Wrong all[] = {
      {"", 2, "no verb, expected one such as \"new\""},
      {"nwe", 2, "expected one such as \"new\""},
      {"new --out g.json", 2, "--players"},
      {"new --players a --out g.json", 2, "2 to 4 players"},
      {"new --players a,a --out g.json", 2, "no other player"},
      {"new --players a,b --boards A1 --out g.json", 2, "one for each of 2 players"},
      {"new --players a,b --boards A1,A2 --out g.json", 2, "nobody else"},
      {"new --players a,b --boards A1,Z9 --out g.json", 2, "such as A1"},
      {"new --players a,b --option O-18=top --out g.json", 2, "both or godh-above"},
      {"new --players a,b --seed -1 --out g.json", 2, "--seed"},
      {"new nothing.json --players a,b --out g.json", 3, "nothing.json"},
      {"legal nothing.json", 3, "nothing.json"},
      {"legal", 2, "GAME"},
      {"show --seet red g.json", 2, "--seat"},
  };
  for (const Wrong& wrong : all) {
    const Outcome outcome = run_in(folder, wrong.words);
    INFO(wrong.words << "\n" << outcome.out);
    CHECK(outcome.status == wrong.status);
    CHECK(outcome.has(wrong.says));
  }
  CHECK(folder.count() == 0);
  REQUIRE(run_in(folder, "new --players a,b --out g.json").status == 0);
  CHECK(run_in(folder, "show g.json --seat c").has("a player: a or b"));
}

TEST_CASE("random games hold what is promised and come out the same") {
  const TemporaryFolder folder;
  const Outcome played = run_in(folder, "play --random 6 --seed 5");
  INFO(played.out);
  CHECK(played.status == 0);
  CHECK(played.has("6 games to the end."));
  CHECK(played.has("40 pairs of characters"));
  CHECK(played.has("All ends "));
  CHECK(run_in(folder, "play --random 6 --seed 5").out == played.out);
  CHECK(run_in(folder, "play --random 6 --seed 6").out != played.out);
  const Outcome two =
      run_in(folder, "play --random 1 --players 2 --pairs any --option O-18=godh-above");
  CHECK(two.status == 0);
  CHECK_FALSE(two.has("pairs of characters"));
}

TEST_CASE("each verb of the bridge game has help with an example") {
  const TemporaryFolder folder;
  for (const char* verb : {"new", "legal", "do", "show", "score", "replay", "play"}) {
    const Outcome help = run_in(folder, std::string(verb) + " --help");
    INFO(help.out);
    CHECK(help.status == 0);
    CHECK(help.has("Example:\n  parapet skybridge " + std::string(verb)));
  }
  CHECK(run_in(folder, "--help").has("parapet skybridge legal game.json"));
}
