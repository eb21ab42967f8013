#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <string>
#include <type_traits>

namespace parapet::testing {

// Numbers of a binary file, put one after another.
class ScanBytes {
 public:
  explicit ScanBytes(bool big_endian = false) : big_endian_(big_endian) {}

  template <class Number>
  ScanBytes& put(Number number) {
    std::uint64_t bits = 0;
    if constexpr (std::is_same_v<Number, float>) {
      bits = std::bit_cast<std::uint32_t>(number);
    } else if constexpr (std::is_same_v<Number, double>) {
      bits = std::bit_cast<std::uint64_t>(number);
    } else {
      bits = static_cast<std::uint64_t>(number);
    }
    for (std::size_t i = 0; i < sizeof(Number); ++i) {
      const std::size_t byte = big_endian_ ? sizeof(Number) - 1 - i : i;
      text_ += static_cast<char>(bits >> (8 * byte) & 0xff);
    }
    return *this;
  }

  ScanBytes& text(const std::string& words) {
    text_ += words;
    return *this;
  }

  ScanBytes& fill(std::size_t size) {
    text_.resize(std::max(size, text_.size()), '\0');
    return *this;
  }

  const std::string& bytes() const { return text_; }

 private:
  bool big_endian_;
  std::string text_;
};

}  // namespace parapet::testing
