#pragma once

#include <string>
#include <vector>

#include "geometry/tiles/plan.h"

namespace parapet::testing {

// A picture of one Level (formats.md) that can still be drawn on. Places are as in Plan.
class PlanSketch {
 public:
  // No floor anywhere. Requires 1 <= width, height.
  PlanSketch(int width, int height);
  explicit PlanSketch(const Plan& plan) : rows_(plan.rows()) {}
  explicit PlanSketch(std::vector<std::string> rows) : rows_(std::move(rows)) {}

  int width() const { return static_cast<int>(rows_.front().size() / 2); }
  int height() const { return static_cast<int>(rows_.size() / 2); }
  const std::vector<std::string>& rows() const { return rows_; }

  char& space(int x, int y) { return at(2 * y + 1, 2 * x + 1); }
  char& vertical_edge(int x, int y) { return at(2 * y + 1, 2 * x); }
  char& horizontal_edge(int x, int y) { return at(2 * y, 2 * x + 1); }
  char& dot(int x, int y) { return at(2 * y, 2 * x); }

  bool floor(int x, int y) const;  // false outside

  // Wipes the prints that border no floor and puts a Clear dot at every corner of floor that has
  // none; what is left is a plan. Fails the test if it is not.
  Plan finished() const;

 private:
  char& at(int row, int column) {
    return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
  }

  std::vector<std::string> rows_;
};

}  // namespace parapet::testing
