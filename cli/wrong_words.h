#pragma once

#include <CLI/CLI.hpp>

#include "geometry/numbers/result.h"

namespace parapet::cli {

// What is wrong with words that the command line does not take: what was found, what was expected,
// an example. REQUIRES: parsing them with `app` failed by `error`, which is no call for help.
// Codes: "unknown-verb", "missing-word", "unknown-word", "wrong-value".
Fault wrong_words(const CLI::App& app, const CLI::ParseError& error);

}  // namespace parapet::cli
