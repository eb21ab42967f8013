#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/skybridge/land.h"

namespace parapet::skybridge {

// SKB-G-9: so many free rebels lie in the reserve at first (OPT-B1: or as many as are needed).
inline constexpr int kFreeRebels = 12;

struct Player {
  std::string id;
  int legion = 0;   // index of its territory
  int reserve = 0;  // population at hand, which SKB-16 places at the end
};

// A rebel on the track. Without an owner it is a free rebel.
struct Rebel {
  int index = 0;                     // of its territory
  std::optional<std::size_t> owner;  // index of a player

  friend bool operator==(const Rebel&, const Rebel&) = default;
};

struct Garrison {
  std::size_t player = 0;  // indexes
  std::size_t fortification = 0;

  friend bool operator==(const Garrison&, const Garrison&) = default;
};

// What stands where on the land (formats.md, network boards).
struct Position {
  std::vector<Player> players;
  std::vector<Rebel> rebels;
  std::vector<Garrison> garrisons;
  std::array<std::vector<std::size_t>, kSegments> population;  // players with one on the segment
  int completed = 0;                                           // segments that are finished
  int idle = 0;                   // rounds in a row without anybody on the current segment
  int free_rebels = kFreeRebels;  // those in the reserve
};

}  // namespace parapet::skybridge
