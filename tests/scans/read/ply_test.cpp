#include <catch2/catch.hpp>

#include "tests/scans/read/reading.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

const Surface kCube = box({0, -1, 2}, {1, 1, 5});

std::string replaced(std::string text, const std::string& old, const std::string& with) {
  const std::size_t at = text.find(old);
  REQUIRE(at != std::string::npos);
  return text.replace(at, old.size(), with);
}

}  // namespace

TEST_CASE("PLY of every kind gives the same cube") {
  for (const PlyKind kind : {PlyKind::ascii, PlyKind::little_endian, PlyKind::big_endian}) {
    for (const char* number : {"float", "double", "int"}) {
      for (const char* corners : {"vertex_index", "vertex_indices"}) {
        for (const char* index : {"int", "ushort", "uchar"}) {
          PlyForm form{kind, number, corners, index == std::string("int") ? "int" : "uchar", index};
          form.normals = kind == PlyKind::big_endian;
          INFO(number << ' ' << corners << ' ' << index);
          const Scan scan = read_whole(ply_file(kCube, form), "cube.ply");
          CHECK(surface_in(scan) == kCube);
          CHECK(scan.notes.empty());
          CHECK(scan.format == (kind == PlyKind::ascii ? "ASCII PLY" : "binary PLY"));
        }
      }
    }
  }
}

TEST_CASE("numbers of a double PLY keep every bit") {
  const Surface far = shifted(kCube, {5'648'349.895035, 1.0 / 3, -1e-9});
  for (const PlyKind kind : {PlyKind::ascii, PlyKind::little_endian, PlyKind::big_endian}) {
    CHECK(read_surface(ply_file(far, {kind, "double"}), "far.ply") == far);
  }
}

TEST_CASE("a PLY without faces is a cloud") {
  Surface points = kCube;
  points.faces.clear();
  for (const PlyKind kind : {PlyKind::ascii, PlyKind::little_endian, PlyKind::big_endian}) {
    const std::string bytes = ply_file(points, {kind});
    for (const std::string& file :
         {bytes, replaced(bytes, "element face 0\nproperty list uchar int vertex_indices\n", "")}) {
      const Scan scan = read_whole(file, "points.ply");
      REQUIRE(std::holds_alternative<Cloud>(scan.shape));
      CHECK(std::get<Cloud>(scan.shape).points == kCube.points);
    }
  }
}

TEST_CASE("a PLY whose normals are all zero crashed what came after") {
  Surface points = kCube;
  points.faces.clear();
  PlyForm form;
  form.normals = true;
  const Scan scan = read_whole(ply_file(points, form), "phone.ply");
  CHECK(std::get<Cloud>(scan.shape).points == kCube.points);
}

TEST_CASE("a PLY of two strips of triangles was read as one face") {
  const std::string text =
      "ply\nformat ascii 1.0\nelement vertex 6\nproperty float x\nproperty float y\n"
      "property float z\nelement tristrips 1\nproperty list int int vertex_indices\nend_header\n"
      "0 0 0\n1 0 0\n0 1 0\n1 1 0\n0 2 0\n1 2 0\n9 0 1 2 3 -1 2 3 4 5\n";
  const Surface read = read_surface(text, "strips.ply");
  CHECK(read.faces == std::vector<Face>{{0, 1, 2}, {2, 1, 3}, {2, 3, 4}, {4, 3, 5}});
}

TEST_CASE("what else a PLY holds is passed over") {
  const std::string text =
      "ply\r\nformat ascii 1.0\r\nobj_info scanned\r\nelement camera 2\r\nproperty float f\r\n"
      "property list uchar float more\r\nelement vertex 3\r\nproperty uchar red\r\n"
      "property double x\r\nproperty double y\r\nproperty list uchar int seen\r\n"
      "property double z\r\nelement face 1\r\nproperty list uchar int vertex_indices\r\n"
      "property list uchar float texcoord\r\nelement edge 1\r\nproperty int a\r\nend_header\r\n"
      "1 2 3 4\r\n1 0\r\n255 0 0 1 7 0\r\n255 1 0 0 0\r\n255 0 1 2 8 9 0\r\n"
      "3 0 1 2 2 0.5 0.5\r\n4\r\n";
  const Surface read = read_surface(text, "a.ply");
  CHECK(read.points == std::vector<Vector3>{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}});
  CHECK(read.faces == std::vector<Face>{{0, 1, 2}});
}

