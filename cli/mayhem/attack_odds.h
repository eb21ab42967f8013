#pragma once

#include <string>

#include "cli/told.h"

namespace parapet::cli {

// What the dice of a legal attack may show, a line for each handful that may be rolled; empty if
// there is none, or if it is too large to be counted.
std::string attack_odds_text(const Told& told);

}  // namespace parapet::cli
