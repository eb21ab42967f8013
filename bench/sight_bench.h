#pragma once

#include <string>

namespace parapet::bench {

struct SightFigures {
  std::string text;    // a table
  bool equal = false;  // what has to be equal: see bench/README.md
};

// A million lines over the city on one thread, once with ends on any tick and once on the lattice:
// the grid line by line and all at once, and the rivals, by turns in each repetition.
SightFigures measure_sight(int repetitions);

}  // namespace parapet::bench
