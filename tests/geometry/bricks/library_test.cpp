#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>

#include "geometry/bricks/file_name.h"
#include "tests/geometry/bricks/ldraw_fixture.h"

using namespace parapet;
using namespace ldraw_fixture;

namespace {

namespace fs = std::filesystem;

Result<LoadedModel> load_with(const Texts& extra, const std::string& text) {
  Texts texts = library_texts();
  for (const auto& [name, content] : extra) texts[name] = content;
  const PartLibrary library = library_of(texts);
  return read_brick_model(MemoryFiles({{"main.ldr", text}}), "main.ldr", &library);
}

// A folder of the disk for one test.
class Folder {
 public:
  Folder() {
    std::string pattern = (fs::temp_directory_path() / "parapet-ldraw-XXXXXX").string();
    REQUIRE(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  ~Folder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name, std::ios::binary) << text;
  }
  const fs::path& path() const { return path_; }

 private:
  fs::path path_;
};

}  // namespace

TEST_CASE("names of files fold case and slashes") {
  CHECK(file_key("  S\\48\\Deep.DAT \t") == "s/48/deep.dat");
  CHECK(file_key("./a//b/./c.ldr") == "a/b/c.ldr");
  CHECK(file_key("My Model (1).LDR") == "my model (1).ldr");
  CHECK(file_key(" \t").empty());
}

TEST_CASE("plainer names of parts") {
  using Names = std::vector<std::string>;
  CHECK(plainer_part_names("3665a.dat") == Names{"3665.dat"});
  CHECK(plainer_part_names("4162p0x.dat") == Names{"4162.dat"});
  CHECK(plainer_part_names("3069bp03.dat") == Names{"3069b.dat", "3069.dat"});
  CHECK(plainer_part_names("3684adq0.dat") == Names{"3684a.dat", "3684.dat"});
  for (const std::string name : {"3001.dat", "main.ldr", "s/3665as01.dat", "p.dat", "4493c02.dat",
                                 "3665ab.dat", "sub.dat", "a3665a.dat", ".dat", "3665p.ldr"}) {
    INFO(name);
    CHECK(plainer_part_names(name).empty());
  }
}

TEST_CASE("studs are told by their names") {
  for (const std::string name : {"stud.dat", "studa.dat", "stud2.dat", "stud10.dat", "8/stud.dat",
                                 "stu2.dat", "stu22a.dat", "studel.dat", "studp01.dat"}) {
    INFO(name);
    CHECK(stud_kind(name) == StudKind::stud);
  }
  CHECK(stud_kind("stud4.dat") == StudKind::tube);
  CHECK(stud_kind("8/stud4a.dat") == StudKind::tube);
  CHECK(stud_kind("stu24f3s.dat") == StudKind::tube);
  CHECK(stud_kind("stud3a.dat") == StudKind::pin);
  CHECK(stud_kind("stud20.dat") == StudKind::other);
  for (const std::string name :
       {"stug-2x2.dat", "typestud.dat", "s/stud.dat", "studio.ldr", "4-4cyli.dat", "studs.dat"}) {
    INFO(name);
    CHECK(stud_kind(name) == StudKind::none);
  }
}

TEST_CASE("a missing mould or print falls back to the plain part and says so") {
  const auto loaded =
      load_with({{"parts/99001.dat", "0 Plain\n0 !LDRAW_ORG Part\n" + reference("box.dat")}},
                reference("99001a.dat") + reference("99001A.DAT") + reference("99001bp0x.dat") +
                    reference("99001.dat"));
  REQUIRE(loaded.has_value());
  CHECK(loaded->unknown.empty());
  CHECK(loaded->model.parts[0].name == "99001a.dat");
  CHECK(loaded->model.parts[0].title == "Plain");
  std::vector<std::string> texts;
  for (const ModelWarning& warning : loaded->model.warnings) {
    if (warning.code == "fallback-part") texts.push_back(warning.text);
  }
  CHECK(texts == std::vector<std::string>{"there is no 99001a.dat: 99001.dat stands for it",
                                          "there is no 99001bp0x.dat: 99001.dat stands for it"});
}

TEST_CASE("renamed parts and aliases are followed with their turns") {
  const std::string quarter = "0 0 1 0 1 0 -1 0 0";
  const Texts extra{
      {"parts/told.dat",
       "0 ~Moved to tnew\n0 !LDRAW_ORG Part\n" + reference("tnew.dat", "0 0 0", quarter)},
      {"parts/tnew.dat", "0 =Alias\n0 !LDRAW_ORG Part Alias\n" + reference("twedge.dat", "10 0 0")},
      {"parts/tloop.dat", "0 ~Moved to tloop\n" + reference("tloop.dat")}};
  const auto loaded = load_with(extra, reference("told.dat"));
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts[0].title == "Test Wedge");
  // x from 10 to 40 LDU and z to 10.125, then turned: x to 10.125, z from -40 to -10.
  CHECK(extent(loaded->model.parts[0]) == box({0, -160, -80}, {41, -40, 0}));
  CHECK(load_with(extra, reference("tloop.dat")).error().code == "reference-cycle");
}

