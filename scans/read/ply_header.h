#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet::scans {

enum class PlyType { int8, uint8, int16, uint16, int32, uint32, float32, float64 };

std::size_t size_of(PlyType type) noexcept;

struct PlyProperty {
  std::string name;
  PlyType type = PlyType::float32;      // of the value, or of each value of a list
  std::optional<PlyType> list_counted;  // a list, and the type of its count
};

struct PlyElement {
  std::string name;
  std::size_t count = 0;
  std::vector<PlyProperty> properties;

  // The number of the property of that name.
  std::optional<std::size_t> find(std::string_view property) const;

  // Bytes of a row in a binary file; nothing where a list makes them differ.
  std::optional<std::size_t> row_bytes() const;
};

enum class PlyEncoding { ascii, little_endian, big_endian };

struct PlyHeader {
  PlyEncoding encoding = PlyEncoding::ascii;
  std::vector<PlyElement> elements;
  std::size_t bytes = 0;  // where the first row begins
};

// The head of a PLY file, to the line "end_header". Errors: "bad-scan" with the line.
Result<PlyHeader> read_ply_header(std::string_view bytes, const std::string& path);

}  // namespace parapet::scans
