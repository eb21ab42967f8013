#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/pieces.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

// Whether two spaces are at most one apart, by OPT-R1 and R2 (AOM-RNG-3).
//   (1) the same as distance(board, a, b, options) <= 1, without a search
bool are_within_one(const Board& board, Space a, Space b, const Options& options);

struct TriggeredEvent {
  std::string id;
  Space at;  // where the unit was then; of a large unit its north-west space

  friend bool operator==(const TriggeredEvent&, const TriggeredEvent&) = default;
};

struct EventRuling {
  std::vector<TriggeredEvent> triggers;
  Because because;
};

// AOM-EVT-1: the event markers that a unit triggers on its way, in order, each once: by moving
// within one space of it (`near`), by entering its tile (`tile`) or its Area (`area`: all Inside or
// all Outside spaces of one Level of its tile, AOM-MAP-4). Those of one step come in the order in
// which the board lists them. The way starts where the unit stands; if its first space is another,
// it is entered too. Of a large unit the way lists the north-west spaces.
EventRuling rule_event(const Board& board, const Pieces& pieces, const Unit& unit,
                       const std::vector<Space>& path, const Options& options);

}  // namespace parapet::mayhem
