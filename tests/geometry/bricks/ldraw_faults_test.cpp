#include <catch2/catch.hpp>

#include "geometry/numbers/contact.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

// What other readers of LDraw got wrong, each with an input of ours: issue numbers are theirs.

using namespace parapet;
using namespace ldraw_fixture;

namespace {

const std::string kBrick = reference("tbrick.dat");

std::string section(const std::string& name, const std::string& text) {
  return "0 FILE " + name + "\n" + text;
}

Box only_box(const PlacedPart& part) {
  REQUIRE(part.shapes.size() == 1);
  return std::get<Box>(part.shapes[0]);
}

}  // namespace

TEST_CASE("leocad 64: a reference and its section may differ in case") {
  CHECK(load_text(section("main.ldr", reference("SUB.LDR") + reference("Sub.ldr")) +
                  section("sub.ldr", kBrick))
            .model.parts.size() == 2);
  // Both spellings are there: each reference finds its own.
  const LoadedModel both =
      load_text(section("main.ldr", reference("SUB.LDR")) + section("sub.ldr", kBrick) +
                section("SUB.LDR", kBrick + kBrick + kBrick));
  CHECK(both.model.parts.size() == 3);
  CHECK(warning_codes(both).contains("duplicate-section"));
}

TEST_CASE("leocad 533: a section within itself is a fault that names the way") {
  const auto self = load({{"m.mpd", section("m.mpd", kBrick + reference("m.mpd"))}}, "m.mpd");
  REQUIRE(!self.has_value());
  CHECK(self.error().code == "reference-cycle");
  CHECK(self.error().place == "line 3");
  CHECK(self.error().found == "a submodel within itself: m.mpd -> m.mpd");

  const auto two = load({{"m.mpd", section("m.mpd", reference("a.ldr")) +
                                       section("a.ldr", kBrick + reference("b.ldr")) +
                                       section("b.ldr", reference("A.LDR"))}},
                        "m.mpd");
  REQUIRE(!two.has_value());
  CHECK(two.error().found == "a submodel within itself: a.ldr -> b.ldr -> a.ldr");
  // A plain file that names itself, and a part of the model that does.
  CHECK(fault_code(kBrick + reference("main.ldr")) == "reference-cycle");
  CHECK(fault_code(section("m", reference("p.dat")) +
                   section("p.dat", "0 !LDRAW_ORG Part\n" + reference("p.dat"))) ==
        "reference-cycle");
}

TEST_CASE("leocad 150: of two sections of one name the first counts") {
  const LoadedModel loaded =
      load_text(section("main.ldr", reference("a.ldr")) + section("a.ldr", kBrick) +
                section("a.ldr", kBrick + kBrick));
  CHECK(loaded.model.parts.size() == 1);
  CHECK(warning_text(loaded, "duplicate-section").find("\"a.ldr\"") != std::string::npos);
}

TEST_CASE("leocad 116: a section wins over a file beside the model and over the library") {
  const auto loaded =
      load({{"main.mpd", section("main.mpd", reference("a.ldr")) + section("a.ldr", kBrick) +
                             section("tbrick.dat",
                                     "0 !LDRAW_ORG Part\n"
                                     "3 16 0 0 0 5 0 0 0 0 5\n")},
            {"a.ldr", kBrick + kBrick}},
           "main.mpd");
  REQUIRE(loaded.has_value());
  REQUIRE(loaded->model.parts.size() == 1);
  CHECK(extent(loaded->model.parts[0]) == box({0, 0, 0}, {20, 20, 0}));
}

TEST_CASE("sections of the model are seen from files beside it and from the library") {
  const std::string wide = "0 Wide\n0 !LDRAW_ORG Subpart\n3 16 0 0 0 50 0 0 0 0 50\n";
  const auto loaded =
      load({{"main.mpd", section("main.mpd", reference("beside.mpd") + reference("thollow.dat")) +
                             section("s\\thollows01.dat", wide) + section("both.ldr", kBrick)},
            {"beside.mpd", section("beside.mpd", reference("both.ldr") + reference("near.ldr")) +
                               section("near.ldr", kBrick + kBrick + reference("own.ldr")) +
                               section("own.ldr", kBrick)},
            {"own.ldr", kBrick + kBrick + kBrick + kBrick}},
           "main.mpd");
  REQUIRE(loaded.has_value());
  REQUIRE(loaded->model.parts.size() == 5);
  CHECK(loaded->unknown.empty());
  // There is no name-space: a section stands for the library's own piece too.
  CHECK(extent(loaded->model.parts[4]) == box({0, 0, 0}, {200, 200, 0}));
}

