#include "rules/mayhem/moving/step_costs.h"

namespace parapet::mayhem {
namespace {

constexpr std::uint16_t kAllPlain = 0x5555;  // 1 to each neighbour

}  // namespace

StepCosts::StepCosts(const Board& board, const CrossingRules& rules)
    : grid_(board, kAllPlain), surfaces_(board, 0, 1) {
  for (int level = 1; level <= board.levels() + 1; ++level) {
    for (int y = 0; y < board.height(); ++y) {
      for (int x = 0; x < board.width(); ++x) {
        const Space space{x, y, level};
        const int below = level == 1 ? 0 : surface({x, y, level - 1});
        surfaces_.set(space, static_cast<std::uint8_t>(board.floor(space) ? level : below));
      }
    }
  }
  for (int level = 1; level <= board.levels(); ++level) {
    for (int y = 0; y < board.height(); ++y) {
      for (int x = 0; x < board.width(); ++x) {
        const Space space{x, y, level};
        unsigned packed = 0;
        for (unsigned n = 0; n < kNeighbourSteps.size(); ++n) {
          const auto cost = crossing_cost(board, space, space + kNeighbourSteps[n], rules);
          packed |= static_cast<unsigned>(cost.value_or(0)) << (2 * n);
        }
        grid_.set(space, static_cast<std::uint16_t>(packed));
      }
    }
  }
}

}  // namespace parapet::mayhem
