#pragma once

#include <cstddef>
#include <string>

#include "rules/ask/skyline/skyline_state.h"

namespace parapet::cli {

// What `show` and `check` say of a network board.

// "15 locations, 9 spaces of the sky-line, 11 arcs"
std::string network_summary(const ask::SkylineState& state);

// On standard output: locations by territory, the sky-line, dice, units.
void show_network(const ask::SkylineState& state);

// On standard output, a line each. Returns how many there are.
std::size_t print_network_warnings(const ask::SkylineState& state);

}  // namespace parapet::cli
