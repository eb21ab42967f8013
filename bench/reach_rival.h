#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "geometry/routes/route_graph.h"

namespace parapet::bench {

// Dijkstra's method of the Boost Graph Library on a graph written out in compressed rows.
class ReachRival {
 public:
  explicit ReachRival(const RouteGraph& graph);
  ~ReachRival();

  // Ended where routes cost more than the limit; only what an earlier search touched is set back.
  void search(std::uint32_t source, std::uint32_t limit);

  // Of the last search: kNoNode where the node costs more than the limit.
  std::uint32_t cost(std::uint32_t node) const;

 private:
  struct Graph;
  std::unique_ptr<Graph> graph_;
};

}  // namespace parapet::bench
