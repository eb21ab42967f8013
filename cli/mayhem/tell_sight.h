#pragma once

#include <string>

#include "cli/told.h"
#include "rules/mayhem/sight/sight.h"

namespace parapet::cli {

// Sight and attacks: what is told of them beside the sentence and the reasons.

bool is_about_sight(const Told& told);

// Where the lines run, and what they meet: lines of their own.
std::string lines_text(const mayhem::SightRuling& ruling);

}  // namespace parapet::cli
