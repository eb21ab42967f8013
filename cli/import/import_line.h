#pragma once

#include <CLI/CLI.hpp>

#include "cli/command_line.h"

namespace parapet::cli {

// The verb `import`, with its words.
void add_import(CLI::App& app, Chosen& chosen);

}  // namespace parapet::cli
