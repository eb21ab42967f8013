#include <draco/compression/encode.h>
#include <draco/mesh/triangle_soup_mesh_builder.h>

#include <catch2/catch.hpp>
#include <cstdlib>

#include "scans/read/child_process.h"
#include "tests/scans/read/reading.h"
#include "tests/support/scan_files.h"
#include "tests/support/scan_shapes.h"
#include "tests/support/temporary_folder.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

const Surface kCube = box({0, 0, 0}, {1, 2, 3});

std::string object(int id, const std::string& inside, const std::string& attributes = "") {
  return "<object id=\"" + std::to_string(id) + "\" type=\"model\"" + attributes + ">" + inside +
         "</object>";
}

std::string item(int id, const std::string& transform = "") {
  return "<item objectid=\"" + std::to_string(id) + "\"" +
         (transform.empty() ? "" : " transform=\"" + transform + "\"") + "/>";
}

const std::string kTwoAlongX = "1 0 0 0 1 0 0 0 1 2 0 0";

// The same triangles as Draco packs them, in a GLB that requires it.
std::string draco_glb(const Surface& surface, int index_type) {
  draco::TriangleSoupMeshBuilder builder;
  builder.Start(static_cast<int>(surface.faces.size()));
  const int id = builder.AddAttribute(draco::GeometryAttribute::POSITION, 3, draco::DT_FLOAT32);
  const auto corner = [&](std::uint32_t n) {
    const Vector3& at = surface.points[n];
    return std::array<float, 3>{static_cast<float>(at.x), static_cast<float>(at.y),
                                static_cast<float>(at.z)};
  };
  for (std::uint32_t n = 0; n < surface.faces.size(); ++n) {
    const auto& [a, b, c] = surface.faces[n];
    const auto first = corner(a);
    const auto second = corner(b);
    const auto third = corner(c);
    builder.SetAttributeValuesForFace(id, draco::FaceIndex(n), first.data(), second.data(),
                                      third.data());
  }
  const std::unique_ptr<draco::Mesh> mesh = builder.Finalize();
  draco::Encoder encoder;
  draco::EncoderBuffer buffer;
  REQUIRE(encoder.EncodeMeshToBuffer(*mesh, &buffer).ok());
  const std::string packed(buffer.data(), buffer.size());
  const std::string points = std::to_string(mesh->num_points());
  const std::string corners = std::to_string(3 * surface.faces.size());
  return glb_file(
      R"({"asset":{"version":"2.0"},"extensionsUsed":["KHR_draco_mesh_compression"],)"
      R"("extensionsRequired":["KHR_draco_mesh_compression"],"scene":0,"scenes":[{"nodes":[0]}],)"
      R"("nodes":[{"mesh":0}],"meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1,)"
      R"("extensions":{"KHR_draco_mesh_compression":{"bufferView":0,"attributes":{"POSITION":0}}}}]}],)"
      R"("buffers":[{"byteLength":)" +
          std::to_string(packed.size()) + R"(}],"bufferViews":[{"buffer":0,"byteLength":)" +
          std::to_string(packed.size()) + R"(}],"accessors":[{"componentType":5126,"count":)" +
          points + R"(,"type":"VEC3","min":[0,0,0],"max":[1,2,3]},{"componentType":)" +
          std::to_string(index_type) + R"(,"count":)" + corners + R"(,"type":"SCALAR"}]})",
      packed);
}

}  // namespace

TEST_CASE("GLB of a box gives its triangles in metres with y up") {
  const Scan scan = read_whole(glb_of(kCube), "box.glb");
  CHECK(scan.format == "GLB");
  CHECK(scan.unit_mm == 1000);
  CHECK(scan.up == UpAxis::y);
  CHECK(corners_of(surface_in(scan)) == corners_of(kCube));
}

TEST_CASE("nodes of a GLB move and stretch what they hold and a mirror keeps its outside out") {
  const Surface moved =
      read_surface(glb_of(kCube, R"("translation":[10,0,0],"scale":[2,2,2],)"), "a.glb");
  CHECK(corners_of(moved) == corners_of(box({10, 0, 0}, {12, 4, 6})));
  const Surface mirrored = read_surface(glb_of(kCube, R"("scale":[-1,1,1],)"), "a.glb");
  CHECK(different_points(mirrored) == 8);
  CHECK(signed_volume(mirrored) == Approx(6));
}

