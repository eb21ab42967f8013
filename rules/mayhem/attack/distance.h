#pragma once

#include <optional>
#include <span>

#include "geometry/tiles/board.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"

namespace parapet::mayhem {

// Range in spaces between two spaces (AOM-RNG-1) by OPT-R1 and OPT-R2. Nothing if OPT-R1 `path`
// finds no way. With `path` the steps are counted in the plan, stairs join Levels, and OPT-R2 says
// what the difference of Levels adds.
std::optional<int> distance(const Board& board, Space from, Space to, const Options& options);

// The same for a unit in mid-air over the space `from`: only OPT-R2 looks at its altitude.
std::optional<int> distance_in_air(const Board& board, Space from, int altitude, Space to,
                                   const Options& options);

// The same between the nearest spaces that count (OPT-R3).
std::optional<int> distance(const Board& board, const Stand& from, const Stand& to,
                            const Options& options);

// AOM-RNG-3: hacking reaches one space, on the same Level only.
bool may_hack(const Board& board, const Stand& from, const Stand& to, const Options& options);

// The larger of the two differences in the plan.
int chebyshev(Space a, Space b);

}  // namespace parapet::mayhem
