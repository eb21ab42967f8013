#include "viewer/stage/stage.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/viewer/stage/stage_boards.h"

namespace parapet::viewer {
namespace {

const char* const kBoards[] = {"courtyard",    "garden",     "house-with-window", "two-roofs",
                               "powder-tower", "river-keep", "old-mill"};

// Names of all spaces, and ids of all units.
std::vector<std::string> words_of(const Shown& shown) {
  std::vector<std::string> words;
  if (const auto* bricks = std::get_if<BrickPicture>(&shown.picture)) {
    for (const BrickSpace& space : bricks->spaces) words.push_back(space.name);
    for (const BrickUnit& unit : bricks->units) words.push_back(unit.id);
    return words;
  }
  const auto& tiles = std::get<BoardPicture>(shown.picture);
  for (const Space& space : tiles.board->spaces()) words.push_back(to_letters(space));
  if (tiles.pieces == nullptr) return words;
  for (const mayhem::Unit& unit : tiles.pieces->units) words.push_back(unit.id);
  return words;
}

bool is_near(const osg::Vec2d& a, const osg::Vec2d& b, double pixels = 1e-3) {
  return (a - b).length() < pixels;
}

TEST_CASE("A pick finds what place_of says") {
  for (const std::string name : kBoards) {
    INFO(name);
    const Shown shown = shown_board(name);
    Stage stage(kWindow);
    REQUIRE(stage.show(shown));
    const std::vector<std::string> words = words_of(shown);
    std::size_t found = 0;
    for (int turn = 0; turn < 5; ++turn) {
      if (turn == 4) stage.set_map_view(true);
      for (const std::string& word : words) {
        const auto place = stage.place_of(word);
        if (!place || !kWindow.holds(*place)) continue;
        const auto pick = stage.pick(*place);
        REQUIRE(pick);
        if (pick->word == word) {
          ++found;
          CHECK(pick->is_unit == (std::count(words.begin(), words.end(), pick->space) == 1 &&
                                  pick->space != pick->word));
        }
        // What is found instead is nearer: its own place leads to itself or to what hides it.
        if (turn == 4 && !pick->is_unit && pick->word != word) {
          CHECK(std::count(words.begin(), words.end(), pick->word) == 1);
        }
      }
      stage.orbit({100, turn == 1 ? -40.0 : 20.0});
    }
    CHECK(found > words.size() * 2);
  }
}

TEST_CASE("From above a pick finds the highest floor of every column") {
  for (const std::string name : {"courtyard", "two-roofs", "harbour"}) {
    INFO(name);
    const Shown shown = shown_board(name);
    const Board& board = *std::get<BoardPicture>(shown.picture).board;
    Stage stage({0, 0, 1600, 1600});
    REQUIRE(stage.show(shown));
    stage.set_map_view(true);
    for (const Space& space : board.spaces()) {
      Space highest = space;
      for (int level = space.level; level <= board.levels(); ++level) {
        if (board.floor({space.x, space.y, level})) highest.level = level;
      }
      const auto pick = stage.pick(stage.place_of(to_letters(space)).value());
      REQUIRE(pick);
      // What stands on several spaces is found on each of them.
      if (!pick->is_unit) CHECK(pick->word == to_letters(highest));
      if (pick->is_unit) CHECK(pick->space != pick->word);
    }
  }
}

TEST_CASE("Nothing is picked beside the board nor beside the window") {
  Stage stage(kWindow);
  CHECK_FALSE(stage.pick({100, 100}));
  CHECK_FALSE(stage.place_of("A1"));
  REQUIRE(stage.show(shown_board("courtyard")));
  CHECK_FALSE(stage.pick({2, 2}));
  CHECK_FALSE(stage.pick({-5, 100}));
  CHECK_FALSE(stage.place_of("ZZ99"));
  CHECK_FALSE(stage.place_of("nobody"));
}

TEST_CASE("A cut takes off the levels above it") {
  const Shown shown = shown_board("two-roofs");
  Stage stage(kWindow);
  REQUIRE(stage.show(shown));
  const Board& board = *std::get<BoardPicture>(shown.picture).board;
  REQUIRE(stage.levels().size() == static_cast<std::size_t>(board.levels()));
  REQUIRE(board.levels() > 1);
  CHECK(stage.levels().front() == "Level 1");
  CHECK_FALSE(stage.cut());
  stage.cut_above(0);
  CHECK(stage.cut() == std::optional<std::size_t>(0));
  stage.set_map_view(true);
  for (const Space& space : board.spaces()) {
    const std::string name = to_letters(space);
    CHECK(stage.place_of(name).has_value() == (space.level == 1));
    if (const auto place = stage.place_of(name)) {
      const auto pick = stage.pick(*place);
      REQUIRE(pick);
      CHECK(pick->space == name);
    }
  }
  stage.cut_above(std::nullopt);
  for (const Space& space : board.spaces()) CHECK(stage.place_of(to_letters(space)));
}

TEST_CASE("A cut opens a hut of bricks") {
  const Furnished hut;
  Stage stage(kWindow);
  REQUIRE(stage.show(hut.shown));
  REQUIRE(stage.levels().size() == 2);
  stage.set_map_view(true);
  const osg::Vec2d inside = stage.place_of("B1").value();
  CHECK(stage.pick(inside)->word == "B1@2");
  stage.cut_above(0);
  CHECK(stage.pick(inside)->word == "B1");
  CHECK_FALSE(stage.place_of("B1@2"));
  CHECK(stage.pick(stage.place_of("scout").value())->word == "scout");
  CHECK(stage.pick(stage.place_of("scout").value())->space == "A1");
}

TEST_CASE("A plate that bricks hide is picked only where none can be seen") {
  const Furnished hut;
  Stage stage(kWindow);
  REQUIRE(stage.show(hut.shown));
  // Seen from the east the hut's wall stands before B1.
  stage.orbit({-200.0 / 2, 60});
  const auto hidden = stage.place_of("B1");
  REQUIRE(hidden);
  const auto pick = stage.pick(*hidden);
  REQUIRE(pick);
  CHECK((pick->word == "B1" || pick->word == "B1@2"));
}

TEST_CASE("Zooming keeps what is under the pointer there") {
  for (const bool is_map : {false, true}) {
    const Shown shown = shown_board("courtyard");
    Stage stage(kWindow);
    REQUIRE(stage.show(shown));
    stage.set_map_view(is_map);
    for (const std::string word : {"B2", "H6", "D7"}) {
      const auto before = stage.place_of(word);
      if (!before || !stage.pick(*before) || stage.pick(*before)->word != word) continue;
      stage.zoom(4, *before);
      CHECK(is_near(stage.place_of(word).value(), *before));
      stage.zoom(-2, *before);
      CHECK(is_near(stage.place_of(word).value(), *before));
      stage.home();
    }
    stage.zoom(3, {160, 100});
    CHECK(stage.view().unit_per_pixel({0, 0, 0}) > 0);
  }
}

TEST_CASE("Zooming in makes things larger and never ends behind them") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  const auto size = [&stage] {
    return (stage.place_of("B2").value() - stage.place_of("C2").value()).length();
  };
  const double before = size();
  const osg::Vec2d at = stage.place_of("B2").value();
  stage.zoom(2, at);
  CHECK(size() > before);
  stage.zoom(1000, at);
  CHECK(std::isfinite(size()));
  CHECK(stage.view().depth(stage.view().eye - stage.view().back) > 0);
  stage.zoom(-1000, at);
  CHECK(std::isfinite(size()));
}

TEST_CASE("Panning takes the board along with the pointer") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  const osg::Vec2d before = stage.place_of("D4").value();
  stage.pan({30, 12});
  const osg::Vec2d after = stage.place_of("D4").value();
  CHECK(after.x() - before.x() == Approx(30).epsilon(0.35));
  CHECK(after.y() - before.y() == Approx(12).epsilon(0.35));
}

