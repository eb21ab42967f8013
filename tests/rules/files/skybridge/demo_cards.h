#pragma once

#include <catch2/catch.hpp>
#include <memory>
#include <string>

#include "rules/files/skybridge/cards_json.h"
#include "rules/files/whole_file.h"

namespace parapet::test {

inline const std::string kDemoCards =
    std::string(PARAPET_SOURCE_DIR) + "/boards/skybridge-demo.json";

inline std::string demo_cards_text() {
  auto text = read_whole_file(kDemoCards, std::size_t{1} << 20U);
  REQUIRE(text);
  return *std::move(text);
}

inline PrintedGame demo_cards() {
  auto game = read_cards_file(demo_cards_text(), "skybridge-demo.json");
  if (!game) FAIL(to_text(game.error()));
  return *std::move(game);
}

}  // namespace parapet::test
