#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "cli/open_board.h"
#include "rules/options.h"

namespace parapet::cli {

// Everything that sees everything on a board: of tile boards its spaces, of brick boards its units.
struct SeenTable {
  using Rows = std::vector<std::vector<bool>>;

  std::string what;                // a row stands for: "space", "unit"
  std::vector<std::string> names;  // of the rows, and of the columns
  std::vector<int> groups;         // Levels, sides: a picture colours sight within one apart
  // The rows from begin to before end.
  std::function<Result<Rows>(std::size_t begin, std::size_t end)> rows;
};

// The board must outlive them.
SeenTable seen_spaces(const ask::MayhemState& state, const Options& options);
SeenTable seen_units(const ask::RealmsState& state, const Options& options);

}  // namespace parapet::cli
