#pragma once

#include <cstdint>

#include "geometry/solids/triangle_columns.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

namespace parapet {

// A line where it passes a column, in numbers small enough for four 32-bit products at once.
// A corner at (x, y, z) from the column's corner lies to the left of the line in the plan if
//   left + by_x * x + by_y * y > slack for certain, and to its right if the sum is < -slack;
// it is above or below all of the line in the column if z > high or z < low.
struct NearLine {
  std::int32_t left = 0;
  std::int16_t by_x = 0;
  std::int16_t by_y = 0;
  std::int32_t slack = 0;
  std::int16_t low = 0;
  std::int16_t high = 0;
};

// Bits for the corners of a bunch that lie on one side.
struct CornerSides {
  std::uint32_t left = 0;
  std::uint32_t right = 0;
  std::uint32_t above = 0;
  std::uint32_t below = 0;

  friend bool operator==(const CornerSides&, const CornerSides&) = default;
};

// Exact: products <= 2^14 * 2^15, two of them < 2^30 as `left` is.
inline CornerSides plain_sides_of(const TriangleColumns::Bunch& bunch,
                                  const NearLine& line) noexcept {
  CornerSides sides;
  const std::uint16_t* words = bunch.corners();
  for (std::size_t group = 0; group < bunch.corner_groups(); ++group, words += 12) {
    for (std::size_t n = 0; n < 4; ++n) {
      const auto number = [&](std::size_t at) {
        return std::int32_t{static_cast<std::int16_t>(words[at + n])};
      };
      const std::int32_t side = line.left + line.by_x * number(0) + line.by_y * number(4);
      const std::uint32_t bit = std::uint32_t{1} << (4 * group + n);
      if (side > line.slack) sides.left |= bit;
      if (side < -line.slack) sides.right |= bit;
      if (number(8) > line.high) sides.above |= bit;
      if (number(8) < line.low) sides.below |= bit;
    }
  }
  return sides;
}

// Which of the four triangles of a group have not all corners on one side? A bit for each.
inline std::uint32_t plain_undecided(const std::uint16_t* group,
                                     const CornerSides& sides) noexcept {
  std::uint32_t bits = 0;
  for (std::size_t n = 0; n < 4; ++n) {
    const std::uint32_t corners = group[2 * n] | std::uint32_t{group[2 * n + 1]} << 16;
    const bool is_decided = (corners & ~sides.left) == 0 || (corners & ~sides.right) == 0 ||
                            (corners & ~sides.above) == 0 || (corners & ~sides.below) == 0;
    if (!is_decided) bits |= std::uint32_t{1} << n;
  }
  return bits;
}

// The same by four at a time, where the machine can.
#if defined(__SSE2__)
inline CornerSides sides_of(const TriangleColumns::Bunch& bunch, const NearLine& line) noexcept {
  const auto four = [](const std::uint16_t* at) {
    return _mm_loadl_epi64(reinterpret_cast<const __m128i*>(at));
  };
  const auto bits = [](__m128i all) {
    return static_cast<std::uint32_t>(_mm_movemask_ps(_mm_castsi128_ps(all)));
  };
  const std::uint32_t by = std::uint32_t{static_cast<std::uint16_t>(line.by_x)} |
                           std::uint32_t{static_cast<std::uint16_t>(line.by_y)} << 16;
  const __m128i by_both = _mm_set1_epi32(static_cast<std::int32_t>(by));
  const __m128i start = _mm_set1_epi32(line.left);
  const __m128i most = _mm_set1_epi32(line.slack);
  const __m128i least = _mm_set1_epi32(-line.slack);
  const __m128i low = _mm_set1_epi16(line.low);
  const __m128i high = _mm_set1_epi16(line.high);
  CornerSides sides;
  const std::uint16_t* words = bunch.corners();
  const std::size_t corners = 4 * bunch.corner_groups();
  for (std::size_t shift = 0; shift < corners; shift += 4, words += 12) {
    const __m128i places = _mm_unpacklo_epi16(four(words), four(words + 4));
    const __m128i side = _mm_add_epi32(start, _mm_madd_epi16(places, by_both));
    const __m128i z = four(words + 8);
    const __m128i above = _mm_cmpgt_epi16(z, high);
    const __m128i below = _mm_cmpgt_epi16(low, z);
    sides.left |= bits(_mm_cmpgt_epi32(side, most)) << shift;
    sides.right |= bits(_mm_cmpgt_epi32(least, side)) << shift;
    sides.above |= bits(_mm_unpacklo_epi16(above, above)) << shift;
    sides.below |= bits(_mm_unpacklo_epi16(below, below)) << shift;
  }
  return sides;
}

inline std::uint32_t undecided(const std::uint16_t* group, const CornerSides& sides) noexcept {
  const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(group));
  const auto within = [all](std::uint32_t side) {
    const __m128i others = _mm_set1_epi32(static_cast<std::int32_t>(~side));
    return _mm_cmpeq_epi32(_mm_and_si128(all, others), _mm_setzero_si128());
  };
  const __m128i beside = _mm_or_si128(within(sides.left), within(sides.right));
  const __m128i over = _mm_or_si128(within(sides.above), within(sides.below));
  const int decided = _mm_movemask_ps(_mm_castsi128_ps(_mm_or_si128(beside, over)));
  return static_cast<std::uint32_t>(~decided & 0xF);
}
#else
inline CornerSides sides_of(const TriangleColumns::Bunch& bunch, const NearLine& line) noexcept {
  return plain_sides_of(bunch, line);
}
inline std::uint32_t undecided(const std::uint16_t* group, const CornerSides& sides) noexcept {
  return plain_undecided(group, sides);
}
#endif

}  // namespace parapet
