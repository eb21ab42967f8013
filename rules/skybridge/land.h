#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "rules/skybridge/words.h"

namespace parapet::skybridge {

// SKB-1: the desert is nine territories in one path along the arrows, 0 the first, 8 the last.
inline constexpr int kTerritories = 9;
inline constexpr int kLastTerritory = 8;
// SKB-9: seven segments span the bridge.
inline constexpr int kSegments = 7;

struct Territory {
  std::string id;
  std::string name;
};

// A place in a territory that garrisons hold (SKB-8).
struct Fortification {
  std::string id;
  int territory = 0;
  int points = 0;
};

// SKB-G-55: which segments need a visible Labor, which a visible Drakhe, by the rules; what a land
// says of its own segments counts.
constexpr bool needs_labor(int number) { return number == 3 || number == 6; }
constexpr bool needs_drakhe(int number) { return number == 4 || number == 7; }

// A part of the bridge, as it is printed. What the die adds to its cost is not in here (SKB-11).
struct Segment {
  Resources cost;
  int points = 0;
  bool labor = false;   // Labor must be visible
  bool drakhe = false;  // Drakhe must be visible
};

// What of the game never changes: the desert track and the bridge (formats.md, network boards).
struct Land {
  std::array<Territory, kTerritories> territories;
  int drakhe_head = 4;
  std::vector<Fortification> fortifications;
  std::array<Segment, kSegments> segments;  // by number, segment 1 first
};

}  // namespace parapet::skybridge
