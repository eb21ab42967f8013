#include "tests/support/scan_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <iomanip>
#include <limits>
#include <sstream>

namespace parapet::testing {
namespace {

std::ostringstream exact_text() {
  std::ostringstream out;
  out << std::setprecision(std::numeric_limits<double>::max_digits10);
  return out;
}

std::string coordinates(const Vector3& point) {
  std::ostringstream out = exact_text();
  out << point.x << ' ' << point.y << ' ' << point.z;
  return out.str();
}

std::uint32_t checksum(const std::string& bytes) {
  std::uint32_t sum = ~std::uint32_t{0};
  for (const char c : bytes) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ ((sum & 1) != 0 ? 0xEDB88320U : 0U);
  }
  return ~sum;
}

std::string number_as(const std::string& type, double value, bool big) {
  const auto ordered = [&](auto number) {
    return big ? big_endian(number) : little_endian(number);
  };
  if (type == "double") return ordered(value);
  if (type == "float") return ordered(static_cast<float>(value));
  if (type == "uchar") return ordered(static_cast<std::uint8_t>(value));
  if (type == "ushort") return ordered(static_cast<std::uint16_t>(value));
  return ordered(static_cast<std::int32_t>(value));
}

}  // namespace

template <class Number>
std::string little_endian(Number value) {
  std::string bytes(sizeof value, '\0');
  std::memcpy(bytes.data(), &value, sizeof value);
  return bytes;
}

template <class Number>
std::string big_endian(Number value) {
  std::string bytes = little_endian(value);
  std::reverse(bytes.begin(), bytes.end());
  return bytes;
}

template std::string little_endian(std::uint16_t);
template std::string little_endian(std::uint32_t);
template std::string little_endian(float);
template std::string big_endian(std::int32_t);
template std::string big_endian(float);

std::string ascii_stl(const Surface& surface, const std::string& first_line) {
  std::ostringstream out = exact_text();
  out << first_line << '\n';
  for (const Face& face : surface.faces) {
    out << "  facet normal 0 0 0\n    outer loop\n";
    for (const std::uint32_t corner : face) {
      out << "      vertex " << coordinates(surface.points[corner]) << '\n';
    }
    out << "    endloop\n  endfacet\n";
  }
  out << "endsolid\n";
  return out.str();
}

std::string binary_stl(const Surface& surface, const std::string& header) {
  constexpr std::size_t kFacet = 50;
  std::string bytes = header;
  bytes.resize(80, '\0');
  bytes += little_endian(static_cast<std::uint32_t>(surface.faces.size()));
  bytes.resize(bytes.size() + kFacet * surface.faces.size(), '\0');
  char* at = bytes.data() + 84;
  for (const Face& face : surface.faces) {
    for (std::size_t n = 0; n < 3; ++n) {
      const Vector3& point = surface.points[face[n]];
      const std::array<float, 3> place = {static_cast<float>(point.x), static_cast<float>(point.y),
                                          static_cast<float>(point.z)};
      std::memcpy(at + 12 + 12 * n, place.data(), sizeof place);
    }
    at += kFacet;
  }
  return bytes;
}

std::string off_text(const Surface& surface) {
  std::ostringstream out = exact_text();
  out << "OFF\n" << surface.points.size() << ' ' << surface.faces.size() << " 0\n";
  for (const Vector3& point : surface.points) out << coordinates(point) << '\n';
  for (const auto& [a, b, c] : surface.faces) out << "3 " << a << ' ' << b << ' ' << c << '\n';
  return out.str();
}

std::string obj_text(const Surface& surface) {
  std::ostringstream out = exact_text();
  for (const Vector3& point : surface.points) out << "v " << coordinates(point) << '\n';
  for (const auto& [a, b, c] : surface.faces) {
    out << "f " << a + 1 << ' ' << b + 1 << ' ' << c + 1 << '\n';
  }
  return out.str();
}

std::string ply_file(const Surface& surface, const PlyForm& form) {
  const bool big = form.kind == PlyKind::big_endian;
  std::ostringstream out = exact_text();
  out << "ply\nformat "
      << (form.kind == PlyKind::ascii ? "ascii"
          : big                       ? "binary_big_endian"
                                      : "binary_little_endian")
      << " 1.0\ncomment of our own\nelement vertex " << surface.points.size() << '\n';
  if (form.normals) out << "property float nx\nproperty float ny\nproperty float nz\n";
  for (const char* name : {"x", "y", "z"}) {
    out << "property " << form.number << ' ' << name << '\n';
  }
  out << "element face " << surface.faces.size() << "\nproperty list " << form.count << ' '
      << form.index << ' ' << form.corners << "\nend_header\n";
  const auto row = [&](const std::vector<std::pair<std::string, double>>& cells) {
    for (const auto& [type, value] : cells) {
      if (form.kind == PlyKind::ascii) {
        out << value << ' ';
      } else {
        out << number_as(type, value, big);
      }
    }
    if (form.kind == PlyKind::ascii) out << '\n';
  };
  for (const Vector3& at : surface.points) {
    std::vector<std::pair<std::string, double>> cells;
    if (form.normals) cells.assign(3, {"float", 0.0});
    for (const double value : {at.x, at.y, at.z}) cells.emplace_back(form.number, value);
    row(cells);
  }
  for (const Face& face : surface.faces) {
    std::vector<std::pair<std::string, double>> cells = {{form.count, 3.0}};
    for (const std::uint32_t corner : face) cells.emplace_back(form.index, corner);
    row(cells);
  }
  return out.str();
}

