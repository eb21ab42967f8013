#include <catch2/catch.hpp>
#include <filesystem>

#include "cli/window/open_position.h"
#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/cli/window/positions.h"
#include "tests/support/temporary_folder.h"

namespace {

namespace fs = std::filesystem;
using parapet::testing::all_answers;
using parapet::testing::board_names;
using parapet::testing::few_places;
using parapet::testing::mode_named;
using parapet::testing::open_named;
using parapet::testing::position_named;
using parapet::testing::PositionPointer;
using parapet::viewer::Detail;

// The code of the fault where a unit cannot be put; empty if it can.
std::string fault_of(const PositionPointer& position, const std::string& unit,
                     const std::string& space) {
  const auto moved = position->with_unit_at(unit, space);
  if (moved) return {};
  CHECK(moved.error().place == unit);
  CHECK(!moved.error().found.empty());
  CHECK(!moved.error().expected.empty());
  return moved.error().code;
}

// The position after it was saved beside the models that it names, and opened again.
PositionPointer opened_again(const PositionPointer& position,
                             const parapet::testing::TemporaryFolder& folder) {
  for (const auto& entry : fs::directory_iterator(std::string(PARAPET_SOURCE_DIR) + "/boards")) {
    fs::copy(entry.path(), folder.path(entry.path().filename().string()),
             fs::copy_options::skip_existing);
  }
  auto board = parapet::cli::open_board(folder.file("edited.board.json", position->file()), "");
  REQUIRE(board);
  return parapet::cli::open_position(*std::move(board));
}

}  // namespace

TEST_CASE("a unit that is put elsewhere stands there, and the old position is as it was") {
  const PositionPointer before = position_named("harbour");
  const std::string file = before->file();
  const auto after = before->with_unit_at("scout", "F6");
  REQUIRE(after);
  CHECK(before->file() == file);
  CHECK((*after)->file() != file);
  const auto& reach = mode_named(*before, "Reach");
  const auto from_f6 = (*after)->ask(reach, {"scout"}, Detail::quick);
  const auto from_f7 = before->ask(reach, {"scout"}, Detail::quick);
  REQUIRE(from_f6);
  REQUIRE(from_f7);
  CHECK(from_f6->text.verdict.find("scout (F6)") == 0);
  CHECK(from_f7->text.verdict.find("scout (F7)") == 0);
  const auto back = (*after)->with_unit_at("scout", "F7");
  REQUIRE(back);
  CHECK((*back)->file() == file);
  const auto again = (*back)->ask(reach, {"scout"}, Detail::quick);
  REQUIRE(again);
  CHECK(again->question == from_f7->question);  // nothing is other than it was opened
}

TEST_CASE("a unit cannot stand where another stands or where nothing is") {
  const PositionPointer tiles = position_named("harbour");
  CHECK(fault_of(tiles, "scout", "F10") == "taken");
  CHECK(fault_of(tiles, "scout", "K6") == "taken");  // by the large golem
  CHECK(fault_of(tiles, "scout", "golem") == "wrong-value");
  CHECK(fault_of(tiles, "scout", "F7@3") == "no-floor");
  CHECK(fault_of(tiles, "scout", "Z99") == "off-board");
  CHECK(fault_of(tiles, "scout", "nowhere") == "wrong-value");
  CHECK(fault_of(tiles, "nobody", "F6") == "unknown-id");
  CHECK(fault_of(tiles, "scout", "F7").empty());  // where it stands
  const PositionPointer bricks = position_named("river-keep");
  CHECK(fault_of(bricks, "knight", "C2") == "taken");
  CHECK(fault_of(bricks, "knight", "captain") == "taken");
  CHECK(fault_of(bricks, "knight", "Z99") == "unknown-space");
  CHECK(fault_of(bricks, "nobody", "D6") == "unknown-id");
  CHECK(fault_of(bricks, "knight", "D6").empty());
}

TEST_CASE("a large unit stands on its whole footprint") {
  const PositionPointer position = position_named("harbour");
  CHECK(fault_of(position, "golem", "I5") == "taken");       // the trooper
  CHECK(fault_of(position, "golem", "J4").empty());          // over its own old spaces
  CHECK(fault_of(position, "golem", "L12") == "off-board");  // its south-east is off the map
  CHECK(fault_of(position, "golem", "C5") == "stands-across-wall");
  const auto moved = position->with_unit_at("golem", "J4");
  REQUIRE(moved);
  CHECK(fault_of(*moved, "scout", "K5") == "taken");
  CHECK(fault_of(*moved, "scout", "K6").empty());
}

