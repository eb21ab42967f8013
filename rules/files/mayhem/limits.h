#pragma once

#include <cstddef>

namespace parapet {

inline constexpr std::size_t kMaxPieces = 10'000;  // in each list of a board (formats.md, intro)
inline constexpr int kMaxFootprintSide = 8;  // of a piece, in spaces; the largest games have 2
inline constexpr int kMaxAmount = 1'000;     // speed, damage and the like, so that sums stay small

}  // namespace parapet
