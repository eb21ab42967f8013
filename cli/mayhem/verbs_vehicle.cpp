#include "cli/verb_tables.h"

namespace parapet::cli {
namespace {

constexpr Argument kDrive[] = {
    {"vehicle", "VEHICLE", ArgumentKind::text, "the id of a vehicle", true},
    {"moves", "--moves", ArgumentKind::texts,
     "straight, turn-left, turn-right, shift-left, shift-right, drift-left, drift-right, back, "
     "driver-off; with commas between them",
     true},
    {"push_to", "--push-to", ArgumentKind::texts, "where those it rams are pushed, in order"},
};

constexpr Argument kTraffic[] = {
    {"drone", "DRONE", ArgumentKind::text, "the id of a drone", true},
    {"unit", "UNIT", ArgumentKind::text, "who stepped into the lane: an id", true},
    {"number", "NUMBER", ArgumentKind::integer, "the number on the card", true},
};

constexpr Argument kDrones[] = {
    {"number", "NUMBER", ArgumentKind::integer, "how many spaces drones move", true},
    {"side", "--side", ArgumentKind::text, "whose drones move", true},
};

constexpr Argument kSpawn[] = {
    {"id", "ID", ArgumentKind::text, "the id of the new drone", true},
    {"entry", "ENTRY", ArgumentKind::text, "where its rear starts, on the map's edge: a place",
     true},
    {"number", "NUMBER", ArgumentKind::integer, "how many spaces it moves then", true},
};

constexpr Argument kDevice[] = {
    {"device", "DEVICE", ArgumentKind::text, "the id of a device", true},
    {"to", "--to", ArgumentKind::text, "a space; or N, E, S, W for a wrecking ball"},
};

constexpr QuestionVerb kVerbs[] = {
    {"drive", "Where a vehicle gets by its moves, and whom it rams.", kDrive,
     "parapet drive boards/harbour.board.json car --moves straight,straight,straight,turn-left "
     "--picture drive.png",
     true},
    {"traffic", "Whether a drone hits who steps into its lane.", kTraffic,
     "parapet traffic boards/harbour.board.json drone courier 3", true},
    {"drones", "How all drones of a Side move.", kDrones,
     "parapet drones boards/harbour.board.json 4 --side legion", true},
    {"spawn", "Where a new drone appears and gets to.", kSpawn,
     "parapet spawn boards/harbour.board.json second L9 1", true},
    {"device", "What a doomsday device does.", kDevice,
     "parapet device boards/harbour.board.json bomb --picture bomb.png", true, true},
};

}  // namespace

std::span<const QuestionVerb> vehicle_verbs() { return kVerbs; }

}  // namespace parapet::cli
