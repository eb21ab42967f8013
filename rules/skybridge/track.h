#pragma once

#include <array>
#include <vector>

#include "rules/skybridge/land.h"

namespace parapet::skybridge {

// SKB-4: where the rebel leader stands: it starts on the last territory, and each finished segment
// moves it one step against the arrows. REQUIRES: 0 <= completed <= 7.
constexpr int leader_at(int completed) { return kLastTerritory - completed; }

// SKB-2: one step along the arrows; on the last territory it stays.
constexpr int legion_after_might(int index) { return index < kLastTerritory ? index + 1 : index; }

// SKB-3: one step back is possible everywhere but on the first territory.
constexpr bool may_retreat(int index) { return index > 0; }

// SKB-6: whether a legion's area of might holds a territory: its own and all behind it.
constexpr bool in_area(int legion, int territory) { return territory <= legion; }

// SKB-6: the same as a list, from the first territory on.
std::vector<int> area_of_might(int legion);

// SKB-9: the numbers of the segments from the start to the eye.
inline constexpr std::array<int, kSegments> kBridgeOrder = {1, 2, 3, 4, 7, 6, 5};

}  // namespace parapet::skybridge
