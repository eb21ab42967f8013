#include <catch2/catch.hpp>
#include <string>
#include <variant>
#include <vector>

#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

const std::string kBrick = reference("tbrick.dat");

// Sections that each draw the next one twice.
std::string diamonds(int depth, const std::string& last) {
  std::string text;
  for (int i = 0; i < depth; ++i) {
    const std::string next = reference("s" + std::to_string(i + 1));
    text += "0 FILE s" + std::to_string(i) + "\n" + next + next;
  }
  return text + "0 FILE s" + std::to_string(depth) + "\n" + last;
}

}  // namespace

TEST_CASE("reuse that grows exponentially is counted and not drawn") {
  CHECK(load_text(diamonds(10, kBrick)).model.parts.size() == 1024);
  CHECK(fault_code(diamonds(60, kBrick)) == "too-many-parts");
  CHECK(fault_code(diamonds(900, kBrick)) == "too-many-parts");
  const auto loaded = load({{"main.ldr", diamonds(20, kBrick)}}, "main.ldr");
  REQUIRE(!loaded.has_value());
  CHECK(to_text(loaded.error()) == "main.ldr: found 1048576 parts, expected at most 200000");
  // Without any part at the end.
  CHECK(fault_code(diamonds(60, "")) == "empty-model");
  CHECK(load_text("0 FILE m\n" + kBrick + reference("s0") + diamonds(60, "")).model.parts.size() ==
        1);
}

TEST_CASE("reuse within a part is bounded too") {
  const std::string marked = "0 FILE m\n" + reference("p") + "0 FILE p\n0 !LDRAW_ORG Part\n" +
                             reference("s0") + diamonds(60, "2 24 0 0 0 1 1 1\n");
  ModelOptions options;
  options.limits.references = 100'000;
  CHECK(fault_code(marked, options) == "too-many-references");
  options.limits.shapes = 1000;
  CHECK(fault_code("0 FILE m\n" + reference("p") + "0 FILE p\n0 !LDRAW_ORG Part\n" +
                       reference("s0") + diamonds(60, reference("box.dat")),
                   options) == "too-many-shapes");
}

TEST_CASE("parts within parts are read without recursion") {
  std::string text = "0 FILE m\n" + reference("p0");
  for (int i = 0; i < 5000; ++i) {
    text += "0 FILE p" + std::to_string(i) + "\n0 !LDRAW_ORG Part\n3 16 0 0 0 1 0 0 0 1 0\n" +
            (i == 4999 ? "" : reference("P" + std::to_string(i + 1), "1 0 0"));
  }
  const LoadedModel loaded = load_text(text);
  REQUIRE(loaded.model.parts.size() == 1);
  CHECK(extent(loaded.model.parts[0]).hi().x == 4 * 5000);
  ModelOptions options;
  options.limits.depth = 100;
  CHECK(fault_code(text, options) == "too-deep");
  options.limits.connections = 1000;
  CHECK(fault_code("0 FILE m\n" + reference("p") + "0 FILE p\n0 !LDRAW_ORG Part\n" +
                       reference("s0") + diamonds(60, reference("stud.dat")),
                   options) == "too-many-connections");
}

TEST_CASE("each limit is a fault of its own at one more than it allows") {
  const auto code = [](const std::string& text, auto set) {
    ModelOptions options;
    set(options.limits);
    return fault_code(text, options);
  };
  const std::string three = kBrick + kBrick + kBrick;
  CHECK(code(three, [](ModelLimits& limits) { limits.parts = 3; }).empty());
  CHECK(code(three, [](ModelLimits& limits) { limits.parts = 2; }) == "too-many-parts");
  CHECK(code(three, [](ModelLimits& limits) { limits.shapes = 3; }).empty());
  CHECK(code(three, [](ModelLimits& limits) { limits.shapes = 2; }) == "too-many-shapes");
  CHECK(code(three, [](ModelLimits& limits) { limits.connections = 3; }).empty());
  CHECK(code(three, [](ModelLimits& limits) { limits.connections = 2; }) == "too-many-connections");
  CHECK(code(three, [](ModelLimits& limits) { limits.file_bytes = 20; }) == "file-too-large");
  CHECK(code(three, [](ModelLimits& limits) { limits.lines = 10; }) == "too-many-lines");
  CHECK(code(three, [](ModelLimits& limits) { limits.files = 3; }).empty());
  CHECK(code(three, [](ModelLimits& limits) { limits.files = 2; }) == "too-many-files");
  const std::string nested =
      "0 FILE a\n" + reference("b") + "0 FILE b\n" + reference("c") + "0 FILE c\n" + kBrick;
  CHECK(code(nested, [](ModelLimits& limits) { limits.depth = 2; }).empty());
  CHECK(code(nested, [](ModelLimits& limits) { limits.depth = 1; }) == "too-deep");
  CHECK(code(nested, [](ModelLimits& limits) { limits.references = 3; }).empty());
  CHECK(code(nested, [](ModelLimits& limits) { limits.references = 2; }) == "too-many-references");
}

