#include <catch2/catch.hpp>

#include "tests/scans/read/reading.h"
#include "tests/support/scan_damage.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

const Surface kCube = box({0, 0, 0}, {1, 1, 1});

// One facet with these lines between "outer loop" and "endloop".
std::string facet(const std::string& corners) {
  return "solid one\nfacet normal 0 0 1\nouter loop\n" + corners +
         "endloop\nendfacet\nendsolid one\n";
}

const std::string kThree = "vertex 0 0 0\nvertex 1 0 0\nvertex 0 1 0\n";

}  // namespace

TEST_CASE("STL of a cube keeps its twelve facets in order and their corners flat in memory") {
  for (const std::string& bytes : {ascii_stl(kCube), binary_stl(kCube)}) {
    const Surface read = read_surface(bytes, "cube.stl");
    CHECK(read == unwelded(kCube));
  }
  CHECK(read_whole(ascii_stl(kCube), "cube.stl").format == "ASCII STL");
  const Scan scan = read_whole(binary_stl(kCube), "cube.stl");
  CHECK(scan.format == "binary STL");
  CHECK(scan.notes.empty());
  CHECK(!scan.unit_mm);
  CHECK(!scan.up);
}

TEST_CASE("a cube of STL whose corners could not be welded any more") {
  const Surface cube = box({-0.1, 1.0 / 3, 7}, {12.7, 33.3, 1e-7});
  for (const std::string& bytes : {ascii_stl(cube), binary_stl(cube)}) {
    CHECK(different_points(read_surface(bytes, "cube.stl")) == 8);
  }
}

TEST_CASE("an ASCII STL with a tab behind solid was read as junk") {
  CHECK(read_surface(ascii_stl(kCube, "solid\tthing"), "a.stl").faces.size() == 12);
  CHECK(read_surface(ascii_stl(kCube, "solid"), "a.stl").faces.size() == 12);
  CHECK(read_surface(ascii_stl(kCube, "SOLID of many words"), "a.stl").faces.size() == 12);
  CHECK(read_surface(ascii_stl(kCube, "\xEF\xBB\xBFsolid mark"), "a.stl").faces.size() == 12);
}

TEST_CASE("a binary STL whose header is of spaces or begins with solid was taken for text") {
  for (const std::string& header : {std::string(80, ' '), std::string("solid facet normal"),
                                    std::string("ply\nformat"), std::string("OFF ")}) {
    CHECK(read_surface(binary_stl(kCube, header), "a.stl").faces.size() == 12);
  }
  const std::string one = binary_stl({{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}}, {{0, 1, 2}}});
  CHECK(read_surface(one, "no ending").faces.size() == 1);
}

TEST_CASE("an ASCII STL may be in one line or have other line ends") {
  std::string text = ascii_stl(kCube);
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(read_surface(windows, "a.stl") == unwelded(kCube));
  std::replace(text.begin(), text.end(), '\n', ' ');
  CHECK(read_surface(text, "a.stl") == unwelded(kCube));
  std::replace(text.begin(), text.end(), ' ', '\r');
  CHECK(read_surface(text, "a.stl") == unwelded(kCube));
}

TEST_CASE("an STL of several solids is one surface") {
  const std::string two = ascii_stl(kCube) + ascii_stl(shifted(kCube, {3, 0, 0}));
  const Scan scan = read_whole(two, "a.stl");
  CHECK(surface_in(scan).faces.size() == 24);
  CHECK(scan.notes.empty());
}

TEST_CASE("an STL without endsolid is read and says so") {
  std::string text = ascii_stl(kCube);
  text.resize(text.size() - std::string("endsolid\n").size());
  const Scan scan = read_whole(text, "a.stl");
  CHECK(surface_in(scan).faces.size() == 12);
  CHECK(has_note(scan, "endsolid"));
}

TEST_CASE("a facet of four corners becomes two triangles and one of two is left out") {
  const Scan four =
      read_whole(facet("vertex 0 0 0\nvertex 1 0 0\nvertex 1 1 0\nvertex 0 1 0\n"), "a.stl");
  CHECK(surface_in(four).faces.size() == 2);
  CHECK(has_note(four, "more than three"));
  const std::string two = facet("vertex 0 0 0\nvertex 1 0 0\n");
  CHECK(refused(two, "a.stl").code == "bad-scan");
  const Scan some = read_whole(two + ascii_stl(kCube), "a.stl");
  CHECK(surface_in(some).faces.size() == 12);
  CHECK(has_note(some, "fewer than three"));
}

TEST_CASE("an STL with a quad whose corner lies on a side keeps both halves") {
  const Surface read =
      read_surface(facet("vertex 0 0 0\nvertex 0 0.5 0\nvertex 0 1 0\nvertex 1 0 0\n"), "a.stl");
  REQUIRE(read.faces.size() == 2);
  for (const Face& face : read.faces) {
    const Vector3& a = read.points[face[0]];
    const Vector3 normal = cross(read.points[face[1]] - a, read.points[face[2]] - a);
    CHECK(normal.z == -0.5);
  }
}

