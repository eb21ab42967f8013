#include "rules/skyline/rail_graph.h"

#include <algorithm>

namespace parapet::skyline {

RailGraph::RailGraph(const Network& network) : neighbours_(network.stops.size()) {
  for (const Rail& rail : network.rails) {
    neighbours_[rail.from].push_back(rail.to);
    neighbours_[rail.to].push_back(rail.from);
  }
  for (auto& around : neighbours_) std::sort(around.begin(), around.end());
}

bool RailGraph::joined(std::size_t a, std::size_t b) const {
  return std::binary_search(neighbours_[a].begin(), neighbours_[a].end(), b);
}

}  // namespace parapet::skyline
