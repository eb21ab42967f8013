#include "viewer/report/report_model.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/support/glb_reader.h"
#include "tests/viewer/brick_sketch.h"
#include "viewer/report/dispute_page.h"
#include "viewer/scene/covered_faces.h"

namespace parapet::viewer {
namespace {

using testing::GlbFile;
using testing::read_glb;

Shown shown_of(const BrickPicture& picture) { return {picture, nullptr}; }

GlbFile file_of(const ReportModel& model) {
  GlbFile file = read_glb(write_glb(model.nodes));
  CHECK(file.faults == std::vector<std::string>());
  return file;
}

std::size_t triangles_of(const GlbFile& file, const std::string& node,
                         const std::string& material) {
  std::size_t count = 0;
  if (!file.nodes.contains(node)) return 0;
  for (const GlbFile::Primitive& primitive : file.nodes.at(node)) {
    if (primitive.material == material) count += primitive.corners.size() / 3;
  }
  return count;
}

// Two floors on a ground plate, with a space on each.
BrickSketch tower() {
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 8, 8, 1, {120, 160, 90});
  sketch.add_block(1, 1, 1, 2, 2, 15, {150, 150, 150});
  sketch.add_block(0, 0, 16, 4, 4, 1, {180, 120, 90});
  return sketch;
}

BrickPicture tower_picture(const BrickSketch& sketch) {
  BrickPicture picture = sketch.picture();
  picture.title = "Tower";
  picture.spaces = {BrickSketch::space("A1", 5, 5, 1), BrickSketch::space("B2", 0, 0, 17)};
  picture.units = {{"low", "red", "A1", {480, 480, 32}, 160, 400, {}, false, {}},
                   {"high", "blue", "B2", {80, 80, 544}, 160, 400, {}, false, {}}};
  return picture;
}

}  // namespace

TEST_CASE("Faces of blocks are covered where blocks lie on them") {
  const auto box = parapet::Box::spanning({0, 0, 0}, {160, 160, 96});
  CHECK(uncovered_faces(box, [](const BrickPoint&) { return false; }) == kAllFaces);
  CHECK(uncovered_faces(box, [](const BrickPoint&) { return true; }).none());
  const auto on_top = [](const BrickPoint& p) { return p.z > 96; };
  CHECK(uncovered_faces(box, on_top) == BoxFaces(0b011111));
  // Half of the face that looks south, which in the world is the low one of y.
  const auto half = [](const BrickPoint& p) { return p.y > 160 && p.x < 80; };
  CHECK(uncovered_faces(box, half) == kAllFaces);
  const auto south = [](const BrickPoint& p) { return p.y > 160; };
  CHECK(uncovered_faces(box, south) == BoxFaces(0b111011));
}

TEST_CASE("A model to turn has a node for each storey and hides what stands there with it") {
  const BrickSketch sketch = tower();
  const BrickPicture picture = tower_picture(sketch);
  const auto model = report_model(shown_of(picture), ReportDetail::all);
  REQUIRE(model.has_value());
  REQUIRE(model->states.size() == 1);
  CHECK(model->states[0].levels == std::vector<std::string>{"Storey 1", "Storey 2"});
  const GlbFile file = file_of(*model);
  CHECK(triangles_of(file, "Storey 1", "figure") > 100);
  CHECK(triangles_of(file, "Storey 2", "figure") > 100);
  CHECK(triangles_of(file, "Storey 2", "solid") == 12);  // the upper floor alone
  const auto& labels = model->states[0].labels;
  const auto high = std::find_if(labels.begin(), labels.end(),
                                 [](const auto& label) { return label.text == "high"; });
  REQUIRE(high != labels.end());
  CHECK(high->level == "Storey 2");
}

TEST_CASE("What a storey is taken off of is not hollow") {
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 2, 2, 3, {120, 160, 90});
  sketch.add_block(0, 0, 3, 2, 2, 3, {120, 160, 90});
  BrickPicture picture = sketch.picture();
  const GlbFile pile = file_of(*report_model(shown_of(picture), ReportDetail::all));
  CHECK(pile.nodes.size() == 1);
  CHECK(triangles_of(pile, "Board", "solid") == 20);  // the two faces between them are left out
  picture.spaces = {BrickSketch::space("A1", 4, 0, 0), BrickSketch::space("A2", 0, 0, 6)};
  sketch.add_block(0, 0, 16, 2, 2, 1, {120, 160, 90});
  picture.pieces = sketch.pieces();
  picture.bodies = sketch.bodies();
  picture.spaces.push_back(BrickSketch::space("A3", 0, 0, 17));
  const GlbFile storeys = file_of(*report_model(shown_of(picture), ReportDetail::all));
  std::size_t all = 0;
  for (const auto& [name, primitives] : storeys.nodes) all += triangles_of(storeys, name, "solid");
  CHECK(all >= 32);
}

TEST_CASE("Studs are points of their own and can be left out") {
  const BrickSketch sketch = tower();
  const BrickPicture picture = tower_picture(sketch);
  const auto count = [](const GlbFile& file) {
    std::size_t points = 0;
    for (const auto& [name, primitives] : file.nodes) {
      for (const auto& primitive : primitives)
        points += primitive.mode == 0 ? primitive.corners.size() : 0;
    }
    return points;
  };
  CHECK(count(file_of(*report_model(shown_of(picture), ReportDetail::all))) == 64 - 4 + 16);
  const auto plain = report_model(shown_of(picture), ReportDetail::no_studs);
  CHECK(count(file_of(*plain)) == 0);
  CHECK(simplified(ReportDetail::all, true).empty());
  CHECK(simplified(ReportDetail::no_studs, true).size() == 2);
  CHECK(simplified(ReportDetail::no_outlines, false).size() == 2);
}

TEST_CASE("A model of four thousand parts stays within the size of a page") {
  BrickSketch sketch;
  std::size_t parts = 0;
  for (int z = 0; z < 10; ++z) {
    for (int x = 0; x < 22; ++x) {
      for (int y = 0; y < 22; ++y) {
        if ((x * 7 + y * 5 + z * 3) % 11 == 0) continue;
        const auto shade = static_cast<std::uint8_t>(90 + (x * 31 + y * 17 + z * 13) % 120);
        sketch.add_block(2 * x, 2 * y, 3 * z, 2, 2, 3, {shade, shade, 150});
        ++parts;
      }
    }
  }
  REQUIRE(parts > 4000);
  DisputePage page;
  page.title = "Quarry";
  page.text.verdict = "It stands.";
  page.shown = shown_of(sketch.picture());
  const auto html = make_dispute_page(page, kThreeFolder);
  if (!html && html.error().code == "no-three") {
    WARN("skipped: no three.js in " << kThreeFolder);
    return;
  }
  REQUIRE(html.has_value());
  CHECK(html->size() <= kMostPageBytes);
  CHECK(html->find("id=\"model\"") != std::string::npos);
}

}  // namespace parapet::viewer
