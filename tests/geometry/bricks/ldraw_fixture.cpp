#include "tests/geometry/bricks/ldraw_fixture.h"

#include <catch2/catch.hpp>

namespace ldraw_fixture {

using namespace parapet;

std::string reference(const std::string& name, const std::string& at, const std::string& turn,
                      const std::string& colour) {
  return "1 " + colour + " " + at + " " + turn + " " + name + "\n";
}

Texts library_texts() {
  const std::string box =
      "0 Box\n0 !LDRAW_ORG Primitive\n"
      "4 16 1 1 1 1 1 -1 -1 1 -1 -1 1 1\n4 16 -1 -1 -1 1 -1 -1 1 1 -1 -1 1 -1\n"
      "4 16 -1 -1 1 1 -1 1 1 1 1 -1 1 1\n4 16 -1 -1 -1 -1 -1 1 -1 1 1 -1 1 -1\n"
      "4 16 1 -1 -1 -1 -1 -1 -1 -1 1 1 -1 1\n4 16 1 -1 1 1 -1 -1 1 1 -1 1 1 1\n";
  const std::string stud = "0 Stud\n0 !LDRAW_ORG Primitive\n4 16 -6 -4 -6 6 -4 -6 6 -4 6 -6 -4 6\n";
  const std::string tube = "0 Tube\n0 !LDRAW_ORG Primitive\n4 16 -8 -4 0 8 -4 0 8 0 0 -8 0 0\n";
  return {
      {"p/box.dat", box},
      {"p/stud.dat", stud},
      {"p/stud3.dat", tube},
      {"p/stud4.dat", tube},
      {"p/stug-1x2.dat", "0 Stud Group\n0 !LDRAW_ORG Primitive\n" +
                             reference("stud.dat", "-10 0 0") + reference("stud.dat", "10 0 0")},
      {"parts/tbrick.dat", "0 Test Brick  1 x  1\n0 Name: tbrick.dat\n0 !LDRAW_ORG Part\n" +
                               reference("box.dat", "0 12 0", "10 0 0 0 12 0 0 0 10") +
                               reference("stud.dat")},
      {"parts/twedge.dat",
       "0 Test Wedge\n0 !LDRAW_ORG Part\n"
       "3 16 0 0 0 30 0 0 0 20 0\n3 16 0 0 0 0 20 0 0 0 10.125\n"
       "3 16 30 0 0 0 20 0 0 0 10.125\n3 16 0 0 0 30 0 0 0 0 10.125\n"},
      {"parts/thollow.dat", "0 Test Hollow\n0 !LDRAW_ORG Part\n" + reference("s\\thollows01.dat") +
                                reference("stug-1x2.dat") +
                                reference("stud4.dat", "0 4 0", "1 0 0 0 -5 0 0 0 1")},
      {"parts/s/thollows01.dat",
       "0 ~Test Sides\n0 !LDRAW_ORG Subpart\n"
       "4 16 -20 0 -20 20 0 -20 20 24 -20 -20 24 -20\n"
       "4 16 -20 0 20 20 0 20 20 24 20 -20 24 20\n"},
      {"parts/trow.dat",
       "0 Test Row\n0 !LDRAW_ORG Part\n"
       "4 16 -20 0 -10 20 0 -10 20 24 -10 -20 24 -10\n"
       "4 16 -20 0 10 20 0 10 20 24 10 -20 24 10\n" +
           reference("stud3.dat", "0 4 0", "1 0 0 0 -5 0 0 0 1")},
  };
}

PartLibrary library_of(const Texts& texts) {
  auto library = PartLibrary::over(std::make_shared<const MemoryFiles>(texts));
  REQUIRE(library.has_value());
  return *library;
}

Result<LoadedModel> load(const Texts& texts, const std::string& main, const ModelOptions& options) {
  const PartLibrary library = library_of(library_texts());
  return read_brick_model(MemoryFiles(texts), main, &library, options);
}

LoadedModel load_text(const std::string& text) {
  auto loaded = load({{"main.ldr", text}}, "main.ldr");
  if (!loaded) FAIL(to_text(loaded.error()));
  return *loaded;
}

std::string fault_code(const std::string& text, const ModelOptions& options) {
  const auto loaded = load({{"main.ldr", text}}, "main.ldr", options);
  return loaded ? "" : loaded.error().code;
}

std::set<std::string> warning_codes(const LoadedModel& loaded) {
  std::set<std::string> codes;
  for (const ModelWarning& warning : loaded.model.warnings) codes.insert(warning.code);
  return codes;
}

std::string warning_text(const LoadedModel& loaded, const std::string& code) {
  for (const ModelWarning& warning : loaded.model.warnings) {
    if (warning.code == code) return warning.text;
  }
  return "";
}

Box extent(const PlacedPart& part) {
  REQUIRE(!part.shapes.empty());
  Box whole = bounds(part.shapes.front());
  for (const Shape& shape : part.shapes) whole = join(whole, bounds(shape));
  return whole;
}

Box box(Point lo, Point hi) { return Box::spanning(lo, hi); }

}  // namespace ldraw_fixture
