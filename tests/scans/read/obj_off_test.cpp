#include <catch2/catch.hpp>
#include <cmath>

#include "scans/read/cut_polygon.h"
#include "tests/scans/read/reading.h"
#include "tests/support/random_source.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

const Surface kCube = box({0, -1, 2}, {1, 1, 5});

const std::string kPoints = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

// The areas of all faces together, as seen from above: hidden ones count against it.
double area_from_above(const std::vector<Vector3>& points, const std::vector<Face>& faces) {
  double area = 0;
  for (const auto& [a, b, c] : faces) {
    area += cross(points[b] - points[a], points[c] - points[a]).z / 2;
  }
  return area;
}

bool all_face_up(const std::vector<Vector3>& points, const std::vector<Face>& faces) {
  return std::all_of(faces.begin(), faces.end(), [&](const Face& face) {
    const auto& [a, b, c] = face;
    return cross(points[b] - points[a], points[c] - points[a]).z > 0;
  });
}

std::vector<std::uint32_t> count_up(std::size_t count) {
  std::vector<std::uint32_t> corners(count);
  for (std::size_t n = 0; n < count; ++n) corners[n] = static_cast<std::uint32_t>(n);
  return corners;
}

// A round polygon whose corners lie in and out by turns, as far as chance has it.
std::vector<Vector3> random_star(int corners, RandomSource& random) {
  std::vector<Vector3> points;
  for (int n = 0; n < corners; ++n) {
    const double angle = 2 * 3.14159265358979 * n / corners;
    const double radius = 1 + random.below(1000) / 100.0;
    points.push_back({radius * std::cos(angle), radius * std::sin(angle), 0});
  }
  return points;
}

double area_of_polygon(const std::vector<Vector3>& points) {
  double area = 0;
  for (std::size_t n = 0; n < points.size(); ++n) {
    area += cross(points[n], points[(n + 1) % points.size()]).z / 2;
  }
  return area;
}

}  // namespace

TEST_CASE("OBJ and OFF of a cube give its points and faces as they are") {
  CHECK(read_surface(obj_text(kCube), "cube.obj") == kCube);
  CHECK(read_surface(off_text(kCube), "cube.off") == kCube);
  CHECK(read_whole(obj_text(kCube), "cube").format == "OBJ");
  CHECK(read_whole(off_text(kCube), "cube").format == "OFF");
}

TEST_CASE("an OBJ with lines that a backslash continues was refused") {
  const std::string text = kPoints + "f 1/1/1 2/2/2 \\\n 3/3/3 \\ \r\n4/4/4\nv 5 \\\n5 5\n";
  const Surface read = read_surface(text, "wall.obj");
  CHECK(read.faces.size() == 2);
  CHECK(read.points.size() == 5);
}

TEST_CASE("an OBJ counts points from the first or back from the last so far") {
  const std::string text =
      kPoints + "f -4 -3 -2\nv 0 0 9\nf 1//1 -1//-1 3//-2\nf 1/2 6 4\nv 7 7 7\n";
  const Surface read = read_surface(text, "a.obj");
  CHECK(read.faces == std::vector<Face>{{0, 1, 2}, {0, 4, 2}, {0, 5, 3}});
}

TEST_CASE("an OBJ without faces is a cloud and may tell colours behind coordinates") {
  const Scan scan = read_whole("# app\nv 1 2 3 0.5 0.5 0.5\nv 4 5 6 1 1 1\np 1 2\n", "a.obj");
  CHECK(std::get<Cloud>(scan.shape).points == std::vector<Vector3>{{1, 2, 3}, {4, 5, 6}});
}

TEST_CASE("an OBJ ends its lines as any machine does and may have a mark in front") {
  std::string text = "\xEF\xBB\xBF" + kPoints + "f 1 2 3 4 # a floor\n";
  std::string windows;
  for (const char c : text) windows += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(read_surface(windows, "a.obj").faces.size() == 2);
  std::replace(text.begin(), text.end(), '\n', '\r');
  CHECK(read_surface(text, "a.obj").faces.size() == 2);
}

