#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "rules/mayhem/moving/move_steps.h"

namespace parapet::bench {

// The rival: all states of moving on one field as the vertices of a graph, all changes as its
// edges, written out beforehand, and Dijkstra's method of the Boost Graph Library on it.
class MovingRival {
 public:
  // What can happen to a unit that starts on any of these spaces.
  MovingRival(const mayhem::MovingField& field, mayhem::Jump jump,
              const std::vector<Space>& starts);
  ~MovingRival();

  std::size_t vertices() const;
  std::size_t edges() const;

  // The costs of all spaces that a unit may stop on but its start, no more than `points` if given;
  // by level, y, x. One search, ended where the points end; only what it touched is set back.
  std::map<Space, int> reach(Space from, std::optional<int> points);

  // The search alone, for the clock.
  void search(Space from, std::optional<int> points);

 private:
  struct Graph;
  std::unique_ptr<Graph> graph_;
};

}  // namespace parapet::bench
