#pragma once

#include <string_view>

#include "rules/ask/question_kind.h"
#include "rules/ask/skyline/skyline_state.h"

namespace parapet::ask {

// One kind of question of game skyline (formats.md, questions of game skyline).
using SkylineQuestion = QuestionKind<SkylineState>;

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kSkylineCommonKeys[] = {"ask", "id", "options", "explain",
                                                          "units"};

// What a ride may hang on: S1 and S7 have one value each.
inline constexpr std::string_view kRideOptions[] = {"S2", "S3", "S4", "S5", "S6"};

}  // namespace parapet::ask
