#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/stability/load_factor.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// What is known of an island without weighing all of it.
struct QuickBalance {
  LoadFactor at_least = 0;  // the island's load factor is this or more; kAnyLoad is exact
  bool is_held_by_width = false;
  bool complete = true;  // false: the time was up
};

// Pressure carries the top, and only what is left is weighed, under what the top lays on it; then
// that with more and more of what stands on it, until it carries `enough` or is most of the island.
QuickBalance quick_balance(const Structure& structure, std::span<const Contact> contacts,
                           std::span<const std::uint32_t> island, const std::vector<bool>& broken,
                           LoadFactor enough, const Grip& grip, const Progress& progress);

}  // namespace parapet::physics