TEST_CASE("leocad 413: an empty file name is a fault that names the line") {
  const auto loaded = load({{"main.ldr", "0 Title\n1 16 0 0 0 1 0 0 0 1 0 0 0 1 \n"}}, "main.ldr");
  REQUIRE(!loaded.has_value());
  CHECK(to_text(loaded.error()) ==
        "main.ldr: line 2: found the end of the line, expected the name of a file\n"
        "    1 16 0 0 0 1 0 0 0 1 0 0 0 1 ");
}

TEST_CASE("leocad 80: noise of right angles is taken out and other angles are kept") {
  const Box straight = box({-40, -40, -96}, {40, 40, 0});
  for (const std::string turn :
       {"0.9999 0.0001 -0.0001 0.0001 0.9999 0.0001 -4e-8 0.0001 1.0001",
        "-4.37114e-08 0 0.99999 0 1 0 -1 0 -4.37114e-08", "0 0 -1.0001 1e-4 1 0 1 -1e-4 0"}) {
    const LoadedModel loaded =
        load_text(reference("tbrick.dat", "0.19 -0.15 9.81", turn) +
                  reference("tbrick.dat", "40 0 0") + reference("tbrick.dat", "80 0 0"));
    CHECK(loaded.grid.on_grid == 3);
    REQUIRE(std::holds_alternative<Box>(loaded.model.parts[0].shapes[0]));
    CHECK(extent(loaded.model.parts[0]) == box({-40, 0, -96}, {40, 80, 0}));
  }
  const LoadedModel turned =
      load_text(reference("tbrick.dat", "0 0 0", "0.999391 0 0.034899 0 1 0 -0.034899 0 0.999391") +
                reference("tbrick.dat", "40 0 0"));
  CHECK(turned.grid.on_grid == 1);
  CHECK(std::holds_alternative<ConvexSolid>(turned.model.parts[0].shapes[0]));
  CHECK(extent(turned.model.parts[0]) != straight);
  // Just beyond what counts as noise, of the matrix and of the place.
  CHECK(load_text(reference("tbrick.dat", "0 0 0", "0.9998 0 0 0 1 0 0 0 1")).grid.on_grid == 0);
  CHECK(load_text(reference("tbrick.dat", "0.25 0 0") + kBrick + kBrick).grid.on_grid == 2);
}

TEST_CASE("lpub3d 279: a submodel in a file of its own is found beside the model") {
  const Texts texts{{"main.ldr", reference("SUB.LDR") + reference("deeper\\other.ldr")},
                    {"sub.ldr", kBrick},
                    {"deeper/other.ldr", kBrick + reference("near.ldr") + reference("sub.ldr")},
                    {"deeper/near.ldr", kBrick}};
  const auto loaded = load(texts, "main.ldr");
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts.size() == 4);
  CHECK(loaded->unknown.empty());
}

TEST_CASE("lpub3d 734: a blank line or a bare 0 does not hide the title") {
  for (const std::string gap : {"\n", "0\n", "0 \n\n0\n", ""}) {
    const LoadedModel loaded =
        load_text(section("main.ldr", gap + "0 Main\n" + reference("p.dat")) +
                  section("p.dat", gap + "0 A  title  here\n0 Name: p.dat\n"
                                         "0 !LDRAW_ORG Unofficial_Part\n3 16 0 0 0 5 0 0 0 0 5\n"));
    REQUIRE(loaded.model.parts.size() == 1);
    CHECK(loaded.model.parts[0].title == "A title here");
  }
}

TEST_CASE("lpub3d 760: empty headers are read over") {
  CHECK(load_text("0 Author:\n0 Name:\n0 !LDRAW_ORG\n0 !LICENSE\n0 BFC\n0 !HISTORY\n" + kBrick)
            .model.parts.size() == 1);
}

TEST_CASE("lpub3d 351: odd names of submodels are names") {
  for (const std::string name :
       {"a model (1) #2.ldr", "a.b.c", "1", "0 FILE", "-", "Grüße & <x>.ldr", "sub.ldr.ldr"}) {
    const LoadedModel loaded =
        load_text(section("main.ldr", reference(name)) + section(name, kBrick));
    CHECK(loaded.model.parts.size() == 1);
    CHECK(loaded.unknown.empty());
  }
  // Capitals of other scripts, and an old file that is not UTF-8.
  CHECK(load_text(section("main.ldr", reference("GR\xC3\x9C.ldr")) +
                  section("gr\xC3\xBC.ldr", kBrick))
            .unknown.empty());
  CHECK(load_text(section("main.ldr", reference("gr\xFC.ldr")) + section("GR\xDC.ldr", kBrick))
            .unknown.empty());
}

