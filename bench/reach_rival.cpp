#include "bench/reach_rival.h"

#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths_no_color_map.hpp>
#include <boost/property_map/property_map.hpp>
#include <functional>
#include <utility>

namespace parapet::bench {
namespace {

struct Weight {
  std::uint32_t cost = 0;
};
using Rows = boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight,
                                                boost::no_property, std::uint32_t, std::uint32_t>;
using Vertex = boost::graph_traits<Rows>::vertex_descriptor;

// Thrown to leave a search of the library.
struct LimitPassed {};

struct Visitor : boost::dijkstra_visitor<> {
  Visitor(std::vector<Vertex>& touched_in, const std::vector<std::uint32_t>& costs_in,
          std::uint32_t limit_in)
      : touched(touched_in), costs(costs_in), limit(limit_in) {}

  template <class Graph>
  void discover_vertex(Vertex vertex, const Graph&) {
    touched.push_back(vertex);
  }
  template <class Graph>
  void examine_vertex(Vertex vertex, const Graph&) {
    if (costs[vertex] > limit) throw LimitPassed();
  }

  std::vector<Vertex>& touched;
  const std::vector<std::uint32_t>& costs;
  std::uint32_t limit;
};

}  // namespace

struct ReachRival::Graph {
  Rows rows;
  std::vector<std::uint32_t> costs;
  std::vector<Vertex> before;
  std::vector<Vertex> touched;
  std::uint32_t limit = 0;
};

ReachRival::ReachRival(const RouteGraph& graph) : graph_(std::make_unique<Graph>()) {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
  std::vector<Weight> weights;
  for (std::uint32_t node = 0; node < graph.nodes(); ++node) {
    for (const RouteEdge& edge : graph.edges(node)) {
      ends.push_back({node, edge.to});
      weights.push_back({edge.cost});
    }
  }
  graph_->rows =
      Rows(boost::edges_are_sorted, ends.begin(), ends.end(), weights.begin(), graph.nodes());
  graph_->costs.assign(graph.nodes(), kNoNode);
  graph_->before.assign(graph.nodes(), 0);
}

ReachRival::~ReachRival() = default;

void ReachRival::search(std::uint32_t source, std::uint32_t limit) {
  for (const Vertex vertex : graph_->touched) graph_->costs[vertex] = kNoNode;
  graph_->touched.clear();
  graph_->limit = limit;
  graph_->costs[source] = 0;
  const auto index = boost::get(boost::vertex_index, graph_->rows);
  try {
    boost::dijkstra_shortest_paths_no_color_map_no_init(
        graph_->rows, source, boost::make_iterator_property_map(graph_->before.begin(), index),
        boost::make_iterator_property_map(graph_->costs.begin(), index),
        boost::get(&Weight::cost, graph_->rows), index, std::less<std::uint32_t>(),
        std::plus<std::uint32_t>(), kNoNode, std::uint32_t{0},
        Visitor(graph_->touched, graph_->costs, limit));
  } catch (const LimitPassed&) {
    return;  // all that the limit allows is known
  }
}

std::uint32_t ReachRival::cost(std::uint32_t node) const {
  const std::uint32_t cost = graph_->costs[node];
  return cost <= graph_->limit ? cost : kNoNode;
}

}  // namespace parapet::bench
