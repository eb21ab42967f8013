#pragma once

#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include "geometry/solids/ply_header.h"
#include "scans/read/bytes.h"
#include "scans/read/text_words.h"

namespace parapet::scans {

// The rows of a PLY file as text: each begins on a line of its own.
class PlyTextRows {
 public:
  // `first_line` is the number of the line before the first row.
  PlyTextRows(std::string_view rows, std::size_t first_line)
      : lines_(rows), first_line_(first_line) {}

  void begin_row() { next_line(); }

  // The next value of the row; nothing where there is none, or no number.
  std::optional<double> value(PlyType /*type*/) {
    found_ = words_.next();
    return number_of(found_);
  }

  // Of a list, which may go on over several lines.
  std::optional<double> item(PlyType /*type*/) {
    found_ = words_.next();
    if (found_.empty() && next_line()) found_ = words_.next();
    return number_of(found_);
  }

  // How many bytes a row of so many values may take at least.
  static std::size_t least_bytes(const PlyElement& element) {
    return 2 * element.properties.size();
  }
  std::size_t left() const { return lines_.left() + words_.left() + 1; }

  std::string place() const { return "line " + std::to_string(first_line_ + lines_.number()); }
  std::string found() const {
    if (!found_.empty()) return quoted_text(found_);
    return lines_.at_end() ? "the end of the file" : "the end of the line";
  }

 private:
  bool next_line();
  static std::string quoted_text(std::string_view word);

  TextLines lines_;
  TextWords words_{{}};
  std::string_view found_;
  std::size_t first_line_;
};

// Of a binary PLY file.
class PlyBinaryRows {
 public:
  PlyBinaryRows(std::string_view bytes, std::size_t at, std::endian order)
      : bytes_(bytes), at_(at), order_(order) {}

  void begin_row() {}
  std::optional<double> item(PlyType type) { return value(type); }
  std::optional<double> value(PlyType type) {
    const std::size_t size = byte_size(type);
    if (left() < size) return std::nullopt;
    const std::size_t begin = at_;
    at_ += size;
    switch (type) {
      case PlyType::int8:
        return number_at<std::int8_t>(bytes_, begin);
      case PlyType::uint8:
        return number_at<std::uint8_t>(bytes_, begin);
      case PlyType::int16:
        return number_at<std::int16_t>(bytes_, begin, order_);
      case PlyType::uint16:
        return number_at<std::uint16_t>(bytes_, begin, order_);
      case PlyType::int32:
        return number_at<std::int32_t>(bytes_, begin, order_);
      case PlyType::uint32:
        return number_at<std::uint32_t>(bytes_, begin, order_);
      case PlyType::single:
        return number_at<float>(bytes_, begin, order_);
      case PlyType::twofold:
        return number_at<double>(bytes_, begin, order_);
    }
    return std::nullopt;
  }

  static std::size_t least_bytes(const PlyElement& element);
  std::size_t left() const { return bytes_.size() - at_; }

  std::string place() const { return "byte " + std::to_string(at_); }
  std::string found() const { return "the end of the file"; }

 private:
  std::string_view bytes_;
  std::size_t at_;
  std::endian order_;
};

}  // namespace parapet::scans
