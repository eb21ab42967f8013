#include "geometry/routes/route_graph.h"

#include <algorithm>
#include <string>

namespace parapet {

Result<RouteGraph> RouteGraph::of(const std::vector<std::vector<RouteEdge>>& edges_from) {
  RouteGraph graph;
  std::size_t edges = 0;
  for (const auto& row : edges_from) edges += row.size();
  if (edges_from.size() >= kNoNode || edges >= kNoNode) {
    return Failure({.code = "too-large",
                    .file = {},
                    .place = {},
                    .found = "a graph of " + std::to_string(edges_from.size()) + " nodes and " +
                             std::to_string(edges) + " edges",
                    .expected = "less than 4294967295 of each",
                    .excerpt = {}});
  }
  graph.row_begins_.reserve(edges_from.size() + 1);
  graph.edges_.reserve(edges);
  for (std::size_t node = 0; node < edges_from.size(); ++node) {
    for (const RouteEdge& edge : edges_from[node]) {
      if (edge.to >= edges_from.size() || edge.cost < 1 || edge.cost > kMaxEdgeCost) {
        return Failure({.code = "wrong-value",
                        .file = {},
                        .place = "edges of node " + std::to_string(node),
                        .found = "an edge to node " + std::to_string(edge.to) + " of cost " +
                                 std::to_string(edge.cost),
                        .expected = "a node below " + std::to_string(edges_from.size()) +
                                    " and a cost from 1 to " + std::to_string(kMaxEdgeCost),
                        .excerpt = {}});
      }
      graph.greatest_cost_ = std::max(graph.greatest_cost_, edge.cost);
      graph.edges_.push_back(edge);
    }
    graph.row_begins_.push_back(static_cast<std::uint32_t>(graph.edges_.size()));
  }
  return graph;
}

}  // namespace parapet