TEST_CASE("a cube that Draco packed is read") {
  constexpr int kShort = 5123;
  constexpr int kInt = 5125;
  const Surface read = read_surface(draco_glb(kCube, kShort), "packed.glb");
  CHECK(read.faces.size() == 12);
  CHECK(signed_volume(read) == Approx(6).margin(0.01));
  // With indices of 32 bits the reader forgets them, and says so.
  const Fault fault = refused(draco_glb(kCube, kInt), "packed.glb");
  CHECK(fault.code == "not-read");
  CHECK(fault.expected.find("without compression") != std::string::npos);
}

TEST_CASE("a cube that meshopt packed is refused before its reader fails at it") {
  for (const char* name : {"EXT_meshopt_compression", "KHR_meshopt_compression"}) {
    const std::string extra =
        R"("extensionsRequired": [ "KHR_materials_unlit" , ")" + std::string(name) + R"(" ],)";
    const Fault fault = refused(glb_of(kCube, "", extra), "packed.glb");
    CHECK(fault.code == "not-read");
    CHECK(fault.found.find("meshopt") != std::string::npos);
    CHECK(fault.expected.find("without compression") != std::string::npos);
  }
  const std::string harmless = R"("extensionsRequired":["KHR_materials_unlit"],)";
  CHECK(read_surface(glb_of(kCube, "", harmless), "a.glb").faces.size() == 12);
  const std::string strange = R"("extensionsRequired":["KHR_mesh_quantization"],)";
  CHECK(refused(glb_of(kCube, "", strange), "a.glb").code == "not-read");
}

TEST_CASE("copies that a GLB describes beside its nodes are told as missing") {
  const std::string extra = R"("extensionsUsed":["EXT_mesh_gpu_instancing"],)";
  CHECK(has_note(read_whole(glb_of(kCube, "", extra), "a.glb"), "EXT_mesh_gpu_instancing"));
}

TEST_CASE("a glTF reads its numbers from a file beside it and from nowhere else") {
  const std::string glb = glb_of(kCube);
  const std::size_t json_end = glb.find("BIN") - 4;
  std::string json = glb.substr(20, json_end - 20);
  const std::string binary = glb.substr(json_end + 8);
  const std::string key = "\"buffers\":[{";
  json.insert(json.find(key) + key.size(), "\"uri\":\"@\",");
  const auto with_uri = [&](const std::string& uri) {
    return std::string(json).replace(json.find('@'), 1, uri);
  };
  const TemporaryFolder folder;
  folder.file("box.bin", binary);
  const std::string path = folder.path("box.gltf");
  const Scan scan = read_whole(with_uri("box.bin"), path);
  CHECK(scan.format == "glTF");
  CHECK(corners_of(surface_in(scan)) == corners_of(kCube));
  const std::string below = folder.path("below/box.gltf");
  std::filesystem::create_directory(folder.path("below"));
  for (const std::string& uri : {std::string("box.bin"), folder.path("box.bin"),
                                 std::string("../box.bin"), std::string("a/../../box.bin")}) {
    INFO(uri);
    CHECK(refused(with_uri(uri), below).code == "bad-scan");
  }
}

TEST_CASE("a GLB that was cut off or is old is refused") {
  const std::string bytes = glb_of(kCube);
  for (const std::size_t size : {15U, 40U, 400U}) {
    CHECK(refused(bytes.substr(0, size), "a.glb").code == "bad-scan");
  }
  std::string old = bytes;
  old[4] = 1;
  CHECK(refused(old, "a.glb").code == "not-read");
  std::string empty = bytes;
  empty.replace(empty.find("\"mesh\":0"), 8, "\"mess\":0");
  CHECK(refused(empty, "a.glb").code == "bad-scan");
}

