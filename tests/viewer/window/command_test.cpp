#include "viewer/window/command.h"

#include <catch2/catch.hpp>
#include <set>

namespace parapet::viewer {

TEST_CASE("every command has a key of its own and says what it does") {
  std::set<std::string> keys;
  std::set<Command> seen;
  for (const CommandEntry& entry : commands()) {
    INFO(entry.name);
    REQUIRE_FALSE(entry.keys.empty());
    REQUIRE_FALSE(entry.words.empty());
    REQUIRE(seen.insert(entry.command).second);
    for (const Key& key : entry.keys) {
      REQUIRE(keys.insert(text_of(key)).second);
      REQUIRE(command_for(key) == entry.command);
      REQUIRE_FALSE(mode_for(key));
    }
  }
  // The last of the enumeration: none is missing.
  REQUIRE(seen.size() == static_cast<std::size_t>(Command::quit) + 1);
}

TEST_CASE("modes have digits, then letters that no command has") {
  REQUIRE(text_of(*key_of_mode(0)) == "1");
  REQUIRE(text_of(*key_of_mode(9)) == "0");
  for (std::size_t mode = 0; key_of_mode(mode); ++mode) {
    REQUIRE(mode_for(*key_of_mode(mode)) == mode);
    REQUIRE_FALSE(command_for(*key_of_mode(mode)));
  }
  REQUIRE_FALSE(key_of_mode(99));
}

TEST_CASE("keys have names that people know") {
  REQUIRE(text_of({'z', true, true}) == "Ctrl+Shift+Z");
  REQUIRE(text_of({Key::page_down}) == "Page Down");
  REQUIRE(text_of({'?'}) == "?");
}

}  // namespace parapet::viewer
