#include <catch2/catch.hpp>
#include <string>
#include <utility>
#include <vector>

#include "rules/files/realms/realms_file.h"
#include "rules/files/whole_file.h"
#include "tests/support/realms_text.h"
#include "tests/support/mesh_shapes.h"

// Scans in the terrain of a brick board.

namespace parapet {
namespace {

const Box kBlock = Box::spanning({0, 0, 0}, {400, 160, 100});

RealmsSources sources_with(const Mesh& mesh) {
  return test::folder_of({{"scans/Hill.terrain.ply", write_mesh(mesh)}});
}

RealmsBoard read(const std::string& entries, const Mesh& mesh = testing::box_mesh(kBlock)) {
  auto board = read_realms_file(test::board_of("[" + entries + "]"), "b", sources_with(mesh));
  if (!board) FAIL(to_text(board.error()));
  return *std::move(board);
}

std::string fault_of(const std::string& entries, const Mesh& mesh) {
  const auto board = read_realms_file(test::board_of("[" + entries + "]"), "b", sources_with(mesh));
  REQUIRE_FALSE(board);
  return board.error().code + " at " + board.error().place;
}

Box bounds_of(const RealmsBoard& board, std::uint32_t piece) {
  std::optional<Box> all;
  for (const Body& body : board.field.bodies()) {
    if (body.piece == piece) all = all ? join(*all, bounds(body.shape)) : bounds(body.shape);
  }
  return *all;
}

std::vector<SolidSpan> spans(const RealmsBoard& board, Column at) {
  const auto here = board.field.columns().spans(at);
  return {here.begin(), here.end()};
}

TEST_CASE("a scan lies where its entry says and is solid") {
  const RealmsBoard board = read(
      R"({"mesh": "scans/hill.terrain.ply", "at_mm": [40, 8, 3.2], "error_mm": "0.8", "id": "hill"},
         {"mesh": "scans/hill.terrain.ply", "turn": 1, "color": "#123456"})");
  const auto& file = board.file.terrain;
  CHECK(std::get<MeshEntry>(file[0].what) ==
        MeshEntry{"scans/hill.terrain.ply", {400, 80, 32}, 0, Ratio(8)});
  CHECK(std::get<MeshEntry>(file[1].what).error == std::nullopt);
  REQUIRE(board.field.pieces().size() == 2);
  CHECK(board.field.pieces()[0].id == "hill");
  CHECK(board.field.pieces()[1].id == "t1");
  CHECK(board.field.pieces()[0].scan->error == Ratio(8));
  CHECK(board.field.pieces()[1].colour == PartColour{{0x12, 0x34, 0x56, 255}});
  CHECK(bounds_of(board, 0) == Box::spanning({400, 80, 32}, {800, 240, 132}));
  // A quarter turn clockwise: what was east is south.
  CHECK(bounds_of(board, 1) == Box::spanning({-160, 0, 0}, {0, 400, 100}));
  CHECK(spans(board, {12, 3}) == std::vector<SolidSpan>{{32, 132}});
  CHECK(spans(board, {-2, 4}) == std::vector<SolidSpan>{{0, 100}});
  REQUIRE(board.meshes.size() == 2);
  CHECK(board.meshes[0].triangles == 12);
  CHECK(board.meshes[0].is_closed);
}

TEST_CASE("a scan is the same after it was written") {
  const RealmsBoard board = read(
      R"({"mesh": "scans/hill.terrain.ply", "at_mm": [40, 8, 3.2], "turn": 3, "error_mm": "1/3"},
         {"mesh": "scans/hill.terrain.ply", "error_mm": 0, "id": "a", "color": "#9aa"})");
  const std::string text = write_realms_file(board.file, board.field);
  CHECK(text.find(R"("error_mm": "1/3")") != std::string::npos);
  const auto again = read_realms_file(text, "again", board.sources);
  if (!again) FAIL(to_text(again.error()));
  CHECK(again->file == board.file);
  CHECK(write_realms_file(again->file, again->field) == text);
}

TEST_CASE("triangles without area count for nothing and a scan of them alone is refused") {
  Mesh mesh = testing::box_mesh(kBlock);
  mesh.faces.push_back({0, 0, 1});
  const std::string entry = R"({"mesh": "scans/hill.terrain.ply"})";
  const RealmsBoard board = read(entry, mesh);
  CHECK(board.meshes[0].triangles == 12);
  CHECK(board.meshes[0].is_closed);
  mesh.faces = {{0, 0, 1}};
  CHECK(fault_of(entry, mesh) == "bad-mesh at /terrain/0/mesh");
  CHECK(fault_of(R"({"mesh": "scans/hill.terrain.ply", "at_mm": [52400, 0, 0]})",
                 testing::box_mesh(kBlock)) == "out-of-range at /terrain/0/mesh");
}

TEST_CASE("a scan with a rim is told") {
  const Mesh hill = testing::hill_mesh(0, 0, 4, 80, [](int x, int y) { return 10 * (x + y); });
  CHECK_FALSE(read(R"({"mesh": "scans/hill.terrain.ply"})", hill).meshes[0].is_closed);
}

TEST_CASE("a fault of a mesh file names that file") {
  const auto board = read_realms_file(test::board_of(R"([{"mesh": "hill.ply"}])"), "b",
                                      test::folder_of({{"hill.ply", "ply\nformat best 1.0\n"}}));
  REQUIRE_FALSE(board);
  CHECK(board.error().file == "hill.ply");
  CHECK(board.error().place == "line 2");
}

TEST_CASE("the old ridge is what its generator makes") {
  const std::string path = std::string(PARAPET_SOURCE_DIR) + "/boards/old-ridge.terrain.ply";
  const auto bytes = read_whole_file(path, 100'000);
  REQUIRE(bytes);
  const auto mesh = read_mesh(*bytes, path);
  REQUIRE(mesh);
  CHECK(*mesh == testing::old_ridge());
}

}  // namespace
}  // namespace parapet
