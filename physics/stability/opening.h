#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "physics/stability/load_factor.h"
#include "physics/structure/contacts.h"
#include "physics/structure/structure.h"

namespace parapet::physics {

// A contact across which two pieces part.
struct Opening {
  std::uint32_t contact = 0;
  double rate = 0;  // how fast, on the scale of the mechanism
};

// The contacts that open in a mechanism, not counting those that are broken; by rate, the slowest
// first, then by number.
std::vector<Opening> opening_contacts(const Structure& structure, std::span<const Contact> contacts,
                                      const std::vector<bool>& broken,
                                      std::span<const Twist> mechanism, const Grip& grip);

}  // namespace parapet::physics
