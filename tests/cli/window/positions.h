#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/open_board.h"
#include "viewer/window/position.h"

namespace parapet::testing {

using PositionPointer = std::shared_ptr<const viewer::Position>;

// The boards of the project, by their names: "harbour".
std::vector<std::string> board_names();

cli::OpenBoard open_named(const std::string& board);
PositionPointer position_named(const std::string& board);

// A mode by its name; fails the test if there is none.
const viewer::Mode& mode_named(const viewer::Position& position, const std::string& name);

// Ids of a few units, and a few spaces on various heights.
std::vector<std::string> few_places(const cli::OpenBoard& board);

// A ruling in lines that can be compared, without what it hangs on: verdict, reasons, digest.
std::string told(const viewer::RulingText& text);
std::string told(const Result<viewer::Answered>& answered);  // or its fault

// What is said of a question, as a window says it, by the session of a board itself.
std::string told_by(const cli::OpenBoard& board, const std::string& question_line);

// All that a position says in each mode of pairs of places, and what it would save.
std::string all_answers(const viewer::Position& position, const std::vector<std::string>& places);

}  // namespace parapet::testing
