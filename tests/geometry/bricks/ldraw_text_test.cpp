#include <catch2/catch.hpp>

#include "geometry/numbers/utf8.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

const std::string kBrick = reference("tbrick.dat");

std::string with_line_ends(std::string text, const std::string& end) {
  std::string result;
  for (const char character : text) {
    if (character == '\n') {
      result += end;
    } else {
      result += character;
    }
  }
  return result;
}

}  // namespace

TEST_CASE("line ends and a byte order mark and tabs make no difference") {
  const std::string text =
      "0 FILE main.ldr\n0 Main\n" + reference("s.ldr") + "0 FILE s.ldr\n" + kBrick + "\n" + kBrick;
  for (const std::string end : {"\n", "\r\n", "\r"}) {
    CHECK(load_text(with_line_ends(text, end)).model.parts.size() == 2);
    CHECK(load_text("\xEF\xBB\xBF" + with_line_ends(text, end)).model.parts.size() == 2);
  }
  CHECK(load_text("\t1\t16 0 0 0\t1 0 0 0 1 0 0 0 1\ttbrick.dat  \t").unknown.empty());
}

TEST_CASE("faults name the line of the file and not that of the section") {
  const auto loaded = load(
      {{"m.mpd", "0 FILE m\r\n" + reference("s") + "0 FILE s\r\n\r\n1 16 0 x 0\r\n"}}, "M.MPD");
  REQUIRE(!loaded.has_value());
  CHECK(loaded.error().file == "m.mpd");
  CHECK(loaded.error().place == "line 5");
  CHECK(loaded.error().found == "\"x\"");
  CHECK(loaded.error().expected == "a number");
}

TEST_CASE("bad lines are faults where they are drawn") {
  for (const std::string line :
       {"1", "1 16", "1 16 0 0 0 1 0 0 0 1 0 0 0", "1 16 0 0 0 1 0 0 0 1 0 0 0 1",
        "1 16 0 0 0 1 0 0 0 1 0 0 1,5 1 a.dat", "3 16 0 0 0 1 0 0 0 1", "4 16 0 0 0 1 0 0 0 1 0",
        "3 16 0 0 0 1 0 0 0 1 nan", "1 16 0x10 0 0 1 0 0 0 1 0 0 0 1 a.dat",
        "1 16 1e 0 0 1 0 0 0 1 0 0 0 1 a.dat", "1 16 . 0 0 1 0 0 0 1 0 0 0 1 a.dat"}) {
    INFO(line);
    CHECK(fault_code(kBrick + line + "\n") == "bad-line");
  }
  CHECK(fault_code(reference("tbrick.dat", "1e30 0 0")) == "number-out-of-range");
  CHECK(fault_code(reference("tbrick.dat", "0 0 200000")) == "part-out-of-range");
  // In range but for a stud.
  const std::string far_stud = "0 FILE p\n0 P\n0 !LDRAW_ORG Part\n" +
                               reference("box.dat", "0 0 0") + reference("stud.dat", "0 0 131000");
  CHECK(fault_code("0 FILE m\n" + reference("p") + far_stud).empty());
  CHECK(fault_code("0 FILE m\n" + reference("p", "0 0 80") + far_stud) == "part-out-of-range");
  CHECK(fault_code("0 FILE m\n" + reference("p", "0 0 0", "1 0 0 0 1 0 0 0 2") + far_stud) ==
        "part-out-of-range");
  CHECK(fault_code(reference("tbrick.dat", "0 0 0", "1 0 0 0 1 0 1 0 0")) == "singular-matrix");
  CHECK(fault_code(reference("lost.dat", "0 0 0", "0 0 0 0 0 0 0 0 0")) == "singular-matrix");
  // Primitives are flattened often: a face of a box, and an edge of it.
  CHECK(extent(load_text(reference("box.dat", "0 0 0", "5 0 0 0 0 0 0 0 5")).model.parts[0]) ==
        box({-20, -20, 0}, {20, 20, 0}));
  CHECK(extent(load_text(reference("box.dat", "0 0 0", "5 0 0 0 0 0 0 0 0")).model.parts[0]) ==
        box({-20, 0, 0}, {20, 0, 0}));
  // A library's own bad lines are warnings.
  Texts texts = library_texts();
  texts["parts/tbrick.dat"] += "3 16 bad\n";
  const PartLibrary library = library_of(texts);
  const auto loaded = read_brick_model(MemoryFiles({{"m.ldr", kBrick}}), "m.ldr", &library);
  REQUIRE(loaded.has_value());
  CHECK(warning_codes(*loaded) == std::set<std::string>{"bad-library-line"});
}

