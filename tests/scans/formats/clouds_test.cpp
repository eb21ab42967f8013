#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <string>

#include "scans/read/lzf.h"
#include "scans/read/read_las.h"
#include "scans/read/read_pcd.h"
#include "tests/support/cloud_files.h"

using namespace parapet;
using namespace parapet::scans;
using namespace parapet::testing;

namespace {

template <class Read>
Scan read(Read reader, const std::string& bytes) {
  const Result<Scan> scan = reader(bytes, "cloud", ReadLimits{});
  INFO((scan ? std::string() : to_text(scan.error())));
  REQUIRE(scan);
  return *scan;
}

const std::vector<Vector3>& points(const Scan& scan) { return std::get<Cloud>(scan.shape).points; }

std::vector<Vector3> hill() {
  std::vector<Vector3> points;
  for (int y = 0; y < 20; ++y) {
    for (int x = 0; x < 20; ++x) points.push_back({x / 8.0, y / 8.0, (x * y) % 7 / 4.0});
  }
  return points;
}

}  // namespace

TEST_CASE("a PCD cloud is the same in each of its writings") {
  for (const char* data : {"ascii", "binary", "binary_compressed"}) {
    INFO(data);
    const Scan scan = read(read_pcd, pcd_file(hill(), data, 400, 1));
    CHECK(points(scan) == hill());
    CHECK(scan.notes.empty());
  }
}

TEST_CASE("pixels of an organised cloud that saw nothing are left out") {
  auto seen = hill();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  auto all = seen;
  all.insert(all.begin() + 7, {nan, nan, nan});
  all.insert(all.begin() + 90, {nan, nan, nan});
  for (const char* data : {"ascii", "binary", "binary_compressed"}) {
    INFO(data);
    const Scan scan = read(read_pcd, pcd_file(all, data, 201, 2));
    CHECK(points(scan) == seen);
    REQUIRE(scan.notes.size() == 1);
    CHECK(scan.notes[0] == "2 pixels of its picture saw nothing, and were left out.");
  }
}

TEST_CASE("a PCD cloud that cannot be read says why") {
  const auto fault = [](std::string bytes, const std::string& from, const std::string& to) {
    if (const std::size_t at = bytes.find(from); !from.empty() && at != std::string::npos) {
      bytes.replace(at, from.size(), to);
    }
    const Result<Scan> scan = read_pcd(bytes, "cloud", ReadLimits{});
    REQUIRE_FALSE(scan);
    return scan.error();
  };
  const std::string binary = pcd_file(hill(), "binary", 400, 1);
  CHECK(fault(binary, "POINTS 400", "POINTS 401").code == "bad-scan");
  CHECK(fault(binary, "POINTS 400", "POINTS 99999999999").code == "limit");
  CHECK(fault(binary, "rgb x y z", "rgb x y w").place == "FIELDS");
  CHECK(fault(binary, "SIZE 4 4 4 4", "SIZE 4 4 4").code == "bad-scan");
  CHECK(fault(binary, "SIZE 4 4 4 4", "SIZE 4 4 4 3").code == "bad-scan");
  CHECK(fault(binary, "DATA binary", "DATA morse").place == "DATA");
  CHECK(fault(pcd_file(hill(), "ascii", 400, 1), "POINTS 400", "POINTS 401").code == "bad-scan");
  CHECK(fault("VERSION 0.7\nFIELDS x y z\n", "", "").code == "bad-scan");
  std::string packed = pcd_file(hill(), "binary_compressed", 400, 1);
  packed.resize(packed.size() - 1);
  CHECK(fault(packed, "", "").code == "bad-scan");
}

TEST_CASE("packed bytes unpack to their size or not at all") {
  // Three bytes as they are, and seven more of the last two.
  const std::string packed(
      "\x02"
      "abc"
      "\xA0\x01",
      6);
  CHECK(unpack_lzf(packed, 10) == "abcbcbcbcb");
  CHECK_FALSE(unpack_lzf(packed, 9));
  CHECK_FALSE(unpack_lzf(packed, 11));
  CHECK_FALSE(unpack_lzf(packed, std::size_t{1} << 40));   // before memory of that size is taken
  CHECK_FALSE(unpack_lzf(std::string("\xA0\x01", 2), 7));  // from before its beginning
  CHECK_FALSE(unpack_lzf(std::string("\x02"
                                     "ab",
                                     3),
                         3));
}

