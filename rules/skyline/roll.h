#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "rules/skyline/network.h"

namespace parapet::skyline {

// What the dice show on one new space (SKY-3): a face for each die.
using Roll = std::vector<Face>;

// SKY-4: at least one safe icon.
bool is_safe(const Roll& roll);

// SKY-5: how many cards it asks for; 0 for a safe one. Three zeros are not safe but cost nothing
// (OPT-S7).
int price_of(const Roll& roll);

// The n-th roll (from 0) of a ride with that seed: the same on every machine. Every face is as
// likely as any other to within 2^-58.
Roll seeded_roll(const Dice& dice, std::uint64_t seed, std::size_t n);

}  // namespace parapet::skyline