TEST_CASE("ExportLDraw 67: custom parts of Studio are found and turned with their parents") {
  const std::string quarter = "0 0 1 0 1 0 -1 0 0";
  const LoadedModel loaded =
      load_text(section("main.ldr", reference("top", "100 0 0", quarter)) +
                section("Top", "0 Top\n0 CustomBrick\n" + reference("piece", "0 0 30", quarter)) +
                section("Piece", "3 16 0 0 0 10 0 0 0 0 5\n"));
  REQUIRE(loaded.model.parts.size() == 1);
  // x, z: (10, 0) -> (0, -10) + (0, 30) = (0, 20) -> (20, 0) + (100, 0); (0, 5) -> (5, 30) ...
  CHECK(extent(loaded.model.parts[0]) == box({480, -20, 0}, {520, 0, 0}));
  CHECK(loaded.unknown.empty());
}

TEST_CASE("ImportLDraw 105: a folder that is no library is a fault that says why") {
  const auto over = [](const Texts& texts) {
    const auto library = PartLibrary::over(std::make_shared<const MemoryFiles>(texts));
    return library ? std::string() : to_text(library.error());
  };
  CHECK(over(library_texts()).empty());
  CHECK(over({{"3001.dat", ""}, {"s/3001s01.dat", ""}}).find("give the folder above") !=
        std::string::npos);
  CHECK(over({{"parts/3001.dat", ""}}).find("without p/") != std::string::npos);
  CHECK(over({{"p/box.dat", ""}}).find("without parts/") != std::string::npos);
  CHECK(PartLibrary::open("/no/such/folder").error().code == "not-a-part-library");
}

TEST_CASE("three.js 16245: a thousand nested submodels and more are read") {
  for (const int depth : {1000, 9000}) {
    std::string text = section("Sub0.ldr", reference("SUB1.ldr", "1 0 0"));
    for (int i = 1; i < depth; ++i) {
      text += section("sub" + std::to_string(i) + ".LDR",
                      reference("Sub" + std::to_string(i + 1) + ".ldr", "1 0 0"));
    }
    text += section("sub" + std::to_string(depth) + ".ldr", kBrick);
    const LoadedModel loaded = load_text(text);
    REQUIRE(loaded.model.parts.size() == 1);
    CHECK(extent(loaded.model.parts[0]).lo().x == 4 * depth - 40);
  }
}

TEST_CASE("three.js 15453: every backslash parts folders") {
  Texts texts = library_texts();
  texts["parts/s/48/deep.dat"] = "0 !LDRAW_ORG Subpart\n3 16 0 0 0 5 0 0 0 0 5\n";
  texts["parts/tdeep.dat"] = "0 Deep\n0 !LDRAW_ORG Part\n" + reference("s\\48\\deep.dat");
  const PartLibrary library = library_of(texts);
  const auto loaded =
      read_brick_model(MemoryFiles({{"main.ldr", reference("TDeep.DAT")}}), "main.ldr", &library);
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts[0].source == PartSource::library);
}

TEST_CASE("three.js 24635: winding means nothing to a mesh") {
  const std::string faces = "4 16 0 0 0 10 0 0 10 0 5 0 0 5\n3 16 0 0 0 0 5 0 0 0 5\n";
  const std::string mirrored = "4 16 0 0 5 10 0 5 10 0 0 0 0 0\n3 16 0 0 5 0 5 0 0 0 0\n";
  const auto shapes = [](const std::string& text) {
    return load_text("0 !LDRAW_ORG Part\n" + text).model.parts[0].shapes.size();
  };
  CHECK(shapes("0 BFC CERTIFY CCW\n" + faces) == 3);
  CHECK(shapes("0 BFC NOCERTIFY\n" + faces) == 3);
  CHECK(shapes(mirrored) == 3);
}

