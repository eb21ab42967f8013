#pragma once

#include "geometry/tiles/board.h"
#include "rules/mayhem/sight/sight.h"

namespace parapet::mayhem {

// Why a sight ruling is what it is: for a clear one what its best line does, for a blocked one the
// first blocker of each line. `ruling.because` is not read.
Because sight_reasons(const SightRuling& ruling, const SightRules& rules);

// The line to show first: a clear one without Protection, else a clear one, else the first that
// tells where on it it was blocked, else the first.
// Requires a ruling with lines.
const SightLine& best_line(const SightRuling& ruling);

// A blocker in a few words: "the wall on the north edge of F7".
std::string describe(const Blocker& blocker);

// The rule by which a blocker of this kind blocks: "AOM-LOS-2".
std::string_view blocking_rule(BlockerKind kind);

}  // namespace parapet::mayhem
