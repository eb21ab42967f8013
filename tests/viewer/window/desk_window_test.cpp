#include "viewer/window/desk_window.h"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/support/temporary_folder.h"
#include "tests/viewer/window/hands.h"
#include "tests/viewer/window/toy_position.h"

namespace parapet::viewer {
namespace {

namespace fs = std::filesystem;
using Open = PanelState::Open;

std::string text_of_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::ostringstream text;
  text << stream.rdbuf();
  return text.str();
}

bool is_same_view(const View& a, const View& b) {
  return a.view_matrix() == b.view_matrix() && a.half_tangent == b.half_tangent;
}

}  // namespace

TEST_CASE("two clicks ask, and the verdict stands on the panels with its reasons") {
  Hands hands(toy_position());
  REQUIRE(hands.reads("Who looks?"));
  hands.click_on("archer");
  REQUIRE(hands.desk().picks() == std::vector<Picked>{{"archer", true}});
  REQUIRE(hands.reads("At whom, or where?"));
  hands.click_on("runner");
  REQUIRE(hands.verdict() == "archer does not see runner.");
  REQUIRE(hands.reads("archer does not see runner."));
  REQUIRE(hands.reads("BLOCKED"));
  REQUIRE(hands.reads("TOY-SIGHT-1"));
  REQUIRE(hands.reads("W1"));

  SECTION("a third click starts over, with a space") {
    hands.click_on("B5");
    REQUIRE(hands.desk().picks() == std::vector<Picked>{{"B5", false}});
    REQUIRE_FALSE(hands.reads("BLOCKED"));
  }
  SECTION("a click on a hinge turns its option and shows was and is") {
    REQUIRE(hands.click_act(TurnHinge{0}));
    REQUIRE(hands.verdict() == "archer sees runner.");
    REQUIRE(hands.reads("CLEAR"));
    REQUIRE(hands.reads("archer does not see runner."));  // what it was
    REQUIRE(hands.reads("W1 turned from block to clear"));
  }
  SECTION("so do Tab and Enter") {
    hands.key(Key::tab);
    REQUIRE(hands.window().panels().hinge == 0U);
    hands.key(Key::enter);
    REQUIRE(hands.verdict() == "archer sees runner.");
    hands.key(Key::enter);  // on the same option, back
    REQUIRE(hands.verdict() == "archer does not see runner.");
  }
  SECTION("undo and redo, by keys and by buttons") {
    REQUIRE(hands.click_act(TurnHinge{0}));
    hands.key('u');
    REQUIRE(hands.verdict() == "archer does not see runner.");
    REQUIRE(hands.reads("Undone: W1 = clear"));
    hands.key('y', true);
    REQUIRE(hands.verdict() == "archer sees runner.");
    REQUIRE(hands.click_act(Command::undo));
    REQUIRE(hands.verdict() == "archer does not see runner.");
    REQUIRE(hands.click_act(Command::redo));
    REQUIRE(hands.verdict() == "archer sees runner.");
    hands.key('z', true);
    REQUIRE(hands.verdict() == "archer does not see runner.");
    hands.key('Z', true, true);
    REQUIRE(hands.verdict() == "archer sees runner.");
  }
  SECTION("a figure that is dragged is asked about all the way, and put down once") {
    hands.press(hands.place_of("runner"));
    hands.move(hands.place_of("F3"));
    REQUIRE(hands.desk().held());
    REQUIRE(hands.verdict() == "archer does not see runner.");
    hands.move(hands.place_of("C4"));
    REQUIRE(hands.desk().held()->space == "C4");
    REQUIRE(hands.verdict() == "archer sees runner.");
    REQUIRE(hands.reads("archer sees runner."));
    REQUIRE_FALSE(hands.desk().can_undo());
    REQUIRE(hands.reads("once the figure is put down"));
    SECTION("let go") {
      hands.release(hands.place_of("C4"));
      REQUIRE(hands.verdict() == "archer sees runner.");
      hands.key('u');
      REQUIRE(hands.verdict() == "archer does not see runner.");
      REQUIRE_FALSE(hands.desk().can_undo());
    }
    SECTION("or put back by Escape") {
      hands.key(Key::escape);
      REQUIRE_FALSE(hands.desk().held());
      REQUIRE(hands.verdict() == "archer does not see runner.");
      hands.release(hands.place_of("C4"));
      REQUIRE_FALSE(hands.desk().can_undo());
      REQUIRE(hands.desk().picks().size() == 2);
    }
  }
}

