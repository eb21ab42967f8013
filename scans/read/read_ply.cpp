#include "scans/read/read_ply.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "geometry/solids/ply_header.h"
#include "scans/read/ply_rows.h"
#include "scans/read/read_faults.h"
#include "scans/read/surface_builder.h"

namespace parapet::scans {
namespace {

bool holds_splats(const PlyHeader& header) {
  return std::any_of(header.elements.begin(), header.elements.end(), [](const auto& element) {
    return element.find("f_dc_0") || (element.find("scale_0") && element.find("rot_0")) ||
           element.find("packed_position");
  });
}

template <class Rows>
class PlyBody {
 public:
  PlyBody(const PlyHeader& header, Rows rows, const std::string& path, const ReadLimits& limits)
      : header_(header),
        rows_(std::move(rows)),
        path_(path),
        limits_(limits),
        builder_(path, limits) {}

  Result<Scan> read(std::string format) {
    for (const PlyElement& element : header_.elements) {
      if (element.count == 0 || element.properties.empty()) continue;
      if (rows_.left() / Rows::least_bytes(element) < element.count) {
        return bad_scan(path_, rows_.place(), counted(rows_.left(), "byte"),
                        std::to_string(element.count) + " rows of \"" + element.name +
                            "\": the file was cut off");
      }
      if (auto read = read_element(element); !read) return Failure(read.error());
    }
    return builder_.finish(std::move(format));
  }

 private:
  Result<void> read_element(const PlyElement& element) {
    if (element.name == "vertex") return read_points(element);
    if (element.name == "face") return read_faces(element, false);
    if (element.name == "tristrips") return read_faces(element, true);
    for (std::size_t row = 0; row < element.count; ++row) {
      rows_.begin_row();
      for (const PlyProperty& property : element.properties) {
        if (auto skipped = skip(property); !skipped) return skipped;
      }
    }
    return {};
  }

  Result<void> read_points(const PlyElement& element) {
    if (element.count > limits_.most_points) {
      return over_limit(path_, rows_.place(), counted(element.count, "point"),
                        "at most " + std::to_string(limits_.most_points) +
                            ": thin the scan before you export it");
    }
    const auto x = element.find("x");
    const auto y = element.find("y");
    const auto z = element.find("z");
    if (!x || !y || !z) {
      return bad_scan(path_, "the header", "points without x, y and z", "these three properties");
    }
    builder_.reserve(builder_.points() + element.count, 0);
    for (std::size_t row = 0; row < element.count; ++row) {
      rows_.begin_row();
      Vector3 point;
      for (std::size_t n = 0; n < element.properties.size(); ++n) {
        const PlyProperty& property = element.properties[n];
        if (property.count_type) {
          if (auto skipped = skip(property); !skipped) return skipped;
          continue;
        }
        const auto value = rows_.value(property.type);
        if (!value) return no_number(property);
        if (n == *x) point.x = *value;
        if (n == *y) point.y = *value;
        if (n == *z) point.z = *value;
      }
      builder_.add_point(point);
    }
    return {};
  }

  Result<void> read_faces(const PlyElement& element, bool strips) {
    if (element.count > limits_.most_faces) {
      return over_limit(path_, rows_.place(), counted(element.count, "face"),
                        "at most " + std::to_string(limits_.most_faces) +
                            ": simplify the scan before you export it");
    }
    auto corners = element.find("vertex_indices");
    if (!corners) corners = element.find("vertex_index");
    if (!corners || !element.properties[*corners].count_type) {
      return bad_scan(path_, "the header", "faces without a list of their corners",
                      "a property \"list ... vertex_indices\"");
    }
    std::vector<std::uint32_t> polygon;
    for (std::size_t row = 0; row < element.count; ++row) {
      rows_.begin_row();
      for (std::size_t n = 0; n < element.properties.size(); ++n) {
        const PlyProperty& property = element.properties[n];
        auto read = n != *corners ? skip(property)
                    : strips      ? read_strips(property)
                                  : read_polygon(property, polygon);
        if (!read) return read;
      }
    }
    return {};
  }

  Result<void> read_polygon(const PlyProperty& property, std::vector<std::uint32_t>& polygon) {
    const auto count = list_count(property);
    if (!count) return Failure(count.error());
    polygon.clear();
    for (std::size_t n = 0; n < *count; ++n) {
      const auto index = rows_.item(property.type);
      if (!index) return no_number(property);
      if (!is_point(*index)) return no_point(*index);
      polygon.push_back(static_cast<std::uint32_t>(*index));
    }
    if (polygon.size() == 3) return builder_.add_face(polygon, {});
    return builder_.add_face(polygon, rows_.place());
  }

