#include "scans/read/read_pcd.h"

#include <array>
#include <limits>
#include <optional>
#include <utility>

#include "scans/read/byte_cursor.h"
#include "scans/read/lzf.h"
#include "scans/read/read_faults.h"
#include "scans/read/text_words.h"

namespace parapet::scans {
namespace {

constexpr std::size_t kMostFields = 1000;
constexpr std::size_t kMostCount = 100'000;  // numbers of one field

struct Field {
  std::string_view name;
  std::size_t size = 4;
  char type = 'F';
  std::size_t count = 1;
};

struct Header {
  std::vector<Field> fields;
  std::size_t width = 0;
  std::size_t height = 1;
  std::optional<std::size_t> points;
  bool turned = false;  // the sensor does not stand at the origin, upright
  std::string_view data;
  std::size_t begin = 0;  // of the data
  std::size_t line = 0;   // of DATA
};

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  TextWords text(line);
  for (auto word = text.next(); !word.empty(); word = text.next()) words.push_back(word);
  return words;
}

Result<Header> read_header(std::string_view bytes, const std::string& path) {
  Header header;
  std::size_t line_number = 0;
  for (std::size_t at = 0; at < bytes.size();) {
    const std::size_t end = std::min(bytes.find('\n', at), bytes.size());
    const auto words = words_of(bytes.substr(at, end - at));
    at = std::min(end + 1, bytes.size());
    const std::string place = "line " + std::to_string(++line_number);
    if (words.empty() || words[0][0] == '#') continue;
    const std::string_view key = words[0];
    const auto whole = [&](std::size_t index) -> std::optional<std::size_t> {
      if (index >= words.size()) return std::nullopt;
      const auto value = whole_number_of(words[index]);
      if (!value || *value < 0) return std::nullopt;
      return static_cast<std::size_t>(*value);
    };
    if (key == "FIELDS" || key == "COLUMNS") {
      if (words.size() > kMostFields) {
        return bad_scan(path, place, counted(words.size() - 1, "field"), "x, y and z");
      }
      header.fields.clear();
      for (std::size_t i = 1; i < words.size(); ++i) header.fields.push_back({words[i], 4, 'F', 1});
    } else if (key == "SIZE" || key == "TYPE" || key == "COUNT") {
      if (words.size() != header.fields.size() + 1) {
        return bad_scan(path, place, counted(words.size() - 1, "word"),
                        "one for each of " + counted(header.fields.size(), "field"));
      }
      for (std::size_t i = 1; i < words.size(); ++i) {
        Field& field = header.fields[i - 1];
        const auto number = whole(i);
        if (key == "TYPE") {
          field.type = words[i][0];
        } else if (key == "SIZE" && number && *number > 0 && *number <= 8) {
          field.size = *number;
        } else if (key == "COUNT" && number && *number <= kMostCount) {
          field.count = *number;
        } else {
          return bad_scan(path, place, quoted(words[i]), "a size from 1 to 8, or a count");
        }
      }
    } else if (key == "WIDTH" || key == "HEIGHT" || key == "POINTS") {
      const auto number = whole(1);
      if (!number) {
        return bad_scan(path, place, words.size() < 2 ? "nothing" : quoted(words[1]),
                        "a whole number");
      }
      if (key == "WIDTH") header.width = *number;
      if (key == "HEIGHT") header.height = *number;
      if (key == "POINTS") header.points = *number;
    } else if (key == "VIEWPOINT") {
      const std::array<std::string_view, 7> plain{"0", "0", "0", "1", "0", "0", "0"};
      for (std::size_t i = 0; i < plain.size() && i + 1 < words.size(); ++i) {
        header.turned = header.turned || number_of(words[i + 1]) != number_of(plain[i]);
      }
    } else if (key == "DATA") {
      header.data = words.size() < 2 ? std::string_view() : words[1];
      header.begin = at;
      header.line = line_number;
      return header;
    } else if (key != "VERSION") {
      return bad_scan(path, place, quoted(key), "a word of a PCD header");
    }
  }
  return bad_scan(path, {}, "no DATA", "the header of a PCD file, down to its DATA");
}

double number_at(std::string_view raw, const Field& field) {
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

bool is_readable(const Field& field) {
  if (field.type == 'F') return field.size == 4 || field.size == 8;
  return (field.type == 'I' || field.type == 'U') &&
         (field.size == 1 || field.size == 2 || field.size == 4);
}

// Where x, y and z lie in a point: the numbers of their fields, columns and bytes.
struct Axes {
  std::array<std::size_t, 3> field{};
  std::array<std::size_t, 3> column{};
  std::array<std::size_t, 3> offset{};
  std::size_t columns = 0;
  std::size_t stride = 0;
};

Result<Axes> axes_of(const Header& header, const std::string& path) {
  Axes axes;
  std::array<bool, 3> found{};
  for (std::size_t i = 0; i < header.fields.size(); ++i) {
    const Field& field = header.fields[i];
    for (std::size_t axis = 0; axis < 3; ++axis) {
      if (field.name != std::string_view("xyz").substr(axis, 1) || field.count == 0) continue;
      if (!is_readable(field)) {
        return bad_scan(path, "field " + std::string(field.name),
                        std::to_string(field.size) + " bytes of " + quoted({&field.type, 1}),
                        "a number that PCD knows");
      }
      found[axis] = true;
      axes.field[axis] = i;
      axes.column[axis] = axes.columns;
      axes.offset[axis] = axes.stride;
    }
    axes.columns += field.count;
    axes.stride += field.count * field.size;
  }
  if (!found[0] || !found[1] || !found[2]) {
    return bad_scan(path, "FIELDS", "not all of x, y and z", "a field for each");
  }
  return axes;
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

std::optional<Fault> read_ascii(std::string_view bytes, const Header& header, const Axes& axes,
                                std::size_t count, const std::string& path, Gathering& points) {
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
      words = words_of(lines.next());
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
void read_binary(std::string_view data, const Header& header, const Axes& axes, std::size_t count,
                 bool by_field, Gathering& points) {
  for (std::size_t n = 0; n < count; ++n) {
    std::array<double, 3> numbers{};
    for (std::size_t axis = 0; axis < 3; ++axis) {
      const Field& field = header.fields[axes.field[axis]];
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
  const Result<Header> header = read_header(bytes, path);
  if (!header) return Failure(header.error());
  const Result<Axes> axes = axes_of(*header, path);
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