TEST_CASE("3MF of two objects with colours corrupted memory") {
  const std::string colours =
      "<m:colorgroup id=\"9\"><m:color color=\"#FF0000\"/><m:color color=\"#00FF00\"/>"
      "</m:colorgroup>";
  const std::string resources = colours + object(1, mesh_xml(kCube), " pid=\"9\" pindex=\"0\"") +
                                object(2, mesh_xml(kCube), " pid=\"9\" pindex=\"1\"");
  const Scan scan = read_whole(three_mf(resources, item(1) + item(2, kTwoAlongX)), "two.3mf");
  CHECK(scan.format == "3MF");
  CHECK(scan.unit_mm == 1);
  CHECK(scan.up == UpAxis::z);
  CHECK(has_note(scan, "2 items"));
  CHECK(corners_of(surface_in(scan)) == corners_of(together(kCube, shifted(kCube, {2, 0, 0}))));
}

TEST_CASE("the unit of a 3MF holds for its places too") {
  const Scan scan =
      read_whole(three_mf(object(1, mesh_xml(kCube)), item(1, kTwoAlongX), "inch"), "inch.3mf");
  CHECK(scan.unit_mm == 25.4);
  // 2 inches along, in inches like its corners: 50.8 mm.
  CHECK(corners_of(surface_in(scan)) == corners_of(box({2, 0, 0}, {3, 2, 3})));
  const std::vector<std::pair<std::string, double>> units = {
      {"micron", 0.001}, {"centimeter", 10}, {"foot", 304.8}, {"meter", 1000}};
  for (const auto& [name, mm] : units) {
    const std::string bytes = three_mf(object(1, mesh_xml(kCube)), item(1), name);
    CHECK(read_whole(bytes, "a.3mf").unit_mm == mm);
  }
}

TEST_CASE("objects of a 3MF made of others stand where both places put them") {
  const std::string turned = "0 1 0 -1 0 0 0 0 1 0 0 5";  // a quarter turn, and up by five
  const std::string group = "<components><component objectid=\"1\" transform=\"" + kTwoAlongX +
                            "\"/><component objectid=\"1\"/></components>";
  const Surface read = read_surface(
      three_mf(object(1, mesh_xml(kCube)) + object(2, group), item(2, turned)), "a.3mf");
  // x becomes y and y becomes -x.
  const auto turn = [](Surface surface) {
    for (Vector3& at : surface.points) at = {-at.y, at.x, at.z + 5};
    return surface;
  };
  CHECK(corners_of(read) == corners_of(together(turn(shifted(kCube, {2, 0, 0})), turn(kCube))));
}

TEST_CASE("supports of a 3MF are left out with a note") {
  const std::string support = "<object id=\"2\" type=\"support\">" + mesh_xml(kCube) + "</object>";
  const Scan scan = read_whole(
      three_mf(object(1, mesh_xml(kCube)) + support +
                   object(3,
                          "<components><component objectid=\"1\"/><component objectid=\"2\"/>"
                          "</components>"),
               item(3)),
      "a.3mf");
  CHECK(surface_in(scan).faces.size() == 12);
  CHECK(has_note(scan, "supports"));
}

TEST_CASE("a 3MF whose objects lie in other files gave nothing without a word") {
  const std::string schemas = "http://schemas.microsoft.com/3dmanufacturing/";
  const auto part = [&](const std::string& unit) {
    return ZippedFile{"3D/Objects/x.model",
                      "<?xml version=\"1.0\"?><model unit=\"" + unit + "\" xmlns=\"" + schemas +
                          "core/2015/02\"><resources>" + object(1, mesh_xml(kCube)) +
                          "</resources><build/></model>"};
  };
  const ZippedFile relations = {
      "3D/_rels/3dmodel.model.rels",
      "<?xml version=\"1.0\"?><Relationships xmlns=\"http://schemas.openxmlformats.org/package/"
      "2006/relationships\"><Relationship Target=\"/3D/Objects/x.model\" Id=\"a\" Type=\"" +
          schemas + "2013/01/3dmodel\"/></Relationships>"};
  const std::string group = object(
      2, "<components><component p:path=\"/3D/Objects/x.model\" objectid=\"1\" transform=\"" +
             kTwoAlongX + "\"/></components>");
  const auto file = [&](const std::vector<ZippedFile>& more) {
    return three_mf(group, item(2), "inch", more);
  };
  const Scan scan = read_whole(file({relations, part("inch")}), "bambu.3mf");
  CHECK(scan.unit_mm == 25.4);
  CHECK(corners_of(surface_in(scan)) == corners_of(box({2, 0, 0}, {3, 2, 3})));
  for (const auto& more : {std::vector<ZippedFile>{}, {relations}, {part("inch")}}) {
    const Fault fault = refused(file(more), "bambu.3mf");
    CHECK(fault.code == "not-read");
    CHECK(fault.found.find("files of their own") != std::string::npos);
    CHECK(fault.expected.find("STL") != std::string::npos);
  }
  const Fault mixed = refused(file({relations, part("meter")}), "bambu.3mf");
  CHECK(mixed.code == "bad-scan");
  CHECK(mixed.found == "a part in meter");
}

