#include "rules/skybridge/game/action_kind.h"

#include <array>

namespace parapet::skybridge::game {
namespace {

// In the order of the alternatives of Action.
constexpr std::array<std::string_view, std::variant_size_v<Action>> kKinds = {
    "choose-board", "place-garden", "crown",  "look",       "take", "take-looked", "keep",
    "crown-bonus",  "bonus",        "play",   "resolve",    "done", "main",        "contribute",
    "trade",        "gift",         "priest", "give-back",  "next", "roll",        "turn-die",
    "choose-die",   "harm",         "feed",   "compensate",
};

}  // namespace

std::string_view kind_of(const Action& action) { return kKinds[action.index()]; }

}  // namespace parapet::skybridge::game
