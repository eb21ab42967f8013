#include "scans/read/read_pcd.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/lzf.h"
#include "scans/read/pcd_header.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

double number_at(std::string_view raw, const PcdField& field) {
  ByteCursor cursor(raw, ByteOrder::little);
  if (field.type == 'F' && field.size == 4) return static_cast<double>(cursor.next<float>());
  if (field.type == 'F' && field.size == 8) return cursor.next<double>();
  if (field.type == 'I' && field.size == 1) return cursor.next<std::int8_t>();
  if (field.type == 'I' && field.size == 2) return cursor.next<std::int16_t>();
  if (field.type == 'I' && field.size == 4) return cursor.next<std::int32_t>();
  if (field.type == 'U' && field.size == 1) return cursor.next<std::uint8_t>();
  if (field.type == 'U' && field.size == 2) return cursor.next<std::uint16_t>();
  if (field.type == 'U' && field.size == 4) return cursor.next<std::uint32_t>();
  return std::numeric_limits<double>::quiet_NaN();
}

// Takes points that have a place, counts those that have none.
struct Gathering {
  Cloud cloud;
  std::size_t lost = 0;

  void add(Vector3 point) {
    if (is_coordinate(point.x) && is_coordinate(point.y) && is_coordinate(point.z)) {
      cloud.points.push_back(point);
    } else {
      ++lost;
    }
  }
};

std::optional<Fault> read_ascii(std::string_view bytes, const PcdHeader& header,
                                const PcdAxes& axes, std::size_t count, const std::string& path,
                                Gathering& points) {
  TextLines lines(bytes.substr(header.begin));
  const auto place = [&] { return "line " + std::to_string(header.line + lines.number()); };
  std::vector<std::string_view> words;
  for (std::size_t n = 0; n < count; ++n) {
    do {
      if (lines.at_end()) {
        return bad_scan(path, {}, counted(n, "point"),
                        "as many as POINTS: " + std::to_string(count))
            .value();
      }
      words = pcd_words(lines.next());
    } while (words.empty());
    if (words.size() < axes.columns) {
      return bad_scan(path, place(), counted(words.size(), "number"), std::to_string(axes.columns))
          .value();
    }
    std::array<double, 3> numbers{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const auto number = number_of(words[axes.column[axis]]);
      if (!number) {
        return bad_scan(path, place(), quoted(words[axes.column[axis]]), "a number").value();
      }
      numbers[axis] = *number;
    }
    points.add({numbers[0], numbers[1], numbers[2]});
  }
  return std::nullopt;
}

// The numbers lie point by point, or field by field.
void read_binary(std::string_view data, const PcdHeader& header, const PcdAxes& axes,
                 std::size_t count, bool by_field, Gathering& points) {
  for (std::size_t n = 0; n < count; ++n) {
    std::array<double, 3> numbers{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const PcdField& field = header.fields[axes.field[axis]];
      const std::size_t at = by_field ? axes.offset[axis] * count + n * field.size * field.count
                                      : axes.offset[axis] + n * axes.stride;
      numbers[axis] = number_at(data.substr(at, field.size), field);
    }
    points.add({numbers[0], numbers[1], numbers[2]});
  }
}

}  // namespace

bool is_pcd(std::string_view bytes) {
  const std::string_view head = bytes.substr(0, 4096);
  if (head.substr(0, 6) == "# .PCD") return true;
  const bool has_key = head.substr(0, 8) == "VERSION " || head.substr(0, 7) == "FIELDS ";
  return has_key && head.find("\nDATA ") != std::string_view::npos;
}

Result<Scan> read_pcd(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  const Result<PcdHeader> header = read_pcd_header(bytes, path);
  if (!header) return Failure(header.error());
  const Result<PcdAxes> axes = pcd_axes(*header, path);
  if (!axes) return Failure(axes.error());
  const bool fits = header->height == 0 || header->width <= limits.most_points / header->height;
  const std::size_t count = header->points.value_or(fits ? header->width * header->height : 0);
  if (!fits || count > limits.most_points) {
    return over_limit(path, "POINTS", "more points",
                      "at most " + std::to_string(limits.most_points));
  }
  Gathering points;
  Scan scan;
  if (header->data == "ascii") {
    scan.format = "ascii PCD";
    if (auto fault = read_ascii(bytes, *header, *axes, count, path, points)) {
      return Failure(*std::move(fault));
    }
  } else if (header->data == "binary") {
    scan.format = "binary PCD";
    const std::string_view data = bytes.substr(header->begin);
    if (data.size() / axes->stride < count) {
      return bad_scan(path, "byte " + std::to_string(header->begin), counted(data.size(), "byte"),
                      std::to_string(count * axes->stride) + " for " + counted(count, "point"));
    }
    read_binary(data, *header, *axes, count, false, points);
  } else if (header->data == "binary_compressed") {
    scan.format = "compressed PCD";
    ByteCursor cursor(bytes, ByteOrder::little, header->begin);
    const std::size_t packed = cursor.next<std::uint32_t>();
    const std::size_t size = cursor.next<std::uint32_t>();
    const std::string_view data = cursor.take(packed);
    if (!cursor.ok() || size / axes->stride < count) {
      return bad_scan(
          path, "byte " + std::to_string(header->begin), "packed data that is cut off or too short",
          std::to_string(count * axes->stride) + " bytes for " + counted(count, "point"));
    }
    const auto text = unpack_lzf(data, size);
    if (!text) {
      return bad_scan(path, "byte " + std::to_string(header->begin),
                      "packed data that does not unpack", "LZF");
    }
    read_binary(*text, *header, *axes, count, true, points);
  } else {
    return bad_scan(path, "DATA", quoted(header->data), "ascii, binary or binary_compressed");
  }
  if (points.cloud.points.empty()) {
    return bad_scan(path, {}, "no point that has a place", "one at least");
  }
  if (points.lost > 0) {
    scan.notes.push_back(
        counted(points.lost, header->height > 1 ? "pixel" : "point") +
        (header->height > 1 ? " of its picture saw nothing, and " : " without a place ") +
        (points.lost == 1 ? "was" : "were") + " left out.");
  }
  if (header->turned) {
    scan.notes.push_back(
        "It tells from where it was seen (VIEWPOINT); its points were read as they stand.");
  }
  scan.shape = std::move(points.cloud);
  return scan;
}

}  // namespace parapet::scans