TEST_CASE("a 3MF with nothing to print is refused") {
  const std::string cube = object(1, mesh_xml(kCube));
  CHECK(refused(three_mf(cube, ""), "a.3mf").found.find("0 items") != std::string::npos);
  CHECK(refused(three_mf(cube, item(7)), "a.3mf").code == "bad-scan");
  CHECK(refused(three_mf(object(1, "<mesh/>"), item(1)), "a.3mf").code == "bad-scan");
  CHECK(refused(three_mf("<object", item(1)), "a.3mf").code == "bad-scan");
  std::string cut = three_mf(cube, item(1));
  cut.resize(cut.size() / 2);
  CHECK(refused(cut, "a.3mf").found == "an archive without its end");
}

TEST_CASE("a 3MF that unpacks to more than allowed is refused before it is unpacked") {
  ReadLimits limits;
  limits.most_bytes = 5000;
  const std::string bytes = three_mf(object(1, mesh_xml(kCube)), item(1));
  REQUIRE(bytes.size() < limits.most_bytes);
  std::string lying = bytes;
  const std::size_t entry = lying.rfind("PK\x01\x02");
  lying.replace(entry + 24, 4, little_endian(std::uint32_t{2'000'000'000}));
  const Fault fault = refused(lying, "bomb.3mf", limits);
  CHECK(fault.code == "limit");
  lying.replace(entry + 24, 4, little_endian(std::uint32_t{10}));
  CHECK(refused(lying, "bomb.3mf", limits).code == "bad-scan");
}

TEST_CASE("a reader that crashes starves or hangs is a fault and nothing else") {
  const ChildLimits limits{std::size_t{200} << 20, 1, 1000};
  const auto why = [&](const std::function<std::string()>& work) {
    const auto answer = in_child_process(work, "file.glb", limits);
    REQUIRE(!answer);
    CHECK(answer.error().code == "reader-failed");
    CHECK(answer.error().file == "file.glb");
    CHECK(answer.error().found.find("file rejected: ") == 0);
    return answer.error().found;
  };
  CHECK(*in_child_process([] { return std::string("all well"); }, "file.glb", limits) ==
        "all well");
  CHECK(why([]() -> std::string { std::abort(); }).find("crashed") != std::string::npos);
  CHECK(why([]() -> std::string { _exit(7); }).find("without an answer") != std::string::npos);
  CHECK(why([]() -> std::string {
          throw std::runtime_error("no such thing");
        }).find("no such thing") != std::string::npos);
  CHECK(why([] { return std::string(2000, 'x'); }).find("more than was allowed") !=
        std::string::npos);
  CHECK(why([]() -> std::string {
          while (true) pause();
        }).find("after 1 seconds") != std::string::npos);
#if !defined(__SANITIZE_ADDRESS__)
  CHECK(why([] { return std::string(std::size_t{1} << 30, 'x'); }).find("memory") !=
        std::string::npos);
#endif
}

TEST_CASE("a reader in a process of its own writes no files") {
  const TemporaryFolder folder;
  const std::string path = folder.path("trace");
  const ChildLimits limits{std::size_t{200} << 20, 5, 1000};
  const auto answer = in_child_process(
      [&] {
        std::ofstream out(path);
        out << "a line" << std::flush;
        return std::string(out ? "written" : "not written");
      },
      path, limits);
  REQUIRE(answer);
  CHECK(*answer == "not written");
}
