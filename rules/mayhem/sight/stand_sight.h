#pragma once

#include "rules/mayhem/sight/sight.h"
#include "rules/mayhem/stand.h"

namespace parapet::mayhem {

// The lines between all pairs of spaces that are closest by their dots, of the spaces that count
// (OPT-R3). Lines between the same dots but other spaces come apart: they may differ in verdict, in
// Front and in Flank.
std::vector<SightLine> stand_lines(const Board& board, const Stand& from, const Stand& to,
                                   const Options& options);

// Sight between what occupies one space or several: of the spaces that count (OPT-R3), those pairs
// whose dots are closest; the lines of all of them, each pair of dots once, clear if any is.
SightRuling rule_sight(const Board& board, const Stand& from, const Stand& to,
                       const Options& options);

}  // namespace parapet::mayhem
