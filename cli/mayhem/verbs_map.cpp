#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kPlace[] = {
    {"side", "--side", ArgumentKind::text, "whose reinforcements they are", true},
    {"tile", "--tile", ArgumentKind::text, "the id of a tile of the layout; default: any"},
};

constexpr Argument kRedeploy[] = {
    {"unit", "UNIT", ArgumentKind::text, "who is redeployed: an id", true},
    {"tile", "--tile", ArgumentKind::text, "the id of a tile of the layout; default: any"},
};

constexpr Argument kObjective[] = {
    {"objective", "OBJECTIVE", ArgumentKind::text, "the id of an objective marker", true},
};

constexpr Argument kEvent[] = {
    {"unit", "UNIT", ArgumentKind::text, "who moves: an id", true},
    {"path", "PATH", ArgumentKind::texts, "the spaces it moves through: F7,G7,H7", true},
};

constexpr Argument kMap[] = {
    {"layout", "--layout", ArgumentKind::json,
     "the tiles as laid: JSON, or a file of it; default: the board's own layout"},
};

constexpr Argument kBuild[] = {
    {"layout", "--layout", ArgumentKind::json,
     "the tiles laid so far: JSON, or a file of it; default: the board's own layout"},
    {"left", "--left", ArgumentKind::texts, "names of the tiles that are left, such as a,b,b",
     true},
    {"side", "--side", ArgumentKind::text, "whose turn it is", true},
    {"place", "--place", ArgumentKind::json,
     "the tiles laid this turn; default: all legal placements are listed"},
};

constexpr QuestionVerb kVerbs[] = {
    {"place", "Where reinforcements may stand.", kPlace,
     "parapet place boards/harbour.board.json --side mayhem --picture place.png", true},
    {"redeploy", "Where a unit may be redeployed to.", kRedeploy,
     "parapet redeploy boards/harbour.board.json courier --tile east-road", true},
    {"objective", "Whether an objective marker flips.", kObjective,
     "parapet objective boards/harbour.board.json 1", true},
    {"event", "Which event markers a move sets off.", kEvent,
     "parapet event boards/harbour.board.json courier G9,H8,I8,J8,K8", true},
    {"map", "Whether the tiles make a map.", kMap, "parapet map boards/harbour.board.json", true},
    {"build", "How a map may grow by one turn.", kBuild,
     "parapet build boards/harbour.board.json --left yard,road --side mayhem", true},
};

}  // namespace

std::span<const QuestionVerb> map_verbs() { return kVerbs; }

}  // namespace parapet::cli
