#include "bench/reach_bench.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <vector>

#include "bench/bench_numbers.h"
#include "bench/brick_city.h"
#include "bench/measure.h"
#include "bench/reach_rival.h"
#include "geometry/routes/search.h"

namespace parapet::bench {
namespace {

constexpr std::uint64_t kSeed = 20261130;
constexpr int kUp = 3;
constexpr int kDown = 6;

// The steps of the walker, worked out when they are asked for: no graph is written out. A rim of
// spaces that are too high to step on saves asking whether a neighbour is on the board.
class CitySteps {
 public:
  explicit CitySteps(const BrickCity& city) : heights_(std::size_t{kWidth} * kWidth, kTooHigh) {
    for (int y = 0; y < BrickCity::kStuds; ++y) {
      for (int x = 0; x < BrickCity::kStuds; ++x) {
        heights_[space(x, y)] = static_cast<std::int16_t>(city.top(x, y));
      }
    }
  }

  static std::uint32_t space(int x, int y) {
    return static_cast<std::uint32_t>((y + 1) * kWidth + x + 1);
  }

  std::uint32_t nodes() const { return static_cast<std::uint32_t>(heights_.size()); }
  std::uint32_t greatest_cost() const { return 3 + kUp; }

  template <class Visit>
  void each_edge(std::uint32_t from, Visit&& visit) const {
    const int height = heights_[from];
    for (const auto& [offset, cost] : kNeighbours) {
      const std::uint32_t to = from + static_cast<std::uint32_t>(offset);
      const int rise = heights_[to] - height;
      if (static_cast<unsigned>(rise + kDown) > static_cast<unsigned>(kUp + kDown)) continue;
      visit(to, static_cast<std::uint32_t>(cost + std::max(rise, 0)));
    }
  }

  RouteGraph written_out() const {
    std::vector<std::vector<RouteEdge>> rows(nodes());
    for (std::uint32_t node = 0; node < nodes(); ++node) {
      if (heights_[node] == kTooHigh) continue;
      each_edge(node, [&](std::uint32_t to, std::uint32_t cost) {
        rows[node].push_back({to, cost});
      });
    }
    Result<RouteGraph> graph = RouteGraph::of(rows);
    if (!graph) throw std::logic_error(to_text(graph.error()));
    return *std::move(graph);
  }

 private:
  static constexpr int kWidth = BrickCity::kStuds + 2;
  static constexpr std::int16_t kTooHigh = 30000;

  struct Neighbour {
    int offset;
    int cost;
  };
  static constexpr std::array<Neighbour, 8> kNeighbours{{{-kWidth - 1, 3},
                                                         {-kWidth, 2},
                                                         {-kWidth + 1, 3},
                                                         {-1, 2},
                                                         {1, 2},
                                                         {kWidth - 1, 3},
                                                         {kWidth, 2},
                                                         {kWidth + 1, 3}}};

  std::vector<std::int16_t> heights_;
};

class Reach {
 public:
  Reach() : steps_(BrickCity(kSeed)), written_(steps_.written_out()), rival_(written_) {
    Numbers numbers(kSeed);
    while (sources_.size() < 200) {
      const std::uint32_t source =
          CitySteps::space(numbers.below(BrickCity::kStuds), numbers.below(BrickCity::kStuds));
      search_.run(steps_, std::span(&source, 1), 400);
      if (search_.reached().size() > 500) sources_.push_back(source);
    }
  }

  ReachFigures measure(std::uint32_t limit, std::size_t sources, int repetitions) {
    const std::span<const std::uint32_t> asked = std::span(sources_).first(sources);
    Samples steps;  // ns a space reached
    Samples rows;
    Samples rival;
    Samples ratio;
    std::size_t reached = 0;
    for (int n = 0; n < repetitions; ++n) {
      reached = 0;
      const double by_steps = seconds_of([&] {
        for (const std::uint32_t& source : asked) {
          search_.run(steps_, std::span(&source, 1), limit);
          reached += search_.reached().size();
        }
      });
      const double by_rows = seconds_of([&] {
        for (const std::uint32_t& source : asked) {
          search_.run(written_, std::span(&source, 1), limit);
        }
      });
      const double by_rival = seconds_of([&] {
        for (const std::uint32_t source : asked) rival_.search(source, limit);
      });
      const double a_space = 1e9 / static_cast<double>(reached);
      steps.add(by_steps * a_space);
      rows.add(by_rows * a_space);
      rival.add(by_rival * a_space);
      ratio.add(by_rival / by_steps);
    }
    char text[300];
    std::snprintf(text, sizeof text,
                  "  limit %10u, %6zu spaces: %5.1f ns a space (%.1f..%.1f), from rows %.1f, "
                  "Boost.Graph %.1f (%.1f..%.1f), %.1f x (%.1f..%.1f)\n",
                  limit, reached / sources, steps.median(), steps.least(), steps.most(),
                  rows.median(), rival.median(), rival.least(), rival.most(), ratio.median(),
                  ratio.least(), ratio.most());
    return {text, same_costs(asked, limit)};
  }

  std::string description() const {
    std::size_t edges = 0;
    for (std::uint32_t node = 0; node < written_.nodes(); ++node) {
      edges += written_.edges(node).size();
    }
    char text[200];
    std::snprintf(text, sizeof text, "reach over %d x %d spaces, %.2f M steps, one thread\n",
                  BrickCity::kStuds, BrickCity::kStuds, static_cast<double>(edges) * 1e-6);
    return text;
  }

 private:
  // The costs of a few of them, of both graphs and the rival.
  bool same_costs(std::span<const std::uint32_t> sources, std::uint32_t limit) {
    RouteSearch by_rows;
    for (const std::uint32_t& source : sources.first(std::min<std::size_t>(sources.size(), 20))) {
      search_.run(steps_, std::span(&source, 1), limit);
      by_rows.run(written_, std::span(&source, 1), limit);
      rival_.search(source, limit);
      for (std::uint32_t node = 0; node < steps_.nodes(); ++node) {
        const std::uint32_t cost = search_.cost(node).value_or(kNoNode);
        if (cost != rival_.cost(node) || cost != by_rows.cost(node).value_or(kNoNode)) return false;
        if (search_.before(node) != by_rows.before(node)) return false;
      }
    }
    return true;
  }

  CitySteps steps_;
  RouteGraph written_;
  ReachRival rival_;
  RouteSearch search_;
  std::vector<std::uint32_t> sources_;
};

}  // namespace

ReachFigures measure_reach(int repetitions) {
  Reach reach;
  ReachFigures all{reach.description(), true};
  const auto add = [&](std::uint32_t limit, std::size_t sources) {
    const ReachFigures figures = reach.measure(limit, sources, repetitions);
    all.text += figures.text;
    all.equal = all.equal && figures.equal;
  };
  add(20, 200);
  add(60, 200);
  add(kMaxRouteCost, 10);
  return all;
}

}  // namespace parapet::bench
