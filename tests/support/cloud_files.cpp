#include "tests/support/cloud_files.h"

#include <sstream>

#include "tests/support/scan_bytes.h"

namespace parapet::testing {
namespace {

std::string packed_lzf(const std::string& text) {
  std::string packed;
  std::string literals;
  const auto flush = [&] {
    for (std::size_t at = 0; at < literals.size(); at += 32) {
      const std::string run = literals.substr(at, 32);
      packed += static_cast<char>(run.size() - 1);
      packed += run;
    }
    literals.clear();
  };
  for (std::size_t at = 0; at < text.size();) {
    std::size_t repeated = 0;  // bytes that are the same as four bytes before
    while (at >= 4 && at + repeated < text.size() && repeated < 264 &&
           text[at + repeated] == text[at + repeated - 4]) {
      ++repeated;
    }
    if (repeated < 3) {
      literals += text[at++];
      continue;
    }
    flush();
    const std::size_t length = repeated - 2;
    packed += static_cast<char>(std::min<std::size_t>(length, 7) << 5);
    if (length >= 7) packed += static_cast<char>(length - 7);
    packed += static_cast<char>(3);  // four bytes back
    at += repeated;
  }
  flush();
  return packed;
}

}  // namespace

std::string pcd_file(const std::vector<scans::Vector3>& points, const std::string& data, int width,
                     int height) {
  std::ostringstream head;
  head << "# .PCD v0.7 - Point Cloud Data file format\nVERSION 0.7\nFIELDS rgb x y z\n"
       << "SIZE 4 4 4 4\nTYPE U F F F\nCOUNT 1 1 1 1\nWIDTH " << width << "\nHEIGHT " << height
       << "\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS " << points.size() << "\nDATA " << data << "\n";
  if (data == "ascii") {
    head.precision(9);
    for (const scans::Vector3& p : points)
      head << "255 " << p.x << " " << p.y << " " << p.z << "\n";
    return head.str();
  }
  ScanBytes bytes;
  const auto number = [](double value) { return static_cast<float>(value); };
  if (data == "binary") {
    for (const scans::Vector3& p : points) {
      bytes.put(std::uint32_t{255}).put(number(p.x)).put(number(p.y)).put(number(p.z));
    }
    return head.str() + bytes.bytes();
  }
  for (std::size_t i = 0; i < points.size(); ++i) bytes.put(std::uint32_t{255});
  for (const scans::Vector3& p : points) bytes.put(number(p.x));
  for (const scans::Vector3& p : points) bytes.put(number(p.y));
  for (const scans::Vector3& p : points) bytes.put(number(p.z));
  const std::string packed = packed_lzf(bytes.bytes());
  ScanBytes sizes;
  sizes.put(static_cast<std::uint32_t>(packed.size()));
  sizes.put(static_cast<std::uint32_t>(bytes.bytes().size()));
  return head.str() + sizes.bytes() + packed;
}

std::string las_file(const std::vector<LasPoint>& points, int minor, int format,
                     std::array<double, 3> scale, std::array<double, 3> offset, bool metres) {
  const std::array<std::size_t, 9> strides{20, 28, 26, 34, 57, 63, 30, 36, 38};
  const std::size_t stride = strides[static_cast<std::size_t>(format)];
  const std::size_t head = minor >= 4 ? 375 : 227;
  const std::size_t first = head + (metres ? 54U + 16U : 0U);
  const bool is_new = format >= 6;
  ScanBytes bytes;
  bytes.text("LASF").fill(24).put(std::uint8_t{1}).put(static_cast<std::uint8_t>(minor)).fill(94);
  bytes.put(static_cast<std::uint16_t>(head)).put(static_cast<std::uint32_t>(first));
  bytes.put(std::uint32_t{metres ? 1U : 0U}).put(static_cast<std::uint8_t>(format));
  bytes.put(static_cast<std::uint16_t>(stride));
  bytes.put(static_cast<std::uint32_t>(is_new ? 0 : points.size())).fill(131);
  for (const double s : scale) bytes.put(s);
  for (const double o : offset) bytes.put(o);
  if (minor >= 4) bytes.fill(247).put(static_cast<std::uint64_t>(points.size()));
  bytes.fill(head);
  if (metres) {
    bytes.put(std::uint16_t{0}).text(std::string("LASF_Projection", 15)).fill(head + 18);
    bytes.put(std::uint16_t{34735}).put(std::uint16_t{16}).fill(head + 54);
    for (const int word : {1, 1, 0, 1, 3076, 0, 1, 9001}) {
      bytes.put(static_cast<std::uint16_t>(word));
    }
  }
  std::size_t end = bytes.bytes().size();
  for (const LasPoint& point : points) {
    for (const std::int32_t coordinate : point.place) bytes.put(coordinate);
    bytes.put(std::uint16_t{7});
    bytes.put(std::uint8_t{1});
    const int flags = point.withheld ? (is_new ? 4 : 0x80) : 0;
    bytes.put(static_cast<std::uint8_t>(is_new ? flags : flags | point.kind));
    if (is_new) bytes.put(static_cast<std::uint8_t>(point.kind));
    end += stride;
    bytes.fill(end);
  }
  return bytes.bytes();
}

}  // namespace parapet::testing
