#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

namespace parapet::scans {

enum class ByteOrder { little, big };

// Numbers of a binary file, one after another. Past the end everything is 0 and empty, and the
// cursor says so from then on: ask once, after a record.
class ByteCursor {
 public:
  ByteCursor(std::string_view bytes, ByteOrder order, std::size_t position = 0)
      : bytes_(bytes), position_(position), order_(order) {
    if (position_ > bytes_.size()) fail();
  }

  bool ok() const noexcept { return ok_; }
  std::size_t position() const noexcept { return position_; }
  std::size_t left() const noexcept { return bytes_.size() - position_; }
  std::string place() const { return "byte " + std::to_string(position_); }

  std::string_view take(std::size_t count) noexcept {
    if (count > left()) {
      fail();
      return {};
    }
    const std::string_view taken = bytes_.substr(position_, count);
    position_ += count;
    return taken;
  }

  void skip(std::size_t count) noexcept { take(count); }

  template <class Number>
  Number next() noexcept {
    static_assert(std::is_arithmetic_v<Number> && sizeof(Number) <= 8);
    const std::string_view raw = take(sizeof(Number));
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < raw.size(); ++i) {
      const std::size_t at = order_ == ByteOrder::little ? raw.size() - 1 - i : i;
      bits = bits << 8 | static_cast<unsigned char>(raw[at]);
    }
    return from_bits<Number>(bits);
  }

 private:
  template <class Number>
  static Number from_bits(std::uint64_t bits) noexcept {
    if constexpr (std::is_same_v<Number, float>) {
      return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
    } else if constexpr (std::is_same_v<Number, double>) {
      return std::bit_cast<double>(bits);
    } else {
      return static_cast<Number>(bits);
    }
  }

  void fail() noexcept {
    ok_ = false;
    position_ = bytes_.size();
  }

  std::string_view bytes_;
  std::size_t position_;
  ByteOrder order_;
  bool ok_ = true;
};

}  // namespace parapet::scans