TEST_CASE("digits and buttons choose the mode, and numbers are chosen beside it") {
  Hands hands(toy_position());
  hands.click_on("archer");
  hands.key('2');
  REQUIRE(hands.verdict() == "archer reaches 12 spaces.");
  REQUIRE(hands.click_act(TurnOption{"mp", "3"}));
  REQUIRE(hands.desk().position().numbers()[0].now == "3");
  hands.key(',');
  hands.key(',');
  REQUIRE(hands.desk().position().numbers()[0].now == "1");
  REQUIRE(hands.verdict() == "archer reaches 5 spaces.");
  hands.key(',');
  REQUIRE(hands.desk().position().numbers()[0].now == "1");
  REQUIRE(hands.click_act(AskIn{0}));
  REQUIRE(hands.desk().mode().ask == "sight");
  REQUIRE(hands.desk().picks().size() == 1);
}

TEST_CASE("the options panel turns options by clicks and by keys") {
  Hands hands(toy_position());
  hands.click_on("archer");
  hands.click_on("runner");
  hands.key('o');
  REQUIRE(hands.window().panels().open == Open::options);
  REQUIRE(hands.reads("Does the wall of the toy board block sight"));
  REQUIRE(hands.click_act(TurnOption{"W1", "clear"}));
  REQUIRE(hands.verdict() == "archer sees runner.");
  hands.key(Key::down);
  hands.key(Key::right);
  REQUIRE(hands.desk().position().options()[1].now == "yes");
  hands.key(Key::left);
  REQUIRE(hands.desk().position().options()[1].now == "no");
  hands.key(Key::escape);
  REQUIRE(hands.window().panels().open == Open::nothing);
  REQUIRE_FALSE(hands.window().is_over());
  REQUIRE(hands.desk().picks().size() == 2);
}

TEST_CASE("the help lists every command with its keys, and every mode") {
  Hands hands(toy_position());
  hands.key('?');
  std::string all;
  for (const std::string& text : hands.texts()) all += text + " ";
  for (const CommandEntry& entry : commands()) {
    INFO(entry.name);
    for (const Key& key : entry.keys) REQUIRE(all.find(text_of(key)) != std::string::npos);
    std::istringstream words{std::string(entry.words)};
    for (std::string word; words >> word;) REQUIRE(all.find(word) != std::string::npos);
  }
  for (const Mode& mode : hands.desk().position().modes()) {
    REQUIRE(all.find(mode.name) != std::string::npos);
  }
  hands.key(Key::escape);
  REQUIRE(hands.window().panels().open == Open::nothing);
}

TEST_CASE("the cut-away goes by keys and by the slider") {
  Hands hands(toy_position());
  REQUIRE(hands.window().stage().levels().size() == 2);
  REQUIRE_FALSE(hands.window().stage().cut());
  hands.key(Key::page_down);
  REQUIRE(hands.window().stage().cut() == 1U);
  hands.key(Key::page_down);
  hands.key(Key::page_down);
  REQUIRE(hands.window().stage().cut() == 0U);
  hands.key(Key::page_up);
  REQUIRE(hands.window().stage().cut() == 1U);
  const auto all = hands.place_of(CutAbove{std::nullopt});
  const auto lowest = hands.place_of(CutAbove{0U});
  REQUIRE(all);
  REQUIRE(lowest);
  hands.press(*all);
  REQUIRE_FALSE(hands.window().stage().cut());
  hands.move(*lowest);
  REQUIRE(hands.window().stage().cut() == 0U);
  hands.release(*lowest);
  REQUIRE(hands.window().stage().cut() == 0U);
}

