#include "geometry/solids/mesh.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "geometry/solids/ply_header.h"
#include "geometry/solids/ply_number.h"
#include "geometry/solids/ply_rows.h"

namespace parapet {
namespace {

constexpr std::size_t kMaxBytes = std::size_t{1} << 30;
constexpr std::size_t kMaxPoints = 4'000'000;
constexpr std::size_t kMaxFaces = 4'000'000;

class MeshReader {
 public:
  MeshReader(std::string_view bytes, const PlyHeader& header, const std::string& file)
      : header_(header), file_(file), rows_(bytes, header, file) {}

  Result<Mesh> read() {
    if (auto checked = check_header(); !checked) return Failure(checked.error());
    for (const PlyElement& element : header_.elements) {
      if (!read_element(element)) return Failure(rows_.fault());
    }
    return std::move(mesh_);
  }

 private:
  const PlyElement* find(std::string_view name) const {
    for (const PlyElement& element : header_.elements) {
      if (element.name == name) return &element;
    }
    return nullptr;
  }

  Failure fault(std::string code, std::string found, std::string expected) const {
    return Failure(
        Fault{std::move(code), file_, "the header", std::move(found), std::move(expected), {}});
  }

  Result<void> check_header() {
    const PlyElement* vertices = find("vertex");
    const PlyElement* faces = find("face");
    if (vertices == nullptr || faces == nullptr) {
      return fault("bad-mesh", vertices == nullptr ? "no points" : "no faces",
                   "a mesh, with the elements \"vertex\" and \"face\"");
    }
    if (vertices->count > kMaxPoints || faces->count > kMaxFaces) {
      return fault("limit",
                   std::to_string(vertices->count) + " points and " + std::to_string(faces->count) +
                       " faces",
                   "at most 4,000,000 of each");
    }
    if (vertices->count > rows_.left() || faces->count > rows_.left()) {
      return fault("bad-mesh", "fewer rows than it says", "a whole file");
    }
    for (const std::string_view name : {"x", "y", "z"}) {
      const auto at = vertices->find(name);
      if (at && !vertices->properties[*at].count_type) continue;
      return fault("bad-mesh", "points without \"" + std::string(name) + "\"",
                   "points with the properties \"x\", \"y\" and \"z\"");
    }
    corners_at_ = faces->find("vertex_indices");
    if (!corners_at_) corners_at_ = faces->find("vertex_index");
    const PlyProperty* corners = corners_at_ ? &faces->properties[*corners_at_] : nullptr;
    if (corners == nullptr || !corners->count_type || !is_whole(corners->type)) {
      return fault("bad-mesh", "faces without \"vertex_indices\"",
                   "faces with a list \"vertex_indices\" of whole numbers");
    }
    points_ = vertices->count;
    return {};
  }

  bool read_element(const PlyElement& element) {
    // Only the first of a name counts.
    if (&element == find("vertex")) return read_points(element);
    if (&element == find("face")) return read_faces(element);
    if (element.properties.empty()) return true;
    for (std::uint64_t n = 0; n < element.count; ++n) {
      if (!rows_.begin_row()) return false;
      for (const PlyProperty& property : element.properties) {
        if (!skip(property)) return false;
      }
      if (!rows_.end_row()) return false;
    }
    return true;
  }

  bool skip(const PlyProperty& property) {
    std::int64_t count = 1;
    if (property.count_type && !read_count(property, count)) return false;
    return rows_.skip(property.type, static_cast<std::uint64_t>(count));
  }

  bool read_count(const PlyProperty& list, std::int64_t& count) {
    if (!rows_.read_whole(*list.count_type, count)) return false;
    return count >= 0 || rows_.fail("bad-mesh", std::to_string(count) + " items", "0 or more");
  }

