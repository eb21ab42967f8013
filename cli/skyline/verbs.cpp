#include "cli/skyline/skyline_told.h"

namespace parapet::cli {
namespace {

constexpr Argument kUnit{"unit", "UNIT", ArgumentKind::text,
                         "who rides: common, songbird, airship, or the id of a unit", true};
constexpr Argument kFrom{"from", "FROM", ArgumentKind::text,
                         "the space of the sky-line where it gets on", true};
constexpr Argument kSide{"side", "--side", ArgumentKind::text,
                         "whose unit it is; that of the unit, if it is one of the board"};

constexpr Argument kRide[] = {
    kUnit,
    kFrom,
    {"path", "PATH", ArgumentKind::texts, "the spaces that it enters: b,c,d", true},
    {"rolls", "--rolls", ArgumentKind::rolls,
     "what the dice showed, for each space that needs a roll: safe,2,1/0,1,1"},
    {"seed", "--seed", ArgumentKind::number, "roll the dice by this number instead"},
    {"hand", "--hand", ArgumentKind::integer, "action cards in hand"},
    {"pay", "--give-up", ArgumentKind::no, "lose the unit rather than discard a card"},
    kSide,
};

constexpr Argument kRisk[] = {
    kUnit,
    kFrom,
    {"path", "PATH", ArgumentKind::texts,
     "the spaces that it enters: b,c,d; without it each space that it can get to"},
    {"hand", "--hand", ArgumentKind::integer, "action cards in hand"},
    {"values.unit", "--unit-worth", ArgumentKind::number, "what the unit is worth"},
    {"values.card", "--card-worth", ArgumentKind::number, "what a card is worth"},
    {"values.goal", "--goal", ArgumentKind::worths, "what it is worth to stop there: d=20,e=5"},
    kSide,
};

constexpr Argument kRail[] = {
    {"from", "FROM", ArgumentKind::text, "a space of the sky-line; without it all rails"},
    {"to", "TO", ArgumentKind::text, "the space at the other end of the rail"},
    {"clearance_mm", "--clearance", ArgumentKind::number,
     "how far it has to stay from the terrain, in millimetres"},
};

constexpr Argument kLocation[] = {
    {"location", "LOCATION", ArgumentKind::text, "the id of a location", true},
};

constexpr Argument kMove[] = {
    {"unit", "UNIT", ArgumentKind::text,
     "who moves: common, songbird, airship, or the id of a unit", true},
    {"to", "TO", ArgumentKind::text, "the location where it goes", true},
    {"from", "--from", ArgumentKind::text, "the location where it is; that of a unit of the board"},
    kSide,
};

constexpr QuestionVerb kVerbs[] = {
    {"ride", "What becomes of a ride along the sky-line?", kRide,
     "parapet ride boards/six-quarters.board.json r1 a b,d --rolls safe,2,1/0,1,1 --hand 3", true,
     true},
    {"risk", "How likely does a ride get there, and when to stop?", kRisk,
     "parapet risk boards/six-quarters.board.json r1 a b,d,e --hand 6 --unit-worth 10 "
     "--card-worth 2 --goal e=40",
     true},
    {"rail", "How long and how steep is a rail, and does it clear the terrain?", kRail,
     "parapet rail boards/floating-quarters.board.json b c --clearance 5", true},
    {"location", "Which territory, neighbours and spaces of the sky-line has a location?",
     kLocation, "parapet location boards/six-quarters.board.json 6"},
    {"move", "May a unit move to a location, and does a combat start?", kMove,
     "parapet move boards/six-quarters.board.json r1 5", false, true},
};

}  // namespace

std::span<const QuestionVerb> skyline_verbs() { return kVerbs; }

}  // namespace parapet::cli
