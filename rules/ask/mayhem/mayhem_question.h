#pragma once

#include <string_view>

#include "rules/ask/mayhem/mayhem_state.h"
#include "rules/ask/question_kind.h"

namespace parapet::ask {

// One kind of question of game mayhem (formats.md, questions).
using MayhemQuestion = QuestionKind<MayhemState>;

// Keys that every question may carry, beside its own.
inline constexpr std::string_view kMayhemCommonKeys[] = {"ask",   "id",       "options", "explain",
                                                         "units", "vehicles", "markers", "devices"};

}  // namespace parapet::ask
