#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

// Said again by every question about a move.
constexpr Argument kUnit{"unit", "--unit", ArgumentKind::text,
                         "who moves: an id; default: the unit on FROM"};
constexpr Argument kHeight{"height", "--height", ArgumentKind::number,
                           "how tall the figure is, in pegs; default: the unit's own"};
constexpr Argument kMovement{"movement", "--movement", ArgumentKind::integer,
                             "how much movement it has; default: the unit's own"};
constexpr Argument kFlies{"flies", "--flies", ArgumentKind::yes, "it is a flyer"};
constexpr Argument kFrom{"from", "FROM", ArgumentKind::text, "a place (F7, F7/0) or a unit's id",
                         true};
constexpr Argument kTo{"to", "TO", ArgumentKind::text, "where to: a place", true};

constexpr Argument kStep[] = {
    {"from", "FROM", ArgumentKind::text, "a place (F7, F7/0) or a unit's id"},
    {"to", "TO", ArgumentKind::text, "where to: a place"},
    kUnit,
    kHeight,
    kFlies,
    {"profile.surfaces", "--surfaces", ArgumentKind::numbers,
     "instead of places: the heights of the surfaces crossed, in pegs, such as 0,3,1"},
    {"profile.obstructions", "--obstructions", ArgumentKind::numbers,
     "with it: the tops of what is climbed over right after the first surface"},
    {"profile.width", "--width", ArgumentKind::number, "with it: the narrowest place, in pegs"},
    {"profile.link", "--link", ArgumentKind::text, "with it: stairs, ladder or pads"},
};

constexpr Argument kRoute[] = {kFrom, kTo, kUnit, kHeight, kMovement, kFlies};
constexpr Argument kReach[] = {kFrom, kUnit, kHeight, kMovement, kFlies};

constexpr Argument kWalk[] = {
    {"path", "PATH", ArgumentKind::texts, "the spaces walked, the first where it starts: F7,F6,G6",
     true},
    kUnit,
    kHeight,
    kMovement,
    kFlies,
};

constexpr Argument kFall[] = {
    {"drop", "DROP", ArgumentKind::number, "how far it falls, in pegs"},
    {"cause", "--cause", ArgumentKind::text, "flight: it falls out of the air, which is 200 pegs"},
    {"unit", "--unit", ArgumentKind::text, "who falls: an id"},
    kHeight,
    kFlies,
};

constexpr Argument kTurn[] = {
    {"unit", "UNIT", ArgumentKind::text, "whose turn it is: an id", true},
    {"actions", "ACTIONS", ArgumentKind::texts,
     "take-off, land, move, attack; with commas between them", true},
};

constexpr Argument kBoard[] = {
    {"unit", "UNIT", ArgumentKind::text, "who gets on: an id", true},
    {"carrier", "CARRIER", ArgumentKind::text, "what it gets on: an id", true},
    {"to", "--to", ArgumentKind::text, "the space of the carrier where it sits down"},
};

constexpr Argument kUnseat[] = {
    {"unit", "UNIT", ArgumentKind::text, "the carrier that is killed, or the rider that leaves",
     true},
    {"cause", "CAUSE", ArgumentKind::text, "killed or leaves", true},
};

constexpr QuestionVerb kVerbs[] = {
    {"step", "What one step costs, or that it is not allowed.", kStep,
     "parapet step boards/river-keep.board.json C3 D3 --height 10 --picture step.png", true, true},
    {"walk", "Whether a unit may walk a path, and what each step costs.", kWalk,
     "parapet walk boards/river-keep.board.json D5,E5,F5 --out after.board.json", true, true},
    {"route", "The cheapest way to a space, and what it costs.", kRoute,
     "parapet route boards/river-keep.board.json knight H5 --picture route.png", true, true},
    {"reach", "Every space a unit can end on, and what each costs.", kReach,
     "parapet reach boards/river-keep.board.json knight --picture reach.png", true},
    {"leap", "Whether a unit may leap across, what it costs, and how it lands.", kRoute,
     "parapet leap boards/river-keep.board.json F7 G6 --height 10 --picture leap.png", true, true},
    {"fall", "The wounds of a fall.", kFall,
     "parapet fall boards/river-keep.board.json 24 --height 10"},
    {"turn", "Whether a flyer may do these things in one turn.", kTurn,
     "parapet turn boards/river-keep.board.json wyvern take-off,attack"},
    {"board", "Whether a unit may get on another one.", kBoard,
     "parapet board boards/river-keep.board.json squire wyvern", true, true},
    {"unseat", "Where riders come down when they lose their seat, and their wounds.", kUnseat,
     "parapet unseat boards/river-keep.board.json wyvern killed", true, true},
};

}  // namespace

std::span<const QuestionVerb> realms_moving_verbs() { return kVerbs; }

}  // namespace parapet::cli
