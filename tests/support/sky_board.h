#pragma once

#include <catch2/catch.hpp>
#include <string>

#include "rules/ask/skyline/skyline_session.h"
#include "tests/support/board_session.h"

// Network boards of game skyline, for tests.

namespace parapet::test {

inline ask::SkylineSession sky_session_of(const std::string& text) {
  auto file = read_skyline_file(text, "board");
  INFO((file ? std::string() : to_text(file.error())));
  REQUIRE(file.has_value());
  return ask::SkylineSession(*std::move(file));
}

inline ask::SkylineSession sky_session_at(const std::string& path) {
  return sky_session_of(read_text_file(path));
}

inline ask::SkylineSession sky_session(const std::string& name) {
  return sky_session_at(board_path(name));
}

// The same text with the first `from` as `to`.
inline std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

// Four locations in a row of spaces, and a fifth that only a border leads to.
inline std::string small_sky_board() {
  return R"({"format": "parapet-board/1", "game": "skyline", "name": "Small",
    "locations": [{"id": "1", "name": "Quay", "territory": "A", "at_mm": [0, 0, 0]},
                  {"id": "2", "territory": "A"}, {"id": "3", "territory": "B"},
                  {"id": "4", "territory": "B"}, {"id": "5", "territory": "B"}],
    "adjacent": [["1", "2"], ["4", "5"]],
    "skyline": {"spaces": [{"id": "a", "location": "1", "at_mm": [0, 40.5, 60]},
                           {"id": "b", "location": "2"}, {"id": "c", "location": "3"},
                           {"id": "d", "location": "4"}],
                "routes": [["a", "b"], {"between": ["b", "c"], "via_mm": [[10, 10, 50]]},
                           ["c", "d"]]},
    "tokens": ["4"],
    "dice": {"count": 3, "faces": ["safe", 0, 1, 1, 2, 3]},
    "units": [{"id": "x1", "side": "red", "location": "3"},
              {"id": "bird", "side": "blue", "kind": "songbird", "location": "1"}]})";
}

}  // namespace parapet::test
