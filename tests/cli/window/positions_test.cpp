#include "tests/cli/window/positions.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <variant>

#include "rules/files/json/json_parse.h"

namespace {

using parapet::testing::board_names;
using parapet::testing::few_places;
using parapet::testing::mode_named;
using parapet::testing::open_named;
using parapet::testing::position_named;
using parapet::testing::PositionPointer;
using parapet::testing::told;
using parapet::testing::told_by;
using parapet::viewer::Detail;
using parapet::viewer::Mode;
using parapet::viewer::Shown;

// Whether a window can show it on a board, and from which memory bricks are drawn.
bool is_board(const Shown& shown) {
  return !std::holds_alternative<parapet::viewer::ProfilePicture>(shown.picture);
}

const void* bricks_of(const Shown& shown) {
  const auto* bricks = std::get_if<parapet::viewer::BrickPicture>(&shown.picture);
  return bricks == nullptr ? nullptr : static_cast<const void*>(bricks->pieces.data());
}

// Another value than the present one of an option.
std::string other_value(const parapet::viewer::OptionChoice& choice) {
  return *std::find_if(choice.values.begin(), choice.values.end(),
                       [&](const std::string& value) { return value != choice.now; });
}

// The first unit of a board, and a free space on which it can stand.
std::pair<std::string, std::string> possible_move(const parapet::viewer::Position& position,
                                                  const std::vector<std::string>& places) {
  for (const std::string& space : places) {
    const auto moved = position.with_unit_at(places.front(), space);
    if (moved && (*moved)->file() != position.file()) return {places.front(), space};
  }
  FAIL("no place to go to");
  return {};
}

}  // namespace

TEST_CASE("each mode says of each pair what the session says") {
  for (const std::string& name : board_names()) {
    const auto board = open_named(name);
    const PositionPointer position = position_named(name);
    std::set<std::string> answered;  // modes that were answered at least once
    for (const Mode& mode : position->modes()) {
      for (const std::string& first : few_places(board)) {
        for (const std::string& second : few_places(board)) {
          std::vector<std::string> picks{first, second};
          picks.resize(std::min<std::size_t>(mode.least, 2));
          const auto quick = position->ask(mode, picks, Detail::quick);
          INFO(name << " " << mode.name << " " << first << " " << second);
          if (!quick) {
            CHECK(!quick.error().code.empty());
            CHECK(!quick.error().expected.empty());
            continue;
          }
          answered.insert(mode.name);
          CHECK(is_board(quick->shown));
          CHECK(quick->text.hangs_on.empty());
          CHECK(told(quick->text) == told_by(board, quick->question));
          if (picks.size() < 2) break;
        }
      }
    }
    CHECK(answered.size() == position->modes().size());
  }
}

TEST_CASE("an answer in whole has the hinges and what the quick one says") {
  const std::vector<std::array<std::string, 4>> asked = {
      {"rooftop-dispute", "Sight", "archer", "runner"},
      {"harbour", "Route", "scout", "D4@2"},
      {"river-keep", "Step", "C3", "D3"},
      {"river-keep", "Route", "knight", "H5"},
      {"chapel-yard", "True sight", "sniper", "medic"}};
  for (const auto& [board, mode, first, second] : asked) {
    const PositionPointer position = position_named(board);
    const auto whole = position->ask(mode_named(*position, mode), {first, second}, Detail::whole);
    const auto quick = position->ask(mode_named(*position, mode), {first, second}, Detail::quick);
    INFO(board << " " << mode);
    REQUIRE(whole);
    REQUIRE(quick);
    CHECK(told(whole->text) == told(quick->text));
    CHECK(whole->question == quick->question);
    const auto question = parapet::parse_json(whole->question, "question");
    REQUIRE(question);
    const auto ruled = open_named(board).session->rule(*question, parapet::ask::HingeDetail::ids);
    REQUIRE(ruled);
    CHECK(whole->text.hangs_on.size() + whole->text.shown_by.size() == ruled->hinges.size());
    REQUIRE(!whole->text.hangs_on.empty());
    for (const auto& hinge : whole->text.hangs_on) {
      const auto options = position->options();
      const auto found = std::find_if(options.begin(), options.end(), [&hinge](const auto& choice) {
        return choice.id == hinge.option;
      });
      REQUIRE(found != options.end());
      CHECK(found->now == hinge.now);
      // It is as the hinge says: the verdict is another with the other value.
      const auto changed = position->with_option(hinge.option, hinge.other);
      REQUIRE(changed);
      const auto other =
          (*changed)->ask(mode_named(*position, mode), {first, second}, Detail::quick);
      REQUIRE(other);
      CHECK(told(other->text) != told(quick->text));
    }
  }
}

