#pragma once

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "geometry/routes/route_graph.h"

namespace parapet {

// No route costs more than this.
inline constexpr std::uint32_t kMaxRouteCost = 0x7FFFFFFF;

// The cheapest routes of a directed graph with small whole costs, by Dijkstra's method with a row
// of buckets for a queue (Dial, Communications of the ACM 12, 1969).
//   (1) cost(n) is the least sum of costs of a route from a source to n, for every n that a route
//       within the limit leads to; nothing for the others
//   (2) of several cheapest routes that into which every node is entered from the least numbered
//       node possible: routes depend neither on the order of a node's edges nor on that of sources
//   (3) a search costs time for what it reaches and for the greatest cost reached, not for the
//       nodes of the graph
// Keep the object for further searches: its memory is used again.
//
// Any type is a graph that has
//     std::uint32_t nodes() const;                       // less than kNoNode
//     std::uint32_t greatest_cost() const;               // no edge costs more; <= kMaxEdgeCost
//     void each_edge(std::uint32_t node, visit) const;   // visit(to, cost), cost >= 1
// so that edges need not be written out (RouteGraph is one that writes them out).
class RouteSearch {
 public:
  // Searches from all sources, each at cost 0, up to the limit. Stops as soon as the target, if one
  // is given, is reached: then only its own cost and route count.
  // REQUIRES: sources and target are nodes; limit <= kMaxRouteCost.
  template <class Graph>
  void run(const Graph& graph, std::span<const std::uint32_t> sources,
           std::uint32_t limit = kMaxRouteCost, std::uint32_t target = kNoNode);

  // The nodes reached, sources included, by cost; nodes of one cost in the order of being found.
  const std::vector<std::uint32_t>& reached() const noexcept { return reached_; }

  // What it costs to get there; nothing if it was not reached.
  std::optional<std::uint32_t> cost(std::uint32_t node) const noexcept {
    if (node >= best_.size() || best_[node] == kUnreached) return std::nullopt;
    return cost_of(best_[node]);
  }

  // The node before it on the way; nothing for a source and for what was not reached.
  std::optional<std::uint32_t> before(std::uint32_t node) const noexcept {
    if (!cost(node) || before_of(best_[node]) == kNoNode) return std::nullopt;
    return before_of(best_[node]);
  }

  // The nodes of the cheapest route, from its source to the node; empty if it was not reached.
  std::vector<std::uint32_t> route(std::uint32_t node) const;

 private:
  // Cost above, the node before below: one comparison finds the cheapest, then the least numbered.
  using Best = std::uint64_t;
  static constexpr Best kUnreached = ~Best{0};

  static constexpr Best best_of(std::uint64_t cost, std::uint32_t before) noexcept {
    return cost << 32 | before;
  }
  static constexpr std::uint32_t cost_of(Best best) noexcept {
    return static_cast<std::uint32_t>(best >> 32);
  }
  static constexpr std::uint32_t before_of(Best best) noexcept {
    return static_cast<std::uint32_t>(best);
  }

  void forget();
  void make_room(std::uint32_t nodes, std::uint32_t greatest_cost);

  std::vector<Best> best_;                           // by node
  std::vector<std::vector<std::uint32_t>> buckets_;  // by cost, in turn
  std::vector<std::uint32_t> reached_;
};

template <class Graph>
void RouteSearch::run(const Graph& graph, std::span<const std::uint32_t> sources,
                      std::uint32_t limit, std::uint32_t target) {
  assert(limit <= kMaxRouteCost && graph.greatest_cost() <= kMaxEdgeCost);
  forget();
  make_room(graph.nodes(), graph.greatest_cost());
  for (const std::uint32_t source : sources) {
    if (best_[source] == kUnreached) buckets_[0].push_back(source);
    best_[source] = best_of(0, kNoNode);
  }
  const std::size_t turn = buckets_.size() - 1;  // a power of two, less one
  std::size_t waiting = buckets_[0].size();
  for (std::uint32_t cost = 0; waiting > 0; ++cost) {
    // No edge is free, so nothing is added to the bucket that is being emptied.
    std::vector<std::uint32_t>& bucket = buckets_[cost & turn];
    for (const std::uint32_t node : bucket) {
      if (cost_of(best_[node]) != cost) continue;  // found cheaper since
      reached_.push_back(node);
      if (node == target) return;
      graph.each_edge(node, [&](std::uint32_t to, std::uint32_t edge_cost) {
        assert(edge_cost >= 1 && edge_cost <= turn);
        const std::uint64_t next = std::uint64_t{cost} + edge_cost;
        const Best found = best_of(next, node);
        if (found >= best_[to] || next > limit) return;
        if (cost_of(best_[to]) != next) {
          buckets_[next & turn].push_back(to);
          ++waiting;
        }
        best_[to] = found;
      });
    }
    waiting -= bucket.size();
    bucket.clear();
  }
}

inline void RouteSearch::forget() {
  for (const std::uint32_t node : reached_) best_[node] = kUnreached;
  for (std::vector<std::uint32_t>& bucket : buckets_) {  // of a search that ended at its target
    for (const std::uint32_t node : bucket) best_[node] = kUnreached;
    bucket.clear();
  }
  reached_.clear();
}

inline void RouteSearch::make_room(std::uint32_t nodes, std::uint32_t greatest_cost) {
  if (best_.size() < nodes) best_.resize(nodes, kUnreached);
  const std::size_t buckets = std::bit_ceil(std::size_t{greatest_cost} + 1);
  if (buckets_.size() < buckets) buckets_.resize(buckets);
}

inline std::vector<std::uint32_t> RouteSearch::route(std::uint32_t node) const {
  std::vector<std::uint32_t> nodes;
  if (!cost(node)) return nodes;
  for (std::optional<std::uint32_t> at = node; at; at = before(*at)) nodes.push_back(*at);
  std::reverse(nodes.begin(), nodes.end());
  return nodes;
}

}  // namespace parapet
