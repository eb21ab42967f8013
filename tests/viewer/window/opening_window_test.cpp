#include "viewer/window/opening_window.h"

#include <catch2/catch.hpp>
#include <future>

#include "tests/viewer/window/toy_position.h"
#include "viewer/window/shell.h"

namespace parapet::viewer {

TEST_CASE("a board that takes its time shows how far it is, and is there in the end") {
  std::promise<void> go_on;
  const std::shared_future<void> gone_on = go_on.get_future().share();
  const auto shell = Shell::off_screen(640, 480).value();
  OpeningWindow opening(
      [gone_on](const OpenProgress& progress) -> Result<std::shared_ptr<const Position>> {
        progress(0.5, "half of it");
        gone_on.wait();
        return toy_position();
      },
      "Opening", Type::load().value());
  shell->show(opening);
  while (!opening.shown() || opening.shown()->words != "half of it") shell->step();
  REQUIRE(opening.shown()->share == 0.5);
  REQUIRE_FALSE(opening.is_over());
  REQUIRE_FALSE(shell->step());  // nothing is drawn twice
  go_on.set_value();
  shell->run();
  REQUIRE(opening.is_over());
  shell->hide();
  REQUIRE(opening.take_position().value()->name() == "A toy board");
}

TEST_CASE("a board that cannot be opened is a fault") {
  OpeningWindow opening(
      [](const OpenProgress&) -> Result<std::shared_ptr<const Position>> {
        return Failure(Fault{"cannot-read", "x", "", "nothing", "a board", ""});
      },
      "Opening", Type::load().value());
  while (!opening.is_over()) std::this_thread::yield();
  REQUIRE(opening.take_position().error().code == "cannot-read");
}

}  // namespace parapet::viewer
