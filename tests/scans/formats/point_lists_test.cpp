#include <catch2/catch.hpp>
#include <string>

#include "scans/read/read_xyz.h"

using namespace parapet;
using namespace parapet::scans;

namespace {

Scan read(const std::string& text) {
  const Result<Scan> scan = read_xyz(text, "points.xyz", {});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return *scan;
}

std::vector<Vector3> points(const std::string& text) {
  return std::get<Cloud>(read(text).shape).points;
}

Fault fault(const std::string& text, const ReadLimits& limits = {}) {
  const Result<Scan> scan = read_xyz(text, "points.xyz", limits);
  REQUIRE_FALSE(scan);
  return scan.error();
}

const std::vector<Vector3> kTwo{{1, 2, 3}, {4, 5.5, -6}};

}  // namespace

TEST_CASE("points are read whatever parts their columns") {
  for (const char* text : {
           "1 2 3\n4 5.5 -6\n",
           "1\t2\t3\r\n4\t5.5\t-6\r\n",
           "1,2,3\n4,5.5,-6\n",
           "1, 2, 3\n4, 5.5, -6",
           "1;2;3\n4;5.5;-6\n",
           "  1   2  3  \n\n   4 5.5 -6  \n\n",
           "1 2 3\r4 5.5 -6\r",
           "\xEF\xBB\xBF"
           "1e0 +2 3.0\n4 5.5 -6\n",
           "1 , 2 , 3 , 0.1,0.2,0.9\n4 , 5.5 , -6 , 0.1,0.2,0.9\n",
           "1 2 3 tree\n4 5.5 -6 \"a house\"\n",
       }) {
    INFO(text);
    CHECK(points(text) == kTwo);
  }
}

TEST_CASE("what stands before the points and behind them is left out") {
  for (const char* text : {
           "# made by a scanner\n1 2 3\n4 5.5 -6\n",
           "// X Y Z\n1 2 3 255 0 0\n4 5.5 -6 0 0 0\n",
           "2\n1 2 3 -1200 255 0 0\n4 5.5 -6 -3 0 0 0\n",
           "x y z\n1 2 3\n4 5.5 -6\n",
           "A scan of the keep\nin two points\n1 2 3\n4 5.5 -6\n",
       }) {
    INFO(text);
    CHECK(points(text) == kTwo);
    CHECK(read(text).notes.empty());
  }
}

TEST_CASE("a header names the columns") {
  CHECK(points("id,z,y,x\n7,3,2,1\n8,-6,5.5,4\n") == kTwo);
  CHECK(points("# Easting Northing Height\n1 2 3\n4 5.5 -6\n") == kTwo);
  CHECK(points("\"r\";\"X [m]\";\"Y [m]\";\"Z [m]\"\n9;1;2;3\n9;4;5.5;-6\n") == kTwo);
  CHECK(points("No;X [m];Y [m];Z [m]\n9;1;2;3\n9;4;5.5;-6\n") == kTwo);
  CHECK(points(",x,y,z\n0,1,2,3\n1,4,5.5,-6\n") == kTwo);
  CHECK(points("// X (m) Y (m) Z (m)\n1 2 3\n4 5.5 -6\n") == kTwo);
  CHECK(points("x,y,z,nx,ny,nz\n1,2,3,0,0,1\n4,5.5,-6,0,0,1\n") == kTwo);
}

TEST_CASE("decimal commas are read and told") {
  for (const char* text :
       {"1,0 2,0 3,0\n4,0 5,5 -6,0\n", "1,0;2,0;3,0\n4,0;5,5;-6,0\n", "1\t2\t3\n4\t5,5\t-6\n"}) {
    INFO(text);
    const Scan scan = read(text);
    CHECK(std::get<Cloud>(scan.shape).points == kTwo);
    REQUIRE(scan.notes.size() == 1);
    CHECK(scan.notes[0].find("decimal commas") != std::string::npos);
  }
  CHECK(read("1,2,3\n4,5.5,-6\n").notes.empty());
}

TEST_CASE("places far from the origin keep their millimetres") {
  const auto far = points(
      "665187.522077 5648349.895035 241.767693 117 73 49\n"
      "665187.523077 5648349.895036 241.767693 117 73 49\n");
  CHECK(far[0] == Vector3{665187.522077, 5648349.895035, 241.767693});
  CHECK(far[1].x - far[0].x == Approx(0.001).margin(1e-9));
  CHECK(far[1].y - far[0].y == Approx(0.000001).margin(2e-9));
}

TEST_CASE("points without a place are left out and told") {
  const Scan scan = read("1 2 3\nnan nan nan\n4 5.5 -6\n1e300 0 0\n");
  CHECK(std::get<Cloud>(scan.shape).points == kTwo);
  REQUIRE(scan.notes.size() == 1);
  CHECK(scan.notes[0].find("2 points without a place") == 0);
}

TEST_CASE("a last line that is cut off and a count that does not hold are told") {
  const Scan cut = read("1 2 3\n4 5.5 -6\n7 8");
  CHECK(std::get<Cloud>(cut.shape).points == kTwo);
  REQUIRE(cut.notes.size() == 1);
  CHECK(cut.notes[0].find("cut off") != std::string::npos);
  const Scan counted = read("3\n1 2 3\n4 5.5 -6\n");
  REQUIRE(counted.notes.size() == 1);
  CHECK(counted.notes[0] == "The file says that it has 3 points, and has 2.");
}

TEST_CASE("a list that cannot be read says where") {
  CHECK(fault("1 2 3\n4 five 6\n").place == "line 2");
  CHECK(fault("1 2 3\n4 five 6\n").found == "\"five\"");
  CHECK(fault("1 2 3\n4 5\n6 7 8\n").place == "line 2");
  CHECK(fault("two words\nand more of them\n").code == "bad-scan");
  CHECK(fault("1 2\n3 4\n").code == "bad-scan");
  CHECK(fault("nan nan nan\n").code == "bad-scan");
  CHECK(fault("2\n3\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n").code == "not-read");
  ReadLimits limits;
  limits.most_points = 1;
  CHECK(fault("1 2 3\n4 5 6\n", limits).code == "limit");
}
