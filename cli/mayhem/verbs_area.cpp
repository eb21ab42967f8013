#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kArea[] = {
    {"center", "CENTER", ArgumentKind::text, "the Center: a place or an id", true},
    {"radius", "--radius", ArgumentKind::integer, "how many spaces it reaches", true},
    {"attacker", "--attacker", ArgumentKind::text,
     "who attacks: a place or an id; none for an explosion"},
    {"bands", "--bands", ArgumentKind::reaches, "reach of red, yellow, white: 1,3,7 (- = unused)"},
    {"targets", "--targets", ArgumentKind::texts, "ids of units to be told about, such as a,b"},
};

constexpr Argument kExplosive[] = {
    {"at", "AT", ArgumentKind::text, "the explosive space", true},
    {"hits", "HITS", ArgumentKind::integer, "Hits on it", true},
    {"size", "--size", ArgumentKind::text,
     "of the marker placed: small, medium or large (default)"},
    {"damage", "--damage", ArgumentKind::integer, "of the marker placed; default 1"},
};

constexpr Argument kExplode[] = {
    {"only", "--only", ArgumentKind::integers,
     "which explosion markers go off, by their place in the list from 0; default: all"},
    {"rolled", "--rolled", ArgumentKind::hits,
     "what the dice gave on explosive spaces: I2=2,D4@2=0"},
};

constexpr Argument kCollapse[] = {
    {"building", "BUILDING", ArgumentKind::text, "the id of a tile of the layout", true},
    {"damage", "--damage", ArgumentKind::one_or_more,
     "damage of a new marker, or of several laid one after the other: 2 or 4,6,7", true},
    {"turn", "--turn", ArgumentKind::text, "the Side whose turn it is"},
};

constexpr Argument kDemolish[] = {
    {"unit", "UNIT", ArgumentKind::text, "who demolishes: an id", true},
    {"building", "BUILDING", ArgumentKind::text, "the id of a tile of the layout", true},
};

constexpr QuestionVerb kVerbs[] = {
    {"area", "Which spaces an area effect reaches, and whom it attacks.", kArea,
     "parapet area boards/harbour.board.json I5 --radius 2 --attacker scout --picture area.png",
     true},
    {"explosive", "Whether Hits on an explosive space place a marker.", kExplosive,
     "parapet explosive boards/harbour.board.json I2 2", true, true},
    {"explode", "What happens when explosion markers go off.", kExplode,
     "parapet explode boards/harbour.board.json --rolled D4@2=2 --picture explosion.png", true,
     true},
    {"collapse", "Whether a building's top Level falls, on whom, and the board after it.",
     kCollapse,
     "parapet collapse boards/harbour.board.json warehouse --damage 2 --out after.board.json "
     "--picture collapse.png",
     true, true},
    {"demolish", "Whether a unit may demolish a building, and where the marker may lie.", kDemolish,
     "parapet demolish boards/harbour.board.json sentry warehouse", true},
};

}  // namespace

std::span<const QuestionVerb> area_verbs() { return kVerbs; }

}  // namespace parapet::cli