  // Each corner after the second makes a triangle with the two before it, turned the other way
  // round every other time; -1 begins a new strip.
  Result<void> read_strips(const PlyProperty& property) {
    const auto count = list_count(property);
    if (!count) return Failure(count.error());
    std::vector<std::uint32_t> strip;
    for (std::size_t n = 0; n < *count; ++n) {
      const auto index = rows_.item(property.type);
      if (!index) return no_number(property);
      if (*index == -1) {
        strip.clear();
        continue;
      }
      if (!is_point(*index)) return no_point(*index);
      strip.push_back(static_cast<std::uint32_t>(*index));
      if (strip.size() < 3) continue;
      const std::size_t last = strip.size() - 1;
      std::array<std::uint32_t, 3> face = {strip[last - 2], strip[last - 1], strip[last]};
      if (last % 2 == 1) std::swap(face[0], face[1]);
      // Two corners in one join strips: nothing is there.
      if (face[0] == face[1] || face[1] == face[2] || face[2] == face[0]) continue;
      if (auto added = builder_.add_face(face, {}); !added) return added;
      if (builder_.faces() > limits_.most_faces) return builder_.within_limits(rows_.place());
    }
    return {};
  }

  Result<std::size_t> list_count(const PlyProperty& property) {
    const auto count = rows_.value(*property.count_type);
    if (!count) return no_number(property);
    const bool whole = *count >= 0 && std::floor(*count) == *count;
    if (!whole || *count > static_cast<double>(rows_.left())) {
      return bad_scan(path_, rows_.place(), "a list of " + number_text(*count),
                      "as many as the file has");
    }
    return static_cast<std::size_t>(*count);
  }

  Result<void> skip(const PlyProperty& property) {
    std::size_t values = 1;
    if (property.count_type) {
      const auto count = list_count(property);
      if (!count) return Failure(count.error());
      values = *count;
    }
    for (std::size_t n = 0; n < values; ++n) {
      const auto value =
          property.count_type ? rows_.item(property.type) : rows_.value(property.type);
      if (!value) return no_number(property);
    }
    return {};
  }

  bool is_point(double index) const {
    return index >= 0 && index < static_cast<double>(builder_.points()) &&
           std::floor(index) == index;
  }

  static std::string number_text(double value) {
    const std::string text = std::to_string(value);
    const std::size_t point = text.find(".000000");
    return point == std::string::npos ? text : text.substr(0, point);
  }

  Failure no_number(const PlyProperty& property) const {
    return bad_scan(path_, rows_.place(), rows_.found(), "a number for \"" + property.name + "\"");
  }

  Failure no_point(double index) const {
    if (builder_.points() == 0) {
      return bad_scan(path_, rows_.place(), "a face before there are points", "points first");
    }
    return bad_scan(path_, rows_.place(), "point " + number_text(index),
                    "a point from 0 to " + std::to_string(builder_.points() - 1));
  }

  const PlyHeader& header_;
  Rows rows_;
  const std::string& path_;
  const ReadLimits& limits_;
  SurfaceBuilder builder_;
};

}  // namespace

bool is_ply(std::string_view bytes) {
  return bytes.size() > 4 && bytes.substr(0, 3) == "ply" && is_blank(bytes[3]);
}

Result<Scan> read_ply(std::string_view bytes, const std::string& path, const ReadLimits& limits) {
  auto header = read_ply_header(bytes, path);
  if (!header) {
    Fault fault = header.error();
    if (fault.code == "bad-mesh") fault.code = "bad-scan";
    return Failure(std::move(fault));
  }
  if (holds_splats(*header)) {
    return not_read(path, "Gaussian splats, a picture of a place rather than its shape",
                    "a mesh: have the app export GLB, OBJ or PLY with faces");
  }
  if (header->format == PlyFormat::ascii) {
    PlyTextRows rows(bytes.substr(header->rows_at), header->lines);
    return PlyBody(*header, std::move(rows), path, limits).read("ASCII PLY");
  }
  const bool big = header->format == PlyFormat::big_endian;
  PlyBinaryRows rows(bytes, header->rows_at, big ? std::endian::big : std::endian::little);
  return PlyBody(*header, std::move(rows), path, limits).read("binary PLY");
}

}  // namespace parapet::scans
