#pragma once

#include <string>

namespace parapet::bench {

struct ReachFigures {
  std::string text;    // a table
  bool equal = false;  // all costs of both ways
};

// What a walker reaches on the roofs and hills of the city, one space a stud: eight neighbours, at
// most 3 plates up and 6 down, 2 for a straight step, 3 for a slanting one, and 1 for each plate
// up. On one thread, by turns with Boost.Graph on the same graph written out.
ReachFigures measure_reach(int repetitions);

}  // namespace parapet::bench