  bool read_points(const PlyElement& element) {
    const std::array<std::optional<std::size_t>, 3> at{element.find("x"), element.find("y"),
                                                       element.find("z")};
    mesh_.points.reserve(static_cast<std::size_t>(element.count));
    for (std::uint64_t n = 0; n < element.count; ++n) {
      if (!rows_.begin_row()) return false;
      Point point;
      for (std::size_t k = 0; k < element.properties.size(); ++k) {
        const PlyProperty& property = element.properties[k];
        std::int64_t* const coordinate = k == *at[0]   ? &point.x
                                         : k == *at[1] ? &point.y
                                         : k == *at[2] ? &point.z
                                                       : nullptr;
        const bool read =
            coordinate == nullptr ? skip(property) : rows_.read_length(property.type, *coordinate);
        if (!read) return false;
      }
      if (!rows_.end_row()) return false;
      mesh_.points.push_back(point);
    }
    return true;
  }

  bool read_faces(const PlyElement& element) {
    mesh_.faces.reserve(static_cast<std::size_t>(element.count));
    for (std::uint64_t n = 0; n < element.count; ++n) {
      if (!rows_.begin_row()) return false;
      for (std::size_t k = 0; k < element.properties.size(); ++k) {
        const PlyProperty& property = element.properties[k];
        if (!(k == *corners_at_ ? read_face(property) : skip(property))) return false;
      }
      if (!rows_.end_row()) return false;
    }
    return true;
  }

  // A fan from the first corner.
  bool read_face(const PlyProperty& corners) {
    std::int64_t count = 0;
    if (!read_count(corners, count)) return false;
    if (count < 3) {
      return rows_.fail("bad-mesh", "a face of " + std::to_string(count) + " corners",
                        "three corners or more");
    }
    std::array<std::uint32_t, 3> face{};
    for (std::int64_t n = 0; n < count; ++n) {
      std::int64_t point = 0;
      if (!rows_.read_whole(corners.type, point)) return false;
      if (point < 0 || static_cast<std::uint64_t>(point) >= points_) {
        return rows_.fail("bad-mesh", "the point " + std::to_string(point),
                          "one of the " + std::to_string(points_) + " points, from 0");
      }
      if (n == 0) face[0] = static_cast<std::uint32_t>(point);
      face[1] = face[2];
      face[2] = static_cast<std::uint32_t>(point);
      if (n < 2) continue;
      if (mesh_.faces.size() == kMaxFaces) {
        return rows_.fail("limit", "more than 4,000,000 triangles", "at most that many");
      }
      mesh_.faces.push_back(face);
    }
    return true;
  }

  const PlyHeader& header_;
  const std::string& file_;
  PlyRows rows_;
  std::uint64_t points_ = 0;
  std::optional<std::size_t> corners_at_;
  Mesh mesh_;
};

void append_bits(std::string& bytes, std::uint32_t bits) {
  for (unsigned shift = 0; shift < 32; shift += 8) {
    bytes += static_cast<char>(static_cast<unsigned char>(bits >> shift));
  }
}

}  // namespace

Result<Mesh> read_mesh(std::string_view bytes, const std::string& file) {
  if (bytes.size() > kMaxBytes) {
    return Failure(
        Fault{"limit", file, {}, std::to_string(bytes.size()) + " bytes", "at most 2^30", {}});
  }
  const auto header = read_ply_header(bytes, file);
  if (!header) return Failure(header.error());
  return MeshReader(bytes, *header, file).read();
}

std::string write_mesh(const Mesh& mesh) {
  std::string bytes =
      "ply\nformat binary_little_endian 1.0\ncomment x east, y south, z up, in millimetres\n"
      "element vertex " +
      std::to_string(mesh.points.size()) +
      "\nproperty float x\nproperty float y\nproperty float z\nelement face " +
      std::to_string(mesh.faces.size()) + "\nproperty list uchar int vertex_indices\nend_header\n";
  constexpr std::size_t kPointBytes = 12;
  constexpr std::size_t kFaceBytes = 13;
  bytes.reserve(bytes.size() + kPointBytes * mesh.points.size() + kFaceBytes * mesh.faces.size());
  for (const Point& point : mesh.points) {
    for (const std::int64_t ticks : {point.x, point.y, point.z}) {
      append_bits(bytes, single_bits(ticks));
    }
  }
  for (const auto& face : mesh.faces) {
    bytes += static_cast<char>(3);
    for (const std::uint32_t corner : face) append_bits(bytes, corner);
  }
  return bytes;
}

}  // namespace parapet
