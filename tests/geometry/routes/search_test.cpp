#include "geometry/routes/search.h"

#include <catch2/catch.hpp>
#include <string>

#include "tests/support/random_source.h"

using namespace parapet;
using parapet::testing::RandomSource;

namespace {

using Rows = std::vector<std::vector<RouteEdge>>;
using Nodes = std::vector<std::uint32_t>;

constexpr std::uint64_t kNever = ~std::uint64_t{0};

// Costs by relaxing all edges until nothing changes (Bellman and Ford).
std::vector<std::uint64_t> costs_by_relaxing(const Rows& rows, const Nodes& sources) {
  std::vector<std::uint64_t> costs(rows.size(), kNever);
  for (const std::uint32_t source : sources) costs[source] = 0;
  for (bool changed = true; changed;) {
    changed = false;
    for (std::size_t from = 0; from < rows.size(); ++from) {
      if (costs[from] == kNever) continue;
      for (const RouteEdge& edge : rows[from]) {
        if (costs[from] + edge.cost >= costs[edge.to]) continue;
        costs[edge.to] = costs[from] + edge.cost;
        changed = true;
      }
    }
  }
  return costs;
}

// The least numbered node from which an edge leads to `to` on a cheapest route.
std::uint32_t least_before(const Rows& rows, const std::vector<std::uint64_t>& costs,
                           std::uint32_t to) {
  for (std::uint32_t from = 0; from < rows.size(); ++from) {
    for (const RouteEdge& edge : rows[from]) {
      if (edge.to == to && costs[from] != kNever && costs[from] + edge.cost == costs[to]) {
        return from;
      }
    }
  }
  return kNoNode;
}

Rows random_rows(RandomSource& random, int nodes, int edges, int most) {
  Rows rows(static_cast<std::size_t>(nodes));
  for (int n = 0; n < edges; ++n) {
    rows[static_cast<std::size_t>(random.below(nodes))].push_back(
        {static_cast<std::uint32_t>(random.below(nodes)),
         static_cast<std::uint32_t>(random.between(1, most))});
  }
  return rows;
}

RouteGraph graph_of(const Rows& rows) {
  Result<RouteGraph> graph = RouteGraph::of(rows);
  REQUIRE(graph);
  return *std::move(graph);
}

// Everything that the search found is what relaxing finds within the limit.
void check_found(const RouteSearch& search, const Rows& rows, const Nodes& sources,
                 std::uint32_t limit) {
  const std::vector<std::uint64_t> costs = costs_by_relaxing(rows, sources);
  std::size_t within = 0;
  std::size_t wrong = 0;
  for (std::uint32_t node = 0; node < rows.size(); ++node) {
    if (costs[node] > limit) {
      wrong += search.cost(node) || search.before(node) || !search.route(node).empty();
      continue;
    }
    ++within;
    wrong += search.cost(node) != costs[node];
    const std::uint32_t before = costs[node] == 0 ? kNoNode : least_before(rows, costs, node);
    wrong += search.before(node).value_or(kNoNode) != before;
    const Nodes route = search.route(node);
    wrong += route.empty() || route.back() != node || costs[route.front()] != 0;
  }
  for (std::size_t n = 1; n < search.reached().size(); ++n) {
    wrong += search.cost(search.reached()[n - 1]) > search.cost(search.reached()[n]);
  }
  CHECK(wrong == 0);
  CHECK(search.reached().size() == within);
}

}  // namespace

TEST_CASE("Cheapest routes are those that relaxing all edges finds") {
  RandomSource random(1);
  RouteSearch search;  // kept: what an earlier search left must not show
  for (int n = 0; n < 400; ++n) {
    const int nodes = random.between(1, 60);
    const Rows rows =
        random_rows(random, nodes, random.below(4 * nodes), random.pick<int>({1, 3, 9, 700}));
    Nodes sources;
    for (int k = random.between(0, 3); k > 0; --k) {
      sources.push_back(static_cast<std::uint32_t>(random.below(nodes)));
    }
    const auto limit =
        random.chance(50) ? kMaxRouteCost : static_cast<std::uint32_t>(random.below(30));
    search.run(graph_of(rows), sources, limit);
    check_found(search, rows, sources, limit);
  }
}

TEST_CASE("A search for one node ends there and gives the same route") {
  RandomSource random(2);
  RouteSearch whole;
  RouteSearch ended;
  for (int n = 0; n < 300; ++n) {
    const Rows rows = random_rows(random, 50, 170, 4);
    const RouteGraph graph = graph_of(rows);
    const Nodes sources{static_cast<std::uint32_t>(random.below(50))};
    const auto target = static_cast<std::uint32_t>(random.below(50));
    whole.run(graph, sources);
    ended.run(graph, sources, kMaxRouteCost, target);
    CHECK(ended.cost(target) == whole.cost(target));
    CHECK(ended.route(target) == whole.route(target));
    if (ended.cost(target)) CHECK(ended.reached().back() == target);
  }
}

TEST_CASE("Routes do not hang on the order of edges or sources") {
  RandomSource random(3);
  for (int n = 0; n < 200; ++n) {
    Rows rows = random_rows(random, 40, 160, 3);
    RouteSearch one;
    one.run(graph_of(rows), Nodes{3, 17, 5});
    for (auto& row : rows) random.shuffle(row);
    RouteSearch other;
    other.run(graph_of(rows), Nodes{5, 3, 17, 3});
    for (std::uint32_t node = 0; node < 40; ++node) CHECK(one.route(node) == other.route(node));
  }
}

TEST_CASE("A limit includes routes that cost just as much") {
  RouteSearch search;
  const RouteGraph chain = graph_of({{{1, 2}}, {{2, 3}}, {}});
  search.run(chain, Nodes{0}, 5);
  CHECK(search.route(2) == Nodes{0, 1, 2});
  search.run(chain, Nodes{0}, 4);
  CHECK(search.reached() == Nodes{0, 1});
  search.run(chain, Nodes{2}, 0);
  CHECK(search.reached() == Nodes{2});
  CHECK(search.cost(7) == std::nullopt);  // not a node
}

TEST_CASE("Long routes of the dearest edges are added up") {
  Rows rows(30000);
  for (std::uint32_t node = 0; node + 1 < rows.size(); ++node) {
    rows[node].push_back({node + 1, kMaxEdgeCost});
  }
  RouteSearch search;
  search.run(graph_of(rows), Nodes{0});
  CHECK(search.cost(29999) == 29999 * kMaxEdgeCost);
}

TEST_CASE("Graphs with wrong edges are refused") {
  CHECK(RouteGraph::of({{{1, 1}}, {}}));
  CHECK(RouteGraph::of({{{2, 1}}, {}}).error().place == "edges of node 0");
  CHECK(RouteGraph::of({{}, {{0, 0}}}).error().place == "edges of node 1");
  CHECK_FALSE(RouteGraph::of({{{0, kMaxEdgeCost + 1}}}));
  CHECK(graph_of({}).nodes() == 0);
}