TEST_CASE("an OBJ in UTF-16 is refused clearly") {
  std::string text = "\xFF\xFE";
  for (const char c : kPoints + "f 1 2 3\n") text += std::string(1, c) + '\0';
  const Fault fault = refused(text, "a.obj");
  CHECK(fault.code == "not-read");
  CHECK(fault.found.find("UTF-16") != std::string::npos);
  CHECK(fault.expected.find("UTF-8") != std::string::npos);
}

TEST_CASE("free-form surfaces of an OBJ are left out with a note") {
  const Scan scan =
      read_whole(kPoints + "f 1 2 3\ncstype bezier\ndeg 3\ncurv 0 1 1 2\nend\n", "a.obj");
  CHECK(has_note(scan, "Free-form"));
}

TEST_CASE("faults of an OBJ name the line") {
  const auto place_of = [](const std::string& text) {
    const Fault fault = refused(text, "a.obj");
    CHECK(fault.code == "bad-scan");
    return fault.place;
  };
  CHECK(place_of(kPoints + "f 1 2 5\n") == "line 5");
  CHECK(place_of(kPoints + "f 1 2 0\n") == "line 5");
  CHECK(place_of(kPoints + "f 1 2 -5\n") == "line 5");
  CHECK(place_of(kPoints + "f 1 2 three\n") == "line 5");
  CHECK(place_of(kPoints + "v 1,5 2,5 3,5\n") == "line 5");
  CHECK(place_of(kPoints + "v 1 \\\n2\n") == "line 5");
  CHECK(place_of(kPoints + "\n\n?? 1\n") == "line 7");
  CHECK(place_of(kPoints + "f 1 2\n").empty());
}

TEST_CASE("an OFF may tell colours and normals and hold comments") {
  const std::string text =
      "# made by us\nCOFF # coloured\n4 2 0 # counts\n\n0 0 0 255 0 0 255\n1 0 0 255 0 0 255\n"
      "1 1 0 # corner\n0 1 0 0 0 0 0\n3 0 1 2 0.5 0.5 0.5\n3 0 2 3\n";
  CHECK(read_surface(text, "a.off").faces == std::vector<Face>{{0, 1, 2}, {0, 2, 3}});
  CHECK(read_surface("OFF 3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", "a.off").faces.size() == 1);
  CHECK(read_surface("3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n", "a.off").faces.size() == 1);
  CHECK(std::holds_alternative<Cloud>(read_whole("OFF\n1 0 0\n1 2 3\n", "a.off").shape));
}

TEST_CASE("faults of an OFF name the line") {
  const auto place_of = [](const std::string& text) {
    const Fault fault = refused(text, "a.off");
    CHECK(fault.code == "bad-scan");
    return fault.place;
  };
  CHECK(place_of("OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n") == "line 6");
  CHECK(place_of("OFF\n3 1 0\n0 0 0\n1 0\n0 1 0\n3 0 1 2\n") == "line 4");
  CHECK(place_of("OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n") == "line 5");
  CHECK(place_of("OFF\n3 1 0\n0 0 0\n1 0 0\n0 1 0\n4 0 1 2\n") == "line 6");
  CHECK(place_of("OFF\nthree\n") == "line 2");
  CHECK(place_of("OFF\n8000000 1 0\n0 0 0\n") == "line 2");
  CHECK(place_of("OFF\n") == "line 1");
  CHECK(refused("4OFF\n1 0 0\n0 0 0 0\n", "a.off").code == "not-read");
  CHECK(refused("OFF BINARY\n", "a.off").code == "not-read");
  CHECK(refused("OFF\n80000000 1 0\n0 0 0\n", "a.off").code == "limit");
}

