#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

// Said again by every question about a move.
constexpr Argument kSide{"side", "--side", ArgumentKind::text,
                         "whose unit moves; default: that of the unit that FROM names"};
constexpr Argument kJump{"jump", "--jump", ArgumentKind::jump,
                         "UP/SPAN: Levels up and spaces across, such as 1/4"};

constexpr Argument kStep[] = {
    {"from", "FROM", ArgumentKind::text, "a place (F7, F7@2) or a unit's id", true},
    {"to", "TO", ArgumentKind::text, "a place; of a large unit its new north-west space", true},
    kSide,
    {"dash", "--dash", ArgumentKind::yes, "whether a Dash may make it"},
};

constexpr Argument kWalk[] = {
    {"path", "PATH", ArgumentKind::texts, "the spaces walked, the first where it starts: F7,F6,G6",
     true},
    {"mp", "--mp", ArgumentKind::integer, "movement points", true},
    {"side", "--side", ArgumentKind::text, "whose unit moves", true},
    kJump,
    {"jump.at", "--jump-at", ArgumentKind::integer, "where in the path the jump starts, from 0"},
};

constexpr Argument kEnter[] = {
    {"at", "AT", ArgumentKind::text, "the space entered", true},
    {"edge", "EDGE", ArgumentKind::text, "the edge of the map: N, E, S or W", true},
    {"side", "--side", ArgumentKind::text, "whose unit enters"},
    kJump,
};

constexpr Argument kRoute[] = {
    {"from", "FROM", ArgumentKind::text, "a place (F7, F7@2) or a unit's id", true},
    {"to", "TO", ArgumentKind::text, "where to: a place", true},
    kSide,
    {"mp", "--mp", ArgumentKind::integer, "movement points; default: as many as it takes"},
    kJump,
};

constexpr Argument kReach[] = {
    {"from", "FROM", ArgumentKind::text, "a place (F7, F7@2) or a unit's id", true},
    {"mp", "--mp", ArgumentKind::integer, "movement points", true},
    kSide,
    kJump,
};

constexpr Argument kAt[] = {
    {"at", "AT", ArgumentKind::text, "a place (F7, F7@2) or an id", true},
};

constexpr Argument kPush[] = {
    {"attacker", "ATTACKER", ArgumentKind::text, "who pushes: a place or an id", true},
    {"target", "TARGET", ArgumentKind::text, "who is pushed: a place or an id", true},
    {"pushes", "--pushes", ArgumentKind::integer, "how many Pushes the dice gave", true},
    {"to", "--to", ArgumentKind::text, "where the target shall go: a place"},
};

constexpr Argument kFall[] = {
    {"levels", "LEVELS", ArgumentKind::integer, "how many Levels it falls", true},
    {"forced", "--forced", ArgumentKind::flag, "it was pushed; else it fell by its own action"},
    {"dash", "--dash", ArgumentKind::flag, "it dashes during the fall"},
};

constexpr QuestionVerb kVerbs[] = {
    {"step", "What one step costs, or that it is not allowed.", kStep,
     "parapet step boards/harbour.board.json scout F6", true, true},
    {"walk", "Whether a unit may walk a path, and what each step costs.", kWalk,
     "parapet walk boards/harbour.board.json F7,G6,G5,G4 --side mayhem --mp 4", true, true},
    {"enter", "What entering the map from its edge costs.", kEnter,
     "parapet enter boards/harbour.board.json A9 W --side mayhem", true},
    {"route", "The cheapest way to a space, and what it costs.", kRoute,
     "parapet route boards/harbour.board.json scout D4@2 --mp 10 --picture route.png", true, true},
    {"reach", "Every space a unit can end on, and what each costs.", kReach,
     "parapet reach boards/harbour.board.json scout --mp 5 --jump 1/4 --picture reach.png", true},
    {"zoc", "The zone of control of a unit or space.", kAt,
     "parapet zoc boards/harbour.board.json trooper --picture zone.png", true},
    {"space", "What is printed on a space, its edges and its dots.", kAt,
     "parapet space boards/harbour.board.json E3", true},
    {"push", "Where Pushes may drive a target, and how far it falls.", kPush,
     "parapet push boards/harbour.board.json brawler trooper --pushes 2 --picture push.png", true,
     true},
    {"fall", "The dice of a fall.", kFall, "parapet fall boards/harbour.board.json 2 --forced"},
};

}  // namespace

std::span<const QuestionVerb> moving_verbs() { return kVerbs; }

}  // namespace parapet::cli
