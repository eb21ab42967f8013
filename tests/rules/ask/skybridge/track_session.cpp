#include "tests/rules/ask/skybridge/track_session.h"

#include <catch2/catch.hpp>

namespace parapet::test {
namespace {

std::string path_of(const std::string& name) {
  std::string path = PARAPET_TEST_DATA "/boards/";
  path += name;
  path += ".board.json";
  return path;
}

}  // namespace

ask::SkybridgeSession track_session_of(const std::string& text, const std::string& file) {
  const auto board = read_skybridge_file(text, file);
  INFO((board ? std::string() : to_text(board.error())));
  REQUIRE(board.has_value());
  return ask::SkybridgeSession(*board);
}

ask::SkybridgeSession track_session_at(const std::string& path) {
  return track_session_of(read_text_file(path), path);
}

ask::SkybridgeSession track_session(const std::string& name) {
  return track_session_at(path_of(name));
}

std::string track_board_text(const std::string& name) { return read_text_file(path_of(name)); }

}  // namespace parapet::test
