#include "geometry/solids/mesh.h"

#include <algorithm>
#include <bit>
#include <catch2/catch.hpp>
#include <cstdio>

#include "geometry/solids/ply_number.h"
#include "tests/support/random_source.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

Mesh read(const std::string& bytes) {
  auto mesh = read_mesh(bytes, "hill.ply");
  INFO((mesh ? std::string() : to_text(mesh.error())));
  REQUIRE(mesh);
  return *std::move(mesh);
}

std::string fault_of(const std::string& bytes) {
  const auto mesh = read_mesh(bytes, "hill.ply");
  REQUIRE_FALSE(mesh);
  return mesh.error().code + " | " + to_text(mesh.error());
}

const std::string kHead = "ply\nformat ascii 1.0\n";
const std::string kPoints = "property float x\nproperty float y\nproperty float z\n";
const std::string kList = "property list uchar int vertex_indices\n";

std::string triangle_file(const std::string& rows) {
  return kHead + "element vertex 3\n" + kPoints + "element face 1\n" + kList + "end_header\n" +
         rows;
}

void append(std::string& bytes, std::uint64_t bits, std::size_t size, bool big) {
  for (std::size_t n = 0; n < size; ++n) {
    bytes += static_cast<char>(bits >> (8 * (big ? size - 1 - n : n)) & 0xFFU);
  }
}

// The exact value of a number, in digits.
std::string digits_of(double value) {
  std::string text(1'500, ' ');
  text.resize(static_cast<std::size_t>(std::snprintf(text.data(), text.size(), "%.1080f", value)));
  return text;
}

const Mesh kTriangle{{{0, 0, 0}, {10, 0, 0}, {0, 10, -5}}, {{0, 1, 2}}};

}  // namespace

TEST_CASE("a mesh of text is read in millimetres", "[mesh]") {
  CHECK(read(triangle_file("0 0 0\n1 0 0\n0 1 -.5\n3 0 1 2\n")) == kTriangle);
  CHECK(read(triangle_file("0 0 0\n\n+1.0e0 0 0\n  0\t10e-1 -0.45\n3 0 1 2")) == kTriangle);
}

TEST_CASE("a mesh is read whichever way its lines end", "[mesh]") {
  std::string text = triangle_file("0 0 0\n1 0 0\n0 1 -.5\n3 0 1 2\n");
  std::string other;
  for (const char c : text) other += c == '\n' ? std::string("\r\n") : std::string(1, c);
  CHECK(read(other) == kTriangle);
  std::replace(text.begin(), text.end(), '\n', '\r');
  CHECK(read(text) == kTriangle);
}

TEST_CASE("comments and properties and elements of others are passed over", "[mesh]") {
  const Mesh mesh = read(
      "ply\nformat ascii 1.0\ncomment scanned\nobj_info 3 words\nelement camera 1\n"
      "property float f\nproperty list uchar float q\nelement vertex 3\nproperty uchar red\n"
      "property double z\nproperty list int int seen_by\nproperty short x\nproperty double y\n"
      "element nothing 7\nelement face 1\nproperty float quality\n"
      "property list uint8 uint32 vertex_index\nend_header\n"
      "1.5 2 7 8\n255 0 0 0 0\n1 0 2 5 6 1 0\n9 -.5 0 0 1\n.25 3 0 1 2\n");
  CHECK(mesh == kTriangle);
}

TEST_CASE("faces of many corners are cut into fans", "[mesh]") {
  const Mesh mesh = read(kHead + "element vertex 5\n" + kPoints + "element face 1\n" + kList +
                         "end_header\n0 0 0\n1 0 0\n2 1 0\n1 2 0\n0 1 0\n5 4 0 1 2 3\n");
  CHECK(mesh.faces == std::vector<std::array<std::uint32_t, 3>>{{4, 0, 1}, {4, 1, 2}, {4, 2, 3}});
}