TEST_CASE("vehicles and devices are put with all of their spaces") {
  const PositionPointer position = position_named("harbour");
  // What the file has of the first piece of a list.
  const auto in_file = [](const PositionPointer& changed, const char* list, const char* key) {
    const auto file = parapet::parse_json(changed->file(), "board");
    REQUIRE(file);
    return parapet::write_json_line(*file->find(list)->items().front().find(key));
  };
  const auto driven = position->with_unit_at("car", "E11");
  REQUIRE(driven);
  CHECK(in_file(*driven, "vehicles", "back") == "[4,10,1]");
  CHECK(in_file(*driven, "vehicles", "front") == "[5,10,1]");
  CHECK(fault_of(position, "car", "L11") == "off-board");
  CHECK(fault_of(position, "car", "H9") == "taken");  // its front would be on the drone's
  CHECK(fault_of(position, "car", "E10").empty());    // a unit there may ride
  CHECK(fault_of(position, "car", "E5") == "stands-across-wall");
  CHECK(fault_of(position, "bomb", "L1") == "off-board");
  const auto carried = position->with_unit_at("bomb", "K10");
  REQUIRE(carried);
  CHECK(in_file(*carried, "devices", "at") == "[10,9,1]");
  const auto& sight = mode_named(*position, "Sight");
  const auto seen = (*driven)->ask(sight, {"scout", "car"}, Detail::quick);
  REQUIRE(seen);
  CHECK(seen->question.find(R"("vehicles":[{"id":"car")") != std::string::npos);
  CHECK(seen->question.find("\"units\"") == std::string::npos);
  CHECK(parapet::testing::told_by(open_named("harbour"), seen->question) ==
        parapet::testing::told(seen->text));
}

TEST_CASE("riders go with what carries them and get off when they are moved") {
  const auto units = parapet::parse_json(
      R"({"units": [{"id": "horse", "side": "red", "at": "D6", "height": 6},
                    {"id": "rider", "side": "red", "on": "horse", "height": 10}]})",
      "question");
  REQUIRE(units);
  auto board = parapet::cli::changed_board(open_named("river-keep"), *units);
  REQUIRE(board);
  const PositionPointer mounted = parapet::cli::open_position(*std::move(board));
  const auto place_of = [](const PositionPointer& position, std::size_t unit) {
    const auto file = parapet::parse_json(position->file(), "board");
    REQUIRE(file);
    const parapet::JsonValue& written = file->find("units")->items()[unit];
    const bool is_riding = written.find("on") != nullptr;
    return std::string(written.find("at")->text()) + (is_riding ? " riding" : "");
  };
  CHECK(place_of(mounted, 1) == "D6 riding");
  const auto ridden = mounted->with_unit_at("horse", "E6");
  REQUIRE(ridden);
  CHECK(place_of(*ridden, 0) == "E6");
  CHECK(place_of(*ridden, 1) == "E6 riding");
  const auto got_off = (*ridden)->with_unit_at("rider", "D5");
  REQUIRE(got_off);
  CHECK(place_of(*got_off, 0) == "E6");
  CHECK(place_of(*got_off, 1) == "D5");
}

TEST_CASE("an edited board that is saved and opened answers as before") {
  for (const std::string& name : board_names()) {
    const auto places = few_places(open_named(name));
    PositionPointer position = position_named(name);
    for (const std::string& space : places) {
      for (const std::string& unit : places) {
        const auto moved = position->with_unit_at(unit, space);
        if (moved) position = *moved;
      }
    }
    const auto start = position;
    for (const auto& choice : start->options()) {
      const auto next = position->with_option(choice.id, choice.values.back());
      REQUIRE(next);
      position = *next;
    }
    INFO(name);
    CHECK(position->file() != position_named(name)->file());
    const parapet::testing::TemporaryFolder folder;
    const PositionPointer again = opened_again(position, folder);
    CHECK(all_answers(*again, places) == all_answers(*position, places));
  }
}
