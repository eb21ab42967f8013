#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <string>
#include <string_view>

#include "cli/question_verb.h"
#include "cli/verbs.h"

namespace parapet::cli {

// What the words of the command line ask for; run after all of them have been read.
struct Chosen {
  std::function<ExitStatus()> run;
  std::string typed;  // the whole line, as one types it
};

std::string footer(std::string_view example);

// --ldraw DIR, for every verb that opens a board.
void add_library(CLI::App& command, std::string& library);

// A verb with the words of all games that have it. Which game's question is meant, and which words
// it needs, only the board tells.
void add_question(CLI::App& app, const Verb& verb, Chosen& chosen);

}  // namespace parapet::cli
