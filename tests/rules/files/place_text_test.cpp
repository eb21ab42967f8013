#include "rules/files/place_text.h"

#include <catch2/catch.hpp>
#include <string>

namespace parapet {
namespace {

TEST_CASE("letters are columns from A, digits are rows from 1") {
  CHECK(space_from_letters("F7") == Space{5, 6, 1});
  CHECK(space_from_letters("F7@2") == Space{5, 6, 2});
  CHECK(space_from_letters("A1") == Space{0, 0, 1});
  CHECK(space_from_letters("Z1") == Space{25, 0, 1});
  CHECK(space_from_letters("AA1") == Space{26, 0, 1});
  CHECK(space_from_letters("AB12@3") == Space{27, 11, 3});
  CHECK(space_from_letters("IV256@9") == Space{255, 255, 9});
  CHECK(space_from_letters("ZZ999") == Space{701, 998, 1});
}

TEST_CASE("every space of the largest board is read as it is written") {
  for (int x = 0; x < 256; ++x) {
    for (const int y : {0, 8, 98, 255}) {
      for (int level = 1; level <= 9; ++level) {
        const Space space{x, y, level};
        CHECK(space_from_letters(to_letters(space)) == space);
      }
    }
  }
}

TEST_CASE("other texts are no places, however long") {
  for (const char* text : {"",
                           "F",
                           "7",
                           "f7",
                           "F07",
                           "F0",
                           "AAA1",
                           "F1000",
                           "F7@",
                           "F7@0",
                           "F7@10",
                           "F7@a",
                           "F7 ",
                           " F7",
                           "F7@2 ",
                           "F-7",
                           "F7F",
                           "@2",
                           "\xC3\x84"
                           "7",
                           "ROBOT1",
                           "F99999999999999999999"}) {
    INFO(text);
    CHECK_FALSE(space_from_letters(text).has_value());
    CHECK_FALSE(reads_as_place(text));
  }
  CHECK_FALSE(reads_as_place(std::string(1'000'000, 'A') + "1"));
  CHECK_FALSE(reads_as_place("A" + std::string(1'000'000, '1')));
}

TEST_CASE("a space of an entry of the layout is split at its last colon") {
  const auto place = entry_space_from_text("old:house:C4@2");
  REQUIRE(place.has_value());
  CHECK(place->entry == "old:house");
  CHECK(place->own == Space{2, 3, 2});
  CHECK(reads_as_place("house:C4"));
  for (const char* text : {":C4", "house:", "house:c4", "house", "house:C4:"}) {
    CHECK_FALSE(reads_as_place(text));
  }
}

}  // namespace
}  // namespace parapet
