#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kElevation[] = {
    {"at", "AT", ArgumentKind::place_or_point,
     "a space (D5, D5/0), a unit's id, or millimetres east and south: 120,80; default: the whole "
     "map"},
};

constexpr Argument kNeighbour[] = {
    {"from", "FROM", ArgumentKind::text, "a space (D5, D5/0) or a unit's id"},
    {"to", "TO", ArgumentKind::text, "another one"},
    {"offset", "--offset", ArgumentKind::numbers,
     "instead of places: pegs east and south from one centre to the other, such as 4,4"},
};

constexpr Argument kAttack[] = {
    {"from", "FROM", ArgumentKind::text, "the attacker: a place or an id", true},
    {"to", "TO", ArgumentKind::text, "the target", true},
    {"range", "--range", ArgumentKind::integer, "of the attack in spaces; default: adjacent only"},
};

constexpr Argument kSight[] = {
    {"from", "FROM", ArgumentKind::place_or_point,
     "who looks: a place (F7, F7/0), an id, or millimetres: 120,80,36", true},
    {"to", "TO", ArgumentKind::place_or_point, "who is looked at", true},
    {"policy", "--policy", ArgumentKind::text,
     "what a touch means: hair (default), open, closed or tube"},
};

constexpr QuestionVerb kVerbs[] = {
    {"sight", "Can she see him? The verdict, why, and where on the line.", kSight,
     "parapet sight boards/river-keep.board.json ferryman captain --picture sight.png", true},
    {"exposure", "How much of somebody is seen, and how much higher an eye would have to be.",
     kSight, "parapet exposure boards/river-keep.board.json archer gatekeeper --picture seen.png",
     true},
    {"attack", "Range, sight, and whether the attack is legal.", kAttack,
     "parapet attack boards/river-keep.board.json knight gatekeeper --range 6", true},
};

constexpr QuestionVerb kGroundVerbs[] = {
    {"elevation", "How high a place is, in pegs; of no place a map of all heights.", kElevation,
     "parapet elevation boards/river-keep.board.json --picture heights.png", true},
    {"neighbour", "Whether two spaces are neighbouring, and whether adjacent.", kNeighbour,
     "parapet neighbour boards/river-keep.board.json D5 E6", true},
};

}  // namespace

std::span<const QuestionVerb> realms_sight_verbs() { return kVerbs; }
std::span<const QuestionVerb> realms_ground_verbs() { return kGroundVerbs; }

}  // namespace parapet::cli
