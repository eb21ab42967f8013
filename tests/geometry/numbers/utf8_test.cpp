#include "geometry/numbers/utf8.h"

#include <catch2/catch.hpp>

#include "geometry/numbers/result.h"

using namespace parapet;

TEST_CASE("what is shown has no control characters and no broken bytes") {
  CHECK(printable("gr\u00fc\u00df \u2014 \U0001F3B2\nnext") ==
        "gr\u00fc\u00df \u2014 \U0001F3B2\nnext");
  CHECK(printable("a\x1b[31mb\tc\rd\x7f") == "a [31mb c d ");
  CHECK(printable("a\xC2\x9Bz") == "a z");  // U+009B, which begins commands of terminals too
  CHECK(printable("a\xC0\xAFz\xED\xA0\x80\xFF") == "a?z??");
  CHECK(printable("\xE2\x82") == "?");
  CHECK(printable("\x80\x80z") == "?z");
}

TEST_CASE("control characters are found and other bytes are not taken for them") {
  for (const char* text : {"\n", "a\x01", "a\x7f", "\xC2\x80", "\xC2\x9F"})
    CHECK(has_control(text));
  for (const char* text : {"", "a b", "\xC2\xA0", "\xC3\x80", "\xFF\xC2"})
    CHECK(!has_control(text));
}

TEST_CASE("a fault is printable whatever stands in it") {
  const Fault fault{"code", "a\x1b.json", "row\t1", "a\xFF", "b\x07", "line\r\n  ^\x9b"};
  CHECK(to_text(fault) == "a .json: row 1: found a?, expected b \nline \n  ^?");
}