TEST_CASE("The camera never gets below the table") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  for (int n = 0; n < 40; ++n) {
    stage.orbit({17, 90});
    stage.pan({5, 60});
    CHECK(stage.view().eye.z() > -0.5);
    CHECK(stage.view().back.z() > 0);
  }
}

TEST_CASE("The map is upright with north on top") {
  for (const std::string name : {"courtyard", "river-keep"}) {
    INFO(name);
    Stage stage(kWindow);
    REQUIRE(stage.show(shown_board(name)));
    stage.orbit({70, 30});
    stage.set_map_view(true);
    CHECK(stage.is_map_view());
    const osg::Vec2d b2 = stage.place_of("B2").value();
    const osg::Vec2d d2 = stage.place_of("D2").value();
    const osg::Vec2d b4 = stage.place_of("B4").value();
    CHECK(d2.x() > b2.x() + 2);
    CHECK(std::abs(d2.y() - b2.y()) < 1.5);
    CHECK(b4.y() < b2.y() - 2);
    CHECK(std::abs(b4.x() - b2.x()) < 1.5);
  }
}

TEST_CASE("Leaving the map leads back to where the camera was") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  stage.orbit({70, 30});
  const osg::Vec2d before = stage.place_of("D4").value();
  stage.set_map_view(true);
  stage.zoom(2, {100, 100});
  stage.set_map_view(false);
  CHECK(is_near(stage.place_of("D4").value(), before));
}

