#pragma once

#include <span>
#include <string_view>

#include "rules/ask/question_kind.h"
#include "rules/ask/skybridge/skybridge_state.h"

namespace parapet::ask {

// One kind of question of game skybridge (formats.md, questions).
using SkybridgeQuestion = QuestionKind<SkybridgeState>;

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kSkybridgeCommonKeys[] = {
    "ask",    "id",        "options",   "explain", "players",
    "rebels", "garrisons", "completed", "idle",    "free_rebels"};

// All kinds of questions that are answered, in the order of formats.md.
std::span<const SkybridgeQuestion> skybridge_questions();

// Its groups.
std::span<const SkybridgeQuestion> track_questions();   // leader, legions, garrisons, rebels
std::span<const SkybridgeQuestion> bridge_questions();  // bridge, end of a round, score, check
std::span<const SkybridgeQuestion> span_questions();    // what really stands and falls

}  // namespace parapet::ask
