#include "bench/moving_rival.h"

#include <algorithm>
#include <boost/graph/compressed_sparse_row_graph.hpp>
#include <boost/graph/dijkstra_shortest_paths_no_color_map.hpp>
#include <boost/property_map/function_property_map.hpp>
#include <limits>
#include <utility>

namespace parapet::bench {
namespace {

struct Weight {
  int points = 0;
};
using StateGraph =
    boost::compressed_sparse_row_graph<boost::directedS, boost::no_property, Weight,
                                       boost::no_property, std::uint32_t, std::uint32_t>;
using Vertex = boost::graph_traits<StateGraph>::vertex_descriptor;

constexpr int kUnreached = std::numeric_limits<int>::max();
constexpr std::uint32_t kNoVertex = std::numeric_limits<std::uint32_t>::max();

// A number for every state that there could be.
class StateNumbers {
 public:
  StateNumbers(const Board& board, int altitudes, int span)
      : width_(board.width()), height_(board.height()), altitudes_(altitudes), spans_(span + 1) {}

  std::size_t count() const {
    return number({{width_ - 1, height_ - 1, altitudes_},
                   mayhem::MovePhase::in_air,
                   altitudes_,
                   spans_ - 1}) +
           1;
  }
  std::size_t number(const mayhem::MoveState& state) const {
    std::size_t result = static_cast<std::size_t>(state.phase);
    const auto digit = [&](int value, int count) {
      result = result * static_cast<std::size_t>(count) + static_cast<std::size_t>(value);
    };
    digit(state.ceiling, altitudes_ + 1);
    digit(state.span, spans_);
    digit(state.at.level - 1, altitudes_);
    digit(state.at.y, height_);
    digit(state.at.x, width_);
    return result;
  }

 private:
  int width_;
  int height_;
  int altitudes_;
  int spans_;
};

// Thrown to leave a search of the library.
struct PointsEnd {};

// Notes what is touched, and leaves where the points end.
struct SearchVisitor : boost::dijkstra_visitor<> {
  SearchVisitor(std::vector<Vertex>& touched_in, const std::vector<int>& costs_in, int points_in)
      : touched(touched_in), costs(costs_in), points(points_in) {}

  template <class Graph>
  void discover_vertex(Vertex vertex, const Graph&) {
    touched.push_back(vertex);
  }
  template <class Graph>
  void examine_vertex(Vertex vertex, const Graph&) {
    if (costs[vertex] > points) throw PointsEnd();
  }

  std::vector<Vertex>& touched;
  const std::vector<int>& costs;
  int points;
};

}  // namespace

struct MovingRival::Graph {
  const mayhem::MovingField& field;
  StateNumbers numbers;
  std::vector<std::uint32_t> vertices;  // by the number of a state
  std::vector<mayhem::MoveState> states;
  StateGraph graph;
  std::vector<int> costs;
  std::vector<Vertex> touched;

  std::uint32_t vertex(const mayhem::MoveState& state) const {
    return vertices[numbers.number(state)];
  }
  void forget() {
    for (const Vertex vertex : touched) costs[vertex] = kUnreached;
    touched.clear();
  }
};

MovingRival::MovingRival(const mayhem::MovingField& field, mayhem::Jump jump,
                         const std::vector<Space>& starts) {
  const mayhem::MoveSteps steps(field, jump);
  StateNumbers numbers(field.board, steps.highest_altitude(), jump.span);
  graph_.reset(new Graph{field, numbers, {}, {}, {}, {}, {}});
  graph_->vertices.assign(numbers.count(), kNoVertex);
  const auto found = [&](const mayhem::MoveState& state) {
    std::uint32_t& vertex = graph_->vertices[numbers.number(state)];
    if (vertex != kNoVertex) return;
    vertex = static_cast<std::uint32_t>(graph_->states.size());
    graph_->states.push_back(state);
  };
  for (const Space& start : starts) found({start, mayhem::MovePhase::jump_ahead, 0, 0});
  std::vector<std::pair<std::uint32_t, std::uint32_t>> ends;
  std::vector<Weight> weights;
  for (std::uint32_t from = 0; from < graph_->states.size(); ++from) {
    const mayhem::MoveState state = graph_->states[from];
    const auto take = [&](const mayhem::MoveState& next, int points) {
      found(next);
      ends.push_back({from, graph_->vertex(next)});
      weights.push_back({points});
    };
    steps.in_place(state, take);
    for (int neighbour = 0; neighbour < 8; ++neighbour) steps.into(state, neighbour, take);
    steps.by_stairs(state, take);
  }
  graph_->graph = StateGraph(boost::edges_are_sorted, ends.begin(), ends.end(), weights.begin(),
                             static_cast<std::uint32_t>(graph_->states.size()));
  graph_->costs.assign(graph_->states.size(), kUnreached);
}

MovingRival::~MovingRival() = default;

std::size_t MovingRival::vertices() const { return boost::num_vertices(graph_->graph); }
std::size_t MovingRival::edges() const { return boost::num_edges(graph_->graph); }

void MovingRival::search(Space from, std::optional<int> points) {
  graph_->forget();
  const Vertex start = graph_->vertex({from, mayhem::MovePhase::jump_ahead, 0, 0});
  graph_->costs[start] = 0;
  const auto index = boost::get(boost::vertex_index, graph_->graph);
  const auto costs = boost::make_iterator_property_map(graph_->costs.begin(), index);
  SearchVisitor visitor(graph_->touched, graph_->costs, points.value_or(kUnreached));
  try {
    boost::dijkstra_shortest_paths_no_color_map_no_init(
        graph_->graph, start, boost::dummy_property_map(), costs,
        boost::get(&Weight::points, graph_->graph), index, std::less<int>(), std::plus<int>(),
        kUnreached, 0, visitor);
  } catch (const PointsEnd&) {
    return;  // all that can be paid is known
  }
}

std::map<Space, int> MovingRival::reach(Space from, std::optional<int> points) {
  search(from, points);
  std::map<Space, int> result;
  for (const Vertex vertex : graph_->touched) {
    const mayhem::MoveState& state = graph_->states[vertex];
    const int cost = graph_->costs[vertex];
    if (state.in_air() || state.at == from || !graph_->field.occupants.is_free(state.at)) continue;
    if (points && cost > *points) continue;
    const auto [known, is_new] = result.try_emplace(state.at, cost);
    if (!is_new) known->second = std::min(known->second, cost);
  }
  return result;
}

}  // namespace parapet::bench
