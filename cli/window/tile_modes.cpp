#include "cli/window/window_modes.h"

namespace parapet::cli {
namespace {

constexpr ModeNumber kSide{"side", "--side", true};

constexpr ModePick kSightPicks[] = {{"", "Who looks?"}, {"", "At whom, or where?"}};
constexpr ModePick kMoverPick[] = {{"", "Who moves?"}};
constexpr ModePick kMovePicks[] = {{"", "Who moves?"}, {"", "Where to?"}};
constexpr ModePick kStepPicks[] = {{"", "Who moves?"}, {"", "To which space beside it?"}};
constexpr ModePick kPushPicks[] = {
    {"", "Who pushes?"}, {"", "Whom?"}, {"--to", "Where shall it go? Else all places are shown."}};
constexpr ModePick kAttackPicks[] = {{"", "Who attacks?"}, {"", "Whom?"}};
constexpr ModePick kAreaPicks[] = {{"--attacker", "Who attacks?"}, {"", "Where is the Center?"}};
constexpr ModePick kExplosionPicks[] = {{"", "Where is the Center?"}};
constexpr ModePick kZonePicks[] = {{"", "Whose zone, or round which space?"}};

constexpr ModeNumber kReachNumbers[] = {{"mp", "--mp"}, {"reach-jump", "--jump"}, kSide};
constexpr ModeNumber kMoveNumbers[] = {kSide};
constexpr ModeNumber kJumpNumbers[] = {{"jump", "--jump"}, kSide};
constexpr ModeNumber kPushNumbers[] = {{"pushes", "--pushes"}};
constexpr ModeNumber kAttackNumbers[] = {{"dice", "--dice"}};
constexpr ModeNumber kAreaNumbers[] = {{"radius", "--radius"}};

constexpr WindowMode kModes[] = {
    {"sight", "Sight", kSightPicks, 2},
    {"reach", "Reach", kMoverPick, 1, kReachNumbers},
    {"route", "Route", kMovePicks, 2, kMoveNumbers},
    {"step", "Step", kStepPicks, 2, kMoveNumbers},
    {"route", "Jump", kMovePicks, 2, kJumpNumbers},
    {"push", "Push", kPushPicks, 2, kPushNumbers},
    {"attack", "Attack", kAttackPicks, 2, kAttackNumbers},
    {"area", "Area attack", kAreaPicks, 2, kAreaNumbers},
    {"area", "Explosion", kExplosionPicks, 1, kAreaNumbers},
    {"zoc", "Zone of control", kZonePicks, 1},
};

}  // namespace

std::span<const WindowMode> tile_modes() { return kModes; }

}  // namespace parapet::cli
