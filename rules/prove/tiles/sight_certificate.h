#pragma once

#include <string>

#include "rules/mayhem/sight/sight.h"
#include "rules/prove/tiles/plain_board.h"

namespace parapet::prove {

// What is wrong with a ruling, in words; empty if it proves what it says:
//   (1) its lines are exactly the closest pairs of dots (with OPT-L1 `any` all sixteen), in order
//   (2) a line is guarded iff an Obstacle or Cover dot is printed at its end
//   (3) a line has blockers iff it is blocked, those without a place first, then along the line
//   (4) each blocker is printed on the board where the line is at its t, on the storey that the
//       line is in; so is each note
//   (5) a clear line crosses no Wall and no Opening between their dots, and no floor of a Level
//       between its ends inside its area
//   (6) there is sight iff a line is clear
// Looks at nothing but pictures and works with whole numbers; shares no code with the engine,
// whose types it reads. OPT-L14 changes the board and is not known here.
std::string fault_of(const PlainBoard& board, Space from, Space to, const mayhem::SightRules& rules,
                     const mayhem::SightRuling& ruling);

}  // namespace parapet::prove
