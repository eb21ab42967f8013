#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "geometry/tiles/board.h"
#include "rules/mayhem/attack/dice.h"
#include "rules/mayhem/sight/sight.h"
#include "rules/mayhem/stand.h"
#include "rules/options.h"
#include "rules/ruling.h"

namespace parapet::mayhem {

enum class Band { red, yellow, white };
std::string_view to_text(Band band);  // "red"

// Bonuses of Flank and of the higher Level, penalties of the lower one and of Protection, each
// (AOM-MOD-1..3).
inline constexpr int kModifier = 2;

// How far each colour reaches; nothing = that colour is not used (AOM-RNG-1).
struct RangeBands {
  std::array<std::optional<int>, 3> reach;                             // red, yellow, white
  std::array<Band, 3> order = {Band::red, Band::yellow, Band::white};  // in which they are tried
  int shift = 0;  // a status: +3 or -3 to all bands (AOM-RNG-2)
};

struct AttackQuestion {
  Stand attacker;
  Stand target;
  std::optional<Facing> target_facing;    // nothing: a target without Front and Flank
  std::optional<Facing> attacker_facing;  // asked only if given
  std::optional<int> altitude;            // of an attacker in mid-air (AOM-JMP-7)
  std::optional<RangeBands> bands;        // asked only if given
  Dice dice;
  int bonus = 0;
  int penalty = 0;
  bool ignores_sight = false;  // AOM-ILS-1
};

struct AttackRuling {
  bool sight = false;
  std::optional<int> distance;
  bool bands_asked = false;
  std::optional<Band> band;  // nothing: out of range, or not asked
  bool flank = false;
  bool higher = false;
  bool lower = false;
  bool is_protected = false;
  int net = 0;
  std::vector<Dice> dice;  // no dice, as one result, if not legal
  std::optional<bool> in_front;
  bool legal = false;
  SightRuling evidence;
  Because because;
};

// AOM-TGT-1, RNG-1..2, MOD-1..6, FRT-1..4, ILS-1, JMP-7 with the options named there.
// Of several clear lines the Attacker uses the one with the best modifiers.
AttackRuling rule_attack(const Board& board, const AttackQuestion& question,
                         const Options& options);

// The first band in order that reaches; one shifted below 0 reaches nothing.
std::optional<Band> reaching_band(const RangeBands& bands, int distance);

}  // namespace parapet::mayhem