TEST_CASE("binary meshes are read in both byte orders and every type", "[mesh]") {
  for (const bool big : {false, true}) {
    const std::string order = big ? "binary_big_endian" : "binary_little_endian";
    std::string bytes = "ply\nformat " + order +
                        " 1.0\nelement vertex 3\nproperty double x\nproperty int y\n"
                        "property uchar r\nproperty float z\nelement extra 2\n"
                        "property list ushort double d\nelement face 1\n"
                        "property list int ushort vertex_indices\nend_header\n";
    const auto add = [&](double x, std::uint32_t y, float z) {
      append(bytes, std::bit_cast<std::uint64_t>(x), 8, big);
      append(bytes, y, 4, big);
      append(bytes, 77, 1, big);
      append(bytes, std::bit_cast<std::uint32_t>(z), 4, big);
    };
    add(-0.1, 0xFFFFFFFFU, 0);
    add(12.34, 7, -1.25F);
    add(0, 0, 0.05F);
    append(bytes, 2, 2, big);
    bytes += std::string(16, 'x');
    append(bytes, 0, 2, big);
    append(bytes, 3, 4, big);
    for (const unsigned corner : {2U, 1U, 0U}) append(bytes, corner, 2, big);
    CHECK(read(bytes) == Mesh{{{-1, -10, 0}, {123, 70, -13}, {0, 0, 1}}, {{2, 1, 0}}});
    for (std::size_t size = 0; size < bytes.size(); ++size) {
      CHECK_FALSE(read_mesh(std::string_view(bytes).substr(0, size), "hill.ply"));
    }
  }
}

