#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet {

enum class PlyFormat : std::uint8_t { ascii, little_endian, big_endian };

enum class PlyType : std::uint8_t { int8, uint8, int16, uint16, int32, uint32, single, twofold };

// Bytes of one in a binary file.
std::size_t byte_size(PlyType type) noexcept;

constexpr bool is_whole(PlyType type) noexcept { return type < PlyType::single; }

struct PlyProperty {
  std::string name;
  PlyType type = PlyType::single;     // of a list: of its items
  std::optional<PlyType> count_type;  // of a list only
};

struct PlyElement {
  std::string name;
  std::uint64_t count = 0;
  std::vector<PlyProperty> properties;

  // The place of the first property of that name.
  std::optional<std::size_t> find(std::string_view property) const;
};

// What a PLY file says of itself before its rows.
struct PlyHeader {
  PlyFormat format = PlyFormat::ascii;
  std::vector<PlyElement> elements;
  std::size_t rows_at = 0;  // the byte where the rows begin
  std::size_t lines = 0;    // that the header has
};

// Takes the next line off the front of a text, without its ending: CR LF, LF or CR.
std::string_view take_ply_line(std::string_view& text);

// Takes the next word off the front of a line; empty at its end. Blanks and tabs part words.
std::string_view take_ply_word(std::string_view& line);

// Comments are passed over. Errors: "bad-mesh" with the line; "limit" for more than 64 elements or
// 256 properties of one.
Result<PlyHeader> read_ply_header(std::string_view bytes, const std::string& file);

}  // namespace parapet
