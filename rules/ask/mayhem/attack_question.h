#pragma once

#include "rules/ask/asked.h"
#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/mayhem/attack/dice.h"

namespace parapet::ask {

// The question `attack` (formats.md, questions).
inline constexpr std::string_view kAttackKeys[] = {
    "from",     "to",    "facing",      "dice",        "bonus",           "penalty",
    "altitude", "bands", "bands_order", "range_shift", "attacker_facing", "ignore_los"};

// The state must outlive what is returned.
Result<Asked> read_attack(const JsonCursor& question, const MayhemState& state);

// "YY": letters R, Y, W.
Result<mayhem::Dice> read_dice_text(const JsonCursor& at);

}  // namespace parapet::ask