TEST_CASE("what is no model is a fault") {
  CHECK(fault_code("") == "empty-model");
  CHECK(fault_code("{ \"format\": \"parapet-board/1\" }") == "empty-model");
  CHECK(fault_code(std::string("1 16 \0 0 0", 10)) == "not-a-model");
  CHECK(fault_code("0 FILE a\n0 FILE b\n" + kBrick) == "empty-model");
  CHECK(load({}, "main.ldr").error().code == "unreadable-file");
}

TEST_CASE("code before the first section and after NOFILE is passed over with a warning") {
  const LoadedModel loaded = load_text("0 Stray\n" + kBrick + "0 FILE main.ldr\n" + kBrick +
                                       "0 NOFILE\n" + kBrick + kBrick);
  CHECK(loaded.model.parts.size() == 1);
  CHECK(warning_text(loaded, "stray-code").find("line 2") != std::string::npos);
  const LoadedModel plain = load_text("0 Words\n\n0 FILE main.ldr\n" + kBrick + "0 NOFILE\n0 Bye");
  CHECK(warning_codes(plain).empty());
}

TEST_CASE("embedded data is no code") {
  const LoadedModel loaded =
      load_text("0 FILE main.ldr\n" + kBrick +
                "0 FILE picture.png\n0 !DATA START\n0 !:iVBORw0KGgoAAAA\n1 16 raw/base+64==\n"
                "0 !DATA END\n");
  CHECK(loaded.model.parts.size() == 1);
  const LoadedModel modern =
      load_text("0 FILE main.ldr\n" + kBrick + "0 !DATA picture.png\n0 !: iVBORw0KGgoAAAA\n");
  CHECK(modern.model.parts.size() == 1);
}

TEST_CASE("meta lines of drawing are passed over") {
  CHECK(load_text("0 STEP\n0 ROTSTEP 0 90 0 ADD\n0 ROTATION CENTER 0 0 0 1 \"Custom\"\n0 // x\n"
                  "0 WRITE hello\n0 GHOST 1 16 0 0 0\n0 !TEXMAP START PLANAR 0 0 0\n" +
                  kBrick)
            .model.parts.size() == 1);
}

TEST_CASE("what counts as a part and what as a submodel") {
  const std::string faces = "3 16 0 0 0 5 0 0 0 0 5\n";
  const auto parts = [](const std::string& sections) {
    return load_text("0 FILE main.ldr\n" + reference("x") + "0 FILE x\n" + sections)
        .model.parts.size();
  };
  CHECK(parts(kBrick + kBrick) == 2);                                // a submodel
  CHECK(parts("0 !LDRAW_ORG Shortcut\n" + kBrick + kBrick) == 1);    // a part by its header
  CHECK(parts("0 X\n0 UNOFFICIAL PART\n" + kBrick + kBrick) == 1);   // by an old header
  CHECK(parts(faces + faces) == 1);                                  // by its faces
  CHECK(parts(faces + reference("box.dat")) == 1);                   // with a primitive
  CHECK(parts(faces + reference("y") + "0 FILE y\n" + faces) == 1);  // with a piece
  CHECK(parts(faces + kBrick) == 2);                                 // a submodel with faces
  CHECK(parts("0 !LDRAW_ORG Model\n" + faces) == 1);
  CHECK(parts(reference("y") + "0 FILE y\n" + kBrick) == 1);        // nested submodels
  CHECK(parts(faces + reference("4-4lost.dat")) == 1);              // with a piece that is lost
  CHECK(parts(faces + reference("99887.dat")) == 2);                // with a part that is lost
  CHECK(parts(reference("stud.dat") + reference("box.dat")) == 2);  // primitives drawn plainly
}