TEST_CASE("matrices that grow from level to level end in a fault") {
  std::string text;
  for (int i = 0; i < 30; ++i) {
    text += "0 FILE s" + std::to_string(i) + "\n" +
            reference("s" + std::to_string(i + 1), "0 0 0", "10 0 0 0 10 0 0 0 10");
  }
  CHECK(fault_code(text + "0 FILE s30\n" + kBrick) == "number-out-of-range");
}

TEST_CASE("texts cut and mangled anywhere are read or refused") {
  const std::string text = "0 FILE main.ldr\n0 Title\n0 !LDRAW_ORG Model\n" +
                           reference("s.ldr", "1.5 -8 2e1", "0.6 0 0.8 0 1 0 -0.8 0 0.6", "4") +
                           "3 16 0 0 0 5 0 0 0 0 5\n0 FILE s.ldr\n" + reference("thollow.dat") +
                           reference("lost.dat") + "4 16 0 0 0 5 0 0 5 0 5 0 0 5\n0 NOFILE\n";
  std::uint32_t random = 12345;
  const auto next = [&](std::uint32_t below) {
    random = random * 1664525U + 1013904223U;
    return (random >> 8U) % below;
  };
  std::size_t loads = 0;
  const std::string letters =
      "0123456789 .-+eE\n\r\t\\/#\"\xC3\xFF"
      "abcFILE";
  for (int round = 0; round < 3000; ++round) {
    std::string mangled = text.substr(0, next(static_cast<std::uint32_t>(text.size())) + 1);
    for (std::uint32_t i = next(6); i > 0; --i) {
      mangled[next(static_cast<std::uint32_t>(mangled.size()))] =
          letters[next(static_cast<std::uint32_t>(letters.size()))];
    }
    const auto loaded = load({{"main.ldr", mangled}}, "main.ldr");
    if (!loaded) {
      CHECK(!loaded.error().code.empty());
      continue;
    }
    ++loads;
    for (const PlacedPart& part : loaded->model.parts) CHECK(!part.shapes.empty());
  }
  CHECK(loads > 100);
}

TEST_CASE("names too long and sections too many are faults that say so") {
  const std::string most(1000, 'x');
  CHECK(load_text(reference(most)).unknown.size() == 1);
  CHECK(fault_code(reference(most + "x")) == "bad-line");
  CHECK(fault_code("0 FILE " + most + "\n" + kBrick).empty());
  CHECK(fault_code("0 FILE " + most + "x\n" + kBrick) == "bad-line");
  ModelOptions options;
  options.limits.files = 3;
  const std::string three = "0 FILE a\n" + kBrick + "0 FILE b\n0 FILE b\n";
  options.limits.files = 2;
  CHECK(fault_code(three, options) == "too-many-files");
}

TEST_CASE("a warning names a thousand parts at most and counts all") {
  std::string text;
  for (int i = 1000; i < 2500; ++i) text += reference("zz" + std::to_string(i) + ".dat");
  const std::string warning = warning_text(load_text(text), "unknown-part");
  CHECK(warning.find("1500 of 1500 parts") == 0);
  CHECK(warning.find("zz1999.dat (1) and 500 more names") != std::string::npos);
  CHECK(warning.find("zz2000.dat") == std::string::npos);
}

TEST_CASE("a warning names a thousand colours at most and counts the rest") {
  std::string text;
  for (int i = 1000; i < 2500; ++i) {
    text += reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 0 0 1", std::to_string(i));
  }
  const std::string warning = warning_text(load_text(text), "unknown-colour");
  CHECK(warning.find("1999 and 500 more names") != std::string::npos);
  CHECK(warning.find("2000") == std::string::npos);
}

TEST_CASE("slanted parts that share their shapes stand as each would alone") {
  const std::string slanted = "0.8 0 0.6 0 1 0 -0.6 0 0.8";
  std::string all;
  std::vector<std::string> alone;
  for (int i = 0; i < 200; ++i) {
    // More slants than are kept; some differ by whole ticks (0.25 LDU), some on either side of 0.
    const std::string at = std::to_string(i - 100) + "." + std::to_string(i % 90) + " -" +
                           std::to_string(i % 7) + ".5 0." + std::to_string(25 * (i % 3));
    alone.push_back(reference("3062b.dat", at, slanted));
    all += alone.back();
  }
  const LoadedModel together = load_text(all);
  REQUIRE(together.model.parts.size() == alone.size());
  for (std::size_t i = 0; i < alone.size(); ++i) {
    const LoadedModel single = load_text(alone[i]);
    const auto& here = together.model.parts[i].shapes;
    const auto& there = single.model.parts[0].shapes;
    REQUIRE(here.size() == there.size());
    for (std::size_t k = 0; k < here.size(); ++k) {
      const auto* one = std::get_if<ConvexSolid>(&here[k]);
      const auto* other = std::get_if<ConvexSolid>(&there[k]);
      REQUIRE((one != nullptr && other != nullptr));
      CHECK(one->vertices() == other->vertices());
      CHECK(one->faces() == other->faces());
    }
  }
}
