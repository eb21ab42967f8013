#include "cli/skirmish/skirmish_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kSight[] = {
    {"from", "FROM", ArgumentKind::place_or_point,
     "who looks: a place (F7, F7/0), an id, or millimetres: 120,80,36", true},
    {"to", "TO", ArgumentKind::text, "who is looked at", true},
};

constexpr QuestionVerb kVerbs[] = {
    {"sight", "Can she see him, how much of him, and has he cover?", kSight,
     "parapet sight boards/chapel-yard.board.json sniper medic --picture sight.png", true},
    {"overview",
     "Who sees whom, and who has cover.",
     {},
     "parapet overview boards/chapel-yard.board.json --picture overview.png",
     true},
};

}  // namespace

std::span<const QuestionVerb> skirmish_verbs() { return kVerbs; }

}  // namespace parapet::cli
