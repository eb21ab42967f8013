#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "geometry/numbers/result.h"

namespace parapet {

// Nodes of graphs are numbered from 0; this is none of them.
inline constexpr std::uint32_t kNoNode = 0xFFFFFFFF;

// The greatest cost of one edge. Room for two figures in one: points * 256 + wounds, say, finds the
// fewest wounds among the cheapest routes.
inline constexpr std::uint32_t kMaxEdgeCost = 0xFFF;

struct RouteEdge {
  std::uint32_t to = 0;
  std::uint32_t cost = 1;  // 1 .. kMaxEdgeCost

  friend bool operator==(const RouteEdge&, const RouteEdge&) = default;
};

// A directed graph written out: the edges of node 0, then those of node 1, and so on.
class RouteGraph {
 public:
  RouteGraph() = default;  // no nodes

  // edges_from[n] holds the edges of node n. A fault if an edge leads to no node or its cost is not
  // between 1 and kMaxEdgeCost, or if there are kNoNode nodes or edges or more.
  static Result<RouteGraph> of(const std::vector<std::vector<RouteEdge>>& edges_from);

  std::uint32_t nodes() const noexcept {
    return static_cast<std::uint32_t>(row_begins_.size() - 1);
  }
  std::uint32_t greatest_cost() const noexcept { return greatest_cost_; }

  // REQUIRES: node < nodes().
  std::span<const RouteEdge> edges(std::uint32_t node) const noexcept {
    return {edges_.data() + row_begins_[node], edges_.data() + row_begins_[node + 1]};
  }
  template <class Visit>
  void each_edge(std::uint32_t node, Visit&& visit) const {
    for (const RouteEdge& edge : edges(node)) visit(edge.to, edge.cost);
  }

 private:
  std::vector<std::uint32_t> row_begins_{0};
  std::vector<RouteEdge> edges_;
  std::uint32_t greatest_cost_ = 0;
};

}  // namespace parapet
