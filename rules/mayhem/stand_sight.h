#pragma once

#include "rules/mayhem/sight.h"
#include "rules/mayhem/stand.h"

namespace parapet::mayhem {

// Sight between what occupies one space or several: of the spaces that count (OPT-R3), those pairs
// whose dots are closest; the lines of all of them, each pair of dots once.
SightRuling rule_sight(const Board& board, const Stand& from, const Stand& to,
                       const Options& options);

}  // namespace parapet::mayhem