TEST_CASE("normals of an STL that are missing or no numbers do no harm") {
  for (const std::string normal :
       {"normal nan nan nan", "normal 0 0", "normal", "", "normal 1,0 0,0 0,0"}) {
    const std::string text =
        "solid\nfacet " + normal + "\nouter loop\n" + kThree + "endloop endfacet\nendsolid\n";
    CHECK(read_surface(text, "a.stl").faces.size() == 1);
  }
}

TEST_CASE("a binary STL with a wrong count is read by its size and says so") {
  std::string bytes = binary_stl(kCube);
  for (const std::uint32_t wrong : {0U, 5U, 13U, 4'000'000'000U}) {
    bytes.replace(80, 4, little_endian(wrong));
    const Scan scan = read_whole(bytes, "a.stl");
    CHECK(surface_in(scan).faces.size() == 12);
    CHECK(has_note(scan, std::to_string(wrong)));
  }
}

TEST_CASE("bytes behind the facets of a binary STL are not read") {
  const Scan scan = read_whole(binary_stl(kCube) + "made by someone", "a.stl");
  CHECK(surface_in(scan).faces.size() == 12);
  CHECK(has_note(scan, "15 bytes"));
}

TEST_CASE("a binary STL that was cut off is refused with the place") {
  std::string bytes = binary_stl(kCube);
  bytes.resize(bytes.size() - 20);
  const Fault fault = refused(bytes, "a.stl");
  CHECK(fault.code == "bad-scan");
  CHECK(fault.place == "byte 664");
  CHECK(fault.expected.find("12 facets") == 0);
  CHECK(refused(bytes.substr(0, 60), "a.stl").code == "bad-scan");
  CHECK(refused(bytes.substr(0, 84), "a.stl").code == "bad-scan");
}

TEST_CASE("a binary STL that went through a program for text is refused") {
  std::string text = "Model with a name";
  for (int n = 0; n < 40; ++n) text += std::string(3, '\0') + "\xEF\xBF\xBD?";
  const Fault fault = refused(text, "a.stl");
  CHECK(fault.code == "bad-scan");
  CHECK(fault.found.find("as text") != std::string::npos);
}

TEST_CASE("faults of an ASCII STL name the line") {
  const auto place_of = [](const std::string& text) {
    const Fault fault = refused(text, "a.stl");
    CHECK(fault.code == "bad-scan");
    return fault.place;
  };
  CHECK(place_of(facet("vertex 0 0 0\nvertex 1 zero 0\nvertex 0 1 0\n")) == "line 5");
  CHECK(place_of(facet(kThree + "corner 0 0 0\n")) == "line 7");
  CHECK(place_of("solid a\nfacet normal 0 0 1\nouter loop\nvertex 0 0 0\n") == "line 5");
  CHECK(place_of("solid a\nfacet normal 0 0 1\nouter ring\n") == "line 3");
  CHECK(place_of(facet(kThree) + "what\n") == "line 10");
  CHECK(place_of("solid a\nendsolid a\n") == "line 3");
}

TEST_CASE("facets without finite coordinates are left out and counted") {
  const std::string text = facet(kThree) + facet("vertex 0 0 0\nvertex nan 0 0\nvertex 0 1 0\n") +
                           facet("vertex 0 0 0\nvertex 1e999 0 0\nvertex 0 1 0\n");
  const Scan scan = read_whole(text, "a.stl");
  CHECK(surface_in(scan).faces.size() == 1);
  CHECK(has_note(scan, "2 facets"));
  std::string bytes = binary_stl(kCube);
  bytes.replace(84 + 12, 4, little_endian(std::numeric_limits<float>::quiet_NaN()));
  CHECK(surface_in(read_whole(bytes, "a.stl")).faces.size() == 11);
}

TEST_CASE("two million triangles are read or refused and nothing dies") {
  constexpr std::size_t kMany = 2'000'000;
  constexpr std::size_t kHeader = 84;
  const std::string piece =
      binary_stl(height_field(51, 41, 1, [](double x, double y) { return (x * y) / 100; }));
  std::string bytes = piece.substr(0, 80) + little_endian(static_cast<std::uint32_t>(kMany));
  bytes.reserve(kHeader + 50 * kMany);
  while (bytes.size() < kHeader + 50 * kMany) bytes += piece.substr(kHeader);
  REQUIRE(bytes.size() == kHeader + 50 * kMany);
  ReadLimits limits;
  limits.most_faces = kMany - 1;
  const Fault fault = refused(bytes, "big.stl", limits);
  CHECK(fault.code == "limit");
  CHECK(fault.found == "2000000 facets");
  CHECK(fault.expected.find("simplify") != std::string::npos);
  const auto scan = read_scan(bytes, "big.stl");
  REQUIRE(scan);
  CHECK(std::get<Surface>(scan->shape).faces.size() == kMany);
}