TEST_CASE("parts come in file order with the lines they stand on") {
  const LoadedModel loaded =
      load_text("0 FILE main.ldr\n" + reference("twedge.dat") + reference("s.ldr") +
                "3 16 0 0 0 5 0 0 0 0 5\n" + reference("lost.dat") + "0 FILE s.ldr\n" +
                reference("thollow.dat") + reference("TBRICK.dat"));
  std::vector<std::string> names;
  std::vector<std::size_t> lines;
  for (const PlacedPart& part : loaded.model.parts) {
    names.push_back(part.name);
    lines.push_back(part.line);
  }
  CHECK(names == std::vector<std::string>{"twedge.dat", "thollow.dat", "TBRICK.dat", "main.ldr",
                                          "lost.dat"});
  CHECK(lines == std::vector<std::size_t>{2, 7, 8, 4, 5});
  CHECK(loaded.model.parts[1].title == "Test Hollow");
}

TEST_CASE("a part file is a model of one part") {
  const auto loaded =
      load({{"my.dat", "0 Mine\n0 !LDRAW_ORG Part\n" + reference("box.dat")}}, "my.dat");
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts.size() == 1);
  CHECK(loaded->model.parts[0].title == "Mine");
}

TEST_CASE("files beside the model are never outside of its folder") {
  for (const std::string name : {"../secret.ldr", "/etc/passwd", "a/../../b.ldr", "C:\\x.ldr",
                                 "..\\secret.ldr", "\\\\host\\x.ldr"}) {
    const auto loaded = load(
        {{"main.ldr", kBrick + reference(name)}, {"../secret.ldr", kBrick}, {"etc/passwd", kBrick}},
        "main.ldr");
    REQUIRE(loaded.has_value());
    REQUIRE(loaded->unknown.size() == 1);
    CHECK(loaded->unknown[0].name == name);
  }
}

TEST_CASE("control characters are blanks and never reach a terminal") {
  const auto loaded = load_text(reference("30\x1b[31m01\x07.dat") + reference("a\xC2\x9B.dat") +
                                reference("b\x9B\xFF.dat"));
  const std::string warning = warning_text(loaded, "unknown-part");
  CHECK(warning.find("30 [31m01 .dat (1)") != std::string::npos);
  CHECK(warning.find('\x1b') == std::string::npos);
  CHECK(warning.find('\x07') == std::string::npos);
  CHECK(warning.find("\xC2\x9B") == std::string::npos);
  // The end of file of old systems.
  CHECK(load_text("1 16 0 0 0 1 0 0 0 1 0 0 0 1 tbrick.dat\x1A").unknown.empty());
  CHECK(load_text("1 16 0 0 0 1 0 0 0 1 0 0 0 1 tbrick.dat\n\x1A").unknown.empty());
}

TEST_CASE("vertical tabs and form feeds are blanks in names too") {
  const auto loaded = load_text(reference("a\vb\f.dat"));
  CHECK(warning_text(loaded, "unknown-part").find("a b .dat (1)") != std::string::npos);
}

TEST_CASE("bytes that are no UTF-8 are read as Windows 1252 even where they look like it") {
  // An overlong form, a surrogate, and what lies beyond the last character.
  for (const std::string bytes : {"\xC1\xA1", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
    const auto loaded = load_text(reference("x" + bytes + "y.dat"));
    const std::string warning = warning_text(loaded, "unknown-part");
    CHECK(!first_ill_formed_utf8(warning));
    CHECK(warning.find("x\xC3") != std::string::npos);
  }
}
