#pragma once

#include <string>

namespace parapet::bench {

struct CollapseFigures {
  std::string text;    // lines
  bool equal = false;  // the same collapse twice, to the bit, and no piece lost
};

// Hollow towers of 100, 500, 1,000 and 2,000 bricks that lose a corner, until all lie still: how
// long contacts, the balance and the fall take, beside Bullet with one body a brick over the same
// span of time.
CollapseFigures measure_collapse(int repetitions);

}  // namespace parapet::bench