std::string glb_file(std::string json, std::string binary) {
  while (json.size() % 4 != 0) json += ' ';
  while (binary.size() % 4 != 0) binary += '\0';
  const auto size = [](std::size_t bytes) {
    return little_endian(static_cast<std::uint32_t>(bytes));
  };
  return "glTF" + size(2) + size(12 + 8 + json.size() + 8 + binary.size()) + size(json.size()) +
         "JSON" + json + size(binary.size()) + std::string("BIN\0", 4) + binary;
}

std::string glb_of(const Surface& surface, const std::string& node, const std::string& extra) {
  std::string binary;
  Vector3 low = surface.points.front();
  Vector3 high = low;
  for (const Vector3& at : surface.points) {
    for (const double value : {at.x, at.y, at.z}) {
      binary += little_endian(static_cast<float>(value));
    }
    low = {std::min(low.x, at.x), std::min(low.y, at.y), std::min(low.z, at.z)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y), std::max(high.z, at.z)};
  }
  const std::size_t points = binary.size();
  for (const Face& face : surface.faces) {
    for (const std::uint32_t corner : face) binary += little_endian(corner);
  }
  std::ostringstream json = exact_text();
  json << R"({"asset":{"version":"2.0"},)" << extra
       << R"("scene":0,"scenes":[{"nodes":[0]}],"nodes":[{)" << node
       << R"("mesh":0}],"meshes":[{"primitives":[{"attributes":{"POSITION":0},"indices":1}]}],)"
       << R"("buffers":[{"byteLength":)" << binary.size() << R"(}],"bufferViews":[)"
       << R"({"buffer":0,"byteOffset":0,"byteLength":)" << points << "},"
       << R"({"buffer":0,"byteOffset":)" << points << R"(,"byteLength":)" << binary.size() - points
       << R"(}],"accessors":[)"
       << R"({"bufferView":0,"componentType":5126,"count":)" << surface.points.size()
       << R"(,"type":"VEC3","min":[)" << low.x << ',' << low.y << ',' << low.z << R"(],"max":[)"
       << high.x << ',' << high.y << ',' << high.z << "]},"
       << R"({"bufferView":1,"componentType":5125,"count":)" << 3 * surface.faces.size()
       << R"(,"type":"SCALAR"}]})";
  return glb_file(json.str(), binary);
}

std::string zip_file(const std::vector<ZippedFile>& files) {
  const auto two = [](std::size_t value) {
    return little_endian(static_cast<std::uint16_t>(value));
  };
  const auto four = [](std::size_t value) {
    return little_endian(static_cast<std::uint32_t>(value));
  };
  std::string bytes;
  std::string directory;
  for (const auto& [name, content] : files) {
    const std::string sizes =
        four(checksum(content)) + four(content.size()) + four(content.size()) + two(name.size());
    const std::size_t begin = bytes.size();
    bytes += "PK\x03\x04" + two(20) + two(0) + two(0) + four(0) + sizes + two(0) + name + content;
    directory += "PK\x01\x02" + two(20) + two(20) + two(0) + two(0) + four(0) + sizes + two(0) +
                 two(0) + two(0) + two(0) + four(0) + four(begin) + name;
  }
  return bytes + directory + "PK\x05\x06" + two(0) + two(0) + two(files.size()) +
         two(files.size()) + four(directory.size()) + four(bytes.size()) + two(0);
}

std::string mesh_xml(const Surface& surface) {
  std::ostringstream out = exact_text();
  out << "<mesh><vertices>";
  for (const Vector3& at : surface.points) {
    out << "<vertex x=\"" << at.x << "\" y=\"" << at.y << "\" z=\"" << at.z << "\"/>";
  }
  out << "</vertices><triangles>";
  for (const auto& [a, b, c] : surface.faces) {
    out << "<triangle v1=\"" << a << "\" v2=\"" << b << "\" v3=\"" << c << "\"/>";
  }
  out << "</triangles></mesh>";
  return out.str();
}

std::string three_mf(const std::string& resources, const std::string& build,
                     const std::string& unit, const std::vector<ZippedFile>& more) {
  const std::string head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
  const std::string schemas = "http://schemas.microsoft.com/3dmanufacturing/";
  const std::string packages = "http://schemas.openxmlformats.org/package/2006/";
  std::vector<ZippedFile> files = {
      {"[Content_Types].xml",
       head + "<Types xmlns=\"" + packages +
           "content-types\"><Default Extension=\"rels\" ContentType=\"application/"
           "vnd.openxmlformats-package.relationships+xml\"/><Default Extension=\"model\" "
           "ContentType=\"application/vnd.ms-package.3dmanufacturing-3dmodel+xml\"/></Types>"},
      {"_rels/.rels",
       head + "<Relationships xmlns=\"" + packages +
           "relationships\"><Relationship Target=\"/3D/3dmodel.model\" Id=\"rel0\" Type=\"" +
           schemas + "2013/01/3dmodel\"/></Relationships>"},
      {"3D/3dmodel.model", head + "<model unit=\"" + unit + "\" xmlns=\"" + schemas +
                               "core/2015/02\" xmlns:m=\"" + schemas +
                               "material/2015/02\" xmlns:p=\"" + schemas +
                               "production/2015/06\"><resources>" + resources +
                               "</resources><build>" + build + "</build></model>"}};
  files.insert(files.end(), more.begin(), more.end());
  return zip_file(files);
}

}  // namespace parapet::testing