TEST_CASE("the board is turned and moved by mouse and keys, and nothing is picked by that") {
  Hands hands(toy_position());
  const Stage& stage = hands.window().stage();
  const View before = stage.view();
  const osg::Vec2d from = hands.place_of("B5");
  SECTION("left drag") {
    hands.press(from);
    hands.move(from + osg::Vec2d(40, 10));
    hands.release(from + osg::Vec2d(40, 10));
  }
  SECTION("right drag") {
    hands.press(from, 3);
    hands.move(from + osg::Vec2d(40, 10));
    hands.release(from + osg::Vec2d(40, 10), 3);
  }
  SECTION("wheel") { hands.wheel(true, from); }
  SECTION("arrows") { hands.key(Key::left); }
  SECTION("shift and arrows") { hands.key(Key::left, false, true); }
  SECTION("plus") { hands.key('+'); }
  SECTION("the map") {
    hands.key('m');
    REQUIRE(stage.is_map_view());
    hands.key('m');
    REQUIRE_FALSE(stage.is_map_view());
    hands.key('m');
  }
  REQUIRE_FALSE(is_same_view(stage.view(), before));
  REQUIRE(hands.desk().picks().empty());
  if (!stage.is_map_view()) {
    hands.key('h');
    REQUIRE((stage.view().eye - before.eye).length() < 1e-6 * before.eye.length());
  }
}

TEST_CASE("the view goes to what is picked") {
  Hands hands(toy_position());
  hands.click_on("archer");
  const auto apart = [&] { return (hands.place_of("archer") - hands.place_of("B5")).length(); };
  const double before = apart();
  hands.key('f');
  REQUIRE(apart() > before * 1.2);
  REQUIRE(hands.window().layout().stage.holds(hands.place_of("archer")));
}

TEST_CASE("a double click picks nothing") {
  Hands hands(toy_position());
  hands.click_on("archer");
  hands.double_click(hands.place_of("B5"));
  REQUIRE(hands.desk().picks() == std::vector<Picked>{{"archer", true}});
}

TEST_CASE("figures and spaces are picked and moved by their names") {
  Hands hands(toy_position());
  hands.key('g');
  hands.type("archer");
  REQUIRE(hands.window().panels().typed == "archer");
  hands.key(Key::enter);
  REQUIRE(hands.desk().picks() == std::vector<Picked>{{"archer", true}});
  hands.key('g');
  hands.type("g3x");
  hands.key(Key::backspace);
  hands.key(Key::enter);
  REQUIRE(hands.desk().picks().back() == Picked{"G3", false});
  REQUIRE(hands.verdict() == "archer does not see G3.");
  hands.key('v');
  hands.type("h5");
  hands.key(Key::enter);
  REQUIRE(hands.verdict() == "archer sees G3.");
  hands.key('g');
  hands.type("nobody");
  hands.key(Key::enter);
  REQUIRE(hands.reads("Nothing on this board is called nobody."));
  hands.key(Key::escape);
  REQUIRE(hands.window().panels().open == Open::nothing);
}

TEST_CASE("what cannot be asked is told, in words") {
  Hands hands(toy_position());
  hands.key('2');
  hands.click_on("B5");
  REQUIRE(hands.reads("This cannot be asked"));
  REQUIRE(hands.reads("a unit"));
}

