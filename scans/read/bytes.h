#pragma once

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <utility>

namespace parapet::scans {

static_assert(std::endian::native == std::endian::little, "numbers are read as they lie");

// The number at `offset`, which must lie within `bytes` whole.
template <class Number>
requires std::integral<Number> || std::floating_point<Number> Number
number_at(std::string_view bytes, std::size_t offset, std::endian order = std::endian::little) {
  std::array<char, sizeof(Number)> raw{};
  std::memcpy(raw.data(), bytes.data() + offset, raw.size());
  if (order == std::endian::big) {
    for (std::size_t n = 0; n < raw.size() / 2; ++n) std::swap(raw[n], raw[raw.size() - 1 - n]);
  }
  return std::bit_cast<Number>(raw);
}

}  // namespace parapet::scans