TEST_CASE("numbers of text are rounded once and away from zero", "[mesh]") {
  const auto ticks = [](const char* text) { return ticks_of_decimal(text).value_or(-999); };
  CHECK(ticks("0.05") == 1);
  CHECK(ticks("-0.05") == -1);
  CHECK(ticks("0.04999999999999999999999999999999") == 0);
  CHECK(ticks("-0.04999999999999999999999999999999") == 0);
  CHECK(ticks("00012.3499999999999999999") == 123);
  CHECK(ticks("5e-2") == 1);
  CHECK(ticks("5e-3") == 0);
  CHECK(ticks(".5E3") == 5'000);
  CHECK(ticks("52428.8") == kMaxCoordinate);
  CHECK(ticks("52428.84") == kMaxCoordinate);
  CHECK(ticks("0e99999999999999999999") == 0);
  CHECK(ticks("1e-99999999999999999999") == 0);
  const auto fault = [](const char* text) { return ticks_of_decimal(text).error(); };
  CHECK(fault("52428.85") == PlyNumberFault::out_of_range);
  CHECK(fault("1e99999999999999999999") == PlyNumberFault::out_of_range);
  for (const char* const text : {"", "-", "nan", "inf", "1.2.3", "1e", "0x1", "1,5", "--1"}) {
    CHECK(fault(text) == PlyNumberFault::not_a_number);
  }
}

TEST_CASE("bits of numbers say the same as their digits", "[mesh]") {
  RandomSource random(20);
  const auto agree = [](double value) {
    const Ticks bits = ticks_of_double(std::bit_cast<std::uint64_t>(value));
    const Ticks digits = ticks_of_decimal(digits_of(value));
    REQUIRE(bits == digits);
  };
  for (int n = 0; n < 2'000; ++n) {
    // Halves of ticks and their neighbours, and numbers of every size.
    const double near_half = 0.05 * static_cast<double>(random.between(-2'000'000, 2'000'000));
    agree(near_half);
    agree(static_cast<double>(random.between(-800, 800)) / 8);
    const auto any = std::bit_cast<double>(
        static_cast<std::uint64_t>(random.between(900, 1'100)) << 52U | random.next() >> 12U);
    agree(any);
    agree(-any);
    const float single = static_cast<float>(near_half);
    REQUIRE(ticks_of_single(std::bit_cast<std::uint32_t>(single)) ==
            ticks_of_double(std::bit_cast<std::uint64_t>(static_cast<double>(single))));
  }
  CHECK(ticks_of_double(0x7FF0000000000000U).error() == PlyNumberFault::out_of_range);
  CHECK(ticks_of_double(0x7FF0000000000001U).error() == PlyNumberFault::not_a_number);
  CHECK(ticks_of_single(0xFF800000U).error() == PlyNumberFault::out_of_range);
  CHECK(ticks_of_single(1).value() == 0);
}

TEST_CASE("every tick comes back from what is written of it", "[mesh]") {
  for (std::int64_t ticks = -kMaxCoordinate; ticks <= kMaxCoordinate; ++ticks) {
    if (ticks_of_single(single_bits(ticks)).value() != ticks) FAIL(ticks);
  }
  CHECK(single_bits(125) == std::bit_cast<std::uint32_t>(12.5F));
  CHECK(single_bits(-1) == std::bit_cast<std::uint32_t>(-0.1F));
}

TEST_CASE("a mesh is read as it was written", "[mesh]") {
  RandomSource random(21);
  Mesh mesh;
  for (int n = 0; n < 400; ++n) {
    const auto coordinate = [&] { return random.between(-kMaxCoordinate, kMaxCoordinate); };
    const std::int64_t x = coordinate();
    const std::int64_t y = coordinate();
    mesh.points.push_back({x, y, coordinate()});
  }
  for (int n = 0; n < 700; ++n) {
    std::array<std::uint32_t, 3> face{};
    for (auto& corner : face) corner = static_cast<std::uint32_t>(random.between(0, 399));
    mesh.faces.push_back(face);
  }
  CHECK(read(write_mesh(mesh)) == mesh);
  CHECK(read(write_mesh({})) == Mesh{});
}

TEST_CASE("faults of a mesh say where and what", "[mesh]") {
  CHECK(fault_of("solid cube\n") ==
        "bad-mesh | hill.ply: line 1: found \"solid cube\", expected the word \"ply\"");
  CHECK(fault_of("") ==
        "bad-mesh | hill.ply: line 1: found the end of the file, expected the word \"ply\"");
  CHECK(fault_of("ply\nformat ascii 1.0\nelement vertex 3\n" + kPoints + "end_header\n") ==
        "bad-mesh | hill.ply: the header: found no faces, expected a mesh, with the elements "
        "\"vertex\" and \"face\"");
  CHECK(fault_of(triangle_file("0 0 0\n1 0\n0 1 0\n3 0 1 2\n")) ==
        "bad-mesh | hill.ply: line 11: found the end of the row, expected a number more, as the "
        "header says");
  CHECK(fault_of(triangle_file("0 0 0\n1 0 x\n0 1 0\n3 0 1 2\n")) ==
        "bad-mesh | hill.ply: line 11: found \"x\", expected a coordinate in millimetres");
  CHECK(fault_of(triangle_file("0 0 0\n1 0 99999\n0 1 0\n3 0 1 2\n")) ==
        "out-of-range | hill.ply: line 11: found \"99999\", expected a coordinate within 52.4 m of "
        "the origin");
  CHECK(fault_of(triangle_file("0 0 0\n1 0 0\n0 1 0\n3 0 1 3\n")) ==
        "bad-mesh | hill.ply: line 13: found the point 3, expected one of the 3 points, from 0");
  CHECK(fault_of(triangle_file("0 0 0\n1 0 0\n0 1 0\n2 0 1\n")) ==
        "bad-mesh | hill.ply: line 13: found a face of 2 corners, expected three corners or more");
  CHECK(fault_of(triangle_file("0 0 0\n1 0 0\n0 1 0\n3 0 1 2 0\n")) ==
        "bad-mesh | hill.ply: line 13: found \"0\", expected the end of the row, as the header "
        "says");
}

TEST_CASE("counts are bounded before anything of their size is made", "[mesh]") {
  const auto counts = [](const std::string& points, const std::string& faces) {
    return "ply\nformat binary_little_endian 1.0\nelement vertex " + points + "\n" + kPoints +
           "element face " + faces + "\n" + kList + "end_header\n" + std::string(90, '\0');
  };
  CHECK(fault_of(counts("4000001", "1")).rfind("limit | ", 0) == 0);
  CHECK(fault_of(counts("3", "18446744073709551615")).rfind("limit | ", 0) == 0);
  CHECK(fault_of(counts("3", "18446744073709551616")).rfind("bad-mesh | ", 0) == 0);
  CHECK(fault_of(counts("4000000", "1")) ==
        "bad-mesh | hill.ply: the header: found fewer rows than it says, expected a whole file");
}
