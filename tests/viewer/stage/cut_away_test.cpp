#include "viewer/scene/cut_away.h"

#include <array>
#include <catch2/catch.hpp>
#include <osg/Geometry>

#include "geometry/solids/convex_hull.h"
#include "tests/viewer/brick_sketch.h"
#include "viewer/scene/brick_terrain_node.h"
#include "viewer/stage/brick_storeys.h"

namespace parapet::viewer {
namespace {

// Of a convex polygon, counterclockwise from above; below 0 if it runs the other way.
double area_from_above(const std::vector<osg::Vec3d>& polygon) {
  double twice = 0;
  for (std::size_t n = 0; n < polygon.size(); ++n) {
    const osg::Vec3d& a = polygon[n];
    const osg::Vec3d& b = polygon[(n + 1) % polygon.size()];
    twice += a.x() * b.y() - a.y() * b.x();
  }
  return twice / 2;
}

const std::array<osg::Vec3d, 4> kUpright{{{0, 0, 0}, {2, 0, 0}, {2, 0, 4}, {0, 0, 4}}};

TEST_CASE("A face that crosses the cut ends there") {
  const std::vector<osg::Vec3d> left = part_below(kUpright, 1.5);
  REQUIRE(left.size() == 4);
  for (const osg::Vec3d& corner : left) CHECK(corner.z() <= 1.5);
  CHECK(part_below(kUpright, 9).size() == 4);
  CHECK(part_below(kUpright, -1).empty());
}

TEST_CASE("A line that crosses the cut ends there") {
  const auto left = line_below({0, 0, 4}, {0, 0, 0}, 1);
  REQUIRE(left);
  CHECK(left->first.z() == 1);
  CHECK(left->second.z() == 0);
  CHECK_FALSE(line_below({0, 0, 4}, {1, 0, 2}, 1));
}

TEST_CASE("A cut solid is closed by the hull of where it was cut") {
  // Twice the corners of a triangle, one on its side, and one below the plane.
  const std::vector<osg::Vec3d> corners{{0, 0, 1}, {4, 0, 1}, {0, 3, 1}, {0, 0, 1},
                                        {4, 0, 1}, {2, 0, 1}, {1, 1, 0}};
  const std::vector<osg::Vec3d> cap = cap_of(corners, 1);
  CHECK(cap.size() == 3);
  CHECK(area_from_above(cap) == Approx(6));
  CHECK(cap_of(std::vector<osg::Vec3d>{{0, 0, 1}, {4, 0, 1}}, 1).empty());
}

TEST_CASE("Bricks below a ceiling are closed, and none is above it") {
  BrickSketch sketch;
  sketch.add_block(0, 0, 0, 8, 8, 1, {100, 100, 100});
  sketch.add_block(1, 1, 1, 2, 2, 12, {100, 100, 100});
  sketch.add_piece(
      *convex_hull(
          {{400, 400, 32}, {560, 400, 32}, {400, 560, 32}, {560, 560, 32}, {480, 480, 800}}),
      {100, 100, 100});
  sketch.add_block(4, 0, 13, 4, 1, 1, {100, 100, 100});
  const BrickPicture picture = sketch.picture();
  const parapet::Box shown = parapet::Box::spanning({0, 0, 0}, {640, 640, 800});
  const BrickLayout layout(picture, shown, 200.0);
  const double top = layout.frame().at(0, 0, 200).z();
  BrickMeshes meshes;
  build_bricks(layout, {}, meshes);
  const osg::ref_ptr<osg::Geode> faces = meshes.terrain.solid.faces();
  const auto& corners =
      static_cast<const osg::Vec3Array&>(*faces->getDrawable(0)->asGeometry()->getVertexArray());
  double cap = 0;
  for (std::size_t n = 0; n + 2 < corners.size(); n += 3) {
    bool on_top = true;
    for (std::size_t corner = n; corner < n + 3; ++corner) {
      CHECK(corners[corner].z() <= top + 1e-5);
      on_top = on_top && corners[corner].z() > top - 1e-5;
    }
    if (on_top)
      cap += area_from_above(
          {osg::Vec3d(corners[n]), osg::Vec3d(corners[n + 1]), osg::Vec3d(corners[n + 2])});
  }
  // The pillar's whole section, and the pyramid's at 600 of its 768 ticks from the tip.
  const double pyramid = 160 * 600.0 / 768;
  const double ticks = BrickFrame::kTicks;
  CHECK(cap == Approx((160 * 160 + pyramid * pyramid) / (ticks * ticks)).epsilon(1e-4));
}

TEST_CASE("Storeys hold their floors and end below the next") {
  std::vector<BrickSpace> spaces;
  for (const int plates : {1, 2, 16, 17, 40}) {
    spaces.push_back(BrickSketch::space("s" + std::to_string(plates), 0, 0, plates));
  }
  const std::vector<Storey> storeys = storeys_of(spaces);
  REQUIRE(storeys.size() == 3);
  CHECK(storeys[0].name == "Storey 1");
  CHECK(storeys[0].ceiling > 2 * 32);
  CHECK(storeys[0].ceiling <= 16 * 32 - 96);
  CHECK(storeys[1].ceiling > 17 * 32);
  CHECK(storeys[2].ceiling > 40 * 32 + 400);
  CHECK(storeys_of({}).empty());
  for (int floor = 0; floor < 60; ++floor) {
    spaces.push_back(BrickSketch::space("t" + std::to_string(floor), 0, 0, 20 * floor));
  }
  CHECK(storeys_of(spaces).size() <= 8);
}

}  // namespace
}  // namespace parapet::viewer