TEST_CASE("faces of a PLY with more corners are cut and with fewer left out") {
  const std::string text =
      "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\n"
      "property float z\nelement face 2\nproperty list uchar int vertex_index\nend_header\n"
      "0 0 0\n1 0 0\n1 1 0\n0 1 0\n4 0 1 2 3\n2 0 1\n";
  const Scan scan = read_whole(text, "a.ply");
  CHECK(surface_in(scan).faces.size() == 2);
  CHECK(has_note(scan, "1 face of more than three"));
  CHECK(has_note(scan, "1 face of fewer than three"));
}

TEST_CASE("points of a PLY without finite coordinates are left out with their faces") {
  const std::string text =
      "ply\nformat ascii 1.0\nelement vertex 5\nproperty float x\nproperty float y\n"
      "property float z\nelement face 2\nproperty list uchar int vertex_index\nend_header\n"
      "0 0 0\nnan nan nan\n1 0 0\n1 1 0\n0 inf 0\n3 0 2 3\n3 0 1 2\n";
  const Scan scan = read_whole(text, "a.ply");
  CHECK(surface_in(scan) == Surface{{{0, 0, 0}, {1, 0, 0}, {1, 1, 0}}, {{0, 1, 2}}});
  CHECK(has_note(scan, "2 points without finite coordinates left out, and 1 face"));
}

TEST_CASE("Gaussian splats are refused with what to export instead") {
  std::string text = "ply\nformat binary_little_endian 1.0\nelement vertex 1\n";
  for (const char* name : {"x", "y", "z", "f_dc_0", "opacity", "scale_0", "rot_0"}) {
    text += "property float " + std::string(name) + "\n";
  }
  const Fault fault = refused(text + "end_header\n" + std::string(28, '\0'), "luma.ply");
  CHECK(fault.code == "not-read");
  CHECK(fault.found.find("Gaussian splats") == 0);
  CHECK(fault.expected.find("GLB") != std::string::npos);
}

TEST_CASE("faults of a PLY name the place") {
  const std::string good = ply_file(kCube);
  const auto fault_of = [](const std::string& bytes) {
    const Fault fault = refused(bytes, "a.ply");
    CHECK(fault.code == "bad-scan");
    return fault.place + ": " + fault.found;
  };
  CHECK(fault_of(replaced(good, "ascii", "text")).find("line 2: ") == 0);
  CHECK(fault_of(replaced(good, "property float y\n", "")).find("the header: ") == 0);
  CHECK(fault_of(replaced(good, "vertex_indices", "corners")).find("the header: ") == 0);
  CHECK(fault_of(replaced(good, "end_header\n", "end_header\nx ")) == "line 11: \"x\"");
  CHECK(fault_of(replaced(good, "end_header\n", "end_header\n1 2\n")) ==
        "line 11: the end of the line");
  CHECK(fault_of(replaced(good, "vertex 8", "vertex 8000000")).find("bytes") != std::string::npos);
  CHECK(fault_of(replaced(good, "vertex 8", "vertex -8")).find("line 4: ") == 0);
  CHECK(fault_of(good.substr(0, good.size() - 4)).find("line 30: ") == 0);
  CHECK(fault_of(good.substr(0, 40)).find("end of the file") != std::string::npos);
  std::string binary = ply_file(kCube, {PlyKind::little_endian});
  CHECK(fault_of(binary.substr(0, binary.size() - 1)).find("byte ") == 0);
  binary.replace(binary.size() - 4, 4, little_endian(std::uint32_t{8}));
  CHECK(fault_of(binary).find("point 8") != std::string::npos);
  binary.replace(binary.size() - 13, 1, "\xFF");
  CHECK(fault_of(binary).find("a list of 255") != std::string::npos);
}

TEST_CASE("a PLY with faces before its points is refused") {
  const std::string text =
      "ply\nformat ascii 1.0\nelement face 1\nproperty list uchar int vertex_index\n"
      "element vertex 3\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
      "3 0 1 2\n0 0 0\n1 0 0\n0 1 0\n";
  CHECK(refused(text, "a.ply").found.find("before there are points") != std::string::npos);
}

TEST_CASE("a surface that touches itself in one point keeps its two points when saved and read") {
  // Two pyramids that meet in their tops: mended, each has a top of its own.
  const Surface mended = {{{0, 0, 0},
                           {1, 0, -1},
                           {0, 1, -1},
                           {-1, -1, -1},
                           {0, 0, 0},
                           {0, 1, 1},
                           {1, 0, 1},
                           {-1, -1, 1}},
                          {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {4, 5, 6}, {4, 6, 7}, {4, 7, 5}}};
  CHECK(read_surface(ply_file(mended), "tops.ply") == mended);
  CHECK(read_surface(off_text(mended), "tops.off") == mended);
  CHECK(read_surface(obj_text(mended), "tops.obj") == mended);
}