TEST_CASE("a LAS cloud is read in every version and point format") {
  const std::vector<LasPoint> raw{{{0, 0, 0}}, {{100, 200, -300}}, {{2'000'000'000, 5, 6}}};
  for (const int minor : {2, 3, 4}) {
    for (const int format : {0, 1, 2, 3, 6, 7, 8}) {
      if (format >= 6 && minor < 4) continue;
      INFO("LAS 1." << minor << ", format " << format);
      const Scan scan =
          read(read_las, las_file(raw, minor, format, {0.01, 0.01, 0.01}, {10, 20, 30}, true));
      REQUIRE(points(scan).size() == 3);
      CHECK(points(scan)[0] == Vector3{10, 20, 30});
      CHECK(points(scan)[1] == Vector3{11, 22, 27});
      CHECK(points(scan)[2].x == Approx(20'000'010));
      CHECK(scan.up == UpAxis::z);
      CHECK(scan.unit_mm == 1000.0);
      CHECK(scan.format == "LAS 1." + std::to_string(minor));
    }
  }
}

// A town from the air, in tenths of micrometres: another program made a smooth closed surface of
// such a file though it was asked for its points.
TEST_CASE("a town from the air comes back point by point") {
  std::vector<LasPoint> raw;
  for (int i = 0; i < 500; ++i) {
    const int house = i % 50 > 30 ? 100'000'000 : 0;
    raw.push_back({{i % 50 * 11'111'111, i / 50 * 11'111'111, house}});
  }
  const double scale = 9e-08;
  const Scan scan =
      read(read_las, las_file(raw, 2, 3, {scale, scale, scale}, {665'000, 5'648'000, 200}, false));
  REQUIRE(points(scan).size() == raw.size());
  CHECK_FALSE(scan.unit_mm);
  for (std::size_t i = 0; i < raw.size(); ++i) {
    const Vector3 p = points(scan)[i];
    REQUIRE(p.x == Approx(665'000 + scale * raw[i].place[0]).margin(1e-9));
    REQUIRE(p.y == Approx(5'648'000 + scale * raw[i].place[1]).margin(2e-9));
    REQUIRE(p.z == Approx(200 + scale * raw[i].place[2]).margin(1e-9));
  }
}

TEST_CASE("points that a LAS file withdraws or calls noise are left out") {
  for (const int format : {1, 6}) {
    const std::vector<LasPoint> raw{
        {{1, 0, 0}}, {{2, 0, 0}, 7}, {{3, 0, 0}, 2, true}, {{4, 0, 0}, 18}, {{5, 0, 0}, 6}};
    const Scan scan = read(read_las, las_file(raw, 4, format, {1, 1, 1}, {0, 0, 0}, false));
    CHECK(points(scan) == std::vector<Vector3>{{1, 0, 0}, {5, 0, 0}});
    REQUIRE(scan.notes.size() == 1);
    CHECK(scan.notes[0].find("3 points") == 0);
  }
}

TEST_CASE("a LAS cloud that cannot be read says why") {
  const std::string good = las_file({{{1, 2, 3}}, {{4, 5, 6}}}, 2, 0, {1, 1, 1}, {0, 0, 0}, false);
  const auto fault = [&](std::size_t at, char byte) {
    std::string bytes = good;
    bytes[at] = byte;
    const Result<Scan> scan = read_las(bytes, "cloud", ReadLimits{});
    REQUIRE_FALSE(scan);
    return scan.error();
  };
  CHECK(fault(104, '\x80').code == "not-read");  // packed: LAZ
  CHECK(fault(104, '\x80').expected.find("LAS without compression") != std::string::npos);
  CHECK(fault(24, 2).code == "bad-scan");
  CHECK(fault(25, 9).code == "bad-scan");
  CHECK(fault(104, 12).place == "byte 104");
  CHECK(fault(105, 5).code == "bad-scan");
  CHECK(fault(107, 3).code == "bad-scan");  // more points than there are bytes
  CHECK(fault(110, 127).code == "limit");
  CHECK(fault(138, '\x7f').code == "bad-scan");  // a scale beyond all measure
  CHECK(fault(0, 'l').code == "bad-scan");
}
