#include "scans/read/read_las.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/geo_keys.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

struct Header {
  int minor = 0;
  std::size_t size = 0;
  std::size_t first_point = 0;
  std::size_t records = 0;  // of variable length
  int format = 0;           // of points
  bool packed = false;      // LAZ
  std::size_t stride = 0;
  std::uint64_t points = 0;
  std::array<double, 3> scale{};
  std::array<double, 3> offset{};
};

Header read_header(std::string_view bytes) {
  const auto at = [&](std::size_t position) {
    return ByteCursor(bytes, ByteOrder::little, position);
  };
  Header header;
  header.minor = at(25).next<std::uint8_t>();
  header.size = at(94).next<std::uint16_t>();
  header.first_point = at(96).next<std::uint32_t>();
  header.records = at(100).next<std::uint32_t>();
  const int format = at(104).next<std::uint8_t>();
  header.format = format & 0x3f;
  header.packed = (format & 0xc0) != 0;
  header.stride = at(105).next<std::uint16_t>();
  header.points = at(107).next<std::uint32_t>();
  if (header.minor >= 4 && header.size >= 375) {
    header.points = std::max(header.points, at(247).next<std::uint64_t>());
  }
  ByteCursor lengths = at(131);
  for (double& scale : header.scale) scale = lengths.next<double>();
  for (double& offset : header.offset) offset = lengths.next<double>();
  return header;
}

// From the records between header and points.
GeoKeys keys_of(std::string_view bytes, const Header& header) {
  constexpr std::uint16_t kDirectory = 34735;
  ByteCursor cursor(bytes.substr(0, header.first_point), ByteOrder::little, header.size);
  for (std::size_t i = 0; i < header.records && cursor.ok(); ++i) {
    cursor.skip(2 + 16);
    const auto id = cursor.next<std::uint16_t>();
    const auto size = cursor.next<std::uint16_t>();
    cursor.skip(32);
    ByteCursor words(cursor.take(size), ByteOrder::little);
    if (id != kDirectory || !cursor.ok()) continue;
    std::vector<std::uint16_t> directory(size / 2);
    for (std::uint16_t& word : directory) word = words.next<std::uint16_t>();
    return geo_keys(directory);
  }
  return {};
}

bool is_withdrawn(std::string_view point, int format) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(point[at]); };
  if (format < 6) {
    const int kind = byte(15) & 0x1f;
    return (byte(15) & 0x80) != 0 || kind == 7 || kind == 18;
  }
  return (byte(15) & 0x04) != 0 || byte(16) == 7 || byte(16) == 18;
}

}  // namespace

bool is_las(std::string_view bytes) { return bytes.substr(0, 4) == "LASF"; }

Result<Scan> read_las(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  constexpr std::size_t kHeader = 227;
  constexpr std::array<std::size_t, 11> kLeast{20, 28, 26, 34, 57, 63, 30, 36, 38, 59, 67};
  if (bytes.size() < kHeader || bytes.substr(0, 4) != "LASF") {
    return bad_scan(path, "byte 0", counted(bytes.size(), "byte"), "the header of a LAS file");
  }
  const Header header = read_header(bytes);
  if (header.packed) {
    return not_read(path, "a compressed LAS cloud (LAZ)", "LAS without compression, PLY or XYZ");
  }
  const bool known = bytes[24] == 1 && header.minor <= 4;
  if (!known) {
    return bad_scan(path, "byte 24",
                    "LAS " + std::to_string(static_cast<unsigned char>(bytes[24])) + "." +
                        std::to_string(header.minor),
                    "LAS 1.0 to 1.4");
  }
  const auto format = static_cast<std::size_t>(header.format);
  if (format >= kLeast.size() || header.stride < kLeast[format]) {
    return bad_scan(
        path, "byte 104",
        "points of format " + std::to_string(format) + " in " + counted(header.stride, "byte"),
        "format 0 to 10, in as many bytes as it needs");
  }
  for (std::size_t axis = 0; axis < 3; ++axis) {
    // Whole numbers of 32 bits times the scale stay a coordinate.
    const double scale = header.scale[axis];
    if (!(std::abs(scale) > 0 && std::abs(scale) < 1e15 && is_coordinate(header.offset[axis]))) {
      return bad_scan(path, "byte " + std::to_string(131 + 8 * axis),
                      "a scale or an offset that is none", "numbers, the scale not 0");
    }
  }
  if (header.points > limits.most_points) {
    return over_limit(path, "byte 107", std::to_string(header.points) + " points",
                      "at most " + std::to_string(limits.most_points));
  }
  const auto count = static_cast<std::size_t>(header.points);
  if (header.first_point < kHeader || header.first_point > bytes.size() ||
      (bytes.size() - header.first_point) / header.stride < count) {
    return bad_scan(path, "byte " + std::to_string(header.first_point),
                    "a file of " + counted(bytes.size(), "byte"),
                    std::to_string(count) + " points of " + counted(header.stride, "byte"));
  }
  Cloud cloud;
  cloud.points.reserve(count);
  std::size_t withdrawn = 0;
  for (std::size_t n = 0; n < count; ++n) {
    const std::string_view point = bytes.substr(header.first_point + n * header.stride, 20);
    if (is_withdrawn(point, header.format)) {
      ++withdrawn;
      continue;
    }
    ByteCursor cursor(point, ByteOrder::little);
    std::array<double, 3> place{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      place[axis] = cursor.next<std::int32_t>() * header.scale[axis] + header.offset[axis];
    }
    cloud.points.push_back({place[0], place[1], place[2]});
  }
  if (cloud.points.empty()) return bad_scan(path, {}, "no point", "one at least");
  Scan scan;
  scan.format = "LAS 1." + std::to_string(header.minor);
  scan.shape = std::move(cloud);
  scan.up = UpAxis::z;
  const GeoKeys keys = keys_of(bytes, header);
  scan.unit_mm = keys.unit_mm;
  if (keys.geographic) {
    scan.notes.push_back(
        "Its places are degrees of longitude and latitude: lengths across and heights do not have "
        "one unit. Export it in a projection in metres.");
  }
  if (withdrawn > 0) {
    scan.notes.push_back(counted(withdrawn, "point") +
                         " that the file itself withdraws or calls "
                         "noise " +
                         (withdrawn == 1 ? "was" : "were") + " left out.");
  }
  return scan;
}

}  // namespace parapet::scans
