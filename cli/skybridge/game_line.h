#pragma once

#include <CLI/CLI.hpp>

#include "cli/command_line.h"

namespace parapet::cli {

// `parapet skybridge`: whole games of the bridge game, with a verb below it for all that one does.
void add_skybridge(CLI::App& app, Chosen& chosen);

}  // namespace parapet::cli
