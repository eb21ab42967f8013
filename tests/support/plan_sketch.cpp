#include "tests/support/plan_sketch.h"

#include <stdexcept>
#include <utility>

#include "rules/prove/tiles/plan_moves.h"

namespace parapet::testing {

PlanSketch::PlanSketch(int width, int height)
    : rows_(static_cast<std::size_t>(2 * height + 1),
            std::string(static_cast<std::size_t>(2 * width + 1), ' ')) {}

bool PlanSketch::floor(int x, int y) const {
  if (x < 0 || y < 0 || x >= width() || y >= height()) return false;
  return rows_[static_cast<std::size_t>(2 * y + 1)][static_cast<std::size_t>(2 * x + 1)] != ' ';
}

Plan PlanSketch::finished() const {
  Result<Plan> plan = Plan::read(prove::with_prints_of_floor(rows_));
  if (!plan) throw std::logic_error("a sketch is no plan: " + to_text(plan.error()));
  return *std::move(plan);
}

}  // namespace parapet::testing
