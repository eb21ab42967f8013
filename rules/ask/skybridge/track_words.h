#pragma once

#include <cstddef>
#include <string>

#include "rules/ruling.h"
#include "rules/skybridge/land.h"

namespace parapet::ask {

// Words that the reasons of track and bridge share.

inline std::size_t nth(int index) { return static_cast<std::size_t>(index); }

// "4, Old Skull".
std::string territory_words(const skybridge::Land& land, int index);

// A reason about a territory points at its id.
Place territory_place(const skybridge::Land& land, int index);

// "no finished segment", "1 finished segment", "2 finished segments".
std::string counted_words(int count, const std::string& one);

}  // namespace parapet::ask
