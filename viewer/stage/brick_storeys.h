#pragma once

#include <string>
#include <vector>

#include "viewer/brick_picture.h"

namespace parapet::viewer {

// A height at which one may cut a brick board to look inside.
struct Storey {
  std::string name;    // "Storey 2"
  double ceiling = 0;  // ticks: what is wholly above it is taken off
};

// The storeys that the standing plates make, from the lowest, at most eight. Each holds the floors
// at its foot and is cut below the floor of the next; the last one above the heads of those who
// stand on it. None without spaces.
std::vector<Storey> storeys_of(const std::vector<BrickSpace>& spaces);

}  // namespace parapet::viewer
