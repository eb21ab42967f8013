#include "geometry/solids/ply_rows.h"

#include <charconv>
#include <utility>

#include "geometry/numbers/utf8.h"

namespace parapet {
namespace {

constexpr std::size_t kMaxShown = 40;  // bytes of a cell in a fault

// The whole number of so many bytes with a sign.
std::int64_t with_sign(std::uint64_t bits, std::size_t bytes) {
  const std::uint64_t top = std::uint64_t{1} << (8 * bytes - 1);
  return static_cast<std::int64_t>(bits & (top - 1)) - static_cast<std::int64_t>(bits & top);
}

std::int64_t whole_of(PlyType type, std::uint64_t bits) {
  switch (type) {
    case PlyType::int8:
    case PlyType::int16:
    case PlyType::int32:
      return with_sign(bits, byte_size(type));
    default:
      return static_cast<std::int64_t>(bits);
  }
}

std::string quoted(std::string_view cell) { return "\"" + shortened(cell, kMaxShown) + "\""; }

}  // namespace

PlyRows::PlyRows(std::string_view bytes, const PlyHeader& header, const std::string& file)
    : rest_(bytes.substr(header.rows_at)),
      size_(bytes.size()),
      file_(file),
      format_(header.format),
      line_number_(header.lines) {}

bool PlyRows::fail(std::string code, std::string found, std::string expected) {
  if (fault_) return false;
  std::string place = format_ == PlyFormat::ascii ? "line " + std::to_string(line_number_)
                                                  : "byte " + std::to_string(row_at_);
  fault_ =
      Fault{std::move(code), file_, std::move(place), std::move(found), std::move(expected), {}};
  return false;
}

bool PlyRows::begin_row() {
  if (fault_) return false;
  row_at_ = size_ - rest_.size();
  if (format_ != PlyFormat::ascii) return true;
  while (!rest_.empty()) {
    line_ = take_ply_line(rest_);
    ++line_number_;
    std::string_view words = line_;
    if (!take_ply_word(words).empty()) return true;
  }
  return fail("bad-mesh", "the end of the file", "as many rows as the header says");
}

bool PlyRows::end_row() {
  if (fault_) return false;
  if (format_ != PlyFormat::ascii) return true;
  const std::string_view more = take_ply_word(line_);
  if (more.empty()) return true;
  return fail("bad-mesh", quoted(more), "the end of the row, as the header says");
}

bool PlyRows::take_cell(std::string_view& cell) {
  if (fault_) return false;
  cell = take_ply_word(line_);
  return !cell.empty() ||
         fail("bad-mesh", "the end of the row", "a number more, as the header says");
}

bool PlyRows::take_bits(PlyType type, std::uint64_t& bits) {
  if (fault_) return false;
  const std::size_t bytes = byte_size(type);
  if (rest_.size() < bytes) {
    return fail("bad-mesh", "the end of the file", "as many rows as the header says");
  }
  bits = 0;
  for (std::size_t n = 0; n < bytes; ++n) {
    const std::size_t place = format_ == PlyFormat::big_endian ? n : bytes - 1 - n;
    bits = bits << 8U | static_cast<unsigned char>(rest_[place]);
  }
  rest_.remove_prefix(bytes);
  return true;
}

bool PlyRows::keep(const Ticks& read, std::int64_t& ticks, std::string found) {
  if (read) {
    ticks = *read;
    return true;
  }
  if (read.error() == PlyNumberFault::out_of_range) {
    return fail("out-of-range", std::move(found), "a coordinate within 52.4 m of the origin");
  }
  return fail("bad-mesh", std::move(found), "a coordinate in millimetres");
}

bool PlyRows::read_length(PlyType type, std::int64_t& ticks) {
  if (format_ == PlyFormat::ascii) {
    std::string_view cell;
    return take_cell(cell) && keep(ticks_of_decimal(cell), ticks, quoted(cell));
  }
  std::uint64_t bits = 0;
  if (!take_bits(type, bits)) return false;
  if (type == PlyType::single) {
    return keep(ticks_of_single(static_cast<std::uint32_t>(bits)), ticks, "a number of 32 bits");
  }
  if (type == PlyType::twofold) return keep(ticks_of_double(bits), ticks, "a number of 64 bits");
  const std::int64_t whole = whole_of(type, bits);
  return keep(ticks_of_whole(whole), ticks, std::to_string(whole));
}

bool PlyRows::read_whole(PlyType type, std::int64_t& value) {
  if (format_ == PlyFormat::ascii) {
    std::string_view cell;
    if (!take_cell(cell)) return false;
    const char* const end = cell.data() + cell.size();
    const auto read = std::from_chars(cell.data(), end, value);
    return (read.ec == std::errc() && read.ptr == end) ||
           fail("bad-mesh", quoted(cell), "a whole number");
  }
  std::uint64_t bits = 0;
  if (!take_bits(type, bits)) return false;
  value = whole_of(type, bits);
  return true;
}

bool PlyRows::skip(PlyType type, std::uint64_t cells) {
  if (fault_) return false;
  if (format_ == PlyFormat::ascii) {
    std::string_view cell;
    for (std::uint64_t n = 0; n < cells; ++n) {
      if (!take_cell(cell)) return false;
    }
    return true;
  }
  if (cells > rest_.size() / byte_size(type)) {
    return fail("bad-mesh", "the end of the file", "as many rows as the header says");
  }
  rest_.remove_prefix(static_cast<std::size_t>(cells) * byte_size(type));
  return true;
}

}  // namespace parapet
