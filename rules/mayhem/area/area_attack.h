#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/mayhem/area/area.h"
#include "rules/mayhem/attack/attack.h"
#include "rules/mayhem/pieces.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

struct AreaAttacker {
  Stand stand;
  std::string side;  // empty: of no side, so that all are enemies
};

struct AreaQuestion {
  std::optional<AreaAttacker> attacker;  // nothing: an explosion (AOM-EXP-1)
  Stand center;
  int radius = 0;
  std::optional<RangeBands> bands;  // to the Center; asked only if given
  std::vector<std::string> targets;
};

// One of the separate attacks.
struct AreaTarget {
  std::string id;
  bool hit = false;
  bool is_protected = false;
  bool flank = false;
  int net = 0;
};

struct AreaRuling {
  Space center;
  std::vector<Space> spaces;      // sorted
  std::vector<Space> explosive;   // the explosive spaces that are attacked too (AOM-EXP-3)
  std::vector<std::string> hits;  // in the order of the board
  std::vector<AreaTarget> targets;
  bool bands_asked = false;
  std::optional<Band> band;
  bool legal = true;  // the Center is in sight, and in range and in Front where these bind
  Space push_from;    // the origin of "farther" for Pushes (OPT-P6)
  std::optional<SightRuling> evidence;  // from the attacker to the Center
  Because because;
};

// AOM-AOE-1..8, EXP-1, 3, LRG-5 with OPT-A1..A7, P6 and those of sight, range and Front: an attack
// on an area round a Center. Nothing is attacked if it is not legal.
// Requires floor on one space of the Center at least, and radius >= 0.
AreaRuling rule_area(const AreaBoards& boards, const Pieces& pieces, const AreaQuestion& question,
                     const Options& options);

}  // namespace parapet::mayhem
