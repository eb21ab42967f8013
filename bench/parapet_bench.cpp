#include <cstdio>

#include "bench/bench_boards.h"
#include "bench/collapse_bench.h"
#include "bench/import_bench.h"
#include "bench/moving_bench.h"
#include "bench/reach_bench.h"
#include "bench/scan_bench.h"
#include "bench/sight_bench.h"
#include "bench/table_bench.h"

// Prints figures of sight and of moving on tile boards, of both over a city of bricks, of sight
// over scans of it, and of collapsing towers. Exit status 1 if any two ways to an answer differ.
int main() {
  using namespace parapet::bench;
  constexpr int kRepetitions = 5;
  constexpr int kCollapses = 3;
  const TableFigures full = measure_table("full", full_board(), kRepetitions);
  const TableFigures city = measure_table("city", city_board(), kRepetitions);
  const bool equal = full.equal && city.equal;
  std::printf("all-pairs sight, 24 x 24 x 4, one thread: %s | %s | %s\n", full.text.c_str(),
              city.text.c_str(), equal ? "all answers equal" : "ANSWERS DIFFER");

  const MovingFigures blocks = measure_moving("blocks", blocks_board(), kRepetitions);
  const MovingFigures large_city = measure_moving("city", large_city_board(), kRepetitions);
  const bool same_costs = blocks.equal && large_city.equal;
  std::printf("reach with jump 1/4 among 60 units, 48 x 48 x 4, one thread: %s | %s | %s\n",
              blocks.text.c_str(), large_city.text.c_str(),
              same_costs ? "all costs equal" : "COSTS DIFFER");

  const SightFigures sight = measure_sight(kRepetitions);
  std::printf("%s  %s\n", sight.text.c_str(), sight.equal ? "all answers equal" : "ANSWERS DIFFER");

  const SightFigures scan = measure_scan_sight(kRepetitions);
  std::printf("%s  %s\n", scan.text.c_str(), scan.equal ? "all answers equal" : "ANSWERS DIFFER");

  const ReachFigures reach = measure_reach(kRepetitions);
  std::printf("%s  %s\n", reach.text.c_str(), reach.equal ? "all costs equal" : "COSTS DIFFER");

  const CollapseFigures collapse = measure_collapse(kCollapses);
  std::printf("%s  %s\n", collapse.text.c_str(),
              collapse.equal ? "all collapses equal" : "COLLAPSES DIFFER");

  const ImportFigures imported = measure_import();
  std::printf("%s  %s\n", imported.text.c_str(),
              imported.equal ? "both ends agree" : "BOTH ENDS DIFFER");
  const bool same_terrain = scan.equal && imported.equal;
  return equal && same_costs && sight.equal && same_terrain && reach.equal && collapse.equal ? 0
                                                                                             : 1;
}
