#include <catch2/catch.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "rules/files/json/json_write.h"
#include "tests/hostile/confined.h"
#include "tests/support/temporary_folder.h"

// A board names files beside it. None of its words, and none of its models', reaches out of its
// folder: there lies a model of four bricks, which must never be read.

using parapet::JsonValue;
using parapet::testing::Ending;
using parapet::testing::is_refused;
using parapet::testing::run_confined;
using Folder = parapet::testing::TemporaryFolder;

namespace {

namespace fs = std::filesystem;

const std::string kLine = "1 4 0 0 0 1 0 0 0 1 0 0 0 1 ";
const std::string kOneBrick = kLine + "3001.dat\n";
const std::string kSecret = kOneBrick + kOneBrick + kOneBrick + kOneBrick;

// A folder with a board's folder in it, and the secret beside that.
class House {
 public:
  House() {
    fs::create_directories(folder_.path("board/sub"));
    folder_.file("secret.ldr", kSecret);
    folder_.file("board/own.ldr", kOneBrick);
    folder_.file("board/sub/own.ldr", kOneBrick);
  }

  std::string path(const std::string& name) const { return folder_.path("board/" + name); }
  std::string secret() const { return folder_.path("secret.ldr"); }

  void link(const std::string& name, const std::string& to) const {
    fs::create_symlink(to, path(name));
  }
  void model(const std::string& name, const std::string& text) const {
    folder_.file("board/" + name, text);
  }

  // What `check` says of a board of this model.
  Ending check(const std::string& model) const {
    return run_confined({"check", folder_.file("board/b.board.json", board_of(model))});
  }

  static std::string board_of(const std::string& model) {
    return R"({"format": "parapet-board/1", "game": "realms", "terrain": [{"ldraw": )" +
           write_json_line(JsonValue::from_text(model)) + "}]}";
  }

 private:
  Folder folder_;
};

bool has(const Ending& ending, const std::string& part) {
  return (ending.out + ending.err).find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a board reads models in its folder and below it") {
  const House house;
  house.link("within.ldr", "sub/own.ldr");
  for (const std::string model :
       {"own.ldr", "./own.ldr", "OWN.LDR", "sub/own.ldr", "sub\\own.ldr", "within.ldr"}) {
    const Ending ending = house.check(model);
    CAPTURE(model, ending.out, ending.err);
    CHECK(ending.status == 0);
    CHECK(has(ending, "1 piece,"));
  }
}

TEST_CASE("a board reaches no model out of its folder") {
  const House house;
  house.link("link.ldr", "../secret.ldr");
  house.link("link-to-whole-path.ldr", house.secret());
  house.link("up", "..");
  house.link("loop.ldr", "loop.ldr");
  house.link("device.ldr", "/dev/zero");
  for (const std::string& model : {std::string("../secret.ldr"),
                                   std::string("..\\secret.ldr"),
                                   house.secret(),
                                   std::string("sub/../../secret.ldr"),
                                   std::string("sub/..\\..\\secret.ldr"),
                                   std::string("link.ldr"),
                                   std::string("link-to-whole-path.ldr"),
                                   std::string("up/secret.ldr"),
                                   std::string("loop.ldr"),
                                   std::string("device.ldr"),
                                   std::string("%2e%2e/secret.ldr"),
                                   std::string("..%2fsecret.ldr"),
                                   std::string("\xE2\x80\xA5/secret.ldr"),
                                   std::string("C:secret.ldr"),
                                   std::string("C:\\secret.ldr"),
                                   std::string("//secret.ldr"),
                                   std::string("\\secret.ldr"),
                                   "file://" + house.secret(),
                                   std::string("~/secret.ldr"),
                                   std::string("."),
                                   std::string(".."),
                                   std::string("sub"),
                                   std::string(""),

                                   std::string("own.ldr/../../secret.ldr"),
                                   std::string("secret.ldr"),
                                   std::string("own.ldr\x01")}) {
    const Ending ending = house.check(model);
    CAPTURE(model, ending.out, ending.err);
    CHECK(ending.status == 3);
    CHECK(is_refused(ending));
    CHECK(has(ending, "/terrain/0/ldraw"));
  }
}

TEST_CASE("a model reaches no other out of its folder and says so") {
  const House house;
  house.link("link.ldr", "../secret.ldr");
  for (const std::string& name : {std::string("../secret.ldr"), std::string("..\\secret.ldr"),
                                  house.secret(), std::string("sub/../../secret.ldr"),
                                  std::string("C:\\secret.ldr"), std::string("link.ldr")}) {
    house.model("outer.ldr", kLine + name + "\n");
    const Ending ending = house.check("outer.ldr");
    CAPTURE(name, ending.out, ending.err);
    // It is a part that nobody knows: one block, where the secret holds four bricks.
    CHECK(ending.status == 0);
    CHECK(has(ending, "1 piece,"));
    CHECK(has(ending, "[unknown-part]"));
    CHECK(has(ending, "[outside-folder]") == (name != "link.ldr"));
  }
}

TEST_CASE("a saved ruling reaches no model out of its folder") {
  const House house;
  const std::string path = house.path("saved.dispute.json");
  for (const std::string& model : {std::string("../secret.ldr"), house.secret()}) {
    house.model("saved.dispute.json",
                R"({"format": "parapet-dispute/1", "engine": "0", "question": {"ask": "check"},
                    "options": {}, "answer": {}, "board": )" +
                    House::board_of(model) + "}");
    const Ending ending = run_confined({"again", path});
    CAPTURE(model, ending.out, ending.err);
    CHECK(ending.status == 3);
    CHECK(has(ending, "expected a path that stays in the board's own folder"));
  }
}

TEST_CASE("a question reaches no model out of the board's folder") {
  const House house;
  house.model("b.board.json", R"({"format": "parapet-board/1", "game": "realms", "terrain":
      [{"box": [8, 8, 3]}], "spaces": {"grid": {"at": [0, 0], "pitch": 2, "count": [4, 4]}}})");
  const auto ask = [&](const std::string& model) {
    return run_confined({"ask", house.path("b.board.json")},
                        R"({"ask": "sight", "from": "A1", "to": "B2", "units": [{"id": "u",)"
                        R"("side": "s", "at": "A1", "ldraw": )" +
                            write_json_line(JsonValue::from_text(model)) + "}]}\n");
  };
  CHECK(has(ask("own.ldr"), R"("sight":)"));
  for (const std::string& model : {std::string("../secret.ldr"), house.secret()}) {
    const Ending ending = ask(model);
    CAPTURE(model, ending.out, ending.err);
    CHECK(has(ending, "outside-folder"));
  }
}
