#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kFromTo[] = {
    {"from", "FROM", ArgumentKind::text, "who looks: a place (F7, F7@2) or an id", true},
    {"to", "TO", ArgumentKind::text, "who is looked at", true},
};

constexpr Argument kAttack[] = {
    {"from", "FROM", ArgumentKind::text, "the attacker: a place or an id", true},
    {"to", "TO", ArgumentKind::text, "the target", true},
    {"dice", "--dice", ArgumentKind::text, "dice by colour, such as YY", true},
    {"facing", "--facing", ArgumentKind::facing_or_none,
     "the target's facing: N, E, S, W, or none; default: the unit's own"},
    {"bonus", "--bonus", ArgumentKind::integer, "bonuses of weapon and statuses"},
    {"penalty", "--penalty", ArgumentKind::integer, "penalties of statuses"},
    {"altitude", "--altitude", ArgumentKind::integer, "Level of an attacker in mid-air"},
    {"bands", "--bands", ArgumentKind::reaches, "reach of red, yellow, white: 1,3,7 (- = unused)"},
    {"bands_order", "--bands-order", ArgumentKind::text, "the order in which bands are tried: RYW"},
    {"range_shift", "--range-shift", ArgumentKind::integer, "a status: 3 or -3 to all bands"},
    {"attacker_facing", "--attacker-facing", ArgumentKind::text, "a facing that binds the attack"},
    {"ignore_los", "--ignore-los", ArgumentKind::yes, "an attack that needs no sight"},
};

constexpr Argument kDice[] = {
    {"dice", "DICE", ArgumentKind::text, "dice by colour, such as YY", true},
    {"net", "NET", ArgumentKind::integer, "bonuses less penalties", true},
};

constexpr Argument kOdds[] = {
    {"dice", "DICE", ArgumentKind::text, "dice by colour, such as RRY", true},
    {"net", "NET", ArgumentKind::integer, "bonuses less penalties", true},
    {"faces", "--faces", ArgumentKind::json, "what is on the faces: JSON, or a file of it"},
};

constexpr Argument kFront[] = {
    {"at", "AT", ArgumentKind::text, "a place or an id", true},
    {"facing", "--facing", ArgumentKind::text, "N, E, S or W; default: the unit's own"},
};

constexpr Argument kHack[] = {
    {"unit", "UNIT", ArgumentKind::text, "who hacks: an id or a place", true},
    {"target", "TARGET", ArgumentKind::text, "what is hacked", true},
};

constexpr QuestionVerb kVerbs[] = {
    {"sight", "Can she see him? The verdict, why, and where on the line.", kFromTo,
     "parapet sight boards/rooftop-dispute.board.json archer runner --picture ruling.png", true},
    {"attack", "Sight, range, Flank, height and Protection, and what they make of the dice.",
     kAttack,
     "parapet attack boards/rooftop-dispute.board.json archer runner --dice YY --bands 1,4,9",
     true},
    {"dice", "What dice become by bonuses and penalties.", kDice,
     "parapet dice boards/house-with-window.board.json YY 3"},
    {"odds", "How likely each number of hits, aimed hits, pushes and specials is.", kOdds,
     "parapet odds boards/house-with-window.board.json RRY 1"},
    {"front", "The spaces in front of a unit.", kFront,
     "parapet front boards/rooftop-dispute.board.json archer --facing E", true},
    {"distance", "The distance in spaces.", kFromTo,
     "parapet distance boards/rooftop-dispute.board.json archer runner"},
    {"hack", "Whether a unit is near enough to hack.", kHack,
     "parapet hack boards/rooftop-dispute.board.json archer guard"},
};

}  // namespace

std::span<const QuestionVerb> sight_verbs() { return kVerbs; }

}  // namespace parapet::cli