TEST_CASE("an option changed and changed back is as it was") {
  for (const std::string& name : board_names()) {
    const auto board = open_named(name);
    const PositionPointer position = position_named(name);
    const auto places = few_places(board);
    const std::string before = parapet::testing::all_answers(*position, places);
    std::size_t effects = 0;
    for (const auto& choice : position->options()) {
      INFO(name << " " << choice.id);
      REQUIRE(choice.values.size() > 1);
      const auto changed = position->with_option(choice.id, other_value(choice));
      REQUIRE(changed);
      const auto& now =
          (*changed)->options()[static_cast<std::size_t>(&choice - position->options().data())];
      CHECK(now.now == other_value(choice));
      const auto back = (*changed)->with_option(choice.id, choice.now);
      REQUIRE(back);
      CHECK((*back)->file() == position->file());
      if ((*changed)->file() != position->file()) ++effects;
    }
    CHECK(effects == position->options().size());
    auto all = position;  // all at once, and all back
    for (const auto& choice : position->options()) {
      const auto next = all->with_option(choice.id, other_value(choice));
      REQUIRE(next);
      all = *next;
    }
    CHECK(parapet::testing::all_answers(*all, places) != before);
    for (const auto& choice : position->options()) {
      const auto next = all->with_option(choice.id, choice.now);
      REQUIRE(next);
      all = *next;
    }
    CHECK(parapet::testing::all_answers(*all, places) == before);
    CHECK(parapet::testing::all_answers(*position, places) == before);  // undo: it never changed
  }
}

TEST_CASE("a question of a changed position can be asked of the board as it was opened") {
  for (const std::string& name : board_names()) {
    const auto board = open_named(name);
    const auto places = few_places(board);
    const PositionPointer start = position_named(name);
    PositionPointer position = start;
    for (const auto& choice : start->options()) {
      const auto next = position->with_option(choice.id, other_value(choice));
      REQUIRE(next);
      position = *next;
    }
    const auto [unit, space] = possible_move(*position, places);
    position = *position->with_unit_at(unit, space);
    std::size_t answered = 0;
    for (const Mode& mode : position->modes()) {
      for (const std::string& second : places) {
        std::vector<std::string> picks{unit, second};
        picks.resize(mode.least);
        const auto answer = position->ask(mode, picks, Detail::quick);
        if (!answer) continue;
        ++answered;
        INFO(name << " " << mode.name << " " << unit << " " << second);
        CHECK(told(answer->text) == told_by(board, answer->question));
      }
    }
    CHECK(answered > 0);
  }
}

TEST_CASE("what makes no sense is a fault in words") {
  const std::vector<std::string> odd = {"",     "nobody", "ZZ99",  "A1@9", "A0",
                                        "-",    "1,2",    "[0,0]", "\n",   "A1/99",
                                        "\xff", "null",   "F7@2",  "a\"b", std::string(5000, 'x')};
  for (const char* name : {"harbour", "river-keep", "chapel-yard"}) {
    const PositionPointer position = position_named(name);
    const std::string first = few_places(open_named(name)).front();
    for (const Mode& mode : position->modes()) {
      std::size_t faults = 0;
      for (const std::string& word : odd) {
        std::vector<std::string> picks{first, word, word};
        if (mode.least < 2) picks.front() = word;
        picks.resize(mode.prompts.size());
        const auto answered = position->ask(mode, picks, Detail::quick);
        if (answered) continue;
        ++faults;
        INFO(mode.name << " " << word.substr(0, 20));
        CHECK(!answered.error().code.empty());
        CHECK(to_text(answered.error()).size() < 1000);
        CHECK(answered.error().excerpt.empty());
      }
      CHECK(faults >= 10);
    }
  }
  const PositionPointer position = position_named("harbour");
  CHECK(position->ask({"sight", "No such", {}, 0, {}}, {}, Detail::quick).error().code ==
        "unknown-word");
  CHECK(position->with_option("K3", "climb").error().code == "wrong-option");
  CHECK(position->with_option("L2", "maybe").error().code == "wrong-option");
}

TEST_CASE("a fault names the mode and no key of the protocol") {
  const PositionPointer position = position_named("harbour");
  const auto jump = position->ask(mode_named(*position, "Jump"), {"golem", "A1"}, Detail::quick);
  REQUIRE(!jump);
  CHECK(to_text(jump.error()) ==
        "Jump: found {\"up\": 1, \"span\": 4}, expected no jump: no rule tells how a large unit "
        "jumps");
}

TEST_CASE("a fall is drawn from where it begins to where it ends") {
  const PositionPointer position = position_named("river-keep");
  const auto fall = position->ask(mode_named(*position, "Fall"), {"captain", "C1"}, Detail::quick);
  REQUIRE(fall);
  const auto& picture = std::get<parapet::viewer::BrickPicture>(fall->shown.picture);
  REQUIRE(picture.overlay);
  REQUIRE(picture.overlay->arrows.size() == 1);
  const auto& arrow = picture.overlay->arrows.front();
  CHECK(arrow.from.z - arrow.to.z == 1024);  // 25.6 pegs of 4 mm
  CHECK(picture.overlay->badge.find("WOUND") != std::string::npos);
  CHECK(picture.verdict == fall->text.verdict);
}

TEST_CASE("bricks are drawn from the same memory whatever is asked and whoever moves") {
  const PositionPointer position = position_named("river-keep");
  const void* bricks = bricks_of(position->board());
  REQUIRE(bricks != nullptr);
  const auto moved = position->with_unit_at("knight", "D6");
  REQUIRE(moved);
  const auto changed = (*moved)->with_option("K3", "forbid");
  REQUIRE(changed);
  CHECK(bricks_of((*changed)->board()) == bricks);
  const auto reach = (*changed)->ask(mode_named(**changed, "Reach"), {"knight"}, Detail::quick);
  REQUIRE(reach);
  CHECK(bricks_of(reach->shown) == bricks);
  const auto step = (*changed)->ask(mode_named(**changed, "Step"), {"C3", "D3"}, Detail::quick);
  REQUIRE(step);
  CHECK(bricks_of(step->shown) == bricks);
}
