#include "cli/skybridge/skybridge_tables.h"
#include "cli/structure_words.h"

namespace parapet::cli {
namespace {

constexpr Argument kPlayer{"player", "PLAYER", ArgumentKind::text, "a player's id", true};
constexpr Argument kOfPlayer{"player", "--player", ArgumentKind::text,
                             "where this player's legion stands, instead of INDEX"};

constexpr Argument kCommon[] = {
    {"players", "--players", ArgumentKind::json, "players instead of the board's"},
    {"rebels", "--rebels", ArgumentKind::json, "rebels instead of the board's"},
    {"garrisons", "--garrisons", ArgumentKind::json, "garrisons instead of the board's"},
    {"completed", "--completed", ArgumentKind::integer,
     "how many segments are finished, 0 to 7, instead of the board's"},
    {"idle", "--idle", ArgumentKind::integer,
     "rounds in a row before this one without anybody on the segment, instead of the board's"},
    {"free_rebels", "--free-rebels", ArgumentKind::integer,
     "free rebels in reserve instead of the board's"},
};

constexpr Argument kLegion[] = {
    {"actions", "ACTIONS", ArgumentKind::texts, "might and retreat in their order: might,retreat",
     true},
    {"index", "INDEX", ArgumentKind::integer, "the territory where the legion stands, 0 to 8"},
    kOfPlayer,
};
constexpr Argument kMight[] = {
    {"index", "INDEX", ArgumentKind::integer, "the territory where the legion stands, 0 to 8"},
    kOfPlayer,
};
constexpr Argument kRoundEnd[] = {
    {"contributed", "--contributed", ArgumentKind::yes,
     "somebody is on the current segment; default: if the board has population on it"},
    {"segment", "--segment", ArgumentKind::integer,
     "the segment that is being built; default: the current one"},
    {"hungry", "--hungry", ArgumentKind::json,
     "who has not fed whom: [{\"player\": \"red\", \"count\": 1}], or a file of it"},
};
constexpr Argument kGarrison[] = {
    kPlayer,
    {"index", "INDEX", ArgumentKind::integer,
     "the territory of the legion, 0 to 8; default: the player's own"},
    {"fortification", "--fortification", ArgumentKind::text, "into this one alone: its id"},
};
constexpr Argument kReturn[] = {
    kPlayer,
    {"index", "INDEX", ArgumentKind::integer, "the territory that the rebel leaves, 0 to 8", true},
};
constexpr Argument kScore[] = {kPlayer};
constexpr Argument kLoads{"loads", "--loads", ArgumentKind::json,
                          "weights on segments: [{\"segment\": 4, \"mass_g\": 200}]"};
constexpr Argument kStable[] = {
    kWithout,
    {"stages", "--each-stage", ArgumentKind::yes, "also how it stands after each segment"},
    kLoads,
    kSecondsAtMost,
};
constexpr Argument kRemove[] = {
    {"segment", "SEGMENT", ArgumentKind::integer, "the number of the segment taken away"},
    kPieces,
    kLoads,
    kSecondsAtMost,
};

constexpr QuestionVerb kVerbs[] = {
    {"leader",
     "Where the rebel leader stands.",
     {},
     "parapet leader boards/two-banks.board.json --picture leader.png",
     true},
    {"legion", "Where a legion comes with more might and retreats.", kLegion,
     "parapet legion boards/two-banks.board.json might,might,retreat --player red --picture "
     "legion.png",
     true},
    {"might", "The area of might of a legion.", kMight,
     "parapet might boards/two-banks.board.json 5 --picture might.png", true},
    {"bridge",
     "The segments in their order: which are finished, which is built, which are gaps.",
     {},
     "parapet bridge boards/two-banks.board.json --picture bridge.png",
     true},
    {"round-end", "What the end of a round does to the bridge, the leader and the rebels.",
     kRoundEnd,
     "parapet round-end boards/two-banks.board.json "
     "--hungry '[{\"player\": \"blue\", \"count\": 1}]' --picture round-end.png",
     true},
    {"garrison", "May a player put a garrison into a fortification?", kGarrison,
     "parapet garrison boards/two-banks.board.json blue 4 --picture garrison.png", true},
    {"return", "May a player take a rebel back from a territory?", kReturn,
     "parapet return boards/two-banks.board.json blue 6 --picture return.png", true},
    {"score", "What track and bridge are worth to a player.", kScore,
     "parapet score boards/two-banks.board.json blue --picture score.png", true},
    {"stable", "Does the bridge stand, and how much more could it carry?", kStable,
     "parapet stable boards/two-banks.board.json --completed 7 --each-stage --picture stands.png",
     true},
    {"remove", "What of the bridge comes down without a segment?", kRemove,
     "parapet remove boards/two-banks.board.json 5 --completed 7 --picture falls.png", true},
};

}  // namespace

std::span<const QuestionVerb> skybridge_verbs() { return kVerbs; }
std::span<const Argument> skybridge_common_arguments() { return kCommon; }

}  // namespace parapet::cli