TEST_CASE("studs stand where the part says and holes lie beside tubes and pins") {
  const LoadedModel loaded = load_text(reference("thollow.dat") + reference("trow.dat"));
  const PlacedPart& hollow = loaded.model.parts[0];
  CHECK(hollow.shapes.size() == 4);
  CHECK(hollow.studs == std::vector<Connector>{{{-40, 0, 0}, {0, 0, 1}}, {{40, 0, 0}, {0, 0, 1}}});
  CHECK(std::set<Point>{hollow.holes[0].at, hollow.holes[1].at, hollow.holes[2].at,
                        hollow.holes[3].at} ==
        std::set<Point>{{-40, -40, -96}, {-40, 40, -96}, {40, -40, -96}, {40, 40, -96}});
  CHECK(hollow.holes[0].axis == Vec{0, 0, -1});
  const PlacedPart& row = loaded.model.parts[1];
  CHECK(row.holes ==
        std::vector<Connector>{{{-40, 0, -96}, {0, 0, -1}}, {{40, 0, -96}, {0, 0, -1}}});
}

TEST_CASE("the part that is a stud itself has a shape") {
  const LoadedModel loaded = load_text(reference("stud.dat"));
  CHECK(extent(loaded.model.parts[0]) == box({-24, -24, 16}, {24, 24, 16}));
}

TEST_CASE("folders are searched in order and unofficial parts last") {
  const std::string part = "0 Part\n0 !LDRAW_ORG Part\n3 16 0 0 0 ";
  const auto width = [&](const Texts& extra) {
    const auto loaded = load_with(extra, reference("q.dat"));
    REQUIRE(loaded.has_value());
    return extent(loaded->model.parts[0]).hi().x;
  };
  Texts extra{{"unofficial/parts/q.dat", part + "1 0 0 0 0 1\n"}};
  CHECK(width(extra) == 4);
  extra["P/Q.DAT"] = part + "2 0 0 0 0 2\n";
  CHECK(width(extra) == 8);
  extra["Parts/q.dat"] = part + "3 0 0 0 0 3\n";
  CHECK(width(extra) == 12);
}

TEST_CASE("a model of the library is a submodel") {
  const auto loaded = load_with(
      {{"models/tcar.ldr", "0 Car\n" + reference("tbrick.dat") + reference("tbrick.dat")}},
      reference("tcar.ldr"));
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts.size() == 2);
}

TEST_CASE("a library and a model on the disk") {
  const Folder folder;
  for (const auto& [name, text] : library_texts()) folder.write("LDraw/" + name, text);
  folder.write("LDraw/parts/TUpper.DAT", "0 Upper\n0 !LDRAW_ORG Part\n" + reference("BOX.dat"));
  folder.write("mine/Model One.mpd", reference("Beside.ldr") + reference("deep\\Er.ldr") +
                                         reference("outside.ldr") + reference("linked.ldr"));
  folder.write("mine/BESIDE.LDR", reference("tbrick.dat") + reference("tupper.dat"));
  folder.write("mine/Deep/er.ldr", reference("tbrick.dat"));
  folder.write("outside.ldr", reference("tbrick.dat"));
  fs::create_symlink(folder.path() / "outside.ldr", folder.path() / "mine/linked.ldr");
  const auto library = PartLibrary::open(folder.path() / "LDraw");
  REQUIRE(library.has_value());
  const auto loaded = read_brick_model(folder.path() / "mine/Model One.mpd", &*library);
  REQUIRE(loaded.has_value());
  CHECK(loaded->model.parts.size() == 5);
  REQUIRE(loaded->unknown.size() == 2);
  CHECK(loaded->unknown[0].name == "linked.ldr");
  CHECK(loaded->unknown[1].name == "outside.ldr");
  CHECK(PartLibrary::open(folder.path() / "LDraw/parts").error().code == "not-a-part-library");
  CHECK(read_brick_model(folder.path() / "mine", nullptr).error().code == "unreadable-file");
  CHECK(read_brick_model(folder.path() / "none.ldr", nullptr).error().code == "unreadable-file");
  ModelOptions tight;
  tight.limits.file_bytes = 10;
  CHECK(read_brick_model(folder.path() / "mine/Model One.mpd", nullptr, tight).error().code ==
        "file-too-large");
}