TEST_CASE("a concave face keeps its notch") {
  // A U: cut into a fan from its first corner, its slot would be covered.
  const std::string text =
      "v 0 0 0\nv 3 0 0\nv 3 2 0\nv 2 2 0\nv 2 1 0\nv 1 1 0\nv 1 2 0\nv 0 2 0\n"
      "f 1 2 3 4 5 6 7 8\n";
  const Surface read = read_surface(text, "u.obj");
  CHECK(read.faces.size() == 6);
  CHECK(all_face_up(read.points, read.faces));
  CHECK(area_from_above(read.points, read.faces) == 5);
}

TEST_CASE("a face whose hole a bridge joins to its rim had the hole covered") {
  // A square with a square hole; corners 1 and 5 are the bridge, there and back.
  const std::string text =
      "v 0 0 0\nv 4 0 0\nv 4 4 0\nv 0 4 0\nv 1 1 0\nv 1 3 0\nv 3 3 0\nv 3 1 0\n"
      "f 1 2 3 4 1 5 6 7 8 5\n";
  const Surface read = read_surface(text, "frame.obj");
  CHECK(read.faces.size() == 8);
  CHECK(all_face_up(read.points, read.faces));
  CHECK(area_from_above(read.points, read.faces) == 12);
  for (const auto& [a, b, c] : read.faces) {
    const Vector3 middle = (1.0 / 3) * (read.points[a] + read.points[b] + read.points[c]);
    const bool in_hole = middle.x > 1 && middle.x < 3 && middle.y > 1 && middle.y < 3;
    CHECK(!in_hole);
  }
}

TEST_CASE("polygons of any shape and place are cut into triangles that cover them") {
  RandomSource random(11);
  for (int round = 0; round < 300; ++round) {
    const int count = 3 + static_cast<int>(random.below(60));
    const std::vector<Vector3> points = random_star(count, random);
    std::vector<Face> faces;
    cut_polygon(points, count_up(points.size()), faces);
    REQUIRE(faces.size() == points.size() - 2);
    CHECK(all_face_up(points, faces));
    CHECK(area_from_above(points, faces) == Approx(area_of_polygon(points)));
    // Stood up and turned over it is cut into the same number, facing its own way.
    std::vector<Vector3> standing;
    for (const Vector3& at : points) standing.push_back({at.z, at.y, at.x});
    std::vector<Face> upright;
    cut_polygon(standing, count_up(standing.size()), upright);
    REQUIRE(upright.size() == faces.size());
    for (const auto& [a, b, c] : upright) {
      CHECK(cross(standing[b] - standing[a], standing[c] - standing[a]).x < 0);
    }
  }
}

TEST_CASE("polygons that cannot be right are cut somehow and at once") {
  const std::vector<Vector3> knot = {{0, 0, 0}, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}, {5, 5, 5}};
  const std::vector<std::vector<std::uint32_t>> hopeless = {
      {0, 0, 0, 0}, {0, 1, 2, 3}, {0, 1, 0, 1, 0, 1}, {0, 1, 1, 2, 3}, {3, 2, 1, 0, 4, 4}};
  for (const auto& corners : hopeless) {
    std::vector<Face> faces;
    cut_polygon(knot, corners, faces);
    CHECK(faces.size() == corners.size() - 2);
  }
}

TEST_CASE("a face of very many corners is cut or refused in bounded time") {
  std::string text;
  constexpr int kTeeth = 1500;
  for (int n = 0; n < kTeeth; ++n)
    text += "v " + std::to_string(n) + " " + std::to_string(2 + n % 2) + " 0\n";
  text += "v " + std::to_string(kTeeth) + " 0 0\nv 0 0 0\nf";
  for (int n = kTeeth + 2; n > 0; --n) text += " " + std::to_string(n);
  CHECK(read_surface(text + "\n", "comb.obj").faces.size() == kTeeth);
  std::string many = "OFF\n50001 1 0\n";
  for (int n = 0; n < 50'000; ++n) many += std::to_string(n) + " " + std::to_string(n % 2) + " 0\n";
  many += "0 -9 0\n50001";
  for (int n = 0; n <= 50'000; ++n) many += " " + std::to_string(n);
  CHECK(refused(many + "\n", "comb.off").code == "limit");
}