TEST_CASE("Escape goes back step by step and leaves at last") {
  Hands hands(toy_position(), {"", [](const std::string&) { return Result<std::string>("x"); }});
  hands.click_on("archer");
  hands.key(Key::escape);
  REQUIRE(hands.desk().picks().empty());
  REQUIRE_FALSE(hands.window().is_over());
  hands.key('v');
  hands.key(Key::escape);
  REQUIRE_FALSE(hands.window().is_over());

  SECTION("at once, if nothing was changed") {
    hands.key(Key::escape);
    REQUIRE(hands.window().is_over());
  }
  SECTION("after a warning, if something was") {
    hands.key('o');
    hands.key(Key::right);
    hands.key(Key::escape);
    hands.key('q');
    REQUIRE_FALSE(hands.window().is_over());
    REQUIRE(hands.reads("The board was changed"));
    hands.key('q');
    REQUIRE(hands.window().is_over());
  }
  SECTION("by closing the window likewise") {
    hands.key('o');
    hands.key(Key::right);
    hands.close();
    REQUIRE_FALSE(hands.is_closed());
    REQUIRE(hands.reads("The board was changed"));
    hands.close();
    REQUIRE(hands.is_closed());
  }
  SECTION("saved, at once") {
    hands.key('o');
    hands.key(Key::right);
    hands.key(Key::escape);
    hands.key('s', true);
    REQUIRE(hands.reads("Saved to x"));
    hands.key('q', true);
    REQUIRE(hands.window().is_over());
  }
}

TEST_CASE("boards and pictures are saved beside what is there") {
  const testing::TemporaryFolder folder;
  const std::string board = folder.file("toy.board.json", "the original");
  Hands hands(toy_position(), {folder.path("shot.png"), save_beside(board)});
  hands.key('o');
  hands.key(Key::right);
  hands.key(Key::escape);
  hands.key('s', true);
  REQUIRE(text_of_file(board) == "the original");
  REQUIRE(text_of_file(folder.path("toy-edited.board.json")) == hands.desk().position().file());
  REQUIRE(text_of_file(folder.path("toy-edited.board.json")).find("W1 clear") != std::string::npos);
  hands.key('p');
  REQUIRE(hands.reads("shot.png"));
  const std::string first = text_of_file(folder.path("shot.png"));
  hands.key(Key::f12);
  REQUIRE(text_of_file(folder.path("shot.png")) == first);
  REQUIRE(fs::exists(folder.path("shot-0002.png")));
  REQUIRE(first.substr(1, 3) == "PNG");
}

TEST_CASE("a window that is resized keeps its panels apart") {
  Hands hands(toy_position());
  hands.click_on("archer");
  hands.click_on("runner");
  for (const PictureSize size : {PictureSize{800, 600}, {1280, 720}, {2560, 1440}, {640, 480}}) {
    hands.resize(size.width, size.height);
    const Layout& layout = hands.window().layout();
    REQUIRE(layout.window.right == size.width);
    REQUIRE(layout.window.top == size.height);
    const std::vector<PageRect> parts{layout.title, layout.bar,    layout.ruling,
                                      layout.stage, layout.levels, layout.tools};
    double area = 0;
    for (const PageRect& part : parts) {
      area += part.width() * part.height();
      for (const PageRect& other : parts) {
        if (&part != &other) REQUIRE(part.overlap(other) == 0);
      }
    }
    REQUIRE(area == Approx(static_cast<double>(size.width) * size.height));
    REQUIRE(hands.reads("archer does not see runner."));
  }
}

TEST_CASE("a window at rest draws nothing") {
  const auto shell = Shell::off_screen(640, 480).value();
  const auto window = DeskWindow::make(toy_position(), {}).value();
  shell->show(*window);
  int frames = 0;
  while (shell->step() && frames < 200) ++frames;
  REQUIRE(frames < 200);
  REQUIRE_FALSE(shell->step());
  shell->events().mouseMotion(320, 200);
  REQUIRE_FALSE(shell->step());
  shell->events().keyPress('h');
  REQUIRE(shell->step());
  shell->hide();
}

}  // namespace parapet::viewer
