#include <cstdio>

#include "bench/bench_boards.h"
#include "bench/table_bench.h"

// Prints one line of figures. Exit status 1 if any two ways to an answer differ.
int main() {
  using namespace parapet::bench;
  constexpr int kRepetitions = 5;
  const TableFigures full = measure_table("full", full_board(), kRepetitions);
  const TableFigures city = measure_table("city", city_board(), kRepetitions);
  const bool equal = full.equal && city.equal;
  std::printf("all-pairs sight, 24 x 24 x 4, one thread: %s | %s | %s\n", full.text.c_str(),
              city.text.c_str(), equal ? "all answers equal" : "ANSWERS DIFFER");
  return equal ? 0 : 1;
}
