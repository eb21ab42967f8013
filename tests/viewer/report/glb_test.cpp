#include "viewer/report/glb.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "tests/support/glb_reader.h"

namespace parapet::viewer {
namespace {

using testing::GlbFile;
using testing::read_glb;

const Colour kRed = rgb(0xFF0000);
const Colour kBlue = rgb(0x0000FF);

// As a screen shows half of the light, in linear light.
double linear(double part) {
  return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

Mesh box_mesh(const osg::Vec3d& low, const osg::Vec3d& high, const Colour& colour) {
  Mesh mesh;
  mesh.add_box({low, high}, colour, colour);
  return mesh;
}

}  // namespace

TEST_CASE("A GLB file of nothing is a file still") {
  for (const std::vector<GlbNode>& nodes :
       {std::vector<GlbNode>(), {{"Level 1", {}}}, {{"Level 1", {{"solid", Mesh()}}}}}) {
    const std::string bytes = write_glb(nodes);
    CHECK(bytes.substr(0, 4) == "glTF");
    CHECK(bytes.find("\"nodes\"") == std::string::npos);
  }
}

TEST_CASE("A box in a GLB file is where it was with y up") {
  const std::string bytes =
      write_glb({{"Level 1", {{"solid", box_mesh({1, 2, 3}, {2, 4, 6}, kRed)}}}});
  const GlbFile file = read_glb(bytes);
  CHECK(file.faults == std::vector<std::string>());
  REQUIRE(file.nodes.at("Level 1").size() == 1);
  const GlbFile::Primitive& box = file.nodes.at("Level 1").front();
  CHECK(box.material == "solid");
  CHECK(box.opacity == 1);
  REQUIRE(box.corners.size() == 36);
  CHECK(box.normals.empty());
  for (const auto& corner : box.corners) {
    CHECK((std::abs(corner[0] - 1) < 1e-4 || std::abs(corner[0] - 2) < 1e-4));
    CHECK((std::abs(corner[1] - 3) < 1e-4 || std::abs(corner[1] - 6) < 1e-4));
    CHECK((std::abs(corner[2] + 2) < 1e-4 || std::abs(corner[2] + 4) < 1e-4));
  }
  for (const auto& colour : box.colours) CHECK(colour == std::array<double, 3>{1, 0, 0});
}

TEST_CASE("Faces in a GLB file look outwards and those inside out inwards") {
  const Mesh mesh = box_mesh({0, 0, 0}, {2, 2, 2}, kRed);
  for (const bool is_inside_out : {false, true}) {
    const GlbFile file = read_glb(write_glb({{"a", {{"rim", mesh, false, false, is_inside_out}}}}));
    CHECK(file.faults == std::vector<std::string>());
    const GlbFile::Primitive& box = file.nodes.at("a").front();
    for (std::size_t n = 0; n < box.corners.size(); n += 3) {
      const auto vector = [&box, n](std::size_t to) {
        const auto& a = box.corners[n];
        const auto& b = box.corners[n + to];
        return osg::Vec3d(b[0] - a[0], b[1] - a[1], b[2] - a[2]);
      };
      const auto& corner = box.corners[n];
      const osg::Vec3d from_middle(corner[0] - 1, corner[1] - 1, corner[2] + 1);
      CHECK(((vector(1) ^ vector(2)) * from_middle > 0) != is_inside_out);
    }
  }
}

TEST_CASE("Corners that are alike are one in a GLB file") {
  Mesh wall;
  for (int n = 0; n < 50; ++n) {
    wall.add_box({osg::Vec3d(n, 0, 0), osg::Vec3d(n + 1, 1, 1)}, kRed, kRed);
  }
  const std::size_t few = write_glb({{"a", {{"solid", wall}}}}).size();
  CHECK(few < 50 * 12 * 3 * 4);  // less than two bytes a number without indices
  const GlbFile file = read_glb(write_glb({{"a", {{"solid", wall}}}}));
  CHECK(file.faults == std::vector<std::string>());
  CHECK(file.triangles() == 50 * 12);
}

TEST_CASE("More corners than a short index tells are indexed by longer ones") {
  Mesh mesh;
  for (int x = 0; x < 150; ++x) {
    for (int y = 0; y < 150; ++y) {
      const osg::Vec3d at(x, y, 0);
      mesh.add_quad(at, at + osg::Vec3d(0.9, 0, 0), at + osg::Vec3d(0.9, 0.9, 0),
                    at + osg::Vec3d(0, 0.9, 0), kBlue);
    }
  }
  const GlbFile file = read_glb(write_glb({{"a", {{"solid", mesh}}}}));
  CHECK(file.faults == std::vector<std::string>());
  CHECK(file.triangles() == 150 * 150 * 2);
}

TEST_CASE("Each alpha is a material and colours are in linear light") {
  Mesh mesh;
  mesh.add_quad({0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, rgb(0x808080, 0.4F));
  mesh.add_quad({0, 0, 1}, {1, 0, 1}, {1, 1, 1}, {0, 1, 1}, rgb(0x808080));
  mesh.add_line({0, 0, 0}, {1, 1, 1}, rgb(0x0000FF, 0.8F));
  const GlbFile file = read_glb(write_glb({{"a", {{"paint", mesh, false}}}}));
  CHECK(file.faults == std::vector<std::string>());
  const auto& primitives = file.nodes.at("a");
  REQUIRE(primitives.size() == 3);
  CHECK(primitives[0].opacity == Approx(0.4).margin(0.003));
  CHECK(primitives[1].opacity == 1);
  CHECK(primitives[1].colours.front()[0] == Approx(linear(128.0 / 255)).margin(0.003));
  CHECK(primitives[2].mode == 1);
  CHECK(primitives[2].material == "paint lines");
  CHECK(primitives[2].opacity == Approx(0.8).margin(0.003));
  CHECK(primitives[2].corners.size() == 2);
}

TEST_CASE("Smooth layers keep their normals and points are written with theirs") {
  Mesh ball;
  ball.add_sphere({0, 0, 0}, 1, kRed);
  GlbLayer studs{"stud", Mesh()};
  studs.points = {{{1, 2, 3}, {0, 0, 5}, kBlue}, {{2, 2, 3}, {0, 2, 0}, kBlue}};
  const GlbFile file = read_glb(write_glb({{"a", {{"figure", ball, true, true}, studs}}}));
  CHECK(file.faults == std::vector<std::string>());
  const auto& primitives = file.nodes.at("a");
  REQUIRE(primitives.size() == 2);
  REQUIRE(primitives[0].normals.size() == primitives[0].corners.size());
  for (std::size_t n = 0; n < primitives[0].normals.size(); ++n) {
    for (std::size_t part = 0; part < 3; ++part) {
      CHECK(primitives[0].normals[n][part] == Approx(primitives[0].corners[n][part]).margin(0.2));
    }
  }
  CHECK(primitives[1].mode == 0);
  REQUIRE(primitives[1].corners.size() == 2);
  CHECK(primitives[1].normals[0] == std::array<double, 3>{0, 1, 0});
  CHECK(primitives[1].normals[1] == std::array<double, 3>{0, 0, -1});
}

TEST_CASE("The reader of GLB files notices what is wrong with one") {
  const std::string good =
      write_glb({{"Level 1", {{"solid", box_mesh({0, 0, 0}, {1, 1, 1}, kRed)}}}});
  REQUIRE(read_glb(good).faults.empty());
  std::string longer = good + std::string(4, '\0');
  CHECK_FALSE(read_glb(longer).faults.empty());
  std::string version = good;
  version[4] = 1;
  CHECK_FALSE(read_glb(version).faults.empty());
  std::string index = good;
  index[index.size() - 2] = static_cast<char>(0xFF);  // among the indices
  CHECK_FALSE(read_glb(index).faults.empty());
}

}  // namespace parapet::viewer
