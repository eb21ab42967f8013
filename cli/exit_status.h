#pragma once

#include <string>

#include "geometry/numbers/result.h"

namespace parapet::cli {

// What the command tells the shell.
enum class ExitStatus { answered = 0, cannot_answer = 1, wrong_usage = 2, bad_file = 3 };

// Prints a fault for people on standard error, and gives back the status.
ExitStatus report(const Fault& fault, ExitStatus status);

}  // namespace parapet::cli
