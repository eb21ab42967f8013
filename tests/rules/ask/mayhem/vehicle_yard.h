#pragma once

#include <string>
#include <vector>

#include "rules/files/json/json_value.h"

// Small boards with vehicles, and questions about them.
namespace parapet::testing {

using Rows = std::vector<std::string>;

// What is answered on a board of one tile with these Levels; `ramps` is a further key of the tile.
JsonValue answer(const std::vector<Rows>& levels, const std::string& question,
                 const std::string& ramps = "");

// A key of an answer as text, "none" if it has none; the code of its error, likewise.
std::string own(const JsonValue& answer, const char* key);
std::string code(const JsonValue& answer);

// The plan of Level 1 with nothing on it, and a plan with one character changed.
Rows open_ground(int width, int height);
Rows with(Rows rows, int row, int column, char print);

// Pieces; `more` are further keys.
std::string unit(const std::string& id, const std::string& side, const std::string& at,
                 const std::string& more = "");
std::string car(const std::string& back, const std::string& front,
                const std::string& more = R"(, "ram": "R")");
std::string drone(const std::string& id, const std::string& back, const std::string& front);

// Questions.
std::string drive(const std::string& moves, const std::string& vehicles, const std::string& units,
                  const std::string& more = "");
std::string drones(int number, const std::string& vehicles, const std::string& units = "");

}  // namespace parapet::testing