TEST_CASE("What one looks at stays there while the board is turned") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  const osg::Vec2d place = stage.place_of("B2").value();
  const std::string word = stage.pick(place).value().word;
  const osg::Vec2d before = stage.place_of(word).value();
  stage.look_at(before);
  stage.orbit({90, 10});
  if (!stage.pick(before) || stage.pick(before)->is_unit) return;
  CHECK(is_near(stage.place_of(word).value(), before, 0.5));
}

TEST_CASE("What cannot be shown changes nothing") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  const osg::Vec2d before = stage.place_of("B2").value();
  Shown profile;
  profile.picture = ProfilePicture{};
  const auto refused = stage.show(profile);
  REQUIRE_FALSE(refused);
  CHECK(refused.error().code == "bad-picture");
  Shown nothing;
  nothing.picture = BoardPicture{};
  CHECK_FALSE(stage.show(nothing));
  CHECK(is_near(stage.place_of("B2").value(), before));
}

TEST_CASE("A second ruling on a board leaves the camera where it is") {
  const Shown shown = shown_board("courtyard");
  Stage stage(kWindow);
  REQUIRE(stage.show(shown));
  stage.orbit({50, 10});
  const osg::Vec2d before = stage.place_of("B2").value();
  Shown tinted = shown;
  auto& picture = std::get<BoardPicture>(tinted.picture);
  picture.overlay.emplace();
  picture.overlay->tints.push_back({{1, 1, 1}, Role::danger});
  REQUIRE(stage.show(tinted));
  CHECK(is_near(stage.place_of("B2").value(), before));
}

TEST_CASE("Another board is shown whole, and from its own best place") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("two-roofs")));
  stage.cut_above(0);
  stage.set_map_view(true);
  const Furnished hut;
  REQUIRE(stage.show(hut.shown));
  CHECK_FALSE(stage.cut());
  CHECK_FALSE(stage.is_map_view());
  CHECK(stage.levels().front() == "Storey 1");
  const osg::Vec2d home = stage.place_of("B1@2").value();
  CHECK(kWindow.holds(home));
  stage.orbit({70, 20});
  stage.zoom(3, home);
  stage.home();
  CHECK(is_near(stage.place_of("B1@2").value(), home));
}

TEST_CASE("A window that changes its size shows as much from top to bottom") {
  Stage stage(kWindow);
  REQUIRE(stage.show(shown_board("courtyard")));
  const double before = stage.place_of("B2")->y() / kWindow.height();
  stage.resize({0, 0, 640, 200});
  CHECK(stage.place_of("B2")->y() / 200 == Approx(before));
  stage.resize({0, 0, 640, 400});
  CHECK(stage.place_of("B2")->y() / 400 == Approx(before));
}

TEST_CASE("Loading tells how far it is") {
  const Furnished hut;
  Stage stage(kWindow);
  std::vector<double> shares;
  REQUIRE(stage.show(hut.shown, [&shares](double share) { shares.push_back(share); }));
  REQUIRE(shares.size() > 2);
  CHECK(std::is_sorted(shares.begin(), shares.end()));
  CHECK(shares.front() >= 0);
  CHECK(shares.back() == 1);
}

}  // namespace
}  // namespace parapet::viewer
