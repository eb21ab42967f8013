#pragma once

#include <cstdint>
#include <string_view>
#include <tl/expected.hpp>

namespace parapet {

enum class PlyNumberFault : std::uint8_t { not_a_number, out_of_range };

// A length of so many millimetres, in ticks.
using Ticks = tl::expected<std::int64_t, PlyNumberFault>;

// Each to the nearest tick, halves away from 0, exactly: nothing is rounded on the way.
// out_of_range: beyond +-kMaxCoordinate, infinite ones among them.

// Of a number as people write it: "10", "-.5", "1.25e-3".
Ticks ticks_of_decimal(std::string_view text) noexcept;

// Of the 32 or 64 bits of an IEEE number.
Ticks ticks_of_single(std::uint32_t bits) noexcept;
Ticks ticks_of_double(std::uint64_t bits) noexcept;

// Of a whole number.
Ticks ticks_of_whole(std::int64_t millimetres) noexcept;

// The bits of the IEEE number of 32 bits that is nearest to so many ticks in millimetres.
//   (1) ticks_of_single(single_bits(t)) == t
// REQUIRES: |ticks| <= kMaxCoordinate.
std::uint32_t single_bits(std::int64_t ticks) noexcept;

}  // namespace parapet
