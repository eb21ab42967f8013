#include "rules/files/skybridge/land_json.h"

#include <catch2/catch.hpp>
#include <string>

#include "rules/files/json/json_parse.h"
#include "rules/files/json/json_write.h"
#include "tests/rules/files/skybridge/sample_land.h"

namespace parapet {
namespace {

using test::changed;
using test::land_text;

Result<skybridge::Land> land_of(const std::string& text) {
  const auto value = parse_json(text, "land.json");
  if (!value) return Failure(value.error());
  return read_land(JsonCursor(*value, "land.json"));
}

void refused(const std::string& text, const std::string& code, const std::string& place,
             const std::string& words) {
  INFO(text);
  const auto land = land_of(text);
  REQUIRE_FALSE(land.has_value());
  CHECK(land.error().code == code);
  CHECK(land.error().place == place);
  CHECK(to_text(land.error()).find(words) != std::string::npos);
}

TEST_CASE("a land is read as it is written") {
  const auto land = land_of(land_text());
  REQUIRE(land.has_value());
  CHECK(land->territories[0].id == "a");
  CHECK(land->territories[0].name == "Near end");
  CHECK(land->territories[8].name == "i");
  CHECK(land->drakhe_head == 4);
  REQUIRE(land->fortifications.size() == 2);
  CHECK(land->fortifications[1].id == "keep");
  CHECK(land->fortifications[1].territory == 6);
  CHECK(land->fortifications[1].points == 2);
  CHECK(land->segments[0].cost[skybridge::Resource::wood] == 1);
  CHECK(land->segments[0].cost[skybridge::Resource::salt] == 0);
  CHECK(land->segments[6].points == 4);
}

TEST_CASE("segments may come in any order and have what the rules say where nothing is said") {
  const auto land = land_of(land_text());
  REQUIRE(land.has_value());
  for (int number = 1; number <= skybridge::kSegments; ++number) {
    INFO(number);
    const skybridge::Segment& segment = land->segments[static_cast<std::size_t>(number - 1)];
    CHECK(segment.labor == (number == 3 || number == 6));
    CHECK(segment.drakhe == (number == 4));  // 7 says false
  }
}

TEST_CASE("a wrong land names what is wrong where it is") {
  refused(changed(R"({"id": "i"})", R"({"id": "i"}, {"id": "j"})"), "wrong-value", "/territories",
          "found 10 territories, expected nine territories");
  refused(changed(R"(, {"id": "i"})", ""), "wrong-value", "/territories", "found 8 territories");
  refused(changed(R"({"id": "i"})", R"({"id": "h"})"), "duplicate-id", "/territories/8/id",
          "\"h\" again");
  refused(changed(R"({"id": "i"})", R"({"id": ""})"), "wrong-value", "/territories/8/id",
          "1 to 200");
  refused(changed(R"("Near end")", R"("Near end", "nmae": 1)"), "unknown-key", "/territories/0",
          "a key such as \"name\"");
  refused(changed(R"("territory": 6)", R"("territory": 9)"), "wrong-value",
          "/fortifications/1/territory", "0 to 8");
  refused(changed(R"("territory": 6)", R"("territory": -1)"), "wrong-value",
          "/fortifications/1/territory", "0 to 8");
  refused(changed(R"("id": "keep")", R"("id": "gate")"), "duplicate-id", "/fortifications/1/id",
          "\"gate\" again");
  refused(changed(R"("drakhe_head": 4)", R"("drakhe_head": "4.5")"), "wrong-value", "/drakhe_head",
          "0 to 8");
  refused(changed(R"({"number": 7)", R"({"number": 2)"), "duplicate-id", "/segments/6/number",
          "segment 2 again");
  refused(changed(R"({"number": 7)", R"({"number": 8)"), "wrong-value", "/segments/6/number",
          "1 to 7");
  refused(changed(R"({"number": 5, "points": 3},)", ""), "wrong-value", "/segments",
          "found 6 segments, expected seven segments");
  refused(changed(R"({"wood": 1})", R"({"wodo": 1})"), "unknown-key", "/segments/1/cost",
          "\"wood\"");
  refused(changed(R"({"wood": 1})", R"({"wood": -1})"), "wrong-value", "/segments/1/cost/wood",
          "0 to 99");
  refused(changed(R"("points": 4)", R"("points": 1.5)"), "wrong-value", "/segments/6/points",
          "whole number");
  refused(changed(R"({"number": 5, "points": 3})", R"({"number": 5})"), "missing-key",
          "/segments/4", "points");
  refused(changed(R"(5, "points": 3})", R"(5, "points": 3, "population": []})"), "unknown-key",
          "/segments/4", "population");
  refused("[]", "wrong-value", "", "territories");
}

TEST_CASE("a caller may have keys of its own in segments") {
  const std::string text = changed(R"(5, "points": 3})", R"(5, "points": 3, "population": ["x"]})");
  const auto value = parse_json(text, "land.json");
  REQUIRE(value.has_value());
  constexpr std::string_view kMore[] = {"population"};
  CHECK(read_land(JsonCursor(*value, "land.json"), kMore).has_value());
}

TEST_CASE("a land is written as it is read") {
  const auto land = land_of(land_text());
  REQUIRE(land.has_value());
  const auto text_of = [](const skybridge::Land& it) {
    std::vector<JsonValue> segments;
    for (int number = 1; number <= skybridge::kSegments; ++number) {
      segments.push_back(JsonValue::from_members(segment_members(it, number)));
    }
    return write_json_line(
        JsonValue::from_members({{"territories", territories_json(it)},
                                 {"drakhe_head", JsonValue::from_integer(it.drakhe_head)},
                                 {"fortifications", fortifications_json(it)},
                                 {"segments", JsonValue::from_list(std::move(segments))}}));
  };
  const auto again = land_of(text_of(*land));
  REQUIRE(again.has_value());
  CHECK(text_of(*again) == text_of(*land));
  CHECK(again->segments[3].drakhe);
  CHECK_FALSE(again->segments[6].drakhe);
  CHECK(again->fortifications.size() == 2);
}

}  // namespace
}  // namespace parapet
