#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>
#include <sstream>

#include "scans/read/formats.h"
#include "tests/scans/read/reading.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

const Surface kCube = box({0, 0, 0}, {1, 1, 1});

}  // namespace

TEST_CASE("a USDZ of a phone says what to export instead") {
  const std::string bytes =
      zip_file({{"model.usdc", "PXR-USDC and more"}, {"0/texture.png", "\x89PNG"}});
  for (const char* name : {"scan.usdz", "scan.zip", "scan.glb", "scan"}) {
    const Fault fault = refused(bytes, name);
    CHECK(fault.code == "not-read");
    CHECK(fault.found.find("USDZ") != std::string::npos);
    CHECK(fault.expected.find("GLB") != std::string::npos);
  }
  CHECK(refused(zip_file({{"a.usda", "#usda 1.0"}}), "a.usdz").code == "not-read");
  CHECK(refused("#usda 1.0\n", "a.usd").code == "not-read");
}

TEST_CASE("formats that are known and not read say so by their bytes") {
  std::string laz = "LASF" + std::string(300, '\0');
  laz[104] = static_cast<char>(0x80 + 3);
  const std::vector<std::pair<std::string, std::string>> files = {
      {laz, "LAZ"},
      {"ASTM-E57" + std::string(40, '\0'), "E57"},
      {"Kaydara FBX Binary  " + std::string(40, '\0'), "FBX"},
      {"BLENDER-v300" + std::string(40, '\0'), "Blender"},
      {"<?xml version=\"1.0\"?>\n<COLLADA xmlns=\"x\">", "Collada"},
      {"<?xml version=\"1.0\"?>\n<amf unit=\"mm\">", "AMF"},
      {"#VRML V2.0 utf8\n", "VRML"},
      {"ISO-10303-21;\n", "STEP"},
      {"<!DOCTYPE html><html>", "page of the web"},
      {"\xFF\xD8\xFF\xE0 photo", "photographs"},
      {zip_file({{"readme.txt", "hello"}}), "an archive"},
      {zip_file({{"heights.npy", "hello"}}), "numpy"},
      {std::string("\x1F\x8B\x08\x00", 4) + "junk", "packed"},
      {"Rar!\x1A\x07 more", "packed"},
  };
  for (const auto& [bytes, what] : files) {
    INFO(what);
    const Fault fault = refused(bytes, "scan.stl");
    CHECK(fault.code == "not-read");
    CHECK(fault.found.find(what) != std::string::npos);
  }
}

TEST_CASE("the ending of a name counts only where bytes cannot tell") {
  for (const char* name : {"cube.stl", "cube.obj", "cube.xyz", "cube"}) {
    CHECK(read_whole(ply_file(kCube), name).format == "ASCII PLY");
    CHECK(read_whole(glb_of(kCube), name).format == "GLB");
    CHECK(read_whole(binary_stl(kCube), name).format == "binary STL");
    CHECK(read_whole(obj_text(kCube), name).format == "OBJ");
  }
  const Scan scan = read_whole(ply_file(kCube), "cube.STL");
  CHECK(has_note(scan, "The name ends in .stl, but the file is PLY"));
  CHECK(read_whole(ply_file(kCube), "cube.ply").notes.empty());
  CHECK(refused("some words", "a.splat").found.find("Gaussian") == 0);
}

TEST_CASE("a file of no known format is told which there are") {
  for (const std::string& bytes :
       {std::string("hello"), std::string(500, '\0'), std::string("\xFF\xFE\x01\x02")}) {
    const Fault fault = refused(bytes, "thing.bin");
    CHECK(fault.code == "unknown-format");
    for (const char* name : {"STL", "OBJ", "PLY", "GLB", "3MF", "OFF"}) {
      CHECK(fault.expected.find(name) != std::string::npos);
    }
  }
}

TEST_CASE("an empty file and one too large are refused") {
  CHECK(refused("", "a.stl").code == "empty-file");
  ReadLimits limits;
  limits.most_bytes = 100;
  CHECK(refused(binary_stl(kCube), "a.stl", limits).code == "limit");
}

TEST_CASE("more faces or points than allowed are refused in every format") {
  const std::vector<std::pair<std::string, std::string>> files = {
      {ascii_stl(kCube), "a.stl"},
      {binary_stl(kCube), "a.stl"},
      {off_text(kCube), "a.off"},
      {obj_text(kCube), "a.obj"},
      {ply_file(kCube), "a.ply"},
      {ply_file(kCube, {PlyKind::big_endian}), "a.ply"},
      {glb_of(kCube), "a.glb"},
      {three_mf("<object id=\"1\" type=\"model\">" + mesh_xml(kCube) + "</object>",
                "<item objectid=\"1\"/>"),
       "a.3mf"}};
  for (const auto& [bytes, name] : files) {
    INFO(name);
    ReadLimits few_faces;
    few_faces.most_faces = 11;
    CHECK(refused(bytes, name, few_faces).code == "limit");
    ReadLimits enough;
    enough.most_faces = 12;
    CHECK(surface_in(read_whole(bytes, name, enough)).faces.size() == 12);
  }
  ReadLimits few_points;
  few_points.most_points = 7;
  for (std::size_t n = 2; n < files.size(); ++n) {
    CHECK(refused(files[n].first, files[n].second, few_points).code == "limit");
  }
}

TEST_CASE("the manual names every format and every ending") {
  std::ifstream in(PARAPET_SOURCE_DIR "/docs/scans.md");
  const std::string manual(std::istreambuf_iterator<char>(in), {});
  const auto names_all = [&](std::string_view endings) {
    std::istringstream words{std::string(endings)};
    for (std::string ending; words >> ending;) {
      INFO(ending);
      CHECK(manual.find("`" + ending + "`") != std::string::npos);
    }
  };
  for (const Format& format : formats()) {
    INFO(format.name);
    CHECK(manual.find("| " + std::string(format.name)) != std::string::npos);
    names_all(format.endings);
  }
  for (const ForeignFormat& format : foreign_formats()) names_all(format.endings);
}
