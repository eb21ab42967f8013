#include <catch2/catch.hpp>

#include "cli/window/window_modes.h"
#include "rules/files/whole_file.h"
#include "viewer/window/command.h"

// docs/viewer.md says what the window really has.

namespace {

std::string page() {
  const auto text = parapet::read_whole_file(std::string(PARAPET_SOURCE_DIR) + "/docs/viewer.md",
                                             std::size_t{1} << 20U);
  REQUIRE(text);
  return *text;
}

bool has(const std::string& text, const std::string& part) {
  return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the page of the window has a row for each mode") {
  const std::string text = page();
  const std::size_t bricks = text.find("On boards of bricks");
  const std::size_t skirmish = text.find("On boards of game `skirmish`");
  REQUIRE(bricks < skirmish);
  REQUIRE(skirmish != std::string::npos);
  const std::string tiles_part = text.substr(0, bricks);
  const std::string bricks_part = text.substr(bricks, skirmish - bricks);
  const std::string skirmish_part = text.substr(skirmish, text.find("\n\n", skirmish) - skirmish);
  for (const auto& mode : parapet::cli::tile_modes()) {
    INFO(mode.name);
    CHECK(has(tiles_part, "\n| " + std::string(mode.name) + " |"));
  }
  for (const auto& mode : parapet::cli::realms_modes()) {
    INFO(mode.name);
    CHECK(has(bricks_part, "\n| " + std::string(mode.name) + " |"));
  }
  for (const auto& mode : parapet::cli::skirmish_modes()) {
    INFO(mode.name);
    CHECK(has(skirmish_part, std::string(mode.name)));
  }
}

TEST_CASE("the page of the window names every key of every command") {
  const std::string text = page();
  for (const auto& entry : parapet::viewer::commands()) {
    for (const auto& key : entry.keys) {
      INFO(entry.words);
      CHECK(has(text, "`" + parapet::viewer::text_of(key) + "`"));
    }
  }
}