TEST_CASE("ldrawloader 3: a mirrored part is not inside out") {
  // Turned by 30 degrees so that it is no box, and mirrored.
  for (const std::string turn :
       {"0.866025 0 0.5 0 1 0 -0.5 0 0.866025", "-0.866025 0 0.5 0 1 0 0.5 0 0.866025",
        "0.866025 0 0.5 0 -1 0 -0.5 0 0.866025", "-0.866025 0 -0.5 0 -1 0 0.5 0 -0.866025"}) {
    const LoadedModel loaded = load_text(reference("tbrick.dat", "0 0 0", turn));
    const auto& solid = std::get<ConvexSolid>(loaded.model.parts[0].shapes[0]);
    const std::int64_t middle = turn.find(" -1 0 ") == std::string::npos ? -48 : 48;
    CHECK(contact(Segment{{0, 0, middle}, {1, 0, middle}}, solid) == Contact::crossing);
    CHECK(contact(Segment{{0, 0, -middle}, {1, 0, -middle}}, solid) == Contact::apart);
    for (const Plane& plane : solid.planes()) CHECK(plane.value({0, 0, middle}) < 0);
  }
  // A mesh: the corners are the mirror images.
  const LoadedModel plain = load_text(reference("twedge.dat"));
  const LoadedModel mirrored = load_text(reference("twedge.dat", "0 0 0", "-1 0 0 0 1 0 0 0 1"));
  REQUIRE(plain.model.parts[0].shapes.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    const auto& a = std::get<Triangle>(plain.model.parts[0].shapes[i]);
    const auto& b = std::get<Triangle>(mirrored.model.parts[0].shapes[i]);
    CHECK(b == Triangle{{-a.a.x, a.a.y, a.a.z}, {-a.b.x, a.b.y, a.b.z}, {-a.c.x, a.c.y, a.c.z}});
  }
}

TEST_CASE("ImportLDraw 13: studs and tubes are no shapes so stacked bricks only touch") {
  const LoadedModel loaded = load_text(kBrick + reference("tbrick.dat", "0 24 0"));
  REQUIRE(loaded.model.parts.size() == 2);
  CHECK(extent(loaded.model.parts[0]) == box({-40, -40, -96}, {40, 40, 0}));
  CHECK(extent(loaded.model.parts[1]) == box({-40, -40, -192}, {40, 40, -96}));
  CHECK(loaded.model.parts[1].studs == std::vector<Connector>{{{0, 0, -96}, {0, 0, 1}}});
}

TEST_CASE("brickstore 619: parts of submodels are counted as often as they are drawn") {
  std::string text = section("main.ldr", reference("a.ldr") + reference("a.ldr", "100 0 0"));
  text += section("a.ldr", reference("b.ldr") + kBrick + reference("b.ldr", "0 0 100"));
  text += section("b.ldr", kBrick + kBrick + kBrick);
  CHECK(load_text(text).model.parts.size() == 14);
}

TEST_CASE("ldraw2houdini 1: the first section is the main one whatever it is called") {
  const LoadedModel loaded =
      load_text(section("zebra.ldr", reference("main.ldr") + kBrick) + section("main.ldr", kBrick) +
                section("unused.ldr", kBrick + "1 this line is bad\n"));
  CHECK(loaded.model.parts.size() == 2);
}

TEST_CASE("ldr_tools_blender 29: submodels that were not exported are counted and named") {
  const LoadedModel loaded =
      load_text(reference("lost.ldr") + reference("LOST.ldr") +
                reference("gone away.ldr", "0 0 0", "2 0 0 0 2 0 0 0 9") + kBrick);
  REQUIRE(loaded.model.parts.size() == 4);
  REQUIRE(loaded.unknown.size() == 2);
  CHECK(loaded.unknown[1].count == 2);
  CHECK(warning_text(loaded, "unknown-part") ==
        "3 of 4 parts have no shape, and a block of one stud stands for each: gone away.ldr (1), "
        "lost.ldr (2)");
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(loaded.model.parts[i].source == PartSource::unknown);
    CHECK(only_box(loaded.model.parts[i]) == box({-40, -40, -96}, {40, 40, 0}));
  }
}

TEST_CASE("ldparteditor 967: INVERTNEXT before a missing file leaves the rest whole") {
  const LoadedModel loaded =
      load_text("0 Part\n0 !LDRAW_ORG Part\n0 BFC CERTIFY CCW\n0 BFC INVERTNEXT\n" +
                reference("missing.dat") + reference("box.dat", "0 0 0", "2 0 0 0 2 0 0 0 2"));
  REQUIRE(loaded.model.parts.size() == 1);
  CHECK(only_box(loaded.model.parts[0]) == box({-8, -8, -8}, {8, 8, 8}));
  CHECK(warning_text(loaded, "missing-subfile").find("missing.dat") != std::string::npos);
}

TEST_CASE("ldview 107: faces without area and lines of odd types do no harm") {
  const LoadedModel loaded = load_text(
      "0 Part\n0 !LDRAW_ORG Part\n3 16 0 0 0 0 0 0 0 0 0\n3 16 0 0 0 1 1 1 2 2 2\n"
      "4 16 0 0 0 10 0 0 10 0 0 0 0 10\n3 16 0 0 0 0.01 0 0 0 0 0.01\n"
      "2 24 nonsense\n5 24 1 2 3\n6 what\nhello\n7\n");
  REQUIRE(loaded.model.parts.size() == 1);
  CHECK(loaded.model.parts[0].shapes.size() == 1);
}
